import type { Analysis } from '../../../contract/analysis.ts';
import { write } from './feedback.ts';
import { gateTexts, limited, softLine, steps } from './feedback-texts.ts';
import { soundsHeavy } from './gate-crisis.ts';
import { withoutInstructions } from './gate-instructions.ts';
import { gateOf } from './gates.ts';
import { blamesIn, harmIn, withoutContempt } from './harm.ts';
import { choose, hashOf } from './hash.ts';
import { invitationsTo, linesInShort } from './help.ts';
import { languageOf } from './language.ts';
import type { Analyst, Gate, Reading } from './port.ts';
import { invitationOf } from './question.ts';
import { openingOf, quoteOf } from './quote.ts';
import { blameCost, qualityOf, type Rating, rate } from './rating.ts';
import { plainWords, readText, type Text } from './text.ts';

const engine = 'afterglow-rules';
const rubricVersion = '1';

/** Between these shares of a complete answer the insight rating rises evenly. */
const scale = [
  [0, 1],
  [0.2, 4],
  [0.51, 7.5],
  [1, 10],
] as const;

const insightOf = (worth: number): number => {
  const upper = scale.findIndex(([share]) => share >= worth);
  const [high, top] = scale[Math.max(1, upper)] ?? scale[1];
  const [low, bottom] = scale[Math.max(1, upper) - 1] ?? scale[0];
  return Math.round((bottom + ((worth - low) / (high - low)) * (top - bottom)) * 10) / 10;
};

const analysisOf = (
  parts: Omit<Analysis, 'engine' | 'rubricVersion' | 'suggestions'>,
  suggestions: readonly string[],
) => ({
  ...parts,
  suggestions: [...suggestions],
  engine,
  rubricVersion,
});

/** What is said where an answer stops at a gate; a hit for safety is never quoted. */
const stopped = (gate: Gate, text: Text): Analysis => {
  const { feedback, suggestions } = gateTexts[gate];
  const topic = gate === 'crisis' ? 'crisis' : 'abuse';
  const words = choose(feedback, hashOf(text.raw))
    .replace('{quote}', () => openingOf(text))
    .replace('{lines}', () => linesInShort(topic));
  const more = gate === 'crisis' || gate === 'coercion' ? invitationsTo(topic) : [];
  return analysisOf({ quality: 'other', feedback: words, insightRating: 0 }, [...suggestions, ...more]);
};

/** Words that the rules cannot read count as told, without a judgement on them. */
const unread = (text: Text): Reading => {
  const quote = openingOf(text);
  const long = text.raw.trim().length >= 15;
  const feedback = `${limited.other} ${limited.kept.replace('{quote}', () => quote)}`;
  const invitation = choose(steps.specific, hashOf(text.raw)).invitation;
  const parts = { quality: long ? 'good' : 'average', feedback, insightRating: long ? 5.5 : 3.5 } as const;
  const marks = [{ dimension: 'specific', quote, weight: long ? 0.5 : 0.25 }] as const;
  return { analysis: analysisOf(parts, [invitation]), gate: null, marks, harm: harmIn(text) };
};

const marksOf = ({ found }: Rating) => found.map(({ mark }) => mark);

const rated = (text: Text, question: string): Reading => {
  const [invitation, language, harm] = [invitationOf(question), languageOf(text), harmIn(text)];
  if (language === 'other') return unread(text);
  const rating = rate(withoutContempt(text), invitation);
  const worth = rating.share * (1 - blameCost * harm);
  const quality = qualityOf(worth, harm, language === 'hindi' && plainWords(text).length >= 5);
  const [blamed] = blamesIn(text);
  const blame = blamed === undefined ? null : quoteOf(text, blamed);
  const material = {
    answer: text.raw,
    invitation,
    rating,
    quality,
    language,
    blame,
    opening: openingOf(text),
  };
  const { feedback, suggestions } = write(material);
  const heavy = soundsHeavy(text) ? [softLine] : [];
  const analysis = analysisOf({ quality, feedback, insightRating: insightOf(worth) }, [
    ...suggestions,
    ...heavy,
  ]);
  return { analysis, gate: null, marks: marksOf(rating), harm };
};

/** What a text's own words earn beside an instruction, so that adding one changes nothing in the score. */
const beside = (text: Text, question: string): Pick<Reading, 'marks' | 'harm'> => {
  const rest = withoutInstructions(text);
  if (gateOf(rest, readText(question)) !== null) return { marks: [], harm: harmIn(rest) };
  const { marks, harm } = rated(rest, question);
  return { marks, harm };
};

const read = (question: string, answer: string): Reading => {
  const text = readText(answer);
  const gate = gateOf(text, readText(question));
  if (gate === null) return rated(text, question);
  const analysis = stopped(gate, text);
  if (gate === 'instructions') return { analysis, gate, ...beside(text, question) };
  return { analysis, gate, marks: [], harm: harmIn(text) };
};

/** The analyser that needs no key, no network and no model: rules and word lists only. */
export const builtinAnalyst = (): Analyst => ({
  analyse: async ({ question, answer }) => read(question, answer),
});
