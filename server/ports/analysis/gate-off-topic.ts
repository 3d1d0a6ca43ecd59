import { stem } from './concrete.ts';
import { plainWords, type Text } from './text.ts';
import { foreignTopics, homeTopics } from './words-topics.ts';

// Telling whether an answer belongs to its question needs more than words, and a false alarm insults an honest
// answer. So only what plainly belongs somewhere else is sent back: advertising, news, homework, code.
const foreign: ReadonlyMap<string, number> = new Map(
  foreignTopics.flatMap((topic, index) => topic.map((word) => [stem(word), index] as const)),
);
const home: ReadonlySet<string> = new Set(homeTopics.map(stem));

const selling =
  /\b(buy|cheap|sale|promo|discount|subscribe|free shipping|limited offer|click here|order now|code [A-Z]+\d+|best price|deals?)\b/gi;
const link = /(https?:\/\/|www\.)\S+/;

const isAdvertising = (raw: string): boolean => {
  const pitches = new Set(raw.toLowerCase().match(selling) ?? []).size;
  return pitches >= 2 || (pitches === 1 && link.test(raw));
};
const code =
  /(function\s*\(|=>|console\.log|<\/?(div|script|html)|SELECT\s.+\sFROM|import\s.+\sfrom|def\s\w+\()/;

/** Words from one foreign subject, none of the question's, and nobody of this couple in sight. */
export const isOffTopic = (answer: Text, question: Text): boolean => {
  if (isAdvertising(answer.raw) && plainWords(answer).length < 60) return true;
  if (code.test(answer.raw)) return true;
  const asked = new Set(plainWords(question).map(stem));
  const said = plainWords(answer).map(stem);
  const strange = new Set(said.filter((word) => foreign.has(word) && !asked.has(word)));
  const belongs = said.filter((word) => home.has(word)).length;
  const counts = Map.groupBy(strange, (word) => foreign.get(word));
  const most = Math.max(0, ...[...counts.values()].map((same) => same.length));
  return most >= 2 && most > belongs && most / Math.max(1, said.length) >= 0.08;
};
