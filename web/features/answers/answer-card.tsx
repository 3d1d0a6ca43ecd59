import { PencilLine } from 'lucide-react';
import { Link, useSearch } from 'wouter';
import type { AnswerEntry, Apart } from '../../../contract/answers.ts';
import { categories } from '../../../contract/categories.ts';
import { Bubble, Bubbles } from '../../ui/bubbles.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';
import { Veiled } from '../../ui/veiled.tsx';
import { CategoryIcon, questionLink } from '../categories/door.ts';
import { TapBar } from '../taps/door.ts';
import { type Badge, badgeLabels, badgeOf } from './badge.ts';
import { dayOf } from './day.ts';
import { messages } from './messages.ts';

const badgeTones: Readonly<Record<Badge, string>> = {
  both: 'bg-sage-wash text-sage',
  awaiting: 'bg-amber-wash text-amber-ink',
  turn: 'bg-ember text-on-ember',
  unanswered: 'bg-sunken text-ink-soft',
  earlier: 'bg-sunken text-ink-soft',
};

const BadgeMark = ({ badge }: { badge: Badge }) => (
  <span className={classes('shrink-0 rounded-full px-3 py-1 font-semibold text-xs', badgeTones[badge])}>
    {badgeLabels[badge]}
  </span>
);

const Partner = ({ answer, apart }: { answer: AnswerEntry['partnerAnswer']; apart: Apart | undefined }) => {
  if (answer === null) return null;
  const reason = apart === 'unconfirmed' ? messages.unconfirmed : messages.locked;
  if (answer.locked) return <Veiled text={reason} className="md:col-span-2" />;
  return (
    <Bubble name="Your partner" side="end">
      {answer.answerText}
    </Bubble>
  );
};

/** One question of the list: who has answered, and what may be read of it. */
export const AnswerCard = ({ entry }: { entry: AnswerEntry }) => {
  const search = useSearch();
  const { questionId, questionText, category, userAnswer, partnerAnswer, taps } = entry;
  const title = categories.find(({ id }) => id === category)?.title;
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="flex items-center gap-2 text-ink-soft text-sm">
          <CategoryIcon id={category} className="size-6 text-ember" />
          {title}
        </p>
        <BadgeMark badge={badgeOf(entry)} />
      </div>
      <h2 className="font-display font-semibold text-lg leading-snug">{questionText}</h2>
      <Bubbles>
        {userAnswer && (
          <Bubble name={`You, ${dayOf(userAnswer.updatedAt ?? userAnswer.createdAt)}`} side="start">
            {userAnswer.answerText}
          </Bubble>
        )}
        <Partner answer={partnerAnswer} apart={userAnswer?.apart} />
      </Bubbles>
      {taps && <TapBar questionId={questionId} category={category} taps={taps} />}
      <Link
        href={questionLink(search, category, questionId, 'yours')}
        aria-label={userAnswer ? `Change your answer to: ${questionText}` : `Answer now: ${questionText}`}
        className={classes(
          buttonClass(userAnswer ? 'quiet' : 'primary', 'small'),
          userAnswer && '-my-2 -ms-4',
          'justify-self-start',
        )}
      >
        {userAnswer && <PencilLine aria-hidden="true" className="size-4" />}
        {userAnswer ? 'Change your answer' : 'Answer now'}
      </Link>
    </Card>
  );
};
