import type { Guard } from './guard.ts';

const drafts = 'web/browser/drafts.test.ts';

/** What the browser keeps, sends and follows. */
export const webGuards: readonly Guard[] = [
  {
    name: 'draft: what is typed is kept',
    file: 'web/browser/drafts.ts',
    find: 'attempt(() => sessionStorage.setItem(own + questionId, text), undefined)',
    instead: 'void [questionId, text]',
    test: drafts,
    title: 'what was typed is there again',
  },
  {
    name: 'draft: it ends with the tab',
    file: 'web/browser/drafts.ts',
    find: 'attempt(() => sessionStorage.getItem(own + questionId) ??',
    instead: 'attempt(() => localStorage.getItem(own + questionId) ??',
    test: drafts,
    title: 'what was typed is there again',
  },
  {
    name: 'draft: forgotten at sign-out',
    file: 'web/browser/drafts.ts',
    find: 'clearAll: (): void => removeWhere(() => true)',
    instead: 'clearAll: (): void => {}',
    test: drafts,
    title: 'all are forgotten at once',
  },
  {
    name: 'no connection: a screen that shares code with the toaster opens afterwards',
    file: 'web/ui/toast.tsx',
    find: 'if (!navigator.onLine)',
    instead: 'if (here !== null)',
    test: 'e2e/offline.test.ts',
    title: 'sign-in without a connection keeps what was typed, and works when there is one',
  },
  {
    name: 'draft: the card reads and writes it (in a browser)',
    file: 'web/features/questions/use-card.ts',
    find: 'else drafts.write(question.id, typed);',
    instead: '',
    test: 'e2e/offline.test.ts',
    title: 'a draft survives a reload, and another question; saving and signing out clear it',
  },
  {
    name: 'no call is sent for nobody',
    file: 'web/api/client.ts',
    find: "if (token === null && auth === 'required') throw signInAgain();",
    instead: 'void [auth, signInAgain];',
    test: 'web/api/client.test.ts',
    title: 'a call that needs somebody is not sent for nobody',
  },
  {
    name: 'after signing in only to a known path',
    file: 'web/features/session/guard.ts',
    find: 'address !== null && /^\\/(?:dashboard|settings(?:\\/print)?)(?:[?#]|$)/.test(address) ? address : null',
    instead: 'address',
    test: 'web/features/session/guard.test.ts',
    title: '//evil.example',
  },
  {
    name: 'no tag manager before a yes',
    file: 'web/browser/analytics.ts',
    find: "consentAnswer() !== 'yes' || ",
    instead: '',
    test: 'web/browser/tag-manager.test.ts',
    title: 'is not loaded before the visitor agrees, nor after a no',
  },
  {
    name: 'the e-mail goes out hashed',
    file: 'web/browser/analytics.ts',
    find: 'sendsPlainEmail() || user.email === null',
    instead: 'true',
    test: 'web/browser/tag-manager.test.ts',
    title: 'goes out as the SHA-256 of its plain form',
  },
];
