const what = (isPlain: boolean): string =>
  `visits and taps, with your profile in short words and your email${isPlain ? '' : ' as a fingerprint'}`;

/** The words about counting; they appear only where the operator has configured a tag manager. */
export const texts = {
  label: 'Counting visits',
  question: (isPlain: boolean) =>
    `May we count ${what(isPlain)}, to see what helps? Never what you or your partner write.`,
  no: 'No',
  yes: 'Yes, count',
  settings: {
    heading: 'Counting visits',
    yes: (isPlain: boolean) => `You have allowed this browser to count ${what(isPlain)}.`,
    no: 'You have said no. This browser counts nothing.',
    stop: 'Stop counting',
    allow: 'Allow counting',
  },
} as const;
