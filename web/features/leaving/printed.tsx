import { Printer } from 'lucide-react';
import type { Analysis } from '../../../contract/analysis.ts';
import { Button } from '../../ui/button.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { tapLabels } from '../taps/door.ts';
import { messages } from './messages.ts';
import { type Mine, profileOf, wholeDayOf } from './mine.ts';

const texts = messages.mine;

const shownOf = ({ feedback, suggestions }: Analysis): string =>
  [feedback, ...suggestions.slice(0, 1)].join(' ');

const Answer = ({ answer }: { answer: Mine['answers'][number] }) => (
  <li className="break-inside-avoid border-line border-t pt-5">
    <h3 className="font-display font-semibold text-lg leading-snug">{answer.questionText}</h3>
    <p className="mt-1 text-ink-soft text-sm">
      {wholeDayOf(answer.createdAt)}
      {answer.updatedAt && `, ${texts.changed} ${wholeDayOf(answer.updatedAt)}`}
    </p>
    <p dir="auto" className="mt-3 whitespace-pre-wrap">
      {answer.answerText}
    </p>
    {answer.analysis && (
      <p dir="auto" className="mt-3 border-line border-s-2 ps-3 text-ink-soft text-sm">
        <span className="font-semibold">{texts.feedback}:</span> {shownOf(answer.analysis)}
      </p>
    )}
  </li>
);

const Profile = ({ mine }: { mine: Mine }) => (
  <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
    {profileOf(mine).map(([label, value]) => (
      <div key={label} className="contents">
        <dt className="text-ink-soft text-sm">{label}</dt>
        <dd className="max-sm:mb-2">
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);

const OwnTaps = ({ taps }: Pick<Mine, 'taps'>) => (
  <>
    <h2 className="mt-10 mb-4 font-display font-semibold text-title">{texts.taps}</h2>
    <ul className="grid gap-4">
      {taps.map(({ questionId, questionText, tap, tappedAt }) => (
        <li key={questionId} className="break-inside-avoid">
          <h3 className="font-semibold leading-snug">{questionText}</h3>
          <p className="text-ink-soft text-sm">
            {tapLabels[tap]}, {wholeDayOf(tappedAt)}
          </p>
        </li>
      ))}
    </ul>
  </>
);

const ModelWords = ({ words }: { words: Mine['modelWords'] }) => (
  <>
    <h2 className="mt-10 mb-4 font-display font-semibold text-title">{texts.modelWords}</h2>
    <ul className="grid gap-4">
      {words.map(({ saidAt, analysis }) => (
        <li key={saidAt} className="break-inside-avoid">
          <p className="text-ink-soft text-sm">{wholeDayOf(saidAt)}</p>
          <p dir="auto">{shownOf(analysis)}</p>
        </li>
      ))}
    </ul>
  </>
);

/** Everything that is mine on one page, to read or to print. */
export const Printed = ({ mine }: { mine: Mine }) => (
  <>
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <StepHeading>{texts.heading}</StepHeading>
        <p className="mt-1 text-ink-soft">{wholeDayOf(mine.exportedAt)}</p>
      </div>
      <Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-5" />
        {texts.print}
      </Button>
    </div>
    <h2 className="mt-10 font-display font-semibold text-title">{texts.profile}</h2>
    <Profile mine={mine} />
    <h2 className="mt-10 mb-4 font-display font-semibold text-title">{texts.answers}</h2>
    {mine.answers.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
    <ul className="grid gap-6">
      {mine.answers.map((answer) => (
        <Answer key={`${answer.questionId} ${answer.createdAt}`} answer={answer} />
      ))}
    </ul>
    {mine.taps.length > 0 && <OwnTaps taps={mine.taps} />}
    {mine.modelWords.length > 0 && <ModelWords words={mine.modelWords} />}
  </>
);
