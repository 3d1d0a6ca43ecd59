import { deleteAccount, exportMine } from '../contract/leaving.ts';
import { type Shot, shot } from './screens-stage.ts';
import { open, press, refuse, type Step, see, stall, together, type } from './screens-steps.ts';

/** Who sees what, help lines, and the page about the account with its ways out. */

const heading = 'Account and data';
const openSettings = (text: string): Step => together(open('/settings', heading), see(text));
const connected = openSettings('You can end the connection');
const remove = together(connected, press('Delete my account'), type('Your password', 'something else'));
const unknown = 'could not be found out';

const who = { who: 'beginner' } as const;
const window = { who: 'beginner', inWindow: true } as const;

export const leavingShots: readonly Shot[] = [
  shot('privacy', [open('/privacy', 'Who sees what')]),
  shot('help', [open('/help', 'Help lines')]),
  shot('settings-1', [connected], who),
  shot('settings-2-alone', [openSettings('You are not connected')], { who: 'alone' }),
  shot('settings-3-loading', [stall('/api/invites/check'), open('/settings', heading)], who),
  shot('settings-4-unknown', [refuse('/api/invites/check', 'unavailable'), openSettings(unknown)], who),
  shot('settings-5-end', [connected, press('End this connection'), see('Keep it')], window),
  shot('settings-6-delete', [connected, press('Delete my account'), see('Keep my account')], window),
  shot(
    'settings-7-wrong',
    [
      refuse(deleteAccount.path, 'password_wrong'),
      remove,
      press('Delete for good'),
      see('That is not your password'),
    ],
    window,
  ),
  shot('print-1', [open('/settings/print', 'Which tiny thing')], who),
  shot('print-2-failed', [refuse(exportMine.path, 'internal'), open('/settings/print', 'Try Again')], who),
];
