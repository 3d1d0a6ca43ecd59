import { randomUUID } from 'node:crypto';
import type { Context, Database, KeyOf, Message, Vault } from '../../context.ts';
import { insertMail, type QueuedMail } from './store.ts';

/** A mail to send: what it is about, whom it concerns, and from when on it would be of no use. */
type Mailing = {
  readonly kind: 'invitation' | 'password' | 'joined';
  /** Ids of those whom it names or goes to; it is taken back when one of them deletes their account. */
  readonly people: readonly string[];
  readonly letter: Omit<Message, 'id'>;
  readonly giveUpAt: Date;
};

const bound = 'mail';

const ownerOf = ({ id, key }: Pick<QueuedMail, 'id' | 'key'>): KeyOf => ({ uid: id, key });

/**
 * Writes a mail into the queue, as part of the caller's transaction: it goes out if, and only if, that is committed.
 * Address, link and words are sealed with a key made for this mail alone.
 */
export const queueMail = async (
  tx: Database,
  { vault, clock }: Pick<Context, 'vault' | 'clock'>,
  { kind, people, letter, giveUpAt }: Mailing,
): Promise<void> => {
  const id = randomUUID();
  const key = vault.newKey(id);
  const content = vault.seal(ownerOf({ id, key }), Buffer.from(JSON.stringify(letter)), bound);
  await insertMail(tx, { id, kind, people, key, content, giveUpAt, now: clock() });
};

/** The mail's words again; throws when its master key is not here. */
export const openMail = (vault: Vault, mail: QueuedMail): Message => ({
  ...JSON.parse(vault.open(ownerOf(mail), mail.content, bound).toString()),
  id: mail.id,
});
