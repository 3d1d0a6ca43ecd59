import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from './classes.ts';

type Props = { children: ReactNode; className?: string };

/** The heading of a step; takes focus when the step opens, so that it is read out and tabbing starts below it. */
export const StepHeading = ({ children, className }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={classes('font-display font-semibold text-display', className)}>
      {children}
    </h1>
  );
};
