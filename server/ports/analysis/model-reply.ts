import * as z from 'zod';
import type { Analysis, Quality } from '../../../contract/analysis.ts';
import { maximumInsightRating } from '../../../contract/limits.ts';
import { isInstruction } from './gate-instructions.ts';
import { harmIn } from './harm.ts';
import type { Judgement } from './model-port.ts';
import type { Prompt } from './model-prompt.ts';
import { firstSentence, plain, repeats, verbatim, visible } from './model-words.ts';
import type { Reading } from './port.ts';
import { rubricVersion } from './rubric.ts';
import { readText } from './text.ts';

/** Characters of a text in a reply that are read; what is shown of it is shorter. */
const mostRead = 600;
const Words = z.string().overwrite((words) => words.slice(0, mostRead));

/** What the model has to reply about one answer. */
export const ReviewReply = z.strictObject({
  quality: z.enum(['excellent', 'good', 'average']),
  quote: Words,
  praise: Words,
  next: Words,
  suggestion: Words,
  insightRating: z.number(),
});
type ReviewReply = z.infer<typeof ReviewReply>;

/** What the model has to reply about one pair. */
export const JudgeReply = z.strictObject({
  one: z.number(),
  other: z.number(),
  alike: z.number(),
  insight: Words,
});
type JudgeReply = z.infer<typeof JudgeReply>;

/** Characters of a quotation and of a sentence. */
const longest = { quote: 160, sentence: 240 } as const;

/** Words in a row that only somebody who recites the instructions would use. */
const recited = 7;

const levels: readonly Quality[] = ['average', 'good', 'excellent'];

/** Two levels between two readings: then one of them is wrong, and it is not the one that can be looked up. */
const isFarApart = (one: Quality, other: Quality): boolean =>
  Math.abs(levels.indexOf(one) - levels.indexOf(other)) > 1;

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** True where the words may be shown: no recital of the instructions, no order, nothing unkind. */
const isFit = (words: string, { instructions, tag }: Prompt): boolean => {
  const text = readText(words);
  return (
    !words.includes(tag) &&
    !repeats(words, instructions, recited) &&
    !isInstruction(text) &&
    harmIn(text) === 0
  );
};

const unquotedPraise =
  /^(?:what an? |how (?:beautiful|lovely|wonderful)|great|wonderful|beautiful|excellent|amazing|awesome|lovely|perfect|fantastic|brilliant|well (?:done|said)|good job|bravo|i love)/i;

const asked = (text: string): string | null => {
  const sentence = firstSentence(plain(text), longest.sentence);
  return sentence.endsWith('?') ? sentence : null;
};

const ended = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

/** Praise beside the words it is for, then the next step; '' where one of them cannot be said. */
const feedbackOf = ({ quality, quote, praise, next }: ReviewReply, answer: string): string => {
  const step = firstSentence(plain(next), longest.sentence);
  const words = verbatim(quote, visible(answer));
  const good = firstSentence(plain(praise), longest.sentence);
  const isInvented = quote.trim() !== '' && words === null;
  if (step === '' || isInvented || unquotedPraise.test(step)) return '';
  if (words === null || good === '') return quality === 'excellent' ? '' : ended(step);
  return words.length > longest.quote ? '' : `“${words}”: ${ended(good)} ${ended(step)}`;
};

/** The model's reply as feedback; null where it breaks a rule, so that the built-in one stands. */
export const toAnalysis = (
  reply: ReviewReply,
  { answer, reading, prompt, engine }: { answer: string; reading: Reading; prompt: Prompt; engine: string },
): Analysis | null => {
  const { quality, insightRating, praise, next, suggestion } = reply;
  if (isFarApart(quality, reading.analysis.quality) || !isFit(`${praise}\n${next}\n${suggestion}`, prompt))
    return null;
  const feedback = feedbackOf(reply, answer);
  if (feedback === '') return null;
  const question = asked(suggestion);
  return {
    quality,
    feedback,
    suggestions: question === null ? reading.analysis.suggestions : [question],
    insightRating: Math.round(clamp(insightRating, maximumInsightRating) * 10) / 10,
    engine,
    rubricVersion,
  };
};

/** The model's reply as a judgement; a question that may not be shown is left out. */
export const toJudgement = ({ one, other, alike, insight }: JudgeReply, prompt: Prompt): Judgement => ({
  less: clamp(Math.min(one, other), 1),
  more: clamp(Math.max(one, other), 1),
  alike: clamp(alike, 1),
  insight: isFit(insight, prompt) ? asked(insight) : null,
});
