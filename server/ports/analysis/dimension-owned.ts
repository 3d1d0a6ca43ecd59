import { type Indicator, pointsOf, type Rule, strongest } from './dimension.ts';
import { any, hasIn, phrases } from './pattern.ts';
import type { Text } from './text.ts';
import { peopleAtLarge } from './words-people.ts';

// 'I' with one's own view keeps the other from defending: Rogers, Howieson & Neame 2018, PeerJ 6:e4831.
const indicators: readonly Indicator[] = [
  {
    levels: [0.9, 1, 1],
    phrase: phrases(
      '(my (own )?(part|fault|mistake|side of it)|on me|that one is mine)',
      'i (~ )?(was|am) (~ )?(wrong|sorry|too (quick|harsh|loud|sharp|much|proud)|unfair|not fair|sharp|not easy|an? (idiot|fool|pain|mess))',
      'i (should|could) (not )?have',
      'i (~ )?(tend to|apologize|apologized|admit|own|get defensive|can be|overreact*|rush|snap|snapped|shut down|go quiet|interrupt|bark|choked)',
      'i (also|too) (know|need|did|do|made)',
      'i am (working|trying|learning)',
      'i know (that )?(i|it is (hard|not fair|a lot))',
      '(not|un) ?fair (to|on|for) you',
    ),
  },
  {
    levels: [0.5, 0.65, 0.7],
    phrase: phrases(
      'i (~ )?(feel|felt|need|want|wish|notice|worry|fear|prefer|miss|love|like|enjoy|hope|hate|struggle|find|get|go|am|was|had|learned|would|could|will|become|start|stay|stop)',
      '(for|to|makes|made|lets|let|helps|tells|calms|gives) me',
      'my (own|favourite|body|heart|head|worry|wish|fear|need|way|mind|stomach|voice|mum|dad|father|mother|family|childhood)',
      '(mujhe|main|mera|meri)',
    ),
  },
  { levels: [0.25, 0.35, 0.4], phrase: phrases('(i|me|my|mine|myself)') },
];

/** After these people are not people at large: 'I decide for twelve people', 'the people at work'. */
const certain =
  '(?:the|these|those|few|some|many|my|our|your|his|her|[0-9]+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|hundred)';

const atLarge = phrases(
  `((?<! ${certain} )${any(peopleAtLarge)}|one (should|must|can|could|has to|needs to|ought)|we (should|must|need to|have to)|you should|it is (important|necessary|essential))`,
);

/** Whether it makes a rule for everybody. */
export const isAtLarge = (text: Text): boolean => hasIn(text, atLarge);

/** Told from my own side, as mine, and not as a rule for everybody. */
export const owned: Rule = (text, { stems }) => {
  const points = text.sentences.flatMap((sentence) =>
    indicators.flatMap((indicator) => pointsOf(sentence, indicator, stems)),
  );
  const best = strongest(points);
  return best === null ? null : { ...best, level: best.level * (isAtLarge(text) ? 0.5 : 1) };
};
