import { setTimeout as sleep } from 'node:timers/promises';
import { analyzeAnswer } from '../contract/analysis.ts';
import { listQuestions } from '../contract/questions.ts';
import type { Person } from '../server/testing/people.ts';
import { quantile, say } from './figures.ts';

/** Of one round in peace and of one beside the analysis; many short ones, so that both see the same weather. */
const seconds = 5;
const pairs = 24;

/** Reads a second, few enough that the server idles between them. */
const reads = 40;

/** Answers that each person asks feedback for in a second: below the limit of four. */
const asks = 3;

const question = 'Which tiny thing that your partner did recently made your day softer?';
let asked = 0;

/** Never the same twice: what was read once is remembered. */
const answer = (): string => {
  asked += 1;
  return `On Monday you rang in your lunch break only to hear how the scan went. I was so glad that you did (${asked}).`;
};

/** Milliseconds that each read of a category took, from when it was due: a read that had to wait its turn counts so. */
const readFor = async (reader: Person): Promise<number[]> => {
  const begin = performance.now();
  const due = Array.from({ length: seconds * reads }, (_, n) => begin + (n * 1000) / reads);
  return Promise.all(
    due.map(async (at) => {
      await sleep(Math.max(0, at - performance.now()));
      await reader.call(listQuestions, { params: { category: 'love-questions' } });
      return performance.now() - at;
    }),
  );
};

/** Asks for feedback at a steady pace until told to stop; gives how many were answered. */
const asking = (people: readonly Person[]) => {
  let [going, answered] = [true, 0];
  const each = people.map(async (person) => {
    while (going) {
      const reply = await person.send(analyzeAnswer, {
        body: { questionText: question, answerText: answer() },
      });
      if (reply.status === 200) answered += 1;
      await sleep(1000 / asks);
    }
  });
  return async (): Promise<number> => {
    going = false;
    await Promise.all(each);
    return answered;
  };
};

/** What the slowest reads of a category cost while others get feedback, beside what they cost in peace. */
export const compareWhileAnalysing = async (reader: Person, people: readonly Person[]): Promise<void> => {
  const [idle, busy]: [number[], number[]] = [[], []];
  let analysed = 0;
  for (let i = 0; i < pairs; i += 1) {
    idle.push(...(await readFor(reader)));
    const stop = asking(people);
    busy.push(...(await readFor(reader)));
    analysed += await stop();
  }
  say('analysed meanwhile', `${(analysed / pairs / seconds).toFixed(1)} answers/s`);
  for (const share of [0.5, 0.9, 0.99]) {
    const [peace, work] = [quantile(idle, share), quantile(busy, share)];
    say(`p${share * 100} of ${idle.length} reads, in peace`, `${peace.toFixed(1)} ms`);
    say(`p${share * 100} of as many, while answers are analysed`, `${work.toFixed(1)} ms`);
    say('ratio of the two', (work / peace).toFixed(2));
  }
};
