import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { testCertificate } from '../../testing/certificate.ts';
import { type Mood, type SmtpPeer, startSmtpPeer } from '../../testing/smtp-peer.ts';
import type { Message } from './port.ts';
import { type SmtpOptions, smtpMail } from './smtp.ts';

const peers: SmtpPeer[] = [];
afterEach(async () => {
  await Promise.all(peers.splice(0).map((peer) => peer.stop()));
});

const start = async (options: SMTPServerOptions = {}): Promise<SmtpPeer> => {
  const peer = await startSmtpPeer(options);
  peers.push(peer);
  return peer;
};

const message: Message = {
  id: '7b1f8e0a-0000-4000-8000-000000000000',
  to: 'ada@example.org',
  subject: 'Hello',
  text: 'Some words\n',
  html: '<p>Some words</p>',
};

const from = { name: 'Afterglow', address: 'no-reply@example.com' };

const sender = (url: string, more: Partial<SmtpOptions> = {}) =>
  smtpMail({ url, from, greetAs: 'example.com', ...more });

/** The rejection's own words and whether it is for good; null when the message was taken. */
const outcomeOf = async (sent: Promise<void>) =>
  sent.then(
    () => null,
    ({ message: reason, forGood }) => [reason, forGood],
  );

const headerOf = (raw: string, name: string): string[] =>
  raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`));

describe('a mail server that accepts', () => {
  test('gets the message with both bodies, under the id that it keeps', async () => {
    const peer = await start();
    await sender(`smtp://127.0.0.1:${peer.port}`).send(message);
    const [{ from: by, to, raw } = { from: '', to: [], raw: '' }] = peer.received;
    expect([by, to]).toEqual(['no-reply@example.com', ['ada@example.org']]);
    expect(headerOf(raw, 'message-id')).toEqual([`Message-ID: <${message.id}@example.com>`]);
    expect(headerOf(raw, 'from')).toEqual(['From: Afterglow <no-reply@example.com>']);
    expect(raw).toContain('multipart/alternative');
    expect(raw).toContain('<p>Some words</p>');
  });

  test('learns a user and a password, with what an address cannot hold as it is', async () => {
    const seen: unknown[] = [];
    const peer = await start({
      secure: true,
      authOptional: false,
      onAuth: ({ username, password }, _session, done) => {
        seen.push([username, password]);
        done(null, { user: username });
      },
    });
    const url = `smtps://post%40example.com:p%3A%2Fw@localhost:${peer.port}`;
    await sender(url, { ca: testCertificate.cert }).send(message);
    expect(seen).toEqual([['post@example.com', 'p:/w']]);
    expect(peer.received).toHaveLength(1);
  });
});

describe('a mail server that does not accept', () => {
  test.each<[NonNullable<Mood>, string | RegExp, boolean]>([
    [{ at: 'recipient', does: 550 }, 'EENVELOPE 550 RCPT TO', true],
    [{ at: 'recipient', does: 450 }, 'EENVELOPE 450 RCPT TO', false],
    [{ at: 'data', does: 554 }, 'EMESSAGE 554 DATA', true],
    [{ at: 'data', does: 451 }, 'EMESSAGE 451 DATA', false],
    [{ at: 'sender', does: 553 }, 'EENVELOPE 553 MAIL FROM', false],
    [{ at: 'connect', does: 554 }, 'EPROTOCOL 554 CONN', false],
    [{ at: 'connect', does: 'stall' }, /^(EABORT|ETIMEDOUT CONN)$/, false],
    [{ at: 'data', does: 'stall' }, /^(EABORT|ETIMEDOUT CONN)$/, false],
    [{ at: 'data', does: 'cut' }, 'ECONNECTION CONN', false],
  ])('%j gives %s, and no word of what it said', async (mood, reason, forGood) => {
    const peer = await start();
    peer.mood = mood;
    const mail = sender(`smtp://127.0.0.1:${peer.port}`, { patience: mood.does === 'stall' ? 1500 : 5000 });
    expect(await outcomeOf(mail.send(message))).toEqual([expect.stringMatching(reason), forGood]);
    expect(peer.steps.at(-1)).toBe(mood.at);
    expect(peer.received).toEqual([]);
  });

  test('nobody at the port is no reason to give up', async () => {
    const peer = await start();
    await peer.stop();
    const sent = sender(`smtp://127.0.0.1:${peer.port}`).send(message);
    expect(await outcomeOf(sent)).toEqual(['ESOCKET CONN', false]);
  });
});

describe('what leaves the machine', () => {
  /** Reaches this machine by an address that is not one of its own names. */
  const elsewhere = (peer: SmtpPeer, protocol = 'smtp') => `${protocol}://0.0.0.0:${peer.port}`;

  test('is not told to a server without TLS', async () => {
    const peer = await start({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] });
    const [reason, forGood] = (await outcomeOf(sender(elsewhere(peer)).send(message))) ?? [];
    expect([reason, forGood]).toEqual([expect.stringContaining('STARTTLS'), false]);
    expect(peer.steps).toEqual(['connect']);
  });

  test.each(['smtp', 'smtps'])('by %s goes to a server with a good certificate only', async (protocol) => {
    const peer = await start({ secure: protocol === 'smtps' });
    const url = elsewhere(peer, protocol);
    expect(await outcomeOf(sender(url).send(message))).toEqual([expect.any(String), false]);
    expect(peer.received).toEqual([]);
    await sender(url, { ca: testCertificate.cert }).send(message);
    expect(peer.received).toHaveLength(1);
  });
});

describe('nobody writes headers or recipients of their own', () => {
  test.each([
    'a,eve@evil.example',
    'a@b.example,eve@evil.example',
    'a@b.example;eve@evil.example',
    '"a"<eve@evil.example>',
    'Eve<eve@evil.example>@b.example',
    'a:eve@evil.example;',
    'ä@bücher.example',
  ])('%s is one recipient or none', async (to) => {
    const peer = await start();
    await outcomeOf(sender(`smtp://127.0.0.1:${peer.port}`).send({ ...message, to }));
    const all = peer.received.flatMap((mail) => mail.to);
    expect(all.length).toBeLessThanOrEqual(1);
    expect(all).not.toContain('eve@evil.example');
  });

  test('a line end in the subject or the address starts no header', async () => {
    const peer = await start();
    const mail = sender(`smtp://127.0.0.1:${peer.port}`);
    await mail.send({ ...message, subject: 'Hi\r\nBcc: eve@evil.example\r\n\r\nBody' });
    await outcomeOf(mail.send({ ...message, to: 'a@b.example\r\nBcc: eve@evil.example' }));
    for (const { raw, to } of peer.received) {
      expect(headerOf(raw, 'bcc')).toEqual([]);
      expect(to).not.toContain('eve@evil.example');
    }
    expect(headerOf(peer.received[0]?.raw ?? '', 'subject')).toEqual([
      'Subject: Hi Bcc: eve@evil.example  Body',
    ]);
  });
});
