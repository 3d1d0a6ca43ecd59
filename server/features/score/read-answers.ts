import { setTimeout as pause } from 'node:timers/promises';
import { questionById } from '../../../content/questions.ts';
import type { Context, Reading, Side } from '../../context.ts';
import type { Mutual } from '../answers/mutual.ts';
import type { Versioned } from './judge-couple.ts';

type Read = (question: string, answer: string) => Promise<Reading>;

/** Reads each text once, so that what was read before the lock is not read again under it. */
export type Reader = {
  /** Waits, within bounds, for an analyst that has no time to hear what it reads. */
  readonly patiently: Read;
  readonly atOnce: Read;
};

/** How often the answers of one score together are read again because one was not heard, and milliseconds before each. */
const again = { most: 10, after: 200 } as const;

export const openReader = ({ analyst }: Pick<Context, 'analyst'>): Reader => {
  const known = new Map<string, Promise<Reading>>();
  let left: number = again.most;
  const atOnce: Read = (question, answer) => analyst.analyse({ question, answer });
  const patiently: Read = async (question, answer) => {
    const reading = await atOnce(question, answer);
    if (reading.unheard !== true || left === 0) return reading;
    left -= 1;
    await pause(again.after);
    return patiently(question, answer);
  };
  const once =
    (read: Read): Read =>
    (question, answer) => {
      const key = JSON.stringify([question, answer]);
      const reading = known.get(key) ?? read(question, answer);
      known.set(key, reading);
      return reading;
    };
  return { patiently: once(patiently), atOnce: once(atOnce) };
};

/** What the viewer and the partner have of a question, with the one whom the rating calls `first` before the other. */
export const inTurn = <T>(viewerIsFirst: boolean, mine: T, theirs: T): readonly [first: T, second: T] =>
  viewerIsFirst ? [mine, theirs] : [theirs, mine];

const readMutual = async (read: Read, entry: Mutual, viewerIsFirst: boolean): Promise<Versioned> => {
  const question = questionById(entry.questionId)?.text ?? '';
  const sideOf = async (text: string): Promise<Side> => ({ text, reading: await read(question, text) });
  const mine = await sideOf(entry.mine.content.text);
  const theirs = await sideOf(entry.theirs.content.text);
  const [first, second] = inTurn(viewerIsFirst, mine, theirs);
  const { questionId, myTap, theirTap } = entry;
  const taps = myTap && theirTap ? { taps: inTurn(viewerIsFirst, myTap.tap, theirTap.tap) } : {};
  const versions = inTurn(viewerIsFirst, entry.mine.version, entry.theirs.version).join(' ');
  return { answer: { questionId, question, first, second, ...taps }, versions };
};

/** One after the other: all at once they would wait for each other until none is heard. */
export const readAll = async (
  read: Read,
  mutual: readonly Mutual[],
  viewerIsFirst: boolean,
): Promise<readonly Versioned[]> => {
  const answers: Versioned[] = [];
  for (const entry of mutual) answers.push(await readMutual(read, entry, viewerIsFirst));
  return answers;
};

/** How many answers were not heard. */
export const unheardIn = (answers: readonly Versioned[]): number =>
  answers
    .flatMap(({ answer: { first, second } }) => [first, second])
    .filter(({ reading }) => reading.unheard === true).length;
