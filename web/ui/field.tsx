import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
  /** Stands inside the field at its end, such as a button that shows the password. */
  trailing?: ReactNode;
};

const box =
  'w-full min-h-14 rounded-md border bg-surface px-4 text-lg text-ink placeholder:text-ink-soft placeholder:opacity-100 transition-colors';

/** A labelled input; the error is tied to it, read out when it appears, and keeps its own line. */
export const Field = ({ label, hint, error, trailing, className, ...rest }: Props) => {
  const id = useId();
  const described = classes(hint != null && `${id}-hint`, error && `${id}-error`) || undefined;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          className={classes(
            box,
            error ? 'border-danger' : 'border-edge',
            trailing != null && 'pe-14',
            className,
          )}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          {...rest}
        />
        {trailing != null && (
          <div className="absolute inset-y-0 end-1.5 grid place-items-center">{trailing}</div>
        )}
      </div>
      {hint != null && (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} aria-live="polite" className="problem text-sm">
        {error}
      </p>
    </div>
  );
};
