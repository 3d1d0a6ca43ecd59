import type { Tip } from './shapes.ts';

/** The five tips for better answers; each asks for one thing that the feedback also looks for. */
export const tips: readonly [Tip, Tip, Tip, Tip, Tip] = [
  {
    title: "Begin with 'I felt'",
    text: 'Say what it was like for you as well as what happened, so that your partner meets you and not a verdict.',
  },
  {
    title: 'Pick one moment',
    text: "One evening, one look or one message tells your partner more than 'always' or 'never' ever could.",
  },
  {
    title: 'Name something you value',
    text: 'Mention one thing you are glad about, even in a hard answer, and the rest becomes easier to hear.',
  },
  {
    title: 'Add one small wish',
    text: 'Ask for something little that could happen this week, and leave your partner room to say yes, no or later.',
  },
  {
    title: 'Passing is fine',
    text: "Skip any question you like or write 'not today', because an honest pass beats an answer you did not want to give.",
  },
];
