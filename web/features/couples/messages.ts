/** The words of confirming a partner and of ending a connection. */
export const messages = {
  asking: {
    text: 'came with your code. What you wrote before you two connected is withheld until you say yes.',
    yes: 'Yes, that is my partner',
    no: 'Not my partner',
    later: 'Decide later',
  },
  doubting: {
    title: 'Undo this connection?',
    text: 'The connection ends at once. Nothing you wrote before was shown, and you get a new code for the right person.',
    yes: 'Undo it now',
    no: 'Go back',
  },
  note: 'Is this your partner?',
  unnamed: 'this person',
  confirmed: { title: 'Thank you', description: 'You two are all set.' },
  ended: { title: 'Connection ended', description: 'What you wrote is still yours.' },
  wrong: 'That did not work. Please try again.',
} as const;
