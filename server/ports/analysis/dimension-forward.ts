import { detailAround } from './concrete.ts';
import { type Point, pointsOf, type Rule, strongest, type Worth } from './dimension.ts';
import { has, phrases } from './pattern.ts';
import type { Invitation } from './question.ts';
import type { Sentence } from './text.ts';

// Talking well about wishes matters more than talking often: Mallory 2022, J Fam Psychol 36:358. A wish helps
// when it is small enough to be granted, and offered in a way that can be refused.
const worths: readonly Worth[] = [
  {
    worth: [0.3, 0.65, 0.95],
    phrase: phrases(
      'i would (~ )?(love|like|enjoy|prefer|rather|want|be (happy|up|glad|curious|grateful)|choose|pick|take)',
      'i (~ )?(want|wish|hope|dream|plan|promise|crave|long for|am (going|curious|open|willing|keen|ready|up for|happy|glad|planning))',
      'i (will|can) (~ )?(try|start|stop|ask|tell|bring|make|take|book|come|cook|put|give|show|learn|remind|plan|write|send)',
      'i need',
      '(we|you two) (could|can|might|will|would|should)',
      '(let us|shall we|how about|what if|why do we not|could we|can we|would you|could you|can you|will you|may i|can i|could i)',
      '(maybe|perhaps) (we|you|i|next|try|on|once|a|this|start|with)',
      '(next (time|week|month|weekend|year|summer|[a-z]+day)|tomorrow|tonight|this (weekend|week|friday|saturday|sunday|evening)|from now on|some day|one day|this year)',
      '(please|more often|once a (week|month)|every other|each week|it would (help|be|mean)|would (help|be nice|be lovely|melt|mean)|what if)',
      '(i|we|us|to|could|please|like) (~ )?try (to |out |a |the |with |it |something )?[a-z]+',
      '^(ask|tell|show|text|call|hold|hug|kiss|bring|remind|warn|take|give|leave|let|make|book|wake|touch|come|put|sit|lie|stay|say|laugh|write|send|wait|check|stroke|rub|whisper|tease|look|knock|start|keep|stop|listen|help|join|turn|squeeze|pull|push|use|go|do not|run|feed|cook|play|read|sing|dance|cuddle|massage|wrap|draw|light|open|close|pick|be)( [a-z]+)?',
      '^if (you|we|he|she|my partner) [a-z]+ (it|me|for|the|my|with|at|a|us|down|in|on|to|beside|next)',
      '(chahta|chahti|chahte|chahiye|chalo|kya hum|agli baar|karte hain|kar sakte|koshish|karenge|jaana|milke)',
    ),
  },
];

/** A demand or a general rule cannot be granted. */
const demand = phrases(
  '(you|he|she|one|people|couples|they) (~ )?(must|should|have to|has to|need to|needs to|better|ought)',
  '(we|partners|both) (~ )?(must|have to|ought)',
  '(partners|couples|people|individuals|persons) (~ )?should',
  'we should (~ )?(always|all|be|communicate|respect|understand|share everything|accept|trust|love|listen|support)',
);

/** Looking back at what did not happen. */
const hindsight = phrases('wish (you|he|she|it|i) (~ )?(had|were|was|did|would (stop|not))', 'would have');

const somebody = phrases('(i|you|he|she|we|they|it|that|this|there|thank|thanks)');

/** Where a wish is asked for, naming a thing is naming a wish: 'Massage oil and no phones.' */
const named = (sentence: Sentence, { stems, weights }: Invitation): readonly Point[] => {
  if (weights.forward < 1 || has(sentence, somebody)) return [];
  const span = { sentence, from: 0, to: sentence.words.length };
  const detail = detailAround(span, stems);
  return detail === 0 ? [] : [{ span, level: detail > 1 ? 0.65 : 0.35 }];
};

/** A small wish or offer that can be granted or refused. */
export const forward: Rule = (text, invitation) =>
  strongest(
    text.sentences.flatMap((sentence) => {
      const points = worths.flatMap((worth) => pointsOf(sentence, worth, invitation.stems));
      const factor = has(sentence, demand) || has(sentence, hindsight) ? 0.3 : 1;
      return [...points, ...named(sentence, invitation)].map(({ span, level }) => ({
        span,
        level: level * factor,
      }));
    }),
  );
