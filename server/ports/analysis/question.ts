import { followUpOf } from '../../../content/follow-ups.ts';
import { questionByText } from '../../../content/questions.ts';
import type { NextStep, QuestionKind } from '../../../content/shapes.ts';
import { stem } from './concrete.ts';
import { has, phrases } from './pattern.ts';
import { type Dimension, dimensions } from './port.ts';
import { kindCues, kindWeights } from './question-kinds.ts';
import { readText, type Sentence } from './text.ts';

/** What a question invites: how much each dimension counts for it, and how much of them is plenty. */
export type Invitation = {
  /** What the question asks for first; decides the wording of the next step. */
  readonly kind: QuestionKind;
  /** Whether it asks about something tender, first or among other things. */
  readonly tender: boolean;
  /** Whether it asks for noes, so that a list of things is an answer. */
  readonly asksForNoes: boolean;
  readonly weights: Readonly<Record<Dimension, number>>;
  /** Weighted points that make an answer complete; a light question needs fewer. */
  readonly plenty: number;
  /** Stems of the question's words; repeating them shows nothing. */
  readonly stems: ReadonlySet<string>;
  /** Next steps written for this very question, the best first; none for a question that is not of the catalogue. */
  readonly steps: readonly NextStep[];
};

const cues = kindCues.map(([kind, sources]) => [kind, phrases(...sources)] as const);

const noes = phrases('(firm no|hard no|off limits|off the table|deal breaker*)');

/** A guess from the wording, the most demanding reading first. */
const kindsIn = (sentences: readonly Sentence[]): readonly QuestionKind[] => {
  const found = cues.filter(([, cue]) => sentences.some((sentence) => has(sentence, cue)));
  return found.length === 0 ? ['taste'] : found.map(([kind]) => kind);
};

/** A question that can be read in two ways invites what either reading invites. */
const highest = (kinds: readonly QuestionKind[], dimension: Dimension): number =>
  Math.max(...kinds.map((kind) => kindWeights[kind].weights[dimension]));

const invite = (question: string): Invitation => {
  const { sentences } = readText(question);
  const known = questionByText(question);
  const kinds = known?.kinds ?? kindsIn(sentences);
  const weights = Object.fromEntries(dimensions.map((name) => [name, highest(kinds, name)]));
  return {
    kind: kinds[0] ?? 'taste',
    tender: kinds.includes('tender'),
    asksForNoes: sentences.some((sentence) => has(sentence, noes)),
    weights: weights as Record<Dimension, number>,
    plenty: Math.min(...kinds.map((kind) => kindWeights[kind].plenty)),
    stems: new Set(sentences.flatMap(({ plain }) => plain.trim().split(' ').map(stem))),
    steps: (known && followUpOf(known.id)?.steps) ?? [],
  };
};

const remembered = new Map<string, Invitation>();

/** What a question invites: as the catalogue says, else guessed from its wording, so that any question can be asked. */
export const invitationOf = (question: string): Invitation => {
  const invitation = remembered.get(question) ?? invite(question);
  // Only of our own questions, since a caller may send any text as one.
  if (questionByText(question) !== undefined) remembered.set(question, invitation);
  return invitation;
};
