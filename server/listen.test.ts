import { createServer } from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';
import { readSettings } from './settings.ts';

const takenPort = async (): Promise<number> => {
  const blocker = createServer().listen(0, 'localhost');
  onTestFinished(() => void blocker.close());
  await new Promise((resolve) => blocker.once('listening', resolve));
  return (blocker.address() as { port: number }).port;
};

test.each(['http://localhost', 'nowhere.invalid', '192.0.2.1'])(
  'HOST is named when it is %s',
  async (HOST) => {
    const settings = readSettings({ PORT: '0', HOST });
    await expect(listen(fastify(), settings)).rejects.toThrow(
      `HOST must be a name or an address of this machine, and not ${HOST}.`,
    );
  },
);

test.each([
  ['npm start', {}],
  ['npm run dev', { AFTERGLOW_DEV: '1' }],
])('a port in use is told with another one for %s', async (command, how) => {
  const port = await takenPort();
  const settings = readSettings({ PORT: String(port), ...how });
  await expect(listen(fastify(), settings)).rejects.toThrow(
    `Port ${port} is in use. Stop what runs there, or set another one: PORT=${port + 1} ${command}`,
  );
});
