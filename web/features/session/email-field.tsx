import { isEmail } from '../../../contract/people.ts';
import { type FailedTry, FocusedField } from './focused-field.tsx';
import { fieldMessages } from './messages.ts';

type Props = {
  texts: { readonly label: string; readonly placeholder: string };
  value: string;
  onChange: (text: string) => void;
  failure: FailedTry | null;
};

/** The email step's field; says what is wrong as soon as something is typed. */
export const EmailField = ({ texts, value, onChange, failure }: Props) => (
  <FocusedField
    label={texts.label}
    placeholder={texts.placeholder}
    type="email"
    name="email"
    autoComplete="username"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    failure={failure}
    error={value.trim() !== '' && !isEmail(value) ? fieldMessages.email : null}
  />
);
