import * as z from 'zod';
import type { Analysis, Quality } from '../../../contract/analysis.ts';
import { alikeFrom, maximumInsightRating } from '../../../contract/limits.ts';
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

const praising =
  'great|wonderful|beautiful|excellent|amazing|awesome|lovely|perfect|fantastic|brilliant|touching|good|complete';

/** Praise for no words in particular. */
const unquotedPraise: readonly RegExp[] = [
  /^(?:what an? |how (?:beautiful|lovely|wonderful)|great|wonderful|beautiful|excellent|amazing|awesome|lovely|perfect|fantastic|brilliant|well (?:done|said)|good job|bravo|i love)/i,
  new RegExp(`^(?:this|that|it)(?: is|’s|'s) (?:\\w+ ){0,3}(?:${praising})\\b`, 'i'),
  new RegExp(
    `\\b(?:answer|reply|response|words) (?:is|are|was|were|sounds?|reads?) (?:\\w+ ){0,3}(?:${praising})\\b`,
    'i',
  ),
  /\bnothing (?:is |at all |else |more )*(?:missing|lacking|to add|needed)\b/i,
];

const isPraise = (step: string): boolean => unquotedPraise.some((pattern) => pattern.test(step));

/** The first sentence as it may be shown, or '' where it is too long or says nothing. */
const sentenceIn = (text: string): string => {
  const sentence = firstSentence(plain(text), longest.sentence);
  return /\p{L}/u.test(sentence) ? sentence : '';
};

const asked = (text: string): string | null => {
  const sentence = sentenceIn(text);
  return sentence.endsWith('?') ? sentence : null;
};

const ended = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

/** Praise beside the words it is for, then the next step; '' where one of the three is not there or cannot be said. */
const feedbackOf = ({ quote, praise, next }: ReviewReply, answer: string): string => {
  const [good, step] = [sentenceIn(praise), sentenceIn(next)];
  const words = verbatim(quote, visible(answer));
  if (words === null || words.length > longest.quote || good === '' || step === '' || isPraise(step))
    return '';
  return `“${words}”: ${ended(good)} ${ended(step)}`;
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

/** Says that the two agree, which is for the judgement to say. */
const agreement =
  /\b(?:agree(?:s|d|ing|ment)?|same|alike|identical|of one mind|eye to eye|in common|in tune|match(?:es|ed)?)\b/i;

/** Speaks of how the relationship will go, which nothing can tell. */
const forecast = new RegExp(
  [
    'still (?:\\w+ ){0,3}(?:together|a couple|married|in love)',
    '(?:stay|remain|end up|grow old|last) (?:together|a couple|married|forever|in love)',
    '(?:break|split|breaking|splitting) up',
    'grow(?:ing)? apart',
    'separated|separation|divorced?',
    '(?:you|this|it|love|relationship|marriage)(?: two| both)? (?:will|would|can|could|is going to|are going to) (?:last|survive|fail|work out|make it)',
    '(?:will|would|can|could) (?:you|this|it|your \\w+)(?: two| both)? (?:last|survive|fail|work out|make it)',
    'meant (?:to be|for each other)',
    'soul ?mates?',
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join('|'),
  'i',
);

/** A question that may be put to both: one that foretells nothing, and takes for granted no agreement that was not judged. */
const insightOf = (question: string | null, alike: number): string | null =>
  question === null || forecast.test(question) || (alike < alikeFrom && agreement.test(question))
    ? null
    : question;

/** The model's reply as a judgement; a question that may not be shown is left out. */
export const toJudgement = ({ one, other, alike, insight }: JudgeReply, prompt: Prompt): Judgement => ({
  less: clamp(Math.min(one, other), 1),
  more: clamp(Math.max(one, other), 1),
  alike: clamp(alike, 1),
  insight: isFit(insight, prompt) ? insightOf(asked(insight), alike) : null,
});
