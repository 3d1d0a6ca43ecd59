import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { analyzeAnswer } from '../contract/analysis.ts';
import { listQuestions } from '../contract/questions.ts';
import type { Person } from '../server/testing/people.ts';
import { median, say, summary } from './figures.ts';

const seconds = 10;
const pairs = 7;

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

/** Milliseconds in which 99 of 100 reads of a category were answered. */
const slowest = async (url: string, { token }: Person): Promise<number> => {
  const result = await autocannon({
    url: `${url}${listQuestions.path.replace('{category}', 'love-questions')}`,
    headers: { authorization: `Bearer ${token}` },
    connections: 4,
    duration: seconds,
    overallRate: reads,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} reads were not 2xx`);
  return result.latency.p99;
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
export const compareWhileAnalysing = async (
  url: string,
  reader: Person,
  people: readonly Person[],
): Promise<void> => {
  const rounds: { idle: number; busy: number }[] = [];
  let analysed = 0;
  for (let i = 0; i < pairs; i += 1) {
    const idle = await slowest(url, reader);
    const stop = asking(people);
    rounds.push({ idle, busy: await slowest(url, reader) });
    analysed += await stop();
  }
  say(
    'p99 of a read, in peace',
    summary(
      rounds.map(({ idle }) => idle),
      'ms',
    ),
  );
  say(
    'p99 of a read, while answers are analysed',
    summary(
      rounds.map(({ busy }) => busy),
      'ms',
    ),
  );
  say('analysed meanwhile', `${(analysed / pairs / seconds).toFixed(1)} answers/s`);
  say('ratio of the two', median(rounds.map(({ idle, busy }) => busy / idle)).toFixed(2));
};
