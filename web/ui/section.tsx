import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { Card } from './card.tsx';

type Props = {
  heading: string;
  text: string;
  /** What it says is the outcome of a press: the heading comes into view and takes focus. */
  takesFocus?: boolean;
  children: ReactNode;
};

/** One matter of the page: what it is, what happens, and the way to do it. */
export const Section = ({ heading, text, takesFocus = false, children }: Props) => {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <section aria-labelledby={id}>
      <Card className="grid grid-cols-1 justify-items-start gap-4">
        <div>
          <h2 ref={title} id={id} tabIndex={-1} className="font-display font-semibold text-title">
            {heading}
          </h2>
          <p className="mt-2 text-ink-soft">{text}</p>
        </div>
        {children}
      </Card>
    </section>
  );
};

type UnknownProps = { heading: string; text: string; retry: string; onRetry: () => void };

/** A matter about which the server could not be asked: says so, and asks again. */
export const UnknownSection = ({ heading, text, retry, onRetry }: UnknownProps) => (
  <Section heading={heading} text={text}>
    <Button variant="secondary" size="small" onClick={onRetry}>
      {retry}
    </Button>
  </Section>
);
