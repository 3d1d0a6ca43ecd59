/** The door of this room: how others name an answer of the questionnaire. */
export { labelOf } from './questions.ts';
