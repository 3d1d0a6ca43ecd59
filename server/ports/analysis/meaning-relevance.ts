import { hasIn, phrases } from './pattern.ts';
import { nearest } from './similarity.ts';
import { plainWords, type Text } from './text.ts';

// Being like the question says little of an answer: empty ones repeat it and are the most alike. Being like nothing
// that two people talk about says much.

export type RelevancePrototypes = {
  /** Questions of the catalogue, and how people talk about each other. */
  readonly questions: readonly Float32Array[];
  readonly talk: readonly Float32Array[];
};

/** 'elsewhere': not of this couple's world; 'another': maybe the answer to another question. */
export type Relevance = 'here' | 'another' | 'elsewhere';

/** Short answers ('Mint, rain, and your old records') have too little in them to judge. */
const fewestWords = 7;

const limits = {
  impersonal: { question: 0.1, talk: 0.24, questions: 0.24 },
  personal: { question: 0.05, talk: 0.18, questions: 0.18 },
};

const people = phrases(
  '(i|me|my|mine|myself|you|your|yours|we|us|our|he|she|him|her|his|they|them|their|mum|mom|dad)',
);

/** How far an answer to this question is from it, by their vectors. */
export const relevanceOf = (
  answer: Text,
  vector: Float32Array,
  question: Float32Array,
  { questions, talk }: RelevancePrototypes,
): Relevance => {
  if (plainWords(answer).length < fewestWords) return 'here';
  const limit = hasIn(answer, people) ? limits.personal : limits.impersonal;
  const [asked, others] = [nearest(vector, [question], 1), nearest(vector, questions, 4)];
  const strange = others < limit.questions && nearest(vector, talk, 4) < limit.talk;
  if (asked < limit.question && strange) return 'elsewhere';
  return asked < 0.1 && others - asked > 0.3 ? 'another' : 'here';
};
