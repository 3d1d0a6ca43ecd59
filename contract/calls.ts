import { login, updateProfile } from './accounts.ts';
import { analyzeAnswer } from './analysis.ts';
import { listAnswers, saveAnswer, saveIndividualAnswer } from './answers.ts';
import type { Call } from './call.ts';
import { confirmPartner, leavePartner } from './couples.ts';
import { listHelpLines } from './help-lines.ts';
import { acceptInvite, checkInvites, createInvite, inviteInfo, validateInvite } from './invites.ts';
import { deleteAccount, exportMine, signOutEverywhere } from './leaving.ts';
import { getModelConsent, setModelConsent } from './model.ts';
import { saveOnboarding } from './onboarding.ts';
import { listQuestions } from './questions.ts';
import { generateScore, getScore } from './score.ts';
import { saveTap } from './taps.ts';

/** Every call of the API, for what must hold of all of them: OpenAPI, the permission table, the tests. */
export const calls: readonly Call[] = [
  login,
  updateProfile,
  saveOnboarding,
  checkInvites,
  createInvite,
  validateInvite,
  inviteInfo,
  acceptInvite,
  analyzeAnswer,
  saveAnswer,
  listQuestions,
  saveIndividualAnswer,
  listAnswers,
  saveTap,
  getScore,
  generateScore,
  confirmPartner,
  leavePartner,
  getModelConsent,
  setModelConsent,
  exportMine,
  deleteAccount,
  signOutEverywhere,
  listHelpLines,
];
