import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { testCertificate } from './certificate.ts';

/** A message as it arrived. */
type Received = { readonly from: string; readonly to: readonly string[]; readonly raw: string };

type Step = 'connect' | 'sender' | 'recipient' | 'data';

/** What the server does at a step, in the place of going on: a reply with that code, silence, a cut line, or a wait. */
export type Mood = { readonly at: Step; readonly does: number | 'stall' | 'cut' | Promise<void> } | null;

/** A real SMTP server on this machine, in whatever mood a test wants it. */
export type SmtpPeer = {
  readonly port: number;
  readonly received: Received[];
  /** Steps that were reached, in order. */
  readonly steps: Step[];
  mood: Mood;
  readonly stop: () => Promise<void>;
};

const refusal = (code: number): Error =>
  Object.assign(new Error('<someone@example.org> is not wanted here'), { responseCode: code });

/** Starts it; `options` go to the server as they are. */
export const startSmtpPeer = async (options: SMTPServerOptions = {}): Promise<SmtpPeer> => {
  const sockets = new Set<Socket>();
  const peer = { received: [] as Received[], steps: [] as Step[], mood: null as Mood };
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const step = (at: Step, done: (error?: Error) => void): void => {
    peer.steps.push(at);
    const { mood } = peer;
    if (mood?.at !== at) done();
    else if (mood.does === 'cut') cut();
    else if (mood.does instanceof Promise) mood.does.then(() => done(), done);
    else if (mood.does !== 'stall') done(refusal(mood.does));
  };
  const server = new SMTPServer({
    ...testCertificate,
    authOptional: true,
    logger: false,
    onConnect: (_session, done) => step('connect', done),
    onMailFrom: (_address, _session, done) => step('sender', done),
    onRcptTo: (_address, _session, done) => step('recipient', done),
    onData: (stream, { envelope }, done) => {
      text(stream).then((raw) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const message = { from, to: envelope.rcptTo.map(({ address }) => address), raw };
        step('data', (error) => {
          if (!error) peer.received.push(message);
          done(error);
        });
      }, done);
    },
    ...options,
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      cut();
    });
  return Object.assign(peer, { port: (server.server.address() as AddressInfo).port, stop });
};
