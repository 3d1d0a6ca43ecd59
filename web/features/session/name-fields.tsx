import { maximumNameLength } from '../../../contract/limits.ts';
import { Field } from '../../ui/field.tsx';
import { signUpTexts } from './flow-texts.ts';
import { FocusedField } from './focused-field.tsx';

type Props = {
  firstName: string;
  lastName: string;
  type: (field: 'firstName' | 'lastName') => (text: string) => void;
};

const { firstName: first, lastName: last } = signUpTexts.name;

export const NameFields = ({ firstName, lastName, type }: Props) => (
  <>
    <FocusedField
      label={first}
      name="given-name"
      autoComplete="given-name"
      dir="auto"
      maxLength={maximumNameLength}
      value={firstName}
      onChange={(event) => type('firstName')(event.target.value)}
    />
    <Field
      label={last}
      name="family-name"
      autoComplete="family-name"
      dir="auto"
      maxLength={maximumNameLength}
      value={lastName}
      onChange={(event) => type('lastName')(event.target.value)}
    />
  </>
);
