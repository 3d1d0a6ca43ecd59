import { useState } from 'react';
import type { Score } from '../../../contract/score.ts';
import { ApiError } from '../../api/error.ts';
import { toast } from '../../ui/toast.tsx';
import { messages } from './messages.ts';
import { isGenerating, madeAt, useGenerateScore } from './queries.ts';
import { neededLine } from './texts.ts';

type Problem = { readonly title: string; readonly description: string; readonly needed: string | null };

const problemOf = (error: unknown): Problem => {
  if (!(error instanceof ApiError) || error.status !== 400)
    return { title: messages.error, description: messages.notGenerated, needed: null };
  return {
    title: messages.cannotGenerate,
    description: error.bodyMessage ?? messages.answersMissing,
    needed: error.needed && neededLine(error.needed),
  };
};

export type Generate = {
  readonly run: () => void;
  readonly isBusy: boolean;
  /** Why the last try gave no score; stays readable after its toast has gone. */
  readonly problem: Problem | null;
  /** What the last try brought: a score made now, or the one that was there already. */
  readonly news: string | null;
  /** Somebody pressed here, so that a first score that appears is the answer to that. */
  readonly wasPressed: boolean;
};

export const useGenerate = (): Generate => {
  const { mutate, isPending } = useGenerateScore();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const [wasPressed, setPressed] = useState(false);
  const failed = (error: unknown) => {
    const found = problemOf(error);
    setProblem(found);
    toast({ title: found.title, description: found.description, variant: 'destructive' });
  };
  const run = () => {
    if (isGenerating()) return;
    setPressed(true);
    setProblem(null);
    setNews(null);
    const before = madeAt();
    const made = ({ generatedAt }: Score) =>
      setNews(generatedAt === before ? messages.unchanged : messages.made);
    mutate(undefined, { onSuccess: made, onError: failed });
  };
  return { run, isBusy: isPending, problem, news, wasPressed };
};
