import { type Indicator, isNegated, type Point, pointsOf, type Rule, strongest } from './dimension.ts';
import { any, findIn, has, phrases, words } from './pattern.ts';
import { sarcasm } from './phrases-harm.ts';
import type { Invitation } from './question.ts';
import type { Sentence, Text } from './text.ts';
import { careVerbs, warmNouns, warmTraits } from './words-feelings.ts';
import { partner, partnerObject, partnersOwn, peopleAtLarge } from './words-people.ts';

// Feeling appreciated is among the strongest correlates of a good relationship: Joel et al. 2020, PNAS 117:19061.
// Praise without a behaviour is worth little, since it could be said to anybody.
const adverbs =
  '(?:(?:so|very|really|always|just|incredibly|pretty|quite|truly|still|also|such|a|an|the|most|too|more|that) ){0,3}';
const good = any([
  'safe',
  'loved',
  'wanted',
  'seen',
  'cared for',
  'special',
  'smile',
  'laugh',
  'chosen',
  'calm',
  'happy',
  'proud',
  'at home',
  'melt',
  'better',
  'lucky',
  'alive',
  'blush',
  'grin',
  'giggle',
  'warm',
  'relax',
  'heard',
]);

const indicators: readonly Indicator[] = [
  {
    levels: [0.3, 0.75, 1],
    phrase: phrases(
      '(thank|thanks|thankful|grateful|gratitude|appreciate|appreciated|blessed|lucky|admire|adore|cherish|treasure|respect|in awe|impressed|touched)',
      '(glad|proud|relieved|happy) (that|of|to|when|you|how|for|because)',
      '(feel|felt) (so |very |really )?proud',
      `i (~ )?(love|loved|like|liked|adore|enjoy|enjoyed|melt|miss|trust|believe|trusted|value|valued) (~ )?(it )?(how|when|that|the way|the fact|seeing|watching|hearing|being|${partnersOwn}|${partnerObject})`,
      `${partner} (?:is|are|was|were|stay|stays|stayed|look|looks|looked|smell|smells|be) ${adverbs}${any(warmTraits)}`,
      `${partnersOwn} (?:[a-z]+ )?${any(warmNouns)}`,
      `(makes|made|make|making|leaves|left|have|had) me (~ )?${good}`,
      '(made|makes) my (day|week|night|heart|morning|evening)',
      '(means|meant) (~ )?(a lot|so much|the world|everything) (to me)?',
      '(best part|favourite|my favourites|loveliest|sweet of|kind of you|sexiest|sexy|cutest|cute|adorable|endearing|hottest|hot|turns me on|irresistible)',
      '(looked after|cared for|held|comforted|cherished|wanted|chosen|trusted|safe|at home|in love) (with|by|when|because|for|each|a bit|next|ever|in)',
      '(felt|feel) (so |really |very )?(wanted|chosen|loved|safe|seen|special|cherished|cared for|looked after|lucky|at home|understood|heard|supported|free|calm)',
      '(pasand|pyaar|pyaari|accha lagta|acha lagta|accha laga|acha laga|achi lagti|acchi lagti|shukriya|din ban|khushi|sukoon)',
    ),
  },
];

const done = `${partner} (?:[a-z]+ ){0,2}?`;

/** Verbs of care with which one complains as often: 'you left', 'you took the car'. */
const doubleEdged: ReadonlySet<string> = new Set(
  words(
    'leave left stop* turn* put get got take takes took run ran cut drove drive* look* speak spoke grab*',
  ),
);
const kindVerbs = careVerbs.filter((verb) => !doubleEdged.has(verb));

/** Small deeds count as valued where the question asks what is valued. */
const deed: Indicator = {
  levels: [0.2, 0.5, 0.75],
  phrase: phrases(
    `${done}${any(careVerbs)}`,
    `when ${partner} [a-z]+`,
    `^(you|he|she) (~ )?[a-z]+ (the|a|an|my|me|your|his|her|in|to|up|with|at|on|for|like|every|so|how)`,
    `^${any(kindVerbs)} (me|the|a|an|my|our|us|it|to|up|in|with|for)`,
    '^left me (the|a|an|your|his|her)',
    `(that|the way|how) ${partner} [a-z]+`,
  ),
};

/** Naming something of the partner's is less than telling what they did. */
const possession: Indicator = { levels: [0.1, 0.25, 0.4], phrase: phrases(`${partnersOwn} [a-z]+`) };

/** Elsewhere they count half, and only those that do good: to walk out does none. */
const kindness: Indicator = {
  levels: [0.1, 0.25, 0.4],
  phrase: phrases(`${done}${any(kindVerbs)}(?! (?:out|away|off|over|past) )`),
};

/** Whether one kind deed after the other is told, so that nothing has to be added to it. */
export const isGratefulStory = (text: Text): boolean =>
  findIn(text, kindness.phrase).filter((span) => !isNegated(span, takenBack)).length > 1;

const atLarge = phrases(any([...peopleAtLarge, 'one another']));

const takenBack: ReadonlySet<string> = new Set(
  words(
    'not never no hardly barely without stopped wish would if lack lacks nobody none unless cannot rarely nothing used less anymore instead should need needs want wants neither nor',
  ),
);

const person = phrases(`(i|me|my|we|us|our|${partner}|${partnerObject}|${partnersOwn})`);

/** 'It helps people to feel valued' values nobody. */
const isOfPeople = (sentence: Sentence): boolean => has(sentence, atLarge) && !has(sentence, person);

const pointsIn = (sentence: Sentence, { stems, weights }: Invitation): readonly Point[] => {
  if (has(sentence, sarcasm) || isOfPeople(sentence)) return [];
  const asked = weights.appreciative >= 0.7 ? [...indicators, deed, possession] : [...indicators, kindness];
  return asked
    .flatMap((indicator) => pointsOf(sentence, indicator, stems))
    .filter(({ span }) => !isNegated(span, takenBack));
};

/** Something about the partner or from the partner is valued. */
export const appreciative: Rule = (text, invitation) =>
  strongest(text.sentences.flatMap((sentence) => pointsIn(sentence, invitation)));
