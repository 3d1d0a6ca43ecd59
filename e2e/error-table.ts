import type { Row } from './error-row.ts';
import { accountErrors } from './errors-account.ts';
import { answerErrors } from './errors-answers.ts';
import { inviteErrors } from './errors-invites.ts';

/** Part 8 of the specification, line by line. */
export const errorTable: readonly Row[] = [...accountErrors, ...inviteErrors, ...answerErrors];
