import { createInvite } from '../contract/invites.ts';
import type { OpenPhone, Phone } from './browser.ts';
import { codeOf, couple, newcomer, type Person, phoneOf, single } from './people.ts';
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
  const of = (person: Person): Promise<Phone> => phoneOf(openPhone, person, url);
  const timed = await of(alone);
  await timed.context.clock.install();
  const phones = {
    visitor: await openPhone(url),
    newcomer: await of(await newcomer(url, 'Nova')),
    single: await of(alone),
    waiting: await of(waiting),
    paired: await of(paired),
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
