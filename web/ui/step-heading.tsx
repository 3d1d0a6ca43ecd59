import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a step; the step opens at its top, with the focus here, so that it is read out and tabbing starts below it. */
export const StepHeading = ({ children }: { children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className="font-display font-semibold text-display">
      {children}
    </h1>
  );
};
