import { randomUUID } from 'node:crypto';
import { modelOf } from '../../../contract/analysis.ts';
import type { Database, KeyOf, Vault } from '../../context.ts';
import { coupleIdOf } from '../couples/store.ts';
import { type Content, openContent, sealContent } from './content.ts';
import { findAnswer, insertAnswer, replaceAnswer, type StoredAnswer } from './store.ts';

const isSame = (a: Content, b: Content): boolean => JSON.stringify(a) === JSON.stringify(b);

const isByModel = ({ analysis }: Content): boolean => analysis !== null && modelOf(analysis.engine) !== null;

/**
 * The same words again change nothing, however they are read this time: with the encoder or, just after a start,
 * without. Only what a model says of them now, or the first reading that succeeds, is worth a change.
 */
const isKept = (stored: Content, content: Content): boolean =>
  isSame(stored, content) ||
  (stored.text === content.text && stored.analysis !== null && !isByModel(content));

/** What is stored now, and since when. */
type Put = Pick<StoredAnswer, 'createdAt' | 'updatedAt'> & Pick<Content, 'analysis'>;

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
): Promise<Put> => {
  const of = { uid: author.uid, questionId, coupleId: await coupleIdOf(tx, author.uid) };
  const known = await findAnswer(tx, of);
  const stored = known && openContent(vault, author, { ...known, questionId }, known.content);
  if (known && stored && isKept(stored, content)) return { ...known, analysis: stored.analysis };
  const { id, version } = known
    ? { id: known.id, version: known.version + 1 }
    : { id: randomUUID(), version: 1 };
  const sealed = { id, version, content: sealContent(vault, author, { id, questionId, version }, content) };
  const times = await (known ? replaceAnswer(tx, sealed) : insertAnswer(tx, of, sealed));
  return { ...times, analysis: content.analysis };
};
