import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateProfile } from '../contract/accounts.ts';
import { saveAnswer } from '../contract/answers.ts';
import { acceptInvite, createInvite } from '../contract/invites.ts';
import { generateScore } from '../contract/score.ts';
import { type Phone, phones } from './browser.ts';
import { hostileStrings } from './hostile-strings.ts';
import { house } from './house.ts';
import { couple, phoneOf, single } from './people.ts';

/** Two hundred hostile strings in all that one can write, shown on every screen of the other. */
const home = house();
const openPhone = phones();
const perAnswer = 10;
const idOf = (n: number) => `fart-comfort-${String(n + 1).padStart(2, '0')}`;
const answers = Array.from({ length: hostileStrings.length / perAnswer }, (_, n) =>
  hostileStrings.slice(n * perAnswer, (n + 1) * perAnswer).join('\n'),
);

let his: Phone;
let people: Awaited<ReturnType<typeof couple>>;
const dialogs: string[] = [];

beforeAll(async () => {
  people = await couple(home().url);
  const [ada, bela] = people;
  const [firstName = '', lastName = ''] = [
    '<img src=x onerror=window.__ran=1>',
    '"><svg onload=window.__ran=1>',
  ];
  await ada.call(updateProfile, { body: { firstName, lastName } });
  for (const [n, answer] of answers.entries()) {
    await ada.call(saveAnswer, { body: { questionId: idOf(n), answer } });
    await bela.call(saveAnswer, {
      body: { questionId: idOf(n), answer: 'I felt heard when you asked twice.' },
    });
  }
  await bela.call(generateScore);
  his = await phoneOf(openPhone, bela, home().url);
  his.page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
});

afterAll(async () => his?.context.close());

const expectStill = async () => {
  expect(await his.page.evaluate('window.__ran')).toBeUndefined();
  expect(dialogs).toEqual([]);
  expect(new URL(his.page.url()).origin).toBe(new URL(home().url).origin);
  expect(his.complaints).toEqual([]);
};

describe('hostile strings', () => {
  test('are two hundred, no two alike', () => {
    expect(new Set(hostileStrings).size).toBe(200);
  });

  test('stand as plain text in the list of answers', async () => {
    await his.page.goto('/dashboard#answers');
    await his.page.getByText('Both answered').first().waitFor();
    const shown = await his.page.locator('body').evaluate((body) => body.textContent ?? '');
    const missing = hostileStrings.filter((text) => !shown.includes(text));
    expect(missing).toEqual([]);
    await expectStill();
  });

  test('do nothing on the score', async () => {
    await his.page.goto('/dashboard#score');
    await his.page.getByRole('heading', { name: 'Key Takeaways' }).waitFor();
    await expectStill();
  });

  test('do nothing as a name, on the score and where the partner is asked about', async () => {
    const names = hostileStrings.filter((_, n) => n % 20 === 0).map((text) => text.slice(0, 100));
    const [ada] = people;
    const [inviter, joiner] = [await single(home().url, 'Uma'), await single(home().url, 'Vic')];
    const { inviteCode } = await inviter.call(createInvite, { body: {} });
    await joiner.call(acceptInvite, { params: { code: inviteCode } });
    const hers = await phoneOf(openPhone, inviter, home().url);
    for (const firstName of names) {
      await ada.call(updateProfile, { body: { firstName, lastName: firstName } });
      await joiner.call(updateProfile, { body: { firstName, lastName: firstName } });
      await his.page.goto('/dashboard#score');
      await his.page.reload();
      await his.page.getByText(firstName, { exact: true }).first().waitFor();
      await hers.page.goto('/dashboard');
      await hers.page.getByRole('dialog').getByText(firstName).first().waitFor();
      await expectStill();
      expect(await hers.page.evaluate('window.__ran')).toBeUndefined();
    }
    expect(hers.complaints).toEqual([]);
    await hers.context.close();
  });

  test.each(answers.map((_, n) => idOf(n)))('do nothing on the card of %s', async (id) => {
    await his.page.goto(`/dashboard?category=fart-comfort&question=${id}#questions`);
    await his.page.getByRole('tab', { name: 'Partner' }).click();
    await his.page.getByText('window.__ran').first().waitFor();
    await expectStill();
  });
});
