import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings.ts';

const inUse = ({ port, development }: Settings): Error =>
  new Error(
    `Port ${port} is in use. Stop what runs there, or set another one: ` +
      `PORT=${port + 1} ${development ? 'npm run dev' : 'npm start'}`,
  );

/** Opens the port and gives the address to show to a person; an occupied port is one clear error. */
export const listen = async (server: FastifyInstance, settings: Settings): Promise<string> => {
  const { port, host } = settings;
  try {
    await server.listen({ port, host });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? inUse(settings) : error;
  }
  const address = server.server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${actual}`;
};
