import { type ComponentProps, useEffect, useRef } from 'react';
import { Field } from '../../ui/field.tsx';

type Props = ComponentProps<typeof Field> & {
  /** Why the last try failed; brings the focus back to the field, with the reason tied to it. */
  failure?: string | null;
};

/** A field that takes focus when its step opens, and again when a try has failed. */
export const FocusedField = ({ failure = null, error, ...props }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (failure !== null) field.current?.focus();
  }, [failure]);
  return <Field ref={field} error={failure ?? error} {...props} />;
};
