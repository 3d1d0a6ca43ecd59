import { afterAll, test } from 'vitest';
import { type Phone, phones } from './browser.ts';
import { type Emulator, startEmulator } from './emulator.ts';
import { house } from './house.ts';
import { press, typeInto } from './moves.ts';
import { steps } from './steps.ts';

type Known = { readonly email: string; readonly password: string };

/** Our server and pages with the emulator as their provider, and one phone on which everything happens. */
export type HostedStage = {
  readonly emulator: Emulator;
  readonly phone: () => Promise<Phone>;
  /** Another device. */
  readonly newPhone: () => Promise<Phone>;
  /** Addresses that the first phone's first page has asked for. */
  readonly asked: readonly string[];
  readonly toPassword: (email: string) => Promise<void>;
  readonly trySignIn: (known: Known) => Promise<void>;
  readonly trySignUp: (known: Known) => Promise<void>;
};

const stageOn = (emulator: Emulator): HostedStage => {
  const server = house({ ...emulator.settings, NODE_ENV: 'development' });
  const openPhone = phones();
  afterAll(emulator.stop);
  const asked: string[] = [];
  let first: Promise<Phone> | undefined;

  const newPhone = async (): Promise<Phone> => {
    const opened = await openPhone(server().url);
    opened.broken.add(emulator.host);
    return opened;
  };
  const openFirst = async (): Promise<Phone> => {
    const opened = await newPhone();
    opened.page.on('request', (request) => asked.push(request.url()));
    return opened;
  };
  const phone = (): Promise<Phone> => {
    first ??= openFirst();
    return first;
  };
  const fill = async (path: string, email: string): Promise<Phone> => {
    const opened = await phone();
    await opened.page.goto(path);
    await typeInto(opened, 'Enter your email', email);
    await press(opened, 'Continue');
    return opened;
  };
  return {
    emulator,
    phone,
    newPhone,
    asked,
    toPassword: async (email) => void (await fill('/auth/sign-in', email)),
    trySignIn: async ({ email, password }) => {
      const opened = await fill('/auth/sign-in', email);
      await typeInto(opened, 'Enter your password', password);
      await press(opened, 'Sign In');
    },
    trySignUp: async ({ email, password }) => {
      const opened = await fill('/auth/create-account', email);
      await typeInto(opened, 'Enter your password', password);
      await press(opened, 'Continue');
      await opened.page.getByLabel('First name').fill('Ada');
      await opened.page.getByLabel('Last name').fill('Test');
      await press(opened, 'Continue');
    },
  };
};

type Step = (name: string, work: (stage: HostedStage) => Promise<void>) => void;

/** Steps that stand on each other. Where the emulator cannot be started one line says so, and there are no steps. */
export const hostedSteps = async (): Promise<Step> => {
  const emulator = await startEmulator();
  if (typeof emulator === 'string') {
    test.skip(`not tried: the hosted provider, since its emulator did not start: ${emulator}`);
    return () => {};
  }
  const stage = stageOn(emulator);
  const step = steps();
  return (name, work) => step(name, () => work(stage));
};
