import { brand } from '../contract/brand.ts';
import { seed, seedCouple, seedPassword } from './seed.ts';
import { type Running, serve } from './serve.ts';
import { readSettings } from './settings.ts';

/** Milliseconds that open requests have to finish once the process is asked to end. */
const patience = 9_000;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const complain = (error: unknown): never => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};

const endWith = async (running: Running): Promise<never> => {
  setTimeout(() => process.exit(1), patience).unref();
  await running.stop();
  process.exit(0);
};

const untilAsked = (running: Running): void => {
  let asked = false;
  const end = () => {
    if (asked) return;
    asked = true;
    say(`${brand.name} is stopping.`);
    endWith(running).catch(complain);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
  process.on('disconnect', end);
};

const seedForDevelopment = async (running: Running, dataDir: string): Promise<void> => {
  await seed(running, dataDir);
  say(`Sign in as ${seedCouple.map(({ email }) => email).join(' or ')}, password ${seedPassword}`);
};

const start = async (): Promise<void> => {
  const settings = readSettings();
  const running = await serve(settings);
  untilAsked(running);
  if (settings.development) await seedForDevelopment(running, settings.dataDir);
  say(`${brand.name} is ready at ${settings.development ? settings.publicUrl : running.url}`);
};

start().catch(complain);
