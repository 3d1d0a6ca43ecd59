import type { MutualAnswer } from '../server/features/score/couple.ts';
import { rateCouple } from '../server/features/score/rate-couple.ts';
import { builtinAnalyst } from '../server/ports/analysis/builtin.ts';
import { openEncoder } from '../server/ports/analysis/encoder.ts';
import { openModel } from '../server/ports/analysis/model.ts';
import type { Judgement, Model } from '../server/ports/analysis/model-port.ts';
import type { Failure } from '../server/ports/analysis/model-request.ts';
import { hasWeights, weightsFolder } from '../server/ports/analysis/weights.ts';
import { readSettings } from '../server/settings.ts';
import { couples, type GradedCouple } from './feedback/couples.ts';
import type { Part } from './feedback/shapes.ts';
import { spearman } from './feedback/statistics.ts';

// Prints how well the order of couples agrees with a careful reader's: built in, and with the model of the settings.

const encoder = hasWeights() ? openEncoder({ folder: weightsFolder, weights: 'tuned' }) : null;
const analyst = builtinAnalyst(encoder);

const idOf = (number: number): string => `question-${String(number).padStart(2, '0')}`;

const readingsOf = ({ answers }: GradedCouple): Promise<MutualAnswer[]> =>
  Promise.all(
    answers.map(async ({ question, first, second }, number) => {
      const sideOf = async (text: string) => ({
        text,
        reading: await analyst.analyse({ question, answer: text }),
      });
      return { questionId: idOf(number), question, first: await sideOf(first), second: await sideOf(second) };
    }),
  );

const pairOf = ({ questionId, question, first, second }: MutualAnswer) => ({
  questionId,
  question,
  sides: [first, second] as const,
});

const judged = (mutual: readonly MutualAnswer[], judgements: ReadonlyMap<string, Judgement>) =>
  mutual.map((answer) => ({ ...answer, judged: judgements.get(answer.questionId) ?? null }));

const measure = async (model: Model | null, part: Part) => {
  const chosen = couples.filter((couple) => couple.part === part);
  const [builtIn, withModel]: [number[], number[]] = [[], []];
  let [pairs, got] = [0, 0];
  for (const couple of chosen) {
    const mutual = await readingsOf(couple);
    builtIn.push(rateCouple(mutual).score);
    if (model === null) continue;
    const judgements = await model.judge(mutual.map(pairOf));
    [pairs, got] = [pairs + mutual.length, got + judgements.size];
    withModel.push(rateCouple(judged(mutual, judgements)).score);
  }
  const grades = chosen.map(({ talk }) => talk);
  const row = { couples: chosen.length, 'built in': spearman(builtIn, grades).toFixed(2) };
  if (model === null) return row;
  return {
    ...row,
    'with the model': spearman(withModel, grades).toFixed(2),
    judged: `${got} of ${pairs}`,
  };
};

const { model: access } = readSettings();
const troubles = new Set<string>();
const onTrouble = ({ kind, status }: Failure): void =>
  void troubles.add(status === null ? kind : `${kind} (${status})`);
const model = access && openModel({ ...access, onTrouble });
console.table({ tune: await measure(model, 'tune'), report: await measure(model, 'report') });
if (troubles.size > 0) console.log(`Requests without a reply: ${[...troubles].join(', ')}`);
await encoder?.close();
