import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';

type Props = { heading: string; text: string; children: ReactNode };

/** One matter of the page: what it is, what happens, and the way to do it. */
export const Section = ({ heading, text, children }: Props) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="grid grid-cols-1 justify-items-start gap-4">
        <div>
          <h2 id={id} className="font-display font-semibold text-title">
            {heading}
          </h2>
          <p className="mt-2 text-ink-soft">{text}</p>
        </div>
        {children}
      </Card>
    </section>
  );
};
