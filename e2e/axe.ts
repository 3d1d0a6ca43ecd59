import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { atRest } from './reach.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
};

/** Every place at which axe finds a rule broken, as one line each; all rules, or only the named ones. */
export const violations = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(source);
  await atRest(page);
  const options = { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) };
  const found = await page.evaluate<readonly Violation[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
};
