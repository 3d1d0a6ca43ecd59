import type { BrowserContextOptions } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { createInvite } from '../contract/invites.ts';
import { type Phone, phones } from './browser.ts';
import { type House, house } from './house.ts';
import { newcomer, type Person, phoneOf, single } from './people.ts';

/** What a file of journeys needs: its server, and phones that live for one test and may not complain. */
type Guests = {
  readonly server: () => House;
  /** Nobody's phone. */
  readonly visit: (options?: BrowserContextOptions) => Promise<Phone>;
  /** The phone of somebody who is signed in. */
  readonly as: (person: Person) => Promise<Phone>;
  /** Somebody who has filled in the questionnaire and has no partner. */
  readonly alone: () => Promise<Person>;
  /** The same with an invitation that went out. */
  readonly waiting: () => Promise<Person>;
  /** The phone of somebody who has yet to fill in the questionnaire. */
  readonly asNewcomer: () => Promise<Phone>;
};

const forOneTest = (phone: Phone): Phone => {
  onTestFinished(async () => {
    await phone.context.close();
    expect(phone.complaints).toEqual([]);
  });
  return phone;
};

/** Call it at the top of a test file; the settings are the server's. */
export const guests = (settings: Record<string, string> = {}): Guests => {
  const server = house(settings);
  const openPhone = phones();
  const as = async (person: Person) => forOneTest(await phoneOf(openPhone, person, server().url));
  const alone = () => single(server().url, 'Sol');
  return {
    server,
    as,
    alone,
    visit: async (options) => forOneTest(await openPhone(server().url, options)),
    waiting: async () => {
      const person = await alone();
      await person.call(createInvite, { body: { partnerEmail: null } });
      return person;
    },
    asNewcomer: async () => as(await newcomer(server().url, 'Nova')),
  };
};
