import { MessageSquareHeart } from 'lucide-react';
import { Link, useSearch } from 'wouter';
import { type Analysis, modelOf, type Quality } from '../../../contract/analysis.ts';
import type { Question } from '../../../contract/questions.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { helpLink } from '../categories/door.ts';
import { messages } from './messages.ts';

const qualityLabels: Readonly<Record<Quality, string | null>> = {
  excellent: 'Excellent',
  good: 'Good',
  average: 'Average',
  other: null,
};

const helpLook: Readonly<Record<NonNullable<Analysis['help']>, string>> = {
  urgent: classes(buttonClass('secondary'), 'mt-3 w-full'),
  offered: '-mb-1 mt-1 inline-flex min-h-11 items-center text-balance text-sm underline underline-offset-4',
};

type Props = { question: Pick<Question, 'category' | 'id'>; analysis: Analysis };

/** Feedback on the answer: how it reads, what is good in it, the first suggestion, and the way to help where it is hard. */
export const AnalysisNote = ({ question, analysis }: Props) => {
  const search = useSearch();
  const label = qualityLabels[analysis.quality];
  const [suggestion] = analysis.suggestions;
  const model = modelOf(analysis.engine);
  return (
    <section aria-label="Feedback" className="animate-rise rounded-lg bg-amber-wash p-4">
      <h3 className="flex flex-wrap items-center gap-2 font-semibold text-amber-ink text-sm">
        <MessageSquareHeart aria-hidden="true" className="size-5" />
        {analysis.help === 'urgent' ? messages.urgent : messages.reads}
        {label && (
          <span className="ms-auto shrink-0 whitespace-nowrap rounded-full bg-surface px-3 py-1 text-xs">
            {label}
          </span>
        )}
      </h3>
      <p dir="auto" className="mt-2">
        {analysis.feedback}
      </p>
      {suggestion && <p className="mt-2 border-amber border-s-2 ps-3 text-sm">{suggestion}</p>}
      {label && <p className="mt-2 text-ink-soft text-xs">{messages.shared}</p>}
      {model !== null && <p className="mt-2 text-ink-soft text-xs">{messages.byModel(model)}</p>}
      {analysis.help && (
        <Link href={helpLink(search, question.category, question.id)} className={helpLook[analysis.help]}>
          {messages.help[analysis.help]}
        </Link>
      )}
    </section>
  );
};

/** Said in the place of the feedback when there is none; without a connection saving may fail too. */
export const AnalysisMissing = ({ onRetry }: { onRetry: () => void }) => (
  <section aria-label="Feedback" className="rounded-lg border border-edge border-dashed p-4">
    <p>
      <strong>{messages.analysisUnavailable.title}:</strong> {messages.analysisUnavailable.description}
    </p>
    <p className="mt-1 text-ink-soft text-sm">
      You can save your answer without it. If that fails too, your words stay here.
    </p>
    <Button variant="quiet" size="small" onClick={onRetry} className="-ms-4 mt-1">
      Try again
    </Button>
  </section>
);
