import { maximumPasswordLength } from '../../../contract/limits.ts';
import { useSecret } from '../../ui/secret.tsx';
import { type FailedTry, FocusedField } from './focused-field.tsx';
import { passwordProblem } from './password.ts';

type Props = {
  texts: { readonly label: string; readonly placeholder: string };
  kind: 'current-password' | 'new-password';
  value: string;
  onChange: (text: string) => void;
  failure?: FailedTry | null;
};

/** A password with a way to look at it; shows how long it must be once a character is there. */
export const PasswordField = ({ texts, kind, value, onChange, failure = null }: Props) => {
  const secret = useSecret();
  return (
    <FocusedField
      label={texts.label}
      placeholder={texts.placeholder}
      name="password"
      autoComplete={kind}
      maxLength={maximumPasswordLength}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      failure={failure}
      error={passwordProblem(value)}
      {...secret}
    />
  );
};
