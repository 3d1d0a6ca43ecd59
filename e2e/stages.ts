import { fillQuestionnaire } from './journeys.ts';
import {
  analyze,
  checkCode,
  copyBy,
  enterCode,
  go,
  openPartner,
  openReset,
  type Play,
  press,
  signIn,
  signUp,
  toCard,
  toInviteStep,
  toPassword,
  toQuestionnaire,
  typeInto,
  waitOutRetries,
} from './moves.ts';

/** Who plays in the error table: nobody, and people at each point on the way to being a couple. */
export type Role = 'visitor' | 'newcomer' | 'single' | 'waiting' | 'paired' | 'timed';

/** How to bring a real screen to the point of failure: `reach` with the network whole, then `act` with it broken. */
export type Scene = { readonly role: Role; readonly reach?: Play; readonly act: Play };

/** Every screen of the error table. */
export const scenes = {
  'sign-up': { role: 'visitor', reach: go('/auth/create-account'), act: signUp },
  'sign-in': { role: 'visitor', reach: toPassword, act: signIn },
  'forgot password': { role: 'visitor', reach: toPassword, act: (phone) => press(phone, 'Forgot Password?') },
  'reset dialog': { role: 'single', reach: openReset, act: (phone) => press(phone, 'Reset Password') },
  'start-up': { role: 'timed', act: waitOutRetries },
  'sign-out': { role: 'single', reach: go('/dashboard'), act: (phone) => press(phone, 'Sign Out') },
  questionnaire: { role: 'newcomer', reach: go('/'), act: ({ page }) => fillQuestionnaire(page) },
  'invite step': { role: 'newcomer', reach: toQuestionnaire, act: ({ page }) => fillQuestionnaire(page) },
  'copy link': { role: 'newcomer', reach: toInviteStep, act: copyBy('Share') },
  'copy code': { role: 'newcomer', reach: toInviteStep, act: copyBy('Copy code') },
  'connect partner': {
    role: 'newcomer',
    reach: async (phone, code) => {
      await toInviteStep(phone, code);
      await typeInto(phone, 'Enter the code', code);
    },
    act: (phone) => press(phone, 'Connect Partner'),
  },
  'invite dialog': { role: 'single', reach: go('/dashboard'), act: openPartner('No Partner Connected') },
  'partner dialog': { role: 'waiting', reach: go('/dashboard'), act: openPartner('Invitation Pending') },
  'check code': { role: 'single', reach: enterCode, act: (phone) => press(phone, 'Check code') },
  'connect now': { role: 'single', reach: checkCode, act: (phone) => press(phone, 'Connect now') },
  'pending code': { role: 'single', act: (phone, code) => phone.page.goto(`/join?code=${code}`) },
  dashboard: { role: 'single', act: go('/dashboard') },
  'dashboard of nobody': { role: 'visitor', act: go('/dashboard') },
  'unknown route': {
    role: 'visitor',
    act: (phone) => {
      phone.broken.add('/nowhere');
      return phone.page.goto('/nowhere');
    },
  },
  category: { role: 'paired', act: go('/dashboard?category=love-questions#questions') },
  analyze: { role: 'paired', reach: toCard, act: (phone) => press(phone, 'Analyze') },
  save: { role: 'paired', reach: analyze, act: (phone) => press(phone, 'Save') },
  answers: { role: 'paired', act: go('/dashboard#answers') },
  'refresh answers': {
    role: 'paired',
    reach: async ({ page }) => {
      await page.goto('/dashboard#answers');
      await page.getByRole('button', { name: 'Refresh answers' }).waitFor();
    },
    act: (phone) => press(phone, 'Refresh answers'),
  },
  score: { role: 'paired', act: go('/dashboard#score') },
  generate: { role: 'paired', reach: go('/dashboard#score'), act: (phone) => press(phone, 'Generate Score') },
} as const satisfies Record<string, Scene>;

export type Stage = keyof typeof scenes;
