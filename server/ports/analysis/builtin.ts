import { helpLines } from '../../../content/help-lines.ts';
import type { HelpLine } from '../../../contract/help-lines.ts';
import { type Draft, signed } from './draft.ts';
import type { Encoder } from './encoder.ts';
import { gateWith, isDanger } from './gate-heard.ts';
import { harmIn, holdsContempt, isScornedToFace } from './harm.ts';
import { type Help, helpFrom } from './help.ts';
import { type Meaning, type Sense, senseWith } from './meaning.ts';
import type { Analyst, Gate } from './port.ts';
import { invitationOf } from './question.ts';
import { rated } from './rated.ts';
import { type HeardAnswer, hearRest } from './rest.ts';
import { isOnlyHeard, stopped } from './stopped.ts';
import { readText, type Text } from './text.ts';
import { isUnheard } from './unheard.ts';
import { harmOf } from './worth.ts';

const engines = { rules: 'afterglow-rules', both: 'afterglow-rules+minilm' } as const;

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
  { text, rest, restMeans }: HeardAnswer,
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

const read = (question: string, heard: HeardAnswer, help: Help): Draft => {
  const { text, meaning, rest, restMeans } = heard;
  if (rest === text || isDanger(gateWith(text, question, meaning)))
    return readPlain(question, text, meaning, help);
  const gate = gateWith(rest, question, restMeans);
  if (isDanger(gate)) return readPlain(question, rest, restMeans, help);
  return { ...stopped('instructions', text, meaning, help), ...besideIt(heard, question, gate) };
};

const silence: Sense = async () => null;

/** The analyser that needs no key and no network: rules and word lists, and an encoder where there is one. */
export const builtinAnalyst = (
  encoder: Encoder | null = null,
  lines: readonly HelpLine[] = helpLines,
): Analyst => {
  const help = helpFrom(lines);
  const sense = encoder === null ? silence : senseWith(encoder);
  const analyse: Analyst['analyse'] = async ({ question, answer }) => {
    const heard = await hearRest(sense, question, readText(answer));
    const draft = read(question, heard, help);
    const unheard = encoder !== null && isUnheard(heard);
    const engine = engines[heard.meaning === null ? 'rules' : 'both'];
    return {
      ...signed(draft, engine),
      ...(unheard && { unheard }),
      invites: invitationOf(question).weights,
    };
  };
  return encoder === null ? { analyse } : { analyse, close: encoder.close };
};
