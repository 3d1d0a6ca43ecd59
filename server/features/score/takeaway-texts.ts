import type { Dimension } from '../../context.ts';

/** Takes the question as it is named in prose. */
type Sentence = (question: string) => string;

/** What is said of a question without quoting anybody. */
export const sentences = {
  sharp: (question) => `On ${question} some words came out sharp: what was felt underneath?`,
  letsTalk: (question) => `On ${question} there is a “Let's talk”: when would be a good moment for it?`,
  notQuite: (question) => `On ${question} there is a “Not quite”: which part of it is that about?`,
  samePage: (question) => `On ${question} you both said same page.`,
  apart: (question) =>
    `A model reads a difference on ${question}: what would each of you like to be understood?`,
  alike: (question) => `A model reads the two answers to ${question} as alike: is that how it feels to both?`,
  open: (question) => `On ${question} you both told something of your own.`,
  sideBySide: (question) => `You have both answered ${question}, and can read the two answers side by side.`,
} as const satisfies Readonly<Record<string, Sentence>>;

/** Words that are put forward for one thing that they show, and how. */
export type Voice = {
  readonly dimension: Dimension;
  readonly say: (quote: string, question: string) => string;
};

/** In the order in which they are looked for. */
export const voices: readonly Voice[] = [
  {
    dimension: 'appreciative',
    say: (quote, question) => `Something is valued here: “${quote}”, on ${question}.`,
  },
  {
    dimension: 'forward',
    say: (quote, question) => `There is a wish or an offer to pick up in “${quote}”, on ${question}.`,
  },
  {
    dimension: 'responsive',
    say: (quote, question) => `The other is in mind in “${quote}”, on ${question}.`,
  },
];
