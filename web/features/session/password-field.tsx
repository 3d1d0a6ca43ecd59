import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { maximumPasswordLength } from '../../../contract/limits.ts';
import { Button } from '../../ui/button.tsx';
import { type Failure, FocusedField } from './focused-field.tsx';
import { passwordProblem } from './password.ts';

type Props = {
  texts: { readonly label: string; readonly placeholder: string };
  kind: 'current-password' | 'new-password';
  value: string;
  onChange: (text: string) => void;
  failure?: Failure | null;
};

/** A password with a way to look at it; shows how long it must be once a character is there. */
export const PasswordField = ({ texts, kind, value, onChange, failure = null }: Props) => {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <FocusedField
      label={texts.label}
      placeholder={texts.placeholder}
      type={visible ? 'text' : 'password'}
      name="password"
      autoComplete={kind}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maximumPasswordLength}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      failure={failure}
      error={passwordProblem(value)}
      trailing={
        <Button
          variant="quiet"
          size="icon"
          aria-label={visible ? 'Hide password' : 'Show password'}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        >
          <Icon aria-hidden="true" className="size-5" />
        </Button>
      }
    />
  );
};
