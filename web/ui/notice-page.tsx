import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Mark } from './logo.tsx';
import { Page } from './page.tsx';
import { StepHeading } from './step-heading.tsx';

type Props = {
  /** Title of the document. */
  title: string;
  heading: string;
  text: string;
  /** Whether the text tells what went wrong. */
  isProblem?: boolean;
  /** The ways on. */
  children: ReactNode;
};

/** A page with one thing to say. */
export const NoticePage = ({ title, heading, text, isProblem = false, children }: Props) => (
  <Page title={title} width="narrow" className="grid content-center gap-3">
    <Mark className="-ms-1 mb-3 size-16" />
    <StepHeading>{heading}</StepHeading>
    <p className={classes('text-lg', isProblem ? 'problem' : 'text-ink-soft')}>{text}</p>
    <div className="mt-5 flex flex-wrap gap-3">{children}</div>
  </Page>
);
