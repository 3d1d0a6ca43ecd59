import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateScore } from '../contract/score.ts';
import { temporaryFolder } from '../server/testing/folder.ts';
import { type ModelStub, startModelStub } from '../server/testing/model-stub.ts';
import { type Program, startProgram } from '../server/testing/program.ts';
import { phones } from './browser.ts';
import { openCategory, openTab } from './journeys.ts';
import { couple, phoneOf, write } from './people.ts';

/** A model that the operator has set up, from the switch to the feedback and the score. */
const openPhone = phones();
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let stub: ModelStub;
let program: Program;

beforeAll(async () => {
  folder = await temporaryFolder('afterglow-model-');
  stub = await startModelStub();
  const model = { MODEL_URL: stub.url, MODEL_NAME: 'stub-1', ENCODER: 'off' };
  program = await startProgram({ DATA_DIR: `${folder.path}/data`, ...model });
});

afterAll(async () => {
  await program?.stop();
  await stub?.stop();
  await folder?.remove();
});

const spoken = 'Feedback by the language model stub-1';

test('a model reads along once both have switched it on, and says so; off, it is silent', async () => {
  const people = await couple(program.url);
  for (const n of [2, 3, 4, 5, 6]) {
    for (const person of people) await write(person, n, `I felt safe when you made us tea, cup ${n}.`);
  }
  const [hers, his] = [
    await phoneOf(openPhone, people[0], program.url),
    await phoneOf(openPhone, people[1], program.url),
  ];
  for (const { page } of [hers, his]) {
    await page.goto('/settings');
    await page
      .getByText(`a language model on our own machine (${new URL(stub.url).host}) reads along`)
      .waitFor();
    await expect.poll(() => page.getByRole('radio', { name: /^No/ }).isChecked()).toBe(true);
    await page.getByText('Yes, for my feedback and our score').click();
    await expect.poll(() => page.getByRole('radio', { name: /^Yes/ }).isChecked()).toBe(true);
    await page.reload();
    await expect.poll(() => page.getByRole('radio', { name: /^Yes/ }).isChecked()).toBe(true);
  }

  const { page } = hers;
  await page.goto('/dashboard');
  await openCategory(page, 'Love Talk');
  await page.getByRole('textbox').fill('I felt safe when you called from the train.');
  await page.getByRole('button', { name: 'Analyze' }).click();
  await page.getByText(spoken).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Next question' }).waitFor();
  expect(stub.asked).toHaveLength(1);

  await people[0].call(generateScore);
  await page.goto('/dashboard');
  await openTab(page, 'Score');
  await page.getByText('The language model stub-1 read along').waitFor();

  await page.goto('/privacy');
  await page.getByRole('heading', { name: 'A language model' }).waitFor();
  await his.page.goto('/settings');
  await his.page.getByText('No, keep them here').click();
  await expect.poll(() => his.page.getByRole('radio', { name: /^No/ }).isChecked()).toBe(true);
  await his.page.goto('/dashboard');
  await openCategory(his.page, 'Love Talk');
  await his.page.getByRole('textbox').fill('I felt safe when you laughed with my mother.');
  await his.page.getByRole('button', { name: 'Analyze' }).click();
  await his.page.getByRole('region', { name: 'Feedback' }).waitFor();
  expect(await his.page.getByText(spoken).count()).toBe(0);
  expect([...hers.complaints, ...his.complaints]).toEqual([]);
});
