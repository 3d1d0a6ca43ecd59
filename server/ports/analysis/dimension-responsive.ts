import { type Indicator, isNegated, type Point, pointsOf, type Rule, strongest } from './dimension.ts';
import { has, phrases } from './pattern.ts';
import { isOfOthers, isQuoted } from './subject.ts';
import type { Sentence, Span } from './text.ts';
import { partner, partnerAlone, partnerObject, partnersOwn, peopleAtLarge } from './words-people.ts';

// Feeling understood by the partner carries closeness: Reis, Clark & Holmes 2004. It shows in words as interest
// in the other's side or as a question that leaves the answer open.
const inner =
  '(feel|feels|felt|need|needs|want|wants|wanted|like|likes|think|thinks|prefer|prefers|worry|worries|mean|meant|enjoy|care|struggle|try|tried|are|is|were|was|have|has|had|work|works|carry|get|gets)';

const indicators: readonly Indicator[] = [
  {
    levels: [0.4, 0.75, 1],
    phrase: phrases(
      `i (~ )?(know|understand|get|see|realize|realized|imagine|can tell|can see|noticed|notice|sense|hear|guess) (~ )?(that |how |why |what |it is |when )?(${partner}|${partnersOwn}) (~ )?[a-z]+`,
      `${partner} (must|might|may|probably) (~ )?(be|feel|have|been|want|need|think)`,
      `from (your|his|her|their) (side|point|perspective|view|shoes)`,
      `(hard|difficult|easy|easier|stressful|tiring|exhausting|scary|important|a lot|tough|not fair|unfair|fair|good|new|okay|fun) (for|on|to|with) ${partnerObject}`,
      `if (${partnerAlone}|it|that) (~ )?(want|wants|like|likes|prefer|prefers|need|needs|mind|is okay|is ok|are okay|are ok|are comfortable|is comfortable|feel|feels|are up|is too|are ready)`,
      `(what|how|why|whether) (${partner}) ${inner}`,
      `${partnersOwn} (own )?(feelings|side|pace|needs|mood|worries|worry|boundaries|boundary|no|limits|comfort|pleasure|fears|fear|day|shift|shifts|work|stress|way|view|turn|wishes|wish|opinion|story)`,
      `(reminds me that|tells me that|shows me that|know that) (${partner}) (~ )?(are|is|were|was|love|loves|care|cares|scared|mean|trust|want|need)`,
      `(both of us|for both of us|either of us|each of us|your turn|taking turns|take turns|together we)`,
      `(thank you|thanks|sorry) (for|that|if|when) (~ )?(you|your|i)`,
      `(tumhe|tumko|aapko|usko|usse|use) ~ (kaisa|lagta|lagti|laga|chahiye|pasand)`,
      `(tum|aap) (bhi|kya|kaise)`,
      `ek doosre`,
    ),
  },
];

/** Asking and listening, where it is not the other who does it: 'you asked what is for dinner'. */
const interest: Indicator = {
  levels: [0.4, 0.75, 1],
  phrase: phrases(
    `(ask|asks|asked|asking|check|checking|listen|listening|listened|tell me|show me|let me know|want to know|want to hear|would want to hear|love to hear|curious|wonder|wondering|hear|hearing) (~ )?(${partnerObject}|${partner}|${partnersOwn}|what|how|if)`,
  ),
};

const taken: ReadonlySet<string> = new Set(['not', 'no', 'never', 'without', 'stop']);

/** A request ('could you …?') leaves nothing open; asking whether it would be welcome does. */
const asked = phrases(
  '(what|how) about (you|yours)',
  'and you',
  '(do|did|are|were|have) you',
  '(would|could|can|will|may|might|should|shall) (you|we|i|that|it|this) (~ )?(like|want|mind|feel|prefer|enjoy|need|say|think|see|help|work|ok|okay|fine|be)',
  '(is|was) (that|it|this)',
  '(what|how|when|where|which) (~ )?(you|your|we)',
  '(kya|kaisa|kaise) (~ )?(tum|tumhe|hum|aap|aapko)',
);

/** A question in form only: 'why do you always …?', 'is that so hard?' */
const reproach = phrases(
  'why (do|are|can|must|would|did|will) (not )?(you|he|she) (~ )?(always|never|not|even|such|so|just|keep)',
  '(what is wrong with|how hard|is (it|that) (so|too) (hard|much)|do you even|are you even|seriously|who does that|how dare|how could)',
);

const question = (sentence: Sentence, given: ReadonlySet<string>) =>
  sentence.asks && !has(sentence, reproach)
    ? pointsOf(sentence, { phrase: asked, levels: [0.6, 0.8, 0.95] }, given).filter(
        ({ span }) => !isQuoted(span),
      )
    : [];

const shownIn = (sentence: Sentence, given: ReadonlySet<string>): readonly Point[] => [
  ...indicators.flatMap((indicator) => pointsOf(sentence, indicator, given)),
  ...pointsOf(sentence, interest, given).filter(
    ({ span }) => !isOfOthers(opening(span)) && !isOfAnybody(span),
  ),
];

const anybody: ReadonlySet<string> = new Set(peopleAtLarge);

/** 'Everybody asks how the baby is' is not the writer's interest. */
const isOfAnybody = ({ sentence: { words }, from }: Span): boolean =>
  anybody.has(words[from - 1]?.plain ?? '');

/** A span without all but its first word, so that what is said of the one who acts there is seen. */
const opening = ({ sentence, from }: Span): Span => ({ sentence, from, to: from + 1 });

/** I see your side, or ask you about it. */
export const responsive: Rule = (text, { stems }) =>
  strongest(
    text.sentences.flatMap((sentence) =>
      has(sentence, reproach)
        ? []
        : [
            ...question(sentence, stems),
            ...shownIn(sentence, stems).filter(({ span }) => !isNegated(span, taken)),
          ],
    ),
  );
