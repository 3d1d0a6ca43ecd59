import type { Counted } from '../../../contract/answers.ts';
import { minimumAnswersForScore } from '../../../contract/limits.ts';
import { answersMissing } from '../../../contract/score.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';
import { HeartIcon } from '../../ui/heart-icon.tsx';
import { useAnswers } from '../answers/queries.ts';
import { confirmNote } from '../couples/queries.ts';
import { GenerateButton } from './generate-button.tsx';
import { type Progress, progressOf } from './progress.ts';
import { moreLine } from './texts.ts';
import type { Generate } from './use-generate.ts';

const steps = Array.from({ length: minimumAnswersForScore }, (_, index) => index + 1);

const Needed = ({ count }: { count: number }) => (
  <>
    <span className="sr-only">
      : {Math.min(count, minimumAnswersForScore)} of {minimumAnswersForScore} answers,
    </span>{' '}
    <span className="text-ink-soft text-sm max-sm:block">{moreLine(answersMissing(count))}</span>
  </>
);

/** Five hearts, filled one by one as a person answers; only their place until it is known how many. */
const HeartRow = ({ name, count }: { name: string; count: number | undefined }) => (
  <li className="col-span-2 grid grid-cols-subgrid items-center">
    <span className="text-start">
      <span className="font-semibold">{name}</span>
      {count !== undefined && <Needed count={count} />}
    </span>
    <span
      aria-hidden="true"
      className={classes('flex flex-wrap gap-1.5 text-xl sm:text-2xl', count === undefined && 'invisible')}
    >
      {steps.map((step) => {
        const filled = count !== undefined && step <= count;
        return <HeartIcon key={step} filled={filled} className={filled ? 'text-ember' : 'text-edge'} />;
      })}
    </span>
  </li>
);

const collecting = `A score needs at least ${minimumAnswersForScore} answers from each of you.`;

const texts = {
  waiting: 'Your invitation is on its way. Until your partner joins, collect your own five answers.',
  ready: 'You have both answered enough. Go on, have a look.',
  collecting,
  unconfirmed: `${collecting} What you wrote before you two connected counts once you say yes to “${confirmNote}” above.`,
} as const;

const progressIn = (counted: Counted | undefined): Progress =>
  counted === undefined ? 'collecting' : progressOf(counted);

type Props = { hasPartner: boolean; generate: Generate; onGoToQuestions: () => void };

/** No Score Yet: how far each has come, and the way to a score. */
export const NoScoreCard = ({ hasPartner, generate, onGoToQuestions }: Props) => {
  const { data } = useAnswers();
  const counted = data?.counted;
  const progress = progressIn(counted);
  const isReady = progress === 'ready';
  return (
    <Card className="mx-auto grid w-full max-w-xl grid-cols-1 gap-6 py-8 text-center">
      <div className="grid gap-2">
        <h2 className="font-display font-semibold text-title">No Score Yet</h2>
        <p className="text-ink-soft">{texts[hasPartner ? progress : 'waiting']}</p>
      </div>
      <ul className="mx-auto grid w-full max-w-sm grid-cols-[1fr_auto] gap-x-4 gap-y-3 rounded-lg bg-sunken p-5">
        <HeartRow name="You" count={counted?.you} />
        <HeartRow name="Partner" count={counted?.partner} />
      </ul>
      <div className="grid grid-cols-1 justify-items-center gap-2">
        <GenerateButton
          generate={generate}
          label="Generate Score"
          variant={isReady ? 'primary' : 'secondary'}
        />
        {!isReady && (
          <Button variant="quiet" onClick={onGoToQuestions}>
            Go to Questions
          </Button>
        )}
      </div>
    </Card>
  );
};
