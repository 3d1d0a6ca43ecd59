import type { Encoder } from '../../server/ports/analysis/encoder.ts';
import { senseWith } from '../../server/ports/analysis/meaning.ts';
import { isTold } from '../../server/ports/analysis/next-step.ts';
import { invitationOf } from '../../server/ports/analysis/question.ts';
import { rate } from '../../server/ports/analysis/rating.ts';
import { readText } from '../../server/ports/analysis/text.ts';
import { answeredQuestions } from './answers.ts';
import { toldBy } from './lessons.ts';
import type { Part } from './shapes.ts';
import { shareOf } from './statistics.ts';

const aims = ['disclosure', 'specific', 'responsive', 'appreciative', 'forward'] as const;

const items = answeredQuestions.flatMap(({ question, part, answers }) =>
  answers.flatMap(({ label, tells, text }) =>
    label === 'other' || tells === undefined ? [] : [{ question, part, text, told: toldBy(tells) }],
  ),
);

/** How often it is seen whether an answer tells something already; without an encoder by rules. */
export const measureTold = async (encoder: Encoder | null, part: Part): Promise<number> => {
  const sense = encoder === null ? async () => null : senseWith(encoder);
  const seen: boolean[] = [];
  for (const { question, text: raw, told } of items.filter((item) => item.part === part)) {
    const text = readText(raw);
    const tells = (await sense(question, text))?.tells ?? null;
    const rating = rate(text, invitationOf(question));
    seen.push(...aims.map((aim) => isTold(aim, { rating, tells }) === told.includes(aim)));
  }
  return shareOf(seen, (right) => right);
};
