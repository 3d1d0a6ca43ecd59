import { createInvite } from '../contract/invites.ts';
import type { OpenPhone, Phone } from './browser.ts';
import { codeOf, couple, enter, newcomer, type Person, single } from './people.ts';
import type { Role } from './stages.ts';

/** Phones of people at each point on the way to being a couple, and a code that each of them could accept. */
export type Cast = { readonly phones: Readonly<Record<Role, Phone>>; readonly code: string };

/** Somebody who has sent an invitation that nobody has accepted. */
const waitingFor = async (url: string): Promise<Person> => {
  const person = await single(url, 'Wanda');
  await person.call(createInvite, { body: { partnerEmail: null } });
  return person;
};

/** Opens the phones; on `timed` the clock is the test's to turn. */
export const assemble = async (openPhone: OpenPhone, url: string): Promise<Cast> => {
  const [alone, waiting, [paired]] = [await single(url, 'Sol'), await waitingFor(url), await couple(url)];
  const phoneOf = async (person: Person | null): Promise<Phone> => {
    const phone = await openPhone(url);
    if (person) await enter(phone, person, url);
    return phone;
  };
  const timed = await phoneOf(alone);
  await timed.context.clock.install();
  const phones = {
    visitor: await phoneOf(null),
    newcomer: await phoneOf(await newcomer(url, 'Nova')),
    single: await phoneOf(alone),
    waiting: await phoneOf(waiting),
    paired: await phoneOf(paired),
    timed,
  };
  return { phones, code: await codeOf(waiting) };
};

/** Leaves a phone as if it had just been opened. */
export const forget = async ({ context, page }: Phone, role: Role): Promise<void> => {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate('localStorage.clear(); sessionStorage.clear()');
  await page.goto('about:blank');
  if (role === 'visitor') await context.clearCookies();
};
