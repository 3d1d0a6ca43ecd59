/** The words of the notice; it appears only where the operator has configured a tag manager. */
export const texts = {
  label: 'Counting visits',
  question:
    'May we count visits and taps, with your profile in short words, to see what helps? Never what you or your partner write.',
  no: 'No',
  yes: 'Yes, count',
} as const;
