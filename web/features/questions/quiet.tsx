import { type ReactNode, useEffect, useRef } from 'react';
import { HeartIcon } from '../../ui/heart-icon.tsx';

type Props = { title: string; text: string; takesFocus?: boolean; children?: ReactNode };

/** Says why there is nothing to read on the partner's side, and what can be done. */
export const Quiet = ({ title, text, takesFocus = false, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className="grid min-h-28 justify-items-center gap-2 rounded-lg bg-sunken px-5 py-6 text-center">
      <HeartIcon filled={false} className="size-8 text-rose" />
      <h3 ref={heading} tabIndex={-1} className="font-display font-semibold text-lg">
        {title}
      </h3>
      <p className="max-w-sm text-ink-soft text-sm">{text}</p>
      {children}
    </div>
  );
};
