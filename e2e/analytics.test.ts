import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createInvite } from '../contract/invites.ts';
import type { Phone } from './browser.ts';
import { intercept } from './edge.ts';
import { guests } from './guests.ts';
import {
  fillQuestionnaire,
  openCategory,
  openTab,
  type signIn,
  signOut,
  signUp,
  visitor,
} from './journeys.ts';
import { press } from './moves.ts';
import { enter, newcomer } from './people.ts';

/** What goes to a tag manager, and when: part 7. Its script is fetched from the edge of the network. */
const { server, visit, alone } = guests({ TAG_MANAGER: 'GTM-TEST' });

const secret = 'Ninety violins and one burnt omelette';

/** A phone that counts how often the container's script was fetched. */
const watched = async (): Promise<{ phone: Phone; fetched: string[] }> => {
  const phone = await visit();
  const fetched: string[] = [];
  await phone.context.route('https://www.googletagmanager.com/**', (route) => {
    fetched.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return { phone, fetched };
};

type Pushed = { readonly event?: string; readonly user_properties?: Record<string, unknown> };

const pushed = (page: Page): Promise<Pushed[]> => page.evaluate<Pushed[]>('window.dataLayer ?? []');
const events = async (page: Page) => (await pushed(page)).map(({ event }) => event);

test('nothing is loaded before a yes, and nothing after a no', async () => {
  const { phone, fetched } = await watched();
  await phone.page.goto('/auth/sign-in');
  await press(phone, 'No');
  await phone.page.reload();
  await phone.page.getByPlaceholder('Enter your email').waitFor();
  expect(await phone.page.getByText('May we count').count()).toBe(0);
  expect([fetched, await pushed(phone.page)]).toEqual([[], []]);
});

test('after a yes the container is loaded once, and hears what happened before', async () => {
  const { phone, fetched } = await watched();
  await phone.page.goto('/auth/sign-in');
  await press(phone, 'Yes, count');
  await expect.poll(() => fetched).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST']);
  await expect.poll(() => events(phone.page)).toEqual(['gtm.js', 'session_start', 'page_view']);
});

const agree = ({ context }: Phone): Promise<void> =>
  context.addCookies([{ name: 'afterglow_consent', value: 'yes', url: server().url }]);

test('who signs out without an answer leaves nothing for the next yes', async () => {
  const { phone } = await watched();
  await enter(phone, await alone(), server().url);
  await phone.page.goto('/dashboard');
  await openTab(phone.page, 'Score');
  await signOut(phone.page);
  await press(phone, 'Yes, count');
  await expect.poll(() => events(phone.page)).toContain('logout');
  const told = await pushed(phone.page);
  expect(told.filter((one) => one.user_properties)).toEqual([]);
  expect(told.map((one) => one.event)).not.toContain('tab_switch');
});

test('a yes names the address, and can be taken back in the settings', async () => {
  const { phone, fetched } = await watched();
  await enter(phone, await alone(), server().url);
  await phone.page.goto('/settings');
  await phone.page.getByText('your email as a fingerprint, to see what helps?').waitFor();
  await press(phone, 'Yes, count');
  await phone.page.reload();
  await press(phone, 'Stop counting');
  await phone.page.getByText('This browser counts nothing.').waitFor();
  await expect.poll(() => pushed(phone.page)).toEqual([]);
  expect(fetched).toHaveLength(2);
});

test('making an account tells sign_up and onboarding_start', async () => {
  const { phone } = await watched();
  await agree(phone);
  await phone.page.goto('/auth/sign-in');
  await phone.page.getByRole('button', { name: 'Back' }).click();
  await signUp(phone.page, visitor('Nova'));
  const told = await events(phone.page);
  for (const event of ['sign_up', 'onboarding_start']) expect(told).toContain(event);
});

test('a visit tells each of its events and who is here, and never a word of what was written', async () => {
  const { phone } = await watched();
  const person = await newcomer(server().url, 'Nova');
  await person.call(createInvite, { body: { partnerEmail: null } });
  await agree(phone);
  await phone.page.goto('/auth/sign-in');
  await phone.page.getByRole('button', { name: 'Back' }).click();
  await phone.page.getByRole('link', { name: 'Sign in' }).first().waitFor();
  await signInAndAnswer(phone, person);
  await openTab(phone.page, 'Score');
  await signOut(phone.page);
  const told = await pushed(phone.page);
  const expected = ['session_start', 'page_view', 'login', 'onboarding_start', 'tab_switch', 'logout'];
  for (const event of [...expected, 'question_category_selected', 'exception'])
    expect(told.map((one) => one.event)).toContain(event);
  expect(told).toContainEqual({
    user_properties: {
      email: createHash('sha256').update(person.email).digest('hex'),
      gender: 'non-binary',
      relationship_status: 'dating',
      living_with_partner: 'no-nearby',
      has_children: false,
      has_partner: false,
    },
  });
  for (const word of [secret, person.email, 'How it reads', 'omelette'])
    expect(JSON.stringify(told)).not.toContain(word);
});

const signInAndAnswer = async (phone: Phone, person: Parameters<typeof signIn>[1]): Promise<void> => {
  const { page } = phone;
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await page.getByPlaceholder('Enter your email').fill(person.email);
  await press(phone, 'Continue');
  await page.getByPlaceholder('Enter your password').fill(person.password);
  await press(phone, 'Sign In');
  await fillQuestionnaire(page);
  await openCategory(page, 'Love Talk');
  await page.getByRole('textbox').fill(secret);
  await intercept(phone, '/api/analyze-answer', 'cut');
  await press(phone, 'Analyze');
  await page.getByText('Analysis Unavailable').first().waitFor();
};
