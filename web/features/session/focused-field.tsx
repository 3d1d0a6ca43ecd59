import { type ComponentProps, useEffect, useRef } from 'react';
import { Field } from '../../ui/field.tsx';

/** What the error catalogue says of a try that failed; stays readable after the toast has gone. */
export type FailedTry = { readonly title: string; readonly message: string };

type Props = ComponentProps<typeof Field> & {
  /** Why the last try failed; brings the focus back to the field, with the reason tied to it. */
  failure?: FailedTry | null;
};

/** A field that takes focus when its step opens, and again when a try has failed. */
export const FocusedField = ({ failure = null, error, ...props }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const reason = failure?.message;
  useEffect(() => {
    if (reason !== undefined) field.current?.focus();
  }, [reason]);
  return (
    <Field
      ref={field}
      hint={failure && <span className="font-semibold text-danger">{failure.title}</span>}
      error={reason ?? error}
      {...props}
    />
  );
};
