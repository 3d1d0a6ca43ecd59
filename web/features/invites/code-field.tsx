import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { inviteCodeLength } from '../../../contract/limits.ts';
import { Field } from '../../ui/field.tsx';
import { asCode, codeFromPaste, isWholeCode } from './code.ts';
import { messages } from './messages.ts';

type Props = {
  value: string;
  onChange: (code: string) => void;
  error?: string | null;
  readOnly?: boolean;
};

/** The field for a partner's code: five characters in capitals; a pasted link gives its code. */
export const CodeField = ({ value, onChange, error = null, readOnly = false }: Props) => {
  const [isLeft, setLeft] = useState(false);
  const isCut = isLeft && value !== '' && !isWholeCode(value);
  const change = (text: string) => {
    setLeft(false);
    onChange(asCode(text));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    if (!readOnly) change(codeFromPaste(event.clipboardData.getData('text')));
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') setLeft(true);
  };
  return (
    <Field
      label="Partner's code"
      placeholder="Enter the code"
      value={value}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setLeft(true)}
      onKeyDown={press}
      onPaste={paste}
      error={isCut ? messages.malformed : error}
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
