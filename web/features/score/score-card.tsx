import { useEffect, useRef, useState } from 'react';
import type { Score } from '../../../contract/score.ts';
import { Card } from '../../ui/card.tsx';
import { ExampleCard } from './example-card.tsx';
import { GenerateButton } from './generate-button.tsx';
import { History } from './history.tsx';
import { Parts } from './parts.tsx';
import { ScoreBar } from './score-bar.tsx';
import { Takeaways } from './takeaways.tsx';
import { judgedLine, tapsLine } from './texts.ts';
import type { Generate } from './use-generate.ts';

const format = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

const Headline = ({ score, generate }: { score: Score; generate: Generate }) => {
  const { compatibilityScore, band, basedOn, summary, taps, answersChanged, generatedAt, partnerInfo } =
    score;
  const judged = judgedLine(score.judgedBy);
  const heading = useRef<HTMLHeadingElement>(null);
  const [takesFocus] = useState(generate.wasPressed);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Card tone="warm" className="grid gap-5 py-8">
      <div className="text-center">
        <h2 ref={heading} tabIndex={-1} className="text-ink-soft">
          You and <bdi>{partnerInfo.firstName || 'your partner'}</bdi>
        </h2>
        <p className="font-display font-semibold text-ember text-hero tabular-nums">{compatibilityScore}%</p>
      </div>
      <ScoreBar compatibilityScore={compatibilityScore} band={band} />
      <p className="text-center text-ink-soft text-sm">
        Somewhere between {band.low} and {band.high}, from {basedOn}{' '}
        {basedOn === 1 ? 'question' : 'questions'} you have both answered.
        <br />
        {tapsLine(taps)}
        {judged !== null && (
          <>
            <br />
            {judged}
          </>
        )}
      </p>
      <p dir="auto" className="mx-auto max-w-2xl text-lg md:text-center">
        {summary}
      </p>
      {answersChanged && (
        <p className="text-center font-semibold text-sm">Answers have changed since. Update Score.</p>
      )}
      <GenerateButton generate={generate} label="Update Score" variant="secondary" />
      <p className="text-center text-ink-soft text-xs">
        A picture of how you talk here, made on{' '}
        <time dateTime={generatedAt}>{format.format(new Date(generatedAt))}</time>. Not a forecast.
      </p>
    </Card>
  );
};

/** The score with what it rests on: number, summary, takeaways, parts, history and examples. */
export const ScoreCard = ({ score, generate }: { score: Score; generate: Generate }) => (
  <div className="grid animate-rise gap-5">
    <Headline score={score} generate={generate} />
    <Takeaways takeaways={score.takeaways} />
    <Parts parts={score.categories} />
    <History history={score.history} />
    {score.examples.length > 0 && (
      <section aria-labelledby="examples-heading" className="grid gap-4">
        <h2 id="examples-heading" className="mt-2 font-display font-semibold text-title">
          In your own words
        </h2>
        {score.examples.map((example) => (
          <ExampleCard key={example.questionId} example={example} partnerName={score.partnerInfo.firstName} />
        ))}
      </section>
    )}
  </div>
);
