import type { ClipboardEvent } from 'react';
import { inviteCodeLength } from '../../../contract/limits.ts';
import { Field } from '../../ui/field.tsx';
import { asCode, codeFromPaste } from './code.ts';

type Props = {
  value: string;
  onChange: (code: string) => void;
  error?: string | null;
  readOnly?: boolean;
};

/** The field for a partner's code: five characters in capitals; a pasted link gives its code. */
export const CodeField = ({ value, onChange, error, readOnly = false }: Props) => {
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    if (!readOnly) onChange(codeFromPaste(event.clipboardData.getData('text')));
  };
  return (
    <Field
      label="Partner's code"
      placeholder="Enter the code"
      value={value}
      onChange={(event) => onChange(asCode(event.target.value))}
      onPaste={paste}
      error={error}
      readOnly={readOnly}
      maxLength={inviteCodeLength}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      className="text-center font-semibold uppercase tracking-[0.35em] placeholder:font-normal placeholder:normal-case placeholder:tracking-normal"
    />
  );
};
