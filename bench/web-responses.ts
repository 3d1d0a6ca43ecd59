import type { Browser, Page } from 'playwright-core';
import type { Session } from '../e2e/screens-cast.ts';
import { say, summary } from './figures.ts';
import { newPhone, slowDown, takeResponse } from './web-marks.ts';

const rounds = 5;
const cpu = 4;

/** Milliseconds between two keys of somebody who types fast. */
const pause = 60;

const answer = 'I felt close to you on Sunday, when you asked what I needed.';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const see = (page: Page, text: string) => page.getByText(text).first().waitFor();
const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

type Step = { readonly name: string; readonly act: (page: Page) => Promise<unknown> };

/** The main job, in its order. */
const steps: readonly Step[] = [
  { name: 'typing an answer', act: (page) => page.keyboard.type(answer, { delay: pause }) },
  { name: 'Analyze', act: (page) => press(page, 'Analyze').then(() => see(page, 'How it reads')) },
  { name: 'Save', act: (page) => press(page, 'Save').then(() => see(page, 'Saved. Now it is their turn.')) },
  { name: 'Next question', act: (page) => press(page, 'Next question') },
  {
    name: 'opening the answers',
    act: (page) => openTab(page, 'Answers').then(() => see(page, 'Recent Answers')),
  },
  { name: 'opening the score', act: (page) => openTab(page, 'Score').then(() => see(page, 'Key Takeaways')) },
];

const openCard = async (page: Page, round: number): Promise<void> => {
  await page.goto(`/dashboard?category=love-questions&question=love-questions-${11 + round}#questions`);
  await page.getByRole('textbox').focus();
  await page.waitForTimeout(2500);
};

/** A page with a field and nothing else: what the machine takes of each key by itself. */
const bare = 'data:text/html,<textarea rows="8" cols="40"></textarea>';

const typeBare = async (browser: Browser, url: string): Promise<number> => {
  const { context, page } = await newPhone(browser, url);
  await slowDown(page, cpu);
  await page.goto(bare);
  await page.getByRole('textbox').focus();
  await page.keyboard.type(answer, { delay: pause });
  const response = await takeResponse(page);
  await context.close();
  return response;
};

const walk = async (browser: Browser, url: string, session: Session, round: number): Promise<number[]> => {
  const { context, page } = await newPhone(browser, url, session);
  await slowDown(page, cpu);
  await openCard(page, round);
  await takeResponse(page);
  const responses: number[] = [];
  for (const { act } of steps) {
    await act(page);
    responses.push(await takeResponse(page));
  }
  await context.close();
  return responses;
};

/** From an input to the next paint, at each step of the main job, on a slow processor. */
export const measureResponses = async (browser: Browser, url: string, session: Session): Promise<void> => {
  const [floor, walks]: [number[], number[][]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    walks.push(await walk(browser, url, session, round));
    floor.push(await typeBare(browser, url));
  }
  say('typing into a bare field, interaction to next paint', summary(floor, 'ms'));
  for (const [index, { name }] of steps.entries()) {
    const responses = walks.map((responses) => responses[index] ?? Number.NaN);
    say(`${name}, interaction to next paint`, `${summary(responses, 'ms')} (goal ≤ 100)`);
  }
};
