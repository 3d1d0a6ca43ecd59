import { cookies } from './cookies.ts';
import { pageSetting } from './settings.ts';

type AnalyticsEvent =
  | 'sign_up'
  | 'login'
  | 'logout'
  | 'onboarding_start'
  | 'question_category_selected'
  | 'tab_switch'
  | 'exception'
  | 'session_start'
  | 'page_view';

/** Short names and counts only: never the text of a question, an answer, feedback or an error. */
type EventParams = Readonly<Record<string, string | number | boolean>>;

type UserProperties = {
  readonly email: string | null;
  readonly gender: string | null;
  readonly relationship_status: string | null;
  readonly living_with_partner: string | null;
  readonly has_children: boolean | null;
  readonly has_partner: boolean;
};

export type Signal =
  | { readonly event: AnalyticsEvent; readonly params: EventParams }
  | { readonly user: UserProperties };

/** Signals kept for an adapter that comes later, such as one that waits for consent. */
const maximumBacklog = 100;

const consentCookie = 'afterglow_consent';

const backlog: Signal[] = [];
const listeners = new Set<(signal: Signal) => void>();
let started = false;

const send = (signal: Signal): void => {
  backlog.push(signal);
  if (backlog.length > maximumBacklog) backlog.shift();
  for (const listener of listeners) listener(signal);
};

/** Tells the bus of this page; nothing leaves the page unless the adapter below runs. */
export const track = (event: AnalyticsEvent, params: EventParams = {}): void => send({ event, params });

export const setUserProperties = (user: UserProperties): void => send({ user });

/** Reports an error by its kind, and logs that; its text may hold what a person wrote, so it stays here. */
export const reportError = (kind: string): void => {
  console.info(`Afterglow: ${kind}`);
  track('exception', { description: kind, fatal: false });
};

/** Hears every signal of this page, those before it too; returns how to stop. */
export const listen = (listener: (signal: Signal) => void): (() => void) => {
  backlog.forEach(listener);
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Empties what is kept for an adapter that comes later: it was somebody's who has left, or who had said no. */
export const forgetSignals = (): void => {
  backlog.length = 0;
};

const canCount = (): boolean => pageSetting('tag-manager') !== null;

/** What the visitor answered; null where they have not, or where the operator has configured no tag manager. */
export const consentAnswer = (): 'yes' | 'no' | null => {
  const kept = canCount() ? cookies.get(consentCookie) : null;
  return kept === 'yes' || kept === 'no' ? kept : null;
};

/** True when the operator configured a tag manager and the visitor has not answered yet. */
export const mustAskForConsent = (): boolean => canCount() && consentAnswer() === null;

/** True where the operator wants the address as it is, and not its fingerprint. */
export const sendsPlainEmail = (): boolean => pageSetting('analytics-email') === 'plain';

/** Remembers the visitor's answer and acts on it; a container that runs already is gone only with its page. */
export const answerConsent = (agreed: boolean): void => {
  if (consentAnswer() === 'no') forgetSignals();
  cookies.set(consentCookie, agreed ? 'yes' : 'no');
  startTagManager();
  if (!agreed && started) location.reload();
};

const sha256 = async (text: string): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text.trim().toLowerCase()));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Null, and reported, where the browser gives no SHA-256: on a page that came over http from any host but localhost. */
const hashed = (email: string): Promise<string | null> =>
  sha256(email).catch(() => {
    reportError('email_hash');
    return null;
  });

/** The address goes out hashed, unless the operator wants it as it is; what cannot be hashed stays here. */
const outgoing = async (user: UserProperties): Promise<UserProperties> => {
  return sendsPlainEmail() || user.email === null ? user : { ...user, email: await hashed(user.email) };
};

const dataLayer = (): unknown[] => {
  const page = window as unknown as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  return page.dataLayer;
};

/** Asks each time, since the yes may have been taken back on another tab. */
const push = async (signal: Signal): Promise<void> => {
  if (consentAnswer() !== 'yes') return;
  if ('event' in signal) dataLayer().push({ event: signal.event, ...signal.params });
  else dataLayer().push({ user_properties: await outgoing(signal.user) });
};

/** The one adapter: loads the configured container when the visitor has agreed, and feeds it the bus. */
export const startTagManager = (): void => {
  const container = pageSetting('tag-manager');
  if (container === null || consentAnswer() !== 'yes' || started) return;
  started = true;
  dataLayer().push({ event: 'gtm.js', 'gtm.start': Date.now() });
  listen(push);
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(container)}`;
  document.head.append(script);
};
