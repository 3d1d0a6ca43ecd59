import { type Shot, shot } from './screens-stage.ts';
import { open, press, refuse, reply, type Step, see, stall, together, type } from './screens-steps.ts';

/** The dashboard with its three partner states, and every dialog that opens on it. */

const check = '/api/invites/check';
const heading = 'Grow Closer, One Topic at a Time';
const openDashboard = (label: string): Step => together(open('/dashboard', heading), see(label));

const none = openDashboard('No Partner Connected');
const pending = openDashboard('Invitation Pending');
const connected = openDashboard('Connected with Partner');
const code = reply('/api/invites/create', { inviteCode: 'K7M2Q' });
const ownCode = see(/^[A-HJ-NP-Z2-9]{5}$/);

const invite = together(none, press(/No Partner Connected/));
const connect = together(none, press('Add Partner'), type("Partner's code", 'XY2Z9'));
const found = together(
  reply('/api/invites/validate', { valid: true }),
  reply('/api/invites/info', { inviterName: 'Dusk' }),
);
const valid = together(found, connect, press('Check code'), see('This code is from'));
const waiting = together(pending, press(/Invitation Pending/));
const settings = together(connected, press('Settings'));
const reset = together(settings, (page) => page.getByRole('menuitem', { name: 'Reset Password' }).click());
const resetPath = '/identity/request-password-reset';
const send = together(reset, press('Reset Password'));

const unsure = together(open('/dashboard', heading), see('came with your code'));

const alone = { who: 'alone' } as const;
const confirming = { who: 'confirming' } as const;
const overConfirming = { who: 'confirming', inWindow: true } as const;
const beginner = { who: 'beginner' } as const;
const overAlone = { who: 'alone', inWindow: true } as const;
const overInviting = { who: 'inviting', inWindow: true } as const;
const overBeginner = { who: 'beginner', inWindow: true } as const;

const states: readonly Shot[] = [
  shot('dashboard-1-none', [none], alone),
  shot('dashboard-2-pending', [pending], { who: 'inviting' }),
  shot('dashboard-3-connected', [connected], beginner),
  shot('dashboard-3-connected-window', [connected], overBeginner),
  shot('dashboard-4-loading', [stall(check), open('/dashboard', heading)], alone),
  shot(
    'dashboard-5-unknown',
    [refuse(check, 'unavailable'), open('/dashboard', 'Failed to check partner status')],
    alone,
  ),
  shot('dashboard-3-unconfirmed', [unsure, press('Decide later'), see('Is this your partner?')], confirming),
  shot('dashboard-6-menu', [settings], overBeginner),
  shot(
    'toast-signed-out',
    [
      none,
      (page) => page.locator('header').getByRole('button', { name: 'Sign Out' }).click(),
      see('signed out successfully'),
    ],
    { who: 'leaver', inWindow: true },
  ),
];

const inviteDialogs: readonly Shot[] = [
  shot('dialog-invite-1', [invite, ownCode], overAlone),
  shot('dialog-invite-2-loading', [stall('/api/invites/create'), invite, see('Share')], overAlone),
  shot(
    'dialog-invite-3-failed',
    [refuse('/api/invites/create', 'internal'), invite, see('Try Again')],
    overAlone,
  ),
  shot('dialog-invite-4-copied', [code, invite, ownCode, press('Copy code'), see('Copied')], overAlone),
  shot('dialog-invite-5-link', [code, invite, ownCode, press('Share'), see('Link copied!')], overAlone),
  shot(
    'dialog-invite-6-not-sent',
    [
      invite,
      ownCode,
      refuse('/api/invites/create', 'too_many_requests'),
      type('Or send it by email', 'dusk@example.org'),
      press('Send Invite'),
      see('Too many requests'),
    ],
    overAlone,
  ),
];

const connectDialogs: readonly Shot[] = [
  shot('dialog-connect-1', [none, press('Add Partner'), see('Connect with Your Partner')], overAlone),
  shot(
    'dialog-connect-2-checking',
    [stall('/api/invites/validate'), connect, press('Check code'), see('Checking...')],
    overAlone,
  ),
  shot(
    'dialog-connect-3-invalid',
    [
      reply('/api/invites/validate', { valid: false, error: 'Invalid invite code' }),
      connect,
      press('Check code'),
      see('Invalid invite code'),
    ],
    overAlone,
  ),
  shot('dialog-connect-4-valid', [valid], overAlone),
  shot(
    'dialog-connect-5-connecting',
    [stall('/api/invites/accept'), valid, press('Connect now'), see('Connecting...')],
    overAlone,
  ),
  shot(
    'dialog-connect-6-refused',
    [refuse('/api/invites/accept', 'already_paired'), valid, press('Connect now'), see('Connection failed')],
    overAlone,
  ),
];

const otherDialogs: readonly Shot[] = [
  shot('dialog-partner-1-share', [waiting, ownCode], overInviting),
  shot(
    'dialog-partner-2-enter',
    [waiting, (page) => page.getByRole('tab', { name: 'Enter a code' }).click()],
    overInviting,
  ),
  shot('dialog-confirm-1', [unsure], overConfirming),
  shot('dialog-confirm-2-doubt', [unsure, press('Not my partner')], overConfirming),
  shot('dialog-reset-1', [reset, see('We send you a link')], overBeginner),
  shot('dialog-reset-2-sending', [stall(resetPath), send, see('Sending...')], overBeginner),
  shot('dialog-reset-3-sent', [reply(resetPath, {}), send, see('Check your inbox.')], overBeginner),
  shot(
    'dialog-reset-4-failed',
    [reply(resetPath, { code: '' }, 429), send, see('Too many requests')],
    overBeginner,
  ),
];

export const dashboardShots: readonly Shot[] = [
  ...states,
  ...inviteDialogs,
  ...connectDialogs,
  ...otherDialogs,
];
