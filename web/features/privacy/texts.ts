import { brand } from '../../../contract/brand.ts';
import { placeOf } from '../../../contract/place.ts';

/** Privacy in plain words, to be read in one minute; it promises what the server does and nothing more. */
export const texts = {
  title: 'Who sees what',
  lead: `What ${brand.name} does with your words, in a minute.`,
  parts: [
    {
      heading: 'Your partner',
      points: [
        'Sees an answer of yours, and the feedback on it, only after answering the same question. Before that, at most that you have answered.',
        'Sees what you tapped under two answers only after tapping there too, and not before then that you have.',
        'Sees your first name and email once you two are connected, and the same score as you.',
        'If somebody joins with your code, what you wrote before stays withheld until you say that this is your partner.',
      ],
    },
    {
      heading: 'When a couple ends',
      points: [
        'Either of you can end it, alone and at once. From then on neither sees the other’s answers, email or score.',
        'Each keeps their own words. They appear in no later connection.',
        'What somebody has read cannot be taken back.',
      ],
    },
    {
      heading: 'Our server',
      points: [
        'Your answers are encrypted where they lie, with a key of your own. This is not end-to-end encryption.',
        'The server opens answers to show them to you two, to give feedback and to make the score. Whoever runs it holds the keys.',
        'It also keeps your email, your name and what you told us about yourself. Its logs hold none of what you write.',
      ],
    },
    {
      heading: 'Counting visits',
      points: [
        'Only if you have agreed, until you take it back, where the operator set it up.',
        'Then visits and taps are counted, with your profile in short words and your email as a fingerprint, unless the operator sends it as it is. Never what either of you writes.',
      ],
    },
    {
      heading: 'Leaving',
      points: [
        'In the settings, under Account and Data, you can download everything that is yours, sign out everywhere and delete your account.',
        'Deleting destroys your words and their key at once, except in the operator’s older back-ups.',
        '‘Leave now’, or Escape pressed twice, puts another page in the place of this one. It does not sign you out.',
      ],
    },
  ],
  help: 'If you need somebody to talk to:',
} as const;

export type Part = { readonly heading: string; readonly points: readonly string[] };

/** Where a language model is set up, there is one more to tell of: what goes to whom, and only after whose yes. */
const modelPart = (host: string): Part => ({
  heading: 'A language model',
  points: [
    `Only if you have switched it on in the settings: then a model on ${placeOf(host)} gets the question and your answer when you ask for feedback.`,
    'For the score it gets both answers to a question that you both have answered, only if both of you have switched it on.',
    'Your name and email are not sent with them. Whoever runs that server can read what it gets.',
  ],
});

const hostedPart: Part = {
  heading: 'Your account',
  points: [
    'Your email, your name and your password are kept by Firebase Authentication, a service of Google. What you write here never goes there.',
    'Your browser talks to it when you sign in and while you are signed in; the mail that resets your password comes from there.',
  ],
};

const elsewherePart: Part = {
  heading: 'Your account',
  points: [
    'It is kept by the service with which you sign in. We have your name and email from there.',
    'Deleting your account here deletes everything here, and leaves the one over there as it is.',
  ],
};

/** Who keeps the account, where that is not our own server. */
const accountPart = (provider: string): Part => (provider === 'hosted' ? hostedPart : elsewherePart);

/** What the operator set up that people should know of; null where nothing is. */
export type SetUp = {
  /** The server of a language model. */
  readonly modelHost: string | null;
  /** Who keeps the accounts, as the page names it. */
  readonly provider: string | null;
};

/** The parts of the page; what is true of this installation alone stands after our server. */
export const pageParts = ({ modelHost, provider }: SetUp): readonly Part[] =>
  texts.parts.flatMap((part: Part) => {
    if (part.heading !== 'Our server') return [part];
    return [
      part,
      ...(provider === null ? [] : [accountPart(provider)]),
      ...(modelHost === null ? [] : [modelPart(modelHost)]),
    ];
  });
