import { createTransport } from 'nodemailer';
import { compose } from './compose.ts';
import type { Mail, MailTrouble, Sender } from './port.ts';

/** How a mail server is reached. */
export type SmtpOptions = {
  /** `smtps://user:password@host` or `smtp://…`; a port where it is another than 465 or 587. */
  readonly url: string;
  readonly from: Sender;
  /** Name by which we greet, instead of the machine's own. */
  readonly greetAs: string;
  /** Milliseconds for one whole message. */
  readonly patience?: number;
  /** Certificates to trust in the place of the usual ones. */
  readonly ca?: string;
};

/** Well under the lease of a queued mail, so that nobody else starts on a message that is still being sent. */
const usualPatience = 60_000;

/** What never leaves the machine may go unsealed. */
const isLocal = (host: string): boolean =>
  /^(localhost|(.+\.)?localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host);

const serverOf = (url: string) => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const auth =
    username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } };
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(isLocal(hostname) ? { ignoreTLS: !secure } : { requireTLS: true }),
    ...auth,
  };
};

type Refusal = Error & { code?: string; responseCode?: number; command?: string };

/** The recipient or the message itself was refused; whatever else is wrong, the operator can put right. */
const isForGood = ({ code, responseCode = 0, command }: Refusal): boolean =>
  (responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')) ||
  (code === 'EENVELOPE' && command === 'API');

/** What the server said may hold the address, so only codes go on. */
const troubleOf = (error: Refusal): MailTrouble => {
  const { code = 'failed', responseCode, command } = error;
  const reason = [code, responseCode, command].filter((part) => part !== undefined).join(' ');
  return Object.assign(new Error(reason), { forGood: isForGood(error) });
};

/**
 * A mail server. TLS is required unless the host is this machine, and its certificate must be good; addresses and
 * passwords never travel in the clear.
 */
export const smtpMail = ({ url, from, greetAs, patience = usualPatience, ca }: SmtpOptions): Mail => {
  const transport = createTransport({
    ...serverOf(url),
    name: greetAs,
    tls: { minVersion: 'TLSv1.2', ...(ca === undefined ? {} : { ca }) },
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
  });
  return {
    send: async (message) => {
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(), patience);
      try {
        await transport.sendMail({ ...compose(message, from), signal: limit.signal });
      } catch (error) {
        throw troubleOf(error as Refusal);
      } finally {
        clearTimeout(timer);
      }
    },
  };
};
