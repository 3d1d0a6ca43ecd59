import { createInvite } from '../contract/invites.ts';
import { type Shot, shot } from './screens-stage.ts';
import { cut, open, press, refuse, reply, type Step, see, stall, together, type } from './screens-steps.ts';

/** What somebody sees who is not signed in yet: the landing page, both flows, the reset page, and waiting. */

const openSignUp = open('/auth/create-account', "What's your email?");
const openSignIn = open('/auth/sign-in', 'Welcome back');
const openReset = open('/auth/reset?token=abc', 'Choose a new password');
const email = type('Enter your email', 'ember@example.org');
const password = type('Enter your password', 'one lamp on');
const go = press('Continue');

const signUpPassword = together(openSignUp, email, go, see('Choose a password'));
const signUpName = together(signUpPassword, password, go, see("What's your name?"));
const create = together(signUpName, type('First name', 'Ember'), type('Last name', 'Test'), go);
const signInPassword = together(openSignIn, email, go, see('Forgot Password?'));
const signIn = together(signInPassword, password, press('Sign In'));
const forgot = together(signInPassword, press('Forgot Password?'));
const reset = together(openReset, password, press('Save password'));

const longEmail = type('Enter your email', 'a.rather.long.address.of.somebody@subdomain.example.org');

const refused = (path: string, status: number, code: string): Step =>
  reply(`/identity${path}`, { code, message: '' }, status);

const openInvitation: Step = async (page, people) => {
  const { inviteCode } = await (await people('inviter')).speak(createInvite, { body: {} });
  await open(`/?code=${inviteCode}`, 'You have an invitation.')(page, people);
};

/** Where it is hidden who has an account, signing up opens no session. */
const mailSent = { token: null, user: { id: 'x', email: 'ember@example.org' } };

const disabled = {
  code: 'USER_DISABLED',
  message: 'This account has been disabled. Please ask whoever runs this site.',
};

const forgetConsent: Step = (page) => page.context().clearCookies();

const loseScreen: Step = (page) => page.route(/create-account.*\.js$/, (route) => route.abort());

const inWindow = { inWindow: true };

const landing: readonly Shot[] = [
  shot('landing', [open('/', 'Understand')]),
  shot('landing-invited', [openInvitation]),
  shot('consent', [forgetConsent, openSignIn, see('May we count')], inWindow),
  shot('not-found', [open('/nowhere', '404 Page Not Found')]),
  shot('unreachable', [loseScreen, open('/auth/create-account', 'did not come through')]),
];

const signUps: readonly Shot[] = [
  shot('sign-up-1-email', [openSignUp]),
  shot('sign-up-1-invalid', [
    openSignUp,
    type('Enter your email', 'ember@example'),
    see('Please enter a valid'),
  ]),
  shot('sign-up-1-terms', [
    openSignUp,
    (page) => page.getByText('Terms and privacy, in plain words').click(),
  ]),
  shot('sign-up-2-password', [signUpPassword]),
  shot('sign-up-2-short', [
    openSignUp,
    longEmail,
    go,
    type('Enter your password', 'four'),
    see('at least 6'),
  ]),
  shot('sign-up-3-name', [signUpName]),
  shot('sign-up-4-creating', [stall('/identity/sign-up'), create, see('Creating your account...')]),
  shot(
    'sign-up-5-failed',
    [refused('/sign-up', 422, 'USER_ALREADY_EXISTS'), create, see('Account creation failed')],
    inWindow,
  ),
  shot('sign-up-6-mailed', [reply('/identity/sign-up', mailSent), create, see('Look into your inbox')]),
];

const signIns: readonly Shot[] = [
  shot('sign-in-1-email', [openSignIn]),
  shot('sign-in-2-password', [signInPassword]),
  shot('sign-in-3-busy', [stall('/identity/sign-in'), signIn, see('Signing in...')]),
  shot(
    'sign-in-4-wrong',
    [refused('/sign-in', 401, 'INVALID_EMAIL_OR_PASSWORD'), signIn, see('Sign in failed')],
    inWindow,
  ),
  shot(
    'sign-in-5-reset-sent',
    [reply('/identity/request-password-reset', {}), forgot, see('Check your inbox.')],
    inWindow,
  ),
  shot(
    'sign-in-4-disabled',
    [reply('/identity/sign-in', disabled, 403), signIn, see('has been disabled')],
    inWindow,
  ),
  shot('sign-in-6-reset-unknown', [
    refused('/request-password-reset', 404, 'USER_NOT_FOUND'),
    forgot,
    see('No account found'),
  ]),
];

const resets: readonly Shot[] = [
  shot('reset-1', [openReset]),
  shot('reset-2-failed', [cut('/identity/reset-password'), reset, see('Not saved')]),
  shot('reset-3-expired', [open('/auth/reset', 'no longer good')]),
  shot('reset-4-done', [reply('/identity/reset-password', {}), reset, see('Your password is changed')]),
];

const alone = { who: 'alone' } as const;

const waits: readonly Shot[] = [
  shot('wait-1', [stall('/identity/get-session'), open('/dashboard', 'Loading authentication...')], alone),
  shot('wait-2', [stall('/api/auth/login'), open('/dashboard', 'Loading your dashboard...')], alone),
  shot('wait-verifying', [open('/dashboard', 'Verifying your authentication...')]),
  shot('trouble', [refuse('/api/auth/login', 'forbidden'), open('/dashboard', 'could not open')], alone),
];

export const visitorShots: readonly Shot[] = [...landing, ...signUps, ...signIns, ...resets, ...waits];
