import { stepsForAny } from '../../../content/follow-ups/by-kind.ts';
import { helpLines } from '../../../content/help-lines.ts';
import { type Analysis, softLine } from '../../../contract/analysis.ts';
import type { HelpLine } from '../../../contract/help-lines.ts';
import { blameIn } from './blame.ts';
import type { Encoder } from './encoder.ts';
import { write } from './feedback.ts';
import { gateTexts, heardTexts, limited } from './feedback-texts.ts';
import { soundsHeavy } from './gate-crisis.ts';
import { gateWith, isDanger } from './gate-heard.ts';
import { harmIn, holdsContempt, isContempt, isScornedToFace, withoutContempt } from './harm.ts';
import { choose, hashOf } from './hash.ts';
import { type Help, helpFrom } from './help.ts';
import { languageOf } from './language.ts';
import { type Meaning, type Sense, senseWith } from './meaning.ts';
import type { Analyst, Gate, Reading } from './port.ts';
import { invitationOf } from './question.ts';
import { firstSaidIn, openingOf, quoteOf } from './quote.ts';
import { qualityOf, rate } from './rating.ts';
import { hearRest, type Told } from './rest.ts';
import { rubricVersion } from './rubric.ts';
import { plainWords, readText, type Text } from './text.ts';
import { isUnheard } from './unheard.ts';
import { harmOf, insightOf, shownBy, worthOf } from './worth.ts';

const engines = { rules: 'afterglow-rules', both: 'afterglow-rules+minilm' } as const;

/** What is said of an answer, before it is told who heard it. */
type Said = Readonly<Pick<Analysis, 'quality' | 'feedback' | 'insightRating'>> & {
  readonly suggestions: readonly string[];
};

/** A reading that is not signed yet: it lacks the engine, and the soft line where danger may be near. */
type Draft = Omit<Reading, 'analysis'> & { readonly analysis: Said };

/** The words that an answer stops at: its contempt where it holds some, else how it begins. */
const stoppedAt = (gate: Gate, text: Text): string => {
  const scorned = gate === 'contempt' ? text.sentences.find(isContempt) : undefined;
  if (scorned === undefined) return openingOf(text);
  return quoteOf(text, { sentence: scorned, from: 0, to: scorned.words.length });
};

/** True where danger can only have been heard, since no rule finds any. */
const isOnlyHeard = (meaning: Meaning | null): boolean => meaning?.dangerByRules === false;

/** What is said where an answer stops at a gate; a hit for safety is never quoted. */
const saidAt = (gate: Gate, text: Text, meaning: Meaning | null, help: Help): Said => {
  const { feedback, suggestions } = gateTexts[gate];
  const topic = gate === 'crisis' ? 'crisis' : 'abuse';
  const chosen =
    isDanger(gate) && isOnlyHeard(meaning) ? heardTexts[gate] : choose(feedback, hashOf(text.raw));
  const words = chosen.replace(/\{(?:quote|lines)\}/g, (place) =>
    place === '{quote}' ? stoppedAt(gate, text) : help.inShort(topic),
  );
  const more = isDanger(gate) ? help.invitations(topic) : [];
  return { quality: 'other', feedback: words, insightRating: 0, suggestions: [...suggestions, ...more] };
};

/**
 * What a text that the rules cannot read is worth: when it is long, as much as English answers are on the mean of twelve
 * thousand, so that nobody gains or loses by a language; when it is short, a little more than those, since fifteen
 * characters say more in some scripts.
 */
const unreadWorth = { long: 0.35, short: 0.15 } as const;

/** Characters from which on it is long. */
const longFrom = 15;

/** True where an answer that gets no help may still be told by somebody in danger: a soft line goes with it. */
const isHeavy = (text: Text, meaning: Meaning | null): boolean =>
  soundsHeavy(text) || (meaning !== null && meaning.danger !== null);

/** Words that the rules cannot read count as told, without a judgement on them. */
const unread = (text: Text, heavy: boolean): Draft => {
  const quote = openingOf(text);
  const shown = unreadWorth[text.raw.trim().length >= longFrom ? 'long' : 'short'];
  const analysis = {
    quality: qualityOf(shown, 0),
    feedback: `${limited.other} ${limited.kept.replace('{quote}', () => quote)}`,
    insightRating: insightOf(shown),
    suggestions: [choose(stepsForAny.specific, hashOf(text.raw)).invitation],
  };
  const marks = [{ dimension: 'specific', quote, weight: shown }] as const;
  return { gate: null, marks, shown, harm: harmIn(text), unread: true, analysis, ...(heavy && { heavy }) };
};

/** What is read in an answer that no gate stops. */
const rated = (text: Text, question: string, meaning: Meaning | null): Draft => {
  const [invitation, language] = [invitationOf(question), languageOf(text)];
  const heavy = isHeavy(text, meaning);
  if (language === 'other') return unread(text, heavy);
  const rating = rate(withoutContempt(text), invitation);
  const { harm, place } = blameIn(text, meaning);
  const shown = shownBy(rating.share, meaning);
  const worth = worthOf(shown, harm);
  const quality = qualityOf(worth, harm, language === 'hindi' && plainWords(text).length >= 5);
  const { feedback, suggestions } = write({
    text,
    invitation,
    rating,
    quality,
    language,
    blame: place === null ? null : quoteOf(text, place),
    tells: meaning?.tells ?? null,
    harm,
    heavy,
    opening: firstSaidIn(text),
  });
  const marks = rating.found.map(({ mark }) => mark);
  const analysis = { quality, feedback, insightRating: insightOf(worth), suggestions };
  return { gate: null, marks, shown, harm, analysis, ...(heavy && { heavy }) };
};

/** What is said to an answer that ends at a gate; beside danger help stands in the place of the soft line. */
const stopped = (gate: Gate, text: Text, meaning: Meaning | null, help: Help) => {
  const heavy = !isDanger(gate) && isHeavy(text, meaning);
  return { gate, analysis: saidAt(gate, text, meaning, help), ...(heavy && { heavy }) };
};

/** Reads a text in which nothing speaks to whoever rates it, or in which that does not matter beside danger. */
const readPlain = (question: string, text: Text, meaning: Meaning | null, help: Help): Draft => {
  const gate = gateWith(text, question, meaning);
  if (gate === null) return rated(text, question, meaning);
  const scorn = isDanger(gate) && isOnlyHeard(meaning) && isScornedToFace(text);
  const harm = harmOf(harmIn(text), meaning);
  return { ...stopped(gate, text, meaning, help), marks: [], harm, ...(scorn && { scorn }) };
};

/**
 * What a text's own words earn beside an instruction, so that adding one changes nothing in the score; its contempt stays,
 * wherever it stands.
 */
const besideIt = (
  { text, rest, restMeans }: Told,
  question: string,
  gate: Gate | null,
): Pick<Draft, 'beside' | 'marks' | 'shown' | 'harm' | 'unread' | 'rest'> => {
  // An instruction that is heard in all of it and in no part cannot be cut out: then the words count as they are.
  const beside = gate === 'instructions' ? null : gate;
  const scorn = holdsContempt(text) ? harmIn(text) : 0;
  if (beside !== null) return { beside, marks: [], harm: Math.max(scorn, harmOf(harmIn(rest), restMeans)) };
  const { marks, shown = 0, harm, unread, heavy } = rated(rest, question, restMeans);
  const isOpen = gate === null && heavy !== true;
  return {
    beside,
    marks,
    shown,
    harm: Math.max(scorn, harm),
    ...(unread && { unread }),
    ...(isOpen && { rest: rest.raw }),
  };
};

const read = (question: string, told: Told, help: Help): Draft => {
  const { text, meaning, rest, restMeans } = told;
  if (rest === text || isDanger(gateWith(text, question, meaning)))
    return readPlain(question, text, meaning, help);
  const gate = gateWith(rest, question, restMeans);
  if (isDanger(gate)) return readPlain(question, rest, restMeans, help);
  return { ...stopped('instructions', text, meaning, help), ...besideIt(told, question, gate) };
};

/** Signs what is said, and puts the soft line first for somebody who may be in danger. */
const signed = ({ suggestions, ...said }: Said, heavy: boolean, engine: string): Analysis => ({
  ...said,
  suggestions: heavy ? [softLine, ...suggestions] : [...suggestions],
  engine,
  rubricVersion,
});

const silence: Sense = async () => null;

/** The analyser that needs no key and no network: rules and word lists, and an encoder where there is one. */
export const builtinAnalyst = (
  encoder: Encoder | null = null,
  lines: readonly HelpLine[] = helpLines,
): Analyst => {
  const help = helpFrom(lines);
  const sense = encoder === null ? silence : senseWith(encoder);
  const analyse: Analyst['analyse'] = async ({ question, answer }) => {
    const told = await hearRest(sense, question, readText(answer));
    const draft = read(question, told, help);
    const unheard = encoder !== null && isUnheard(told);
    return {
      ...draft,
      analysis: signed(
        draft.analysis,
        draft.heavy === true,
        engines[told.meaning === null ? 'rules' : 'both'],
      ),
      ...(unheard && { unheard }),
      invites: invitationOf(question).weights,
    };
  };
  return encoder === null ? { analyse } : { analyse, close: encoder.close };
};
