import { type Answer, apiError } from './edge.ts';
import type { Stage } from './stages.ts';
import type { Toast } from './toasts.ts';

/** One line of part 8 of the specification: what fails at the edge of the network, and what the screen then says. */
export type Row = {
  readonly line: string;
  readonly stage: Stage;
  /** By path: what comes from the edge instead of the server's answer. */
  readonly edge: Readonly<Record<string, Answer>>;
  readonly toast?: Toast;
  /** Texts that stand on the screen itself. */
  readonly lasting?: readonly string[];
};

export const destructive = (title: string, description: string): Toast => ({
  title,
  description,
  variant: 'destructive',
});

/** Our own server, in trouble. */
export const trouble = apiError('internal');

/** A row in which one path fails, and the text of the toast stays on the screen too. */
export const failing = (
  [line, stage]: readonly [line: string, stage: Stage],
  [path, answer]: readonly [path: string, answer: Answer],
  [title, text]: readonly [title: string, text: string],
): Row => ({
  line,
  stage,
  edge: { [path]: answer },
  toast: destructive(title, text),
  lasting: [text],
});
