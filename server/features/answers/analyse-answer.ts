import { randomUUID } from 'node:crypto';
import { questionByText } from '../../../content/questions.ts';
import type { Analysis } from '../../../contract/analysis.ts';
import type { Caller, Context, Reading } from '../../context.ts';
import { mayAsk, modelFor } from '../model/ask-model.ts';
import { aboutOf } from './told.ts';
import { keepTold, readTold } from './told-store.ts';

type Asked = { readonly question: string; readonly answer: string; readonly reading: Reading };

/** The model's feedback, which is remembered; null where it may not be asked or has nothing that can be shown. */
const askModel = async (context: Context, uid: string, asked: Asked): Promise<Analysis | null> => {
  const model = await modelFor(context, [uid]);
  if (model === null || !model.mayRead(asked.reading)) return null;
  const about = aboutOf(asked.question, asked.answer);
  const known = await readTold(context, uid);
  if (known === null) return null;
  const same = known.told.find((told) => told.about === about && told.analysis.engine === model.engine);
  if (same !== undefined) return same.analysis;
  if (!(await mayAsk(context, model, uid))) return null;
  const analysis = await model.review(asked);
  if (analysis !== null) await keepTold(context, known.reader, randomUUID(), { about, analysis });
  return analysis;
};

/**
 * Feedback before saving. The built-in analyser reads first, gates and all; a model is only asked for somebody who is
 * signed in and allowed it, about a question of the catalogue, and never about what stopped at a gate.
 */
export const analyseAnswer = async (
  context: Context,
  caller: Caller | null,
  { question, answer }: { question: string; answer: string },
): Promise<Analysis> => {
  const reading = await context.analyst.analyse({ question, answer });
  const isAskable = caller !== null && questionByText(question) !== undefined;
  const better = isAskable ? await askModel(context, caller.uid, { question, answer, reading }) : null;
  return better ?? reading.analysis;
};
