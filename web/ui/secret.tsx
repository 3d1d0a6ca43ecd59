import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';

/** What a field for a password has, for its writer to look at it: spread over a `Field`. */
export const useSecret = () => {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  const eye = (
    <Button
      variant="quiet"
      size="icon"
      aria-label={visible ? 'Hide password' : 'Show password'}
      aria-pressed={visible}
      onClick={() => setVisible(!visible)}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  );
  return {
    type: visible ? 'text' : 'password',
    autoCapitalize: 'none',
    spellCheck: false,
    trailing: eye,
  } as const;
};
