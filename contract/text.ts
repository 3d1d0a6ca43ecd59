import * as z from 'zod/mini';
import { maximumAnswerLength } from './limits.ts';

/** Space, control, format and filler characters, variation selectors: what leaves no mark on a screen. */
const invisible = /[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu;

/** True when at least one character of the text can be seen. */
export const isVisible = (text: string): boolean => text.replace(invisible, '') !== '';

/** True when the text has no NUL and no lone surrogate, so that it can be stored and sent as it is. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** An answer: visible, storable, at most 4,000 characters; kept exactly as it was typed. */
export const AnswerText = z
  .string({ error: 'answer_empty' })
  .check(
    z.refine(isStorable, { error: 'answer_unreadable', abort: true }),
    z.refine(isVisible, { error: 'answer_empty', abort: true }),
    z.maxLength(maximumAnswerLength, { error: 'answer_too_long' }),
  );
