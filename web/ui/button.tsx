import type { ComponentProps, MouseEvent } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive';
type ButtonSize = 'small' | 'normal' | 'large' | 'icon';

const looks: Record<ButtonVariant, string> = {
  primary: 'bg-ember text-on-ember shadow-lamp enabled:hover:bg-ember-strong',
  secondary: 'bg-surface text-ink border border-edge enabled:hover:border-ember enabled:hover:text-ember',
  quiet: 'text-ink-soft enabled:hover:text-ink enabled:hover:bg-ember-wash',
  destructive: 'bg-danger-wash text-danger border border-danger',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 text-sm',
  normal: 'min-h-12 px-5 text-base sm:px-6',
  large: 'min-h-14 px-8 text-lg',
  icon: 'size-11 shrink-0 p-0',
};

/** The look of a button, for links that act like one. */
export const buttonClass = (variant: ButtonVariant = 'primary', size: ButtonSize = 'normal'): string =>
  classes(
    'inline-flex items-center justify-center gap-2 rounded-full text-center font-semibold leading-tight no-underline max-w-full wrap-break-word',
    'transition-[background-color,border-color,color,scale,opacity] duration-200 enabled:active:scale-[0.98]',
    'disabled:opacity-55 disabled:shadow-none disabled:cursor-not-allowed',
    'aria-disabled:cursor-progress aria-disabled:opacity-75 aria-disabled:shadow-none',
    looks[variant],
    sizes[size],
  );

/** A busy button keeps the focus, which a disabled one would lose, and takes no press. */
const occupied = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Something is under way: shows a spinner, in the place of an icon, and takes no press. */
  busy?: boolean;
};

export const Button = ({ variant, size, busy = false, className, children, disabled, ...rest }: Props) => (
  <button
    type="button"
    className={classes(buttonClass(variant, size), className)}
    disabled={disabled}
    {...rest}
    {...(busy ? occupied : {})}
  >
    {busy && <Spinner />}
    {!(busy && size === 'icon') && children}
  </button>
);
