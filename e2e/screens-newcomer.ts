import { saveOnboarding } from '../contract/onboarding.ts';
import { type Shot, shot } from './screens-stage.ts';
import { open, press, refuse, reply, type Step, see, stall, together, type } from './screens-steps.ts';

/** What somebody sees right after signing up: the questionnaire and the invite step. */

const openQuestions = open('/', 'Tell us about yourself');
const go = press('Continue');

const choose =
  (...labels: readonly string[]): Step =>
  async (page) => {
    for (const label of labels) await page.getByText(label, { exact: true }).click();
  };

const fill = together(openQuestions, choose('Non-binary', 'Dating', 'Living separately (nearby)', 'No'));
const saved = reply(saveOnboarding.path, { partnerEmail: null, partnerInvited: false });
const inviteStep = together(saved, fill, go, see('Invite Your Partner'));
const ownCode = see(/^[A-HJ-NP-Z2-9]{5}$/);
const enterCode = together(type("Partner's code", 'XY2Z9'), press('Connect Partner'));
const accepted = reply('/api/invites/accept', { partnerName: 'Dusk', partnerEmail: 'dusk@example.org' });

/** Motion is on here, and stops half-way through the fall of the hearts. */
const catchHearts: Step = async (page) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate('for (const one of document.getAnimations()) { one.pause(); one.currentTime = 1900; }');
};

const who = { who: 'newcomer' } as const;
const window = { who: 'newcomer', inWindow: true } as const;

const official: readonly Step[] = [accepted, inviteStep, enterCode, see('made it official')];

export const newcomerShots: readonly Shot[] = [
  shot('questionnaire-1-empty', [openQuestions], who),
  shot('questionnaire-2-filled', [fill], who),
  shot(
    'questionnaire-3-errors',
    [openQuestions, choose('Dating'), go, see('Please select your gender')],
    who,
  ),
  shot('questionnaire-4-saving', [stall(saveOnboarding.path), fill, go, see('Saving...')], who),
  shot(
    'questionnaire-5-failed',
    [refuse(saveOnboarding.path, 'internal'), fill, go, see('Failed to save your information')],
    who,
  ),
  shot('invite-step-1', [inviteStep, ownCode], who),
  shot('invite-step-1-window', [inviteStep, ownCode], window),
  shot('invite-step-2-loading', [stall('/api/invites/create'), inviteStep], who),
  shot(
    'invite-step-3-failed',
    [refuse('/api/invites/create', 'internal'), inviteStep, see('Try Again')],
    who,
  ),
  shot(
    'invite-step-4-refused',
    [refuse('/api/invites/accept', 'invite_code_unknown'), inviteStep, enterCode, see('Connection Failed')],
    who,
  ),
  shot('invite-step-5-official', [...official, catchHearts], window),
  shot('invite-step-5-official-still', official, window),
];
