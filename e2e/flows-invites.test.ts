import { expect, test } from 'vitest';
import { leavePartner } from '../contract/couples.ts';
import { acceptInvite, createInvite } from '../contract/invites.ts';
import type { Phone } from './browser.ts';
import { guests } from './guests.ts';
import { arriveAt, stored } from './history.ts';
import { fillQuestionnaire } from './journeys.ts';
import { press, typeInto } from './moves.ts';
import { codeOf, newcomer, type Person, single } from './people.ts';
import { seeLasting, seeToast } from './toasts.ts';

/** What becomes of an invitation that went out, while the page that it went out from is still open. */
const { server, as, alone } = guests();

const complete = { title: 'Success', description: 'Setup complete! Welcome to your dashboard.' };

/** Somebody new, and their phone at the invite step. */
const atInviteStep = async (): Promise<{ readonly person: Person; readonly phone: Phone }> => {
  const person = await newcomer(server().url, 'Nova');
  const phone = await as(person);
  await phone.page.goto('/');
  await fillQuestionnaire(phone.page);
  await phone.page.getByText('/join?code=').waitFor();
  return { person, phone };
};

test.each(['Share', 'Copy code'])('Next after %s skips nothing', async (name) => {
  const { phone } = await atInviteStep();
  await press(phone, name);
  await phone.page.getByRole('button', { name: /Copied|Link copied/ }).waitFor();
  await press(phone, 'Next');
  await seeToast(phone.page, complete);
  expect(await stored(phone.page, 'hasInvitedPartner')).toBe('true');
});

const enterAnotherCode = async (phone: Phone): Promise<void> => {
  await typeInto(phone, 'Enter the code', await codeOf(await alone()));
  await press(phone, 'Connect Partner');
};

test.each<[string, (phone: Phone) => Promise<unknown>]>([
  ['copies the code again', (phone) => press(phone, 'Copy code')],
  ['enters a code', enterAnotherCode],
])('the invite step ends once somebody came by its code and the inviter %s', async (_, act) => {
  const { person, phone } = await atInviteStep();
  for (const path of [createInvite.path, '/api/invites/accept']) phone.broken.add(path);
  const bela = await single(server().url, 'Bela');
  await bela.call(acceptInvite, { params: { code: await codeOf(person) } });
  await act(phone);
  await arriveAt(phone.page, '/dashboard');
  await seeToast(phone.page, complete);
  await phone.page.getByRole('dialog', { name: 'Is Bela your partner?' }).waitFor();
  expect(await stored(phone.page, 'hasInvitedPartner')).toBe('true');
});

/** The person finds a partner by another code and is left again; both end the code that was there before. */
const endCode = async (person: Person): Promise<void> => {
  const passing = await alone();
  await person.call(acceptInvite, { params: { code: await codeOf(passing) } });
  await passing.call(leavePartner, { body: {} });
};

test.each(['Share', 'Copy code'])(
  '%s gives out a new code where the one that is shown has ended',
  async (name) => {
    const person = await alone();
    const phone = await as(person);
    const { page, context } = phone;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'No Partner Connected' }).click();
    const before = await codeOf(person);
    await page.getByText(before, { exact: true }).waitFor();
    await endCode(person);
    await press(phone, name);
    await seeToast(page, { title: 'Your code is new', variant: 'destructive' });
    const sentence = 'The one you had no longer works.';
    await seeLasting(page, sentence);
    const after = await codeOf(person);
    expect(after).not.toBe(before);
    await page.getByText(after, { exact: true }).waitFor();
    await press(phone, 'Copy code');
    await page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    expect(await page.getByRole('dialog').getByText(sentence).count()).toBe(0);
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(after);
  },
);
