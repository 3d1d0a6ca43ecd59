import { listAnswers } from '../../contract/answers.ts';
import { saveTap, type Tap, type Taps } from '../../contract/taps.ts';
import type { Person } from './people.ts';

/** The taps of a question as the person sees them; null while it is not mutual, or not there. */
export const tapsSeenBy = async (person: Person, questionId: string): Promise<Taps | null> => {
  const { answers } = await person.call(listAnswers);
  return answers.find((entry) => entry.questionId === questionId)?.taps ?? null;
};

/** Taps on the two answers as they read now. */
export const tap = async (person: Person, questionId: string, given: Tap): Promise<Taps> => {
  const wording = (await tapsSeenBy(person, questionId))?.wording ?? 'none';
  return person.call(saveTap, { params: { questionId }, body: { tap: given, wording } });
};
