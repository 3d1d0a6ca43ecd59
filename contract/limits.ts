/** Numbers that both sides obey. Lengths count UTF-16 code units, as JavaScript does. */

/** Characters in an invite code. */
export const inviteCodeLength = 5;

/** Digits and capitals that cannot be mistaken for each other: no 0, O, 1, I. */
export const inviteCodeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Days for which an invite code can be accepted. */
export const inviteLifetimeDays = 7;

export const minimumPasswordLength = 6;
export const maximumPasswordLength = 128;

/** Answers that each partner needs before a score can be made. */
export const minimumAnswersForScore = 5;

/** Scores that the history shows. */
export const maximumHistory = 12;

export const maximumAnswerLength = 4000;
export const maximumQuestionLength = 500;
export const maximumNameLength = 100;
export const maximumEmailLength = 254;

/** Bytes of a request body that the server reads. */
export const maximumBodyBytes = 64 * 1024;

/** The insight rating and the score count to these. */
export const maximumInsightRating = 10;
export const maximumScore = 100;

/** From here on, of 0 to 1, two answers that a model judged mean the same: for its question and for what a score says. */
export const alikeFrom = 0.75;
