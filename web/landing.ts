import { codeInAddress } from './browser/invite-link.ts';
import { sessionHint } from './browser/session-hint.ts';
import { storage } from './browser/storage.ts';

/** The script of the prerendered landing page: keeps an invite code, and fetches the app before it is needed. */

const notice = document.querySelector<HTMLElement>('[data-invited]');

/** Says that a code is dead; where that cannot be found out, the invitation stands as it is. */
const checkInvite = async (code: string): Promise<void> => {
  const { isDeadLink } = await import('./features/invites/dead-link.ts');
  if (notice && (await isDeadLink(code))) notice.dataset.invited = 'dead';
};

const keepInvite = (code: string | null): void => {
  if (code === null) return;
  storage.set('pendingInviteCode', code);
  if (notice) notice.hidden = false;
  if (!sessionHint.read()) checkInvite(code).catch(() => undefined);
};

/** The build puts links to the app's files into a template; in the page's head they begin to load. */
const fetchApp = (): void => {
  const later = document.querySelector<HTMLTemplateElement>('template[data-later]');
  if (later) document.head.append(later.content);
};

const whenIdle = (action: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: 4000 });
  else setTimeout(action, 1500);
};

/** Signed in meanwhile: the page that the browser kept, or a server that does not know the hint, starts the app. */
const startApp = (): void => {
  if (sessionHint.read()) void import('./main.tsx');
};

keepInvite(codeInAddress(location.search));
startApp();
addEventListener('pageshow', startApp);
addEventListener('load', () => whenIdle(fetchApp));
for (const link of document.querySelectorAll('a[href^="/auth/"]'))
  link.addEventListener('pointerenter', fetchApp, { once: true });
