import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings.ts';

const inUse = ({ port, development }: Settings): Error =>
  new Error(
    `Port ${port} is in use. Stop what runs there, or set another one: ` +
      `PORT=${port + 1} ${development ? 'npm run dev' : 'npm start'}`,
  );

const forbidden = ({ port }: Settings): Error =>
  new Error(`This user may not listen on port ${port}. Set PORT to another one.`);

const noHost = ({ host }: Settings): Error =>
  new Error(`HOST must be a name or an address of this machine, and not ${host}.`);

const troubles: Readonly<Record<string, (settings: Settings) => Error>> = {
  EADDRINUSE: inUse,
  EACCES: forbidden,
  EADDRNOTAVAIL: noHost,
  EAI_AGAIN: noHost,
  EINVAL: noHost,
  ENOTFOUND: noHost,
};

/** Opens the port and gives the address to show to a person; a port or a host that cannot be had is one clear error. */
export const listen = async (server: FastifyInstance, settings: Settings): Promise<string> => {
  const { port, host } = settings;
  try {
    await server.listen({ port, host });
  } catch (error) {
    throw troubles[(error as NodeJS.ErrnoException).code ?? '']?.(settings) ?? error;
  }
  const address = server.server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${actual}`;
};
