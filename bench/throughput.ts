import autocannon from 'autocannon';
import { saveAnswer } from '../contract/answers.ts';
import { listQuestions } from '../contract/questions.ts';
import type { Person } from '../server/testing/people.ts';
import { median, say, summary } from './figures.ts';

const callers = 8;
const seconds = 3;
const pairs = 7;

type Target = {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string;
};

/** Requests a second of one target; anything but 2xx ends the run. */
const rate = async (target: Target): Promise<number> => {
  const result = await autocannon({ ...target, connections: callers, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${target.url}: ${result.non2xx} replies were not 2xx`);
  return result.requests.average;
};

/** Both in turn, so that a machine whose speed drifts slows both; prints the ratio pair by pair. */
const compare = async (name: string, product: Target, bare: Target): Promise<void> => {
  const rates: { product: number; bare: number }[] = [];
  for (let i = 0; i < pairs; i++) rates.push({ product: await rate(product), bare: await rate(bare) });
  say(
    `${name}, product`,
    summary(
      rates.map((pair) => pair.product),
      'requests/s',
    ),
  );
  say(
    `${name}, bare Fastify + pg`,
    summary(
      rates.map((pair) => pair.bare),
      'requests/s',
    ),
  );
  const ratios = rates.map((pair) => pair.product / pair.bare);
  say(`${name}, ratio of the two`, `${median(ratios).toFixed(2)} (median of ${pairs} pairs)`);
};

/** Reads of a category and saves of one answer, each against the bare peer. */
export const compareThroughput = async (
  productUrl: string,
  bareUrl: string,
  { token }: Person,
): Promise<void> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const read = listQuestions.path.replace('{category}', 'love-questions');
  const body = JSON.stringify({
    questionId: 'love-questions-01',
    answer: 'A measured answer, about as long as most.',
  });
  await compare('reads of a category', { url: `${productUrl}${read}`, headers }, { url: `${bareUrl}/read` });
  const save: Target = { url: `${productUrl}${saveAnswer.path}`, method: 'POST', headers, body };
  await compare('saves', save, { url: `${bareUrl}/save`, method: 'POST' });
};
