import type { Question } from '../shapes.ts';

/** Bodily comfort, embarrassment, being seen un-polished, and laughing about it. */
export const fartComfort: readonly Question[] = [
  {
    id: 'fart-comfort-01',
    category: 'fart-comfort',
    text: 'If your tummy rumbles could talk, what would they have said today?',
    depth: 1,
  },
  {
    id: 'fart-comfort-02',
    category: 'fart-comfort',
    text: "Which secret phrase would you two use for 'please give me the bathroom to myself'?",
    depth: 1,
  },
  {
    id: 'fart-comfort-03',
    category: 'fart-comfort',
    text: 'What does your face do in the first second after a toot that nobody can deny?',
    depth: 1,
  },
  {
    id: 'fart-comfort-04',
    category: 'fart-comfort',
    text: "From 'must have been the chair' to a proud announcement, how do you own up to a fart?",
    depth: 1,
  },
  {
    id: 'fart-comfort-05',
    category: 'fart-comfort',
    text: 'Which worn-out piece of clothing feels most like the real you?',
    depth: 1,
  },
  {
    id: 'fart-comfort-06',
    category: 'fart-comfort',
    text: 'How would you lovingly describe your own just-woken-up look?',
    depth: 1,
  },
  {
    id: 'fart-comfort-07',
    category: 'fart-comfort',
    text: 'When did a badly timed hiccup, snort or burp last make you giggle?',
    depth: 1,
  },
  {
    id: 'fart-comfort-08',
    category: 'fart-comfort',
    text: 'Which food do you adore even though your belly files a complaint later?',
    depth: 1,
  },
  {
    id: 'fart-comfort-09',
    category: 'fart-comfort',
    text: 'Growing up, how did the people around you react to a burp at the table?',
    depth: 1,
  },
  {
    id: 'fart-comfort-10',
    category: 'fart-comfort',
    text: "Which unglamorous little habit of your partner's do you find endearing?",
    depth: 2,
  },
  {
    id: 'fart-comfort-11',
    category: 'fart-comfort',
    text: 'What bathroom rule would make sharing one feel easier for you, at home or on a trip?',
    depth: 2,
  },
  {
    id: 'fart-comfort-12',
    category: 'fart-comfort',
    text: 'How do you like your partner to react when your body does something embarrassing?',
    depth: 2,
  },
  {
    id: 'fart-comfort-13',
    category: 'fart-comfort',
    text: 'What was the first un-polished version of you that your partner got to see?',
    depth: 2,
  },
  {
    id: 'fart-comfort-14',
    category: 'fart-comfort',
    text: 'What kind of teasing about bodies feels warm to you rather than prickly?',
    depth: 2,
  },
  {
    id: 'fart-comfort-15',
    category: 'fart-comfort',
    text: 'After a gassy interruption at a tender moment, how do you find your way back?',
    depth: 2,
  },
  {
    id: 'fart-comfort-16',
    category: 'fart-comfort',
    text: 'Down with a cold, red nose and all, how do you want to be looked after?',
    depth: 2,
  },
  {
    id: 'fart-comfort-17',
    category: 'fart-comfort',
    text: 'Which bodily thing would you love to stop hiding or worrying about?',
    depth: 3,
  },
  {
    id: 'fart-comfort-18',
    category: 'fart-comfort',
    text: 'What goes through your mind when you feel embarrassed and want to vanish?',
    depth: 3,
  },
  {
    id: 'fart-comfort-19',
    category: 'fart-comfort',
    text: 'Which early lesson about being neat, quiet or proper does your body still remember?',
    depth: 3,
  },
  {
    id: 'fart-comfort-20',
    category: 'fart-comfort',
    text: 'When has laughing together turned an awkward moment into something lighter for you?',
    depth: 3,
  },
  {
    id: 'fart-comfort-21',
    category: 'fart-comfort',
    text: 'What does it mean to you to be seen on a day when you feel like a mess?',
    depth: 3,
  },
  {
    id: 'fart-comfort-22',
    category: 'fart-comfort',
    text: 'As the two of you get older and creakier, what do you hope will stay easy between you?',
    depth: 3,
  },
];
