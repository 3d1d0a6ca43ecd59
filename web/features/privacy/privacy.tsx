import { Link } from 'wouter';
import { StepHeading } from '../../ui/step-heading.tsx';
import { type Part, pageParts, type SetUp, texts } from './texts.ts';

const PartOf = ({ heading, points }: Part) => (
  <section className="border-line border-t pt-5">
    <h2 className="font-display font-semibold text-title">{heading}</h2>
    <ul className="mt-3 grid gap-2">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </section>
);

/** Who sees what, and what happens when a couple ends. */
export const Privacy = (setUp: SetUp) => (
  <>
    <div>
      <StepHeading>{texts.title}</StepHeading>
      <p className="mt-2 text-ink-soft text-lg">{texts.lead}</p>
    </div>
    {pageParts(setUp).map((part) => (
      <PartOf key={part.heading} {...part} />
    ))}
    <p className="border-line border-t pt-5">
      {texts.help}{' '}
      <Link href="/help" className="inline-block py-3 font-semibold text-ember underline underline-offset-4">
        Help lines
      </Link>
    </p>
  </>
);
