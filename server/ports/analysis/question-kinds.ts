import type { QuestionKind } from '../../../content/shapes.ts';
import type { Dimension } from './port.ts';

/** Wordings by which a kind is known, the most demanding kind first. */
export const kindCues: readonly (readonly [QuestionKind, readonly string[]])[] = [
  [
    'conflict',
    [
      '(disagree*|argu*|fight*|fought|conflict*|quarrel*|apolog*|sorry|criticism|criticiz*|complain*)',
      '(angry|anger|annoy*|bother*|frustrat*|upset|irritat*|resent*|hurt|row|tension)',
      '(brought up|bring * up|left undone|not quite working|not working|forgiv*|make up after)',
      '(jhagda|gussa|ladai)',
    ],
  ],
  [
    'boundary',
    [
      '(boundar*|firm no|hard no|off limits|off the table|limits?|safe word|consent|check in|slow down or stop)',
      '(say|says|saying) (no|stop|not this time)',
      '(agree on|rule about|rules|comfortable with|deal breaker*)',
    ],
  ],
  [
    'past',
    [
      '(child|childhood|growing up|grew up|grown up|when you were|young|early lesson|as a kid|your family|picked up)',
    ],
  ],
  [
    'tender',
    [
      '(worr*|fear*|afraid|scare*|nervous|anxi*|embarrass*|asham*|shame|insecur*|vulnerab*|lonely|alone|cry|cried)',
      '(hard|difficult|harder|scary|awkward) (for you )?to',
      '(hiding|hide|secretly|struggl*|stress*|mess|vanish|weigh|ill or in pain|not doing well|sad|lie awake)',
      '(need more|never told|miss|missing|regret*|doubt*)',
      '(mean to you|means to you|goes through your mind|stirred up|seen|feel (loved|safe|wanted|close|cared))',
      '(pleasure are you|getting to know|changed since|feeling might|no longer fits)',
    ],
  ],
  [
    'gratitude',
    [
      '(admir*|appreciat*|grateful|gratitude|thank*|thank you|endearing|proud*|cherish*|value)',
      '(love|like|adore|enjoy) (most )?(about|in) (your partner|each other|him|her|them)',
      '(i|my|me) (~ )?(makes? you (smile|laugh|happy|melt)|(you|that you) (~ )?(enjoy|love|like|adore|admire|find))',
      '(do|does) (i|my partner|your partner) (~ )?(do|have) (~ )?you',
      '(thing|things) (~ )?(i|your partner|we) (do|does)',
      '(made your day|smiling at the thought|made you smile|best thing about|attract* (you )?to|feel lucky)',
      '(favourite thing (about|your partner)|kind about your partner|does well|good at)',
    ],
  ],
  [
    'wish',
    [
      'you would (~ )?(like|love|want|change|wish|choose)',
      'would you (~ )?(like|love|want|wish|choose|enjoy|change|need|agree)(?! your partner to know)',
      'do you (~ )?(want|wish|hope|dream|need|crave|long)(?! to (tell|say|talk|admit))',
      'would (~ )?(look like|make you feel|feel fair|make ~ easier|help|weigh less)',
      '(could|can|should) (i|your partner|we|you two|you both)',
      '(want|like) (us|your partner) to',
      '(wish*|hope|hopes|dream*|fantas*|goal*|ideal|perfect|look like for|curious|new habit|try|trying|improve|more of|next (year|month|week))',
      '(in the future|years from (now|today)|chahte|chahti)',
    ],
  ],
  [
    'moment',
    [
      '(when|where) (did|has|have|was|were|is the last)',
      '(think of|tell|describe|remember|recall|picture) (~ )?(a|the|one) (~ )?(time|moment|day|night|memory|story)',
      '(which|what|best|favourite|funniest|last|first) (~ )?(moment|memory|evening|day|time|night|trip|date)',
      '(what did you|how did|stayed with you|made (a|the) difference|turned (a|an)|still makes you|recently|lately)',
      'what was (the|your)',
    ],
  ],
  [
    'partner',
    [
      '(if|when) (your partner|one of you|the two of you|both of you|you two)',
      'your partner (is|feels|feel|says|said|does|do|shared|shares|needs|need|react|notice|wants)',
      '(support*|look* after each other|take care of each other|from your partner|each other|feels? fair|felt fair)',
    ],
  ],
  [
    'play',
    [
      '(if|suppose) (your|energy|you could|you set|a spare|no alarm|~ could talk)',
      '(song|film|movie|emoji|superpower|nickname|secret phrase|menu|colour|joke|funny|funniest|clumsy|silly)',
      '(fart*|toot|burp*|hiccup*|snort|gassy|rumbl*|snor*|poop*|toilet|bathroom)',
      '(clothing|wear|food|meal|chore|drawer|sound or smell|scent|sense|scale|breakfast|pizza|pet)',
      'from ~ to',
    ],
  ],
  ['taste', ['(how|where|which|what|when|who) ~ (do|does) you', '(prefer|favourite|enjoy)']],
];

type Weighing = {
  readonly weights: Readonly<Record<Dimension, number>>;
  readonly plenty: number;
};

const weigh = (
  plenty: number,
  ...[disclosure, specific, owned, responsive, appreciative, forward]: readonly [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
): Weighing => ({
  plenty,
  weights: { disclosure, specific, owned, responsive, appreciative, forward },
});

/**
 * How much each dimension counts: 1 is what the question asks for, about half is welcome, 0 is not looked at.
 * Set by hand: for the rules alone, weights learned from the answers that were labelled then did worse.
 */
export const kindWeights: Readonly<Record<QuestionKind, Weighing>> = {
  //               plenty  disclosure specific owned responsive appreciative forward
  conflict: weigh(3.2, 1, 0.8, 0.6, 0.8, 0.5, 0.7),
  boundary: weigh(2.9, 0.9, 0.9, 0.5, 0.7, 0.4, 0.7),
  past: weigh(2.8, 1.1, 1.1, 0.4, 0.4, 0.4, 0.2),
  tender: weigh(3.1, 1.1, 0.9, 0.5, 0.5, 0.5, 0.7),
  gratitude: weigh(2.9, 0.8, 1, 0.2, 0.5, 1, 0.3),
  wish: weigh(3.1, 0.8, 0.9, 0.4, 0.6, 0.5, 1),
  partner: weigh(3.1, 0.8, 0.9, 0.4, 0.9, 0.6, 0.7),
  moment: weigh(3.0, 1, 1.1, 0.3, 0.5, 0.7, 0.4),
  play: weigh(2.4, 0.8, 1.1, 0.2, 0.5, 0.6, 0.4),
  taste: weigh(2.9, 0.9, 1, 0.4, 0.6, 0.6, 0.6),
};
