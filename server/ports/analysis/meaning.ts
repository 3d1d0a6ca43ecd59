import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { questions } from '../../../content/questions.ts';
import type { Encoder } from './encoder.ts';
import { examplesOf } from './examples.ts';
import { dangerGateOf } from './gates.ts';
import { harmIn, withoutContempt } from './harm.ts';
import { openHead, peakOf } from './head.ts';
import heads from './heads.json' with { type: 'json' };
import { vectorsOf } from './kept-vectors.ts';
import { languageOf } from './language.ts';
import { type Danger, type DangerExamples, dangerIn } from './meaning-danger.ts';
import { type Relevance, relevanceOf } from './meaning-relevance.ts';
import { passagesOf } from './passages.ts';
import { invitationOf } from './question.ts';
import { rate } from './rating.ts';
import { readText, type Text } from './text.ts';

/** What an encoder hears in an answer, beyond its words. */
export type Meaning = {
  readonly danger: Danger | null;
  readonly relevance: Relevance;
  /** The grade that a careful reader would give, about 0 to 10. */
  readonly grade: number;
  /** Contempt and blame, 0 to 1. */
  readonly harsh: number;
};

/** Null where nothing could be heard: no encoder, no time, not English. */
export type Sense = (question: string, answer: Text) => Promise<Meaning | null>;

const gradeHead = openHead(heads.grade);
const dangerHead = openHead(heads.danger);
const harshHead = openHead(heads.harsh);

const every = <T>(list: readonly T[], step: number): readonly T[] =>
  list.filter((_, index) => index % step === 0);

type Known = DangerExamples & {
  readonly questions: readonly Float32Array[];
  /** How people talk about each other: every eighth example is enough. */
  readonly talk: readonly Float32Array[];
};

const kinds = ['crisis', 'coercion', 'fine'] as const;

const learn = async (encoder: Encoder): Promise<Known> => {
  // Every eighth is enough to know what this product asks about.
  const asked = every(questions, 8).map(({ text }) => text);
  const lists = [...kinds.map(examplesOf), asked];
  const vectors = await vectorsOf(encoder, lists.flat());
  const starts = lists.map((_, index) => lists.slice(0, index).flat().length);
  const [crisis = [], coercion = [], fine = [], ofQuestions = []] = lists.map((list, index) =>
    vectors.slice(starts[index], (starts[index] ?? 0) + list.length),
  );
  const danger = [...crisis, ...coercion];
  const talk = [fine, coercion, crisis].flatMap((list) => every(list, 8));
  return { crisis, coercion, danger, fine, questions: ofQuestions, talk };
};

/** What the rules tell each head about an answer. */
export const told = (question: string, answer: Text) => {
  const { levels, share } = rate(withoutContempt(answer), invitationOf(question));
  return {
    grade: [...levels, share],
    danger: [dangerGateOf(answer, readText(question)) === null ? 0 : 1],
    harsh: [harmIn(answer)],
  };
};

/** A probability of its logarithmic odds. */
const chance = (odds: number): number => 1 / (1 + Math.exp(-odds));

const hear = async (encoder: Encoder, known: Known, question: string, answer: Text): Promise<Meaning> => {
  const passages = passagesOf(answer).map(({ typed }) => typed);
  const [asked, ...vectors] = await encoder.embed([question, ...passages]);
  const [whole] = vectors;
  if (asked === undefined || whole === undefined) throw new Error('the encoder gave too few vectors');
  const [rules, peak] = [told(question, answer), peakOf(vectors)];
  return {
    danger: dangerIn(dangerHead, answer, { rules: rules.danger, whole, peak }, known),
    relevance: relevanceOf(answer, whole, asked, known),
    grade: gradeHead({ rules: rules.grade, whole, peak }),
    harsh: chance(harshHead({ rules: rules.harsh, whole, peak })),
  };
};

type Hear = (question: string, answer: Text) => Promise<Meaning>;

/** Answers whose meaning is remembered: from the feedback to the save, and to the score. */
const remembered = 500;

const digestOf = (question: string, { sentences, raw }: Text): string =>
  createHash('sha256')
    .update(JSON.stringify([question, raw, sentences.length]))
    .digest('base64url');

/** Hears the same answer once; what is kept is a few numbers under a digest, and no word of anybody. */
const hearOnce = (work: Hear): Hear => {
  const known = new Map<string, Promise<Meaning>>();
  return (question, answer) => {
    const key = digestOf(question, answer);
    const heard = known.get(key) ?? work(question, answer);
    known.delete(key);
    known.set(key, heard);
    heard.catch(() => known.delete(key));
    const [oldest] = known.keys();
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
    return heard;
  };
};

/** Milliseconds after which the rules speak alone, where the encoder does not say. */
const usualPatience = 2_000;

/** Hears with an encoder; whatever goes wrong with it is silence, and the rules speak alone. */
export const senseWith = (encoder: Encoder): Sense => {
  let known: Promise<Known> | null = null;
  const learned = (): Promise<Known> => {
    known ??= learn(encoder);
    known.catch(() => {
      known = null;
    });
    return known;
  };
  learned().catch(() => {});
  const { patience = usualPatience } = encoder;
  const once = hearOnce((question, answer) =>
    learned().then((examples) => hear(encoder, examples, question, answer)),
  );
  return async (question, answer) => {
    if (answer.sentences.length === 0 || languageOf(answer) !== 'english') return null;
    const heard = once(question, answer);
    return Promise.race([heard.catch(() => null), sleep(patience, null, { ref: false })]);
  };
};
