import { detailAround } from './concrete.ts';
import { type Indicator, isNegated, type Point, pointsOf, type Rule, strongest } from './dimension.ts';
import { any, has, hasIn, phrases } from './pattern.ts';
import type { Invitation } from './question.ts';
import { isOfOthers, isReported } from './subject.ts';
import type { Sentence, Span, Text } from './text.ts';
import {
  ambiguousFeelings,
  bodyMoves,
  bodyParts,
  plainFeelings,
  plainVerbs,
  tenderFeelings,
  tenderVerbs,
  worries,
} from './words-feelings.ts';
import { insults } from './words-harm.ts';

// Telling how something feels brings people closer than telling what happened: Reis & Shaver 1988;
// Laurenceau, Feldman Barrett & Pietromonaco 1998. A denied feeling ('I don't feel heard') is a feeling told.
const tender = any(tenderFeelings);
const plain = any(plainFeelings);
const be =
  '(?:am|was|be|been|being|feel|feels|felt|feeling|get|gets|got|getting|become|became|stay|grew|end up|ended up|left|went)';
const me = '(?:me|mujhe)';
const makes =
  '(?:make|makes|made|making|leave|leaves|left|leaving|have|has|had|get|gets|got|keep|keeps|kept|find|turns|turn)';

const indicators: readonly Indicator[] = [
  {
    levels: [0.55, 0.9, 1],
    phrase: phrases(
      `i ~ ${be} ~ ${tender}`,
      `${makes} ${me} ~ ${tender}`,
      `(i|to|and|we) (~ )?(completely |can |could |can not |could not |do not |did not |have to |nearly |almost |still |always |just )*${any(tenderVerbs)}`,
      `i (had|have|get|got|feel|felt) (~ )?(butterflies|goosebumps|chills|shivers|a lump|a knot|tears|anxiety|guilt|fear|shame|doubts?|the urge)`,
      `(i )?${be} (so |a bit |really |very |a little |quite )?(as if|like (i|a|an|home|the|nobody|nothing|we|my))`,
      `my (whole |own )?${any(bodyParts)} ~ ${any(bodyMoves)}`,
      `makes? ${me} (want|laugh|smile|cry|blush|melt|giggle|shiver|nervous|feel like|wobbly|freeze|think|count|swoon|grin)`,
      `made ${me} (want|laugh|smile|cry|blush|melt|giggle|shiver|feel like|wobbly|freeze|swoon|grin|tear up)`,
      `(hurts?|scares?|scared|terrifie[sd]|calms?|calmed|soothes?|moves|moved|touches|touched|stings|stung|worries|bothers|bothered|frees|relaxes|grounds|overwhelms|stresses|embarrasses|frightens|reassures|comforts|excites|thrills|humbles|breaks|broke|warms|warmed|melts|melted|tells|told|shows|reminds) (${me}|my heart)`,
      `(turns?|turned|drives?|drove) me (on|off|wild|crazy|mad)`,
      `(afraid|scared|terrified|frightened|ashamed|proud|jealous|fear|fears|fear of|worried|nervous|anxious|shy|embarrassed|guilty|sad|hurt|lonely|grateful|relieved) (of|that|about|to|when|if|because|for|at|by)`,
      `part of me`,
      `i (say|said|tell) (~ )?to myself`,
      `(it|that|this) (~ )?(stings|stung|hurts)`,
      `(feel|felt|feeling|feels) (so |really )?alive`,
      `(deep down|secretly|truth is|to be honest|i (have )?never (ever |really |actually |quite |once )?(told|said|admitted)|never (ever |really |actually |quite |once )?(told|said|admitted) (~ )?(anybody|anyone|a soul|out loud)|i admit|i confess)`,
      `(hard|easier|easy|difficult|scary|new|strange|embarrassing|awkward|safe|exciting|comforting|painful) for me`,
      `i (catch|caught|tell|told|hate|blame|find|found|lose|lost|forgive|remind) myself`,
      `mujhe ~ (lagta|lagti|laga|lagi|mehsoos|mahsus|dar|darr|khushi|dukh|sharam|gussa|sukoon|akela|akeli)`,
      `(main|mein) ~ (udaas|khush|dukhi|pareshan|akela|akeli|dar|darr)`,
      `(mera )?dil ~ (khush|toot|dhadak*|bhar|dar|chahta)`,
      `(mera|meri) din ban`,
    ),
  },
  {
    levels: [0.35, 0.6, 0.75],
    phrase: phrases(
      `i ~ ${any(plainVerbs)}`,
      `i ${be} ~ ${plain}`,
      `${makes} ${me} ~ ${plain}`,
      `it (is|was|feels|felt) ~ ${any([...tenderFeelings, ...plainFeelings])}`,
      `(feels|felt|feeling|feel) ~ ${tender}`,
      `(matters?|means?|meant|important) ~ (to|for) me`,
      `(i guess|i realize|i realized|i notice|i noticed|i think|i know) (that )?i`,
      `(i am|i was) (such|still|not|too|used|trying|learning|working)`,
      `i (still|secretly|quietly|remember|wonder|thought|dream|believed|realize|realized|imagine|pretend|wait|waited|stayed|count|spend|leave|left|give up|gave up|can not (say|tell|ask|show|stop))`,
      `i (tend|hide|grew up|learned|learnt|usually|often|sometimes|used to|go|keep|start|stay|believed|believe|trust)`,
      `(pyaar|pasand|accha|acha) ~ (hai|lagta|lagti|laga)`,
      `(chahta|chahti) (hoon|hun|hu)`,
    ),
  },
];

/** To say this of oneself is as open as anybody can be, however few words it takes. */
const selfDoubt: Indicator = {
  levels: [0.9, 1, 1],
  phrase: phrases(
    `(i am|i was|i feel|i felt|i will be|being|i become) (just |always |simply |somehow |only |such |way |never )?(too much|not enough|(?<=never )enough|not good enough|not worth (it|loving|the trouble)|a burden|too (needy|broken|difficult|complicated|damaged)|(too )?hard to love|unlovable|a failure|in the way)`,
  ),
};

/** What somebody fears, where a fear is asked for: 'that he will leave like my dad did'. */
const feared: Indicator = {
  levels: [0.35, 0.6, 0.75],
  phrase: phrases('^that (you|he|she|they|i|we) (will|would|might|could) [a-z]+'),
};

/** Whether somebody who is asked about a fear says that they are too much, or not enough. */
export const isSelfDoubt = (text: Text, invitation: Invitation): boolean =>
  invitation.tender && hasIn(text, selfDoubt.phrase);

/** 'I feel that you …' is a judgement in the form of a feeling. */
const opinion = phrases(
  `i (~ )?(feel|felt|think|believe|guess) (like |that )?(people|couples|communication|it is important|relationships?|everyone|we (should|need|must|have)|(you|he|she|they) (~ )?(not|never|always|only|just|should|must|lazy|selfish|need to|have to))`,
  'i (think|believe|feel) (that )?[a-z]+ (is|are) (very |really |so )?(important|necessary|essential|key)',
);
const told = tenderFeelings.filter((word) => !ambiguousFeelings.includes(word));
const bare = phrases(any(told));
const bareVerb = phrases(`(felt|feeling|being|feel) ~ ${tender}`, `${any(tenderVerbs)}`);
const reason = phrases(
  '(because|since|as if|so that|that is why|which is why|the reason|due to|so i|kyunki|kyuki|when|until|if|as soon as|every time)',
);

/** 'Leave me alone' and 'pretend nothing happened' ask for something; they tell no feeling. */
const orders: ReadonlySet<string> = new Set(
  'leave make let keep get have find turn pretend do be stay'.split(' '),
);
const asking: ReadonlySet<string | undefined> = new Set([undefined, 'to', 'please']);
const isOrder = ({ sentence: { words }, from }: Span): boolean =>
  asking.has(words[from - 1]?.plain) && orders.has(words[from]?.plain ?? '');

const isOwn = (span: Span): boolean => !isOfOthers(span) && !isReported(span) && !isOrder(span);

/** What a bare word is not told by: 'no sulking'. */
const refusing: ReadonlySet<string> = new Set(['no', 'not', 'never', 'without']);

/** A bare word like this may be what somebody was called: 'Lazy, fat, useless.' */
const isInsult = ({ sentence: { words }, from, to }: Span): boolean =>
  words.slice(from, to).some(({ plain }) => named.has(plain));
const named: ReadonlySet<string> = new Set(insults);

/** Answers often leave out the 'I': 'Nervous, mostly', 'Feeling small next to her sisters'. */
const elliptical = (sentence: Sentence): Point[] => {
  const [first] = pointsOf(sentence, { phrase: bareVerb, levels: [0.5, 0.7, 0.8] }, new Set())
    .concat(pointsOf(sentence, { phrase: bare, levels: [0.4, 0.55, 0.6] }, new Set()))
    .filter(({ span }) => isOwn(span) && !isNegated(span, refusing) && !isInsult(span));
  return first === undefined ? [] : [first];
};

const denied = phrases(`not (~ )?${any(worries)}`, `(nothing|never|no) (~ )?${any(worries)}`);

/** A reason or an occasion next to the feeling lets the partner understand it. */
const withReason = ({ level, span }: Point, given: ReadonlySet<string>): Point => {
  const explained = has(span.sentence, reason) && detailAround(span, given) > 0;
  return { span, level: Math.min(1, level + (explained ? 0.15 : 0)) };
};

/** How I feel, or why, and not only facts. */
export const disclosure: Rule = (text, invitation) => {
  const { stems } = invitation;
  const open = invitation.tender ? [selfDoubt, feared, ...indicators] : indicators;
  const points = text.sentences.flatMap((sentence) => {
    const told = open
      .flatMap((indicator) => pointsOf(sentence, indicator, stems))
      .filter(({ span }) => isOwn(span));
    const found = told.length > 0 ? told : elliptical(sentence);
    const factor = has(sentence, opinion) ? 0.3 : has(sentence, denied) ? 0.4 : 1;
    return found.map((point) => {
      const { level, span } = withReason(point, stems);
      return { span, level: level * factor };
    });
  });
  return strongest(points);
};
