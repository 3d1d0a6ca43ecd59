import { randomUUID } from 'node:crypto';
import type { Database, KeyOf, Vault } from '../../context.ts';
import { coupleOf } from '../couples/store.ts';
import { type Content, openContent, sealContent } from './content.ts';
import { findAnswer, insertAnswer, replaceAnswer, type StoredAnswer } from './store.ts';

type Times = Pick<StoredAnswer, 'createdAt' | 'updatedAt'>;

const isSame = (a: Content, b: Content): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Puts the author's answer in place within the couple of now. The same content again changes nothing, so that a save
 * can be repeated. The author's row must be held by the transaction: then nothing else saves or pairs meanwhile.
 */
export const putAnswer = async (
  tx: Database,
  vault: Vault,
  author: KeyOf,
  questionId: string,
  content: Content,
): Promise<Times> => {
  const of = { uid: author.uid, questionId, coupleId: await coupleOf(tx, author.uid) };
  const known = await findAnswer(tx, of);
  if (known && isSame(openContent(vault, author, { ...known, questionId }, known.content), content))
    return known;
  const { id, version } = known
    ? { id: known.id, version: known.version + 1 }
    : { id: randomUUID(), version: 1 };
  const sealed = { id, version, content: sealContent(vault, author, { id, questionId, version }, content) };
  return known ? replaceAnswer(tx, sealed) : insertAnswer(tx, of, sealed);
};
