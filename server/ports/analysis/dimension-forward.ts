import { detailAround } from './concrete.ts';
import { type Indicator, isNegated, type Point, pointsOf, type Rule, strongest } from './dimension.ts';
import { any, findAll, has, phrases } from './pattern.ts';
import type { Invitation } from './question.ts';
import type { Sentence, Span, Text } from './text.ts';
import { peopleAtLarge } from './words-people.ts';

// Talking well about wishes matters more than talking often: Mallory 2022, J Fam Psychol 36:358. A wish helps
// when it is small enough to be granted, and offered in a way that can be refused.
const indicators: readonly Indicator[] = [
  {
    levels: [0.3, 0.65, 0.95],
    phrase: phrases(
      'i would (~ )?(love|like|enjoy|prefer|rather|want|be (happy|up|glad|curious|grateful)|take(?! (you|him|her) again)|(choose|pick|marry)(?! (you|him|her|us|this)))',
      'i (~ )?(want|wish|hope|dream|plan|promise|crave|long for|am (going|curious|open|willing|keen|ready|up for|happy|glad|planning))',
      'i (will|can) (~ )?(try|start|stop|ask|tell|bring|make|take|book|come|cook|put|give|show|learn|remind|plan|write|send)',
      '(?<!(?:say|admit) )i need(?! to (?!be |feel |hear |know |see |sleep |rest |talk |say |have ))',
      '(we|you two) (could|can|might|will|would|should)',
      '(let us|shall we|how about|what if|why do we not|could we|can we|would you|could you|can you|will you|may i|can i|could i)',
      '(maybe|perhaps) (we|you|i|next|try|on|once|a|this|start|with)',
      '(next (time|week|month|weekend|year|summer|[a-z]+day)|tomorrow|tonight|this (weekend|week|friday|saturday|sunday|evening)|from now on|this year)',
      '(please|more often|once a (week|month)|every other|each week|it would (help|be|mean)|would (help|be nice|be lovely|melt|mean)|what if)',
      '(i|we|us|to|could|please|like) (~ )?try (to |out |a |the |with |it |something )?[a-z]+',
      '^if (you|we|he|she|my partner) [a-z]+ (it|me|for|the|my|with|at|a|us|down|in|on|to|beside|next)',
      '(chahta|chahti|chahte|chahiye|chalo|kya hum|agli baar|karte hain|kar sakte|koshish|karenge|jaana|milke)',
    ),
  },
];

/** Asks for something outright, with the verb first; 'do not' may be a limit or a reproach. */
const request: Indicator = {
  levels: [0.3, 0.65, 0.95],
  phrase: phrases(
    '^(ask|tell|show|text|call|hold|hug|kiss|bring|remind|warn|take|give|leave|let|make|book|wake|touch|come|put|sit|lie|stay|say|laugh|write|send|wait|check|stroke|rub|whisper|tease|look|knock|start|keep|listen|help|join|turn|squeeze|pull|push|use|go|run|feed|cook|play|read|sing|dance|cuddle|massage|wrap|draw|light|open|close|pick|be)( [a-z]+)?',
  ),
};

const subjects: ReadonlySet<string> = new Set([...'i you he she we they it'.split(' '), ...peopleAtLarge]);

/** 'I lie in bed and listen' tells what somebody does, and asks nobody to do it. */
const isTold = ({ sentence: { words }, from }: Span): boolean => {
  const before = words.slice(0, from).map(({ plain }) => plain.split(' ')[0] ?? '');
  const clause = before.slice(before.lastIndexOf(',') + 1);
  return !clause.includes('please') && clause.some((word) => subjects.has(word));
};

/** 'Everything I could want' is there already. */
const taken: ReadonlySet<string> = new Set(['not', 'no', 'never', 'nobody', 'nothing', 'everything']);

/** What is wished for and what is asked for in one sentence, without what is denied. */
const wishesIn = (sentence: Sentence, { stems }: Invitation): readonly Point[] => [
  ...indicators
    .flatMap((indicator) => pointsOf(sentence, indicator, stems))
    .filter(({ span }) => !isNegated(span, taken)),
  ...pointsOf(sentence, request, stems).filter(({ span }) => !isTold(span)),
];

const wanting = phrases('i (~ )?(want|wish|like)', '^no [a-z]+ (, )?(please|thanks|thank you)');

/** Whether something is said not to be wished for, where a wish was asked for. */
export const isUnwished = ({ sentences }: Text, { kind }: Invitation): boolean =>
  kind === 'wish' &&
  sentences.every((sentence) => findAll(sentence, wanting).some((span) => isNegated(span, taken)));

/** A demand or a general rule cannot be granted. */
const demand = phrases(
  '(you|he|she|one|people|couples|they) (~ )?(must|should|have to|has to|need to|needs to|better|ought)',
  '(we|partners|both) (~ )?(must|have to|ought)',
  '(partners|couples|people|individuals|persons) (~ )?should',
  'we should (~ )?(always|all|be|communicate|respect|understand|share everything|accept|trust|love|listen|support)',
);

/** Looking back at what did not happen. */
const hindsight = phrases('wish (you|he|she|it|i) (~ )?(had|were|was|did|would (stop|not))', 'would have');

const somebody = phrases(
  '(i|you|he|she|we|they|it|that|this|there|thank|thanks)',
  any(peopleAtLarge),
  '^(is|are|was|were) ',
);

/** Where a wish is asked for, naming a thing is naming a wish: 'Massage oil and no phones.' */
const named = (sentence: Sentence, { stems, kind }: Invitation): readonly Point[] => {
  if (kind !== 'wish' || has(sentence, somebody)) return [];
  const span = { sentence, from: 0, to: sentence.words.length };
  const detail = detailAround(span, stems);
  const refused = sentence.words[0]?.plain === 'no';
  return detail === 0 ? [] : [{ span, level: detail > 1 && !refused ? 0.65 : 0.35 }];
};

/** A small wish or offer that can be granted or refused. */
export const forward: Rule = (text, invitation) =>
  strongest(
    text.sentences.flatMap((sentence) => {
      const factor = has(sentence, demand) || has(sentence, hindsight) ? 0.3 : 1;
      return [...wishesIn(sentence, invitation), ...named(sentence, invitation)].map(({ span, level }) => ({
        span,
        level: level * factor,
      }));
    }),
  );
