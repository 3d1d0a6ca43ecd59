import type { Question } from '../shapes.ts';

/** Pleasure, closeness, timing, touch, words, and the minutes afterwards. */
export const amazingSex: readonly Question[] = [
  {
    id: 'amazing-sex-01',
    category: 'amazing-sex',
    text: 'Which kind of kiss could make you lose track of a sentence halfway through?',
    depth: 1,
  },
  {
    id: 'amazing-sex-02',
    category: 'amazing-sex',
    text: 'From first light to the middle of the night, when do you most enjoy being close?',
    depth: 1,
  },
  {
    id: 'amazing-sex-03',
    category: 'amazing-sex',
    text: 'Where do you like to be touched in an everyday, fully dressed moment?',
    depth: 1,
  },
  {
    id: 'amazing-sex-04',
    category: 'amazing-sex',
    text: 'If you set the scene for an unhurried evening in, which light, sound and scent would you pick?',
    depth: 1,
  },
  {
    id: 'amazing-sex-05',
    category: 'amazing-sex',
    text: 'What small signal from your partner tells you that tonight could turn tender?',
    depth: 1,
  },
  {
    id: 'amazing-sex-06',
    category: 'amazing-sex',
    text: 'Which clumsy or funny moment of closeness still makes you smile?',
    depth: 1,
  },
  {
    id: 'amazing-sex-07',
    category: 'amazing-sex',
    text: 'Suppose you could order ten minutes of any kind of touch tonight: what would be on the menu?',
    depth: 1,
  },
  {
    id: 'amazing-sex-08',
    category: 'amazing-sex',
    text: 'What turns an ordinary hug into a really good one for you?',
    depth: 1,
  },
  {
    id: 'amazing-sex-09',
    category: 'amazing-sex',
    text: 'When has a look or a message from your partner left you feeling wanted?',
    depth: 2,
  },
  {
    id: 'amazing-sex-10',
    category: 'amazing-sex',
    text: 'How do you like to be asked whether you are in the mood?',
    depth: 2,
  },
  {
    id: 'amazing-sex-11',
    category: 'amazing-sex',
    text: 'What helps you get from a busy day back into your own body?',
    depth: 2,
  },
  {
    id: 'amazing-sex-12',
    category: 'amazing-sex',
    text: 'Think of a time when closeness felt just right: which detail made the difference?',
    depth: 2,
  },
  {
    id: 'amazing-sex-13',
    category: 'amazing-sex',
    text: 'Which words would you love to hear more often while you are being held?',
    depth: 2,
  },
  {
    id: 'amazing-sex-14',
    category: 'amazing-sex',
    text: 'At the very beginning, what pace lets you relax into the moment?',
    depth: 2,
  },
  {
    id: 'amazing-sex-15',
    category: 'amazing-sex',
    text: 'Which sound, word or squeeze from your partner tells you that something feels good?',
    depth: 2,
  },
  {
    id: 'amazing-sex-16',
    category: 'amazing-sex',
    text: 'In the quiet after being intimate, which small thing makes you feel cared for?',
    depth: 2,
  },
  {
    id: 'amazing-sex-17',
    category: 'amazing-sex',
    text: 'What is easier for you to show with your hands than to say out loud?',
    depth: 3,
  },
  {
    id: 'amazing-sex-18',
    category: 'amazing-sex',
    text: 'On a night when you are not in the mood, what kind of closeness, if any, still feels welcome?',
    depth: 3,
  },
  {
    id: 'amazing-sex-19',
    category: 'amazing-sex',
    text: 'If something were not quite working for your partner, how would you like to hear it?',
    depth: 3,
  },
  {
    id: 'amazing-sex-20',
    category: 'amazing-sex',
    text: 'Which part of your own pleasure are you still getting to know?',
    depth: 3,
  },
  {
    id: 'amazing-sex-21',
    category: 'amazing-sex',
    text: 'What lets you feel free to slow down or stop, even halfway through?',
    depth: 3,
  },
  {
    id: 'amazing-sex-22',
    category: 'amazing-sex',
    text: 'How have your wishes for intimacy changed since the two of you first met?',
    depth: 3,
  },
];
