import type { Question } from '../shapes.ts';

/** Feeling loved, gratitude, conflict, repair and hopes. */
export const loveQuestions: readonly Question[] = [
  {
    id: 'love-questions-01',
    category: 'love-questions',
    text: 'Which tiny thing that your partner did recently made your day softer?',
    depth: 1,
  },
  {
    id: 'love-questions-02',
    category: 'love-questions',
    text: "How do you say 'I love you' without using those words?",
    depth: 1,
  },
  {
    id: 'love-questions-03',
    category: 'love-questions',
    text: 'Which song would play over the opening scene of a film about you two?',
    depth: 1,
  },
  {
    id: 'love-questions-04',
    category: 'love-questions',
    text: 'When did you last catch yourself smiling at the thought of your partner?',
    depth: 1,
  },
  {
    id: 'love-questions-05',
    category: 'love-questions',
    text: 'What kind of comfort works best on you after a rotten day?',
    depth: 1,
  },
  {
    id: 'love-questions-06',
    category: 'love-questions',
    text: 'Which ordinary moment together would you gladly live all over again?',
    depth: 1,
  },
  {
    id: 'love-questions-07',
    category: 'love-questions',
    text: 'Which private joke of yours would take longest to explain to a stranger?',
    depth: 1,
  },
  {
    id: 'love-questions-08',
    category: 'love-questions',
    text: 'What did you notice early on about your partner that turned out to be true?',
    depth: 1,
  },
  {
    id: 'love-questions-09',
    category: 'love-questions',
    text: "Which quality of your partner's do you admire but rarely mention?",
    depth: 2,
  },
  {
    id: 'love-questions-10',
    category: 'love-questions',
    text: 'How can you tell that your partner is really listening to you?',
    depth: 2,
  },
  {
    id: 'love-questions-11',
    category: 'love-questions',
    text: 'In a hard week, which do you reach for first: advice, company or a bit of space?',
    depth: 2,
  },
  {
    id: 'love-questions-12',
    category: 'love-questions',
    text: 'Which effort of yours would you love to be thanked for?',
    depth: 2,
  },
  {
    id: 'love-questions-13',
    category: 'love-questions',
    text: 'During a disagreement, what helps you stay gentle?',
    depth: 2,
  },
  {
    id: 'love-questions-14',
    category: 'love-questions',
    text: 'After an argument, which gesture tells you that you two are all right again?',
    depth: 2,
  },
  {
    id: 'love-questions-15',
    category: 'love-questions',
    text: 'How would you like to stay in touch on days when you hardly see each other?',
    depth: 2,
  },
  {
    id: 'love-questions-16',
    category: 'love-questions',
    text: "When do you feel proudest to be by your partner's side?",
    depth: 2,
  },
  {
    id: 'love-questions-17',
    category: 'love-questions',
    text: 'Which disagreement ended up teaching you something kind about your partner?',
    depth: 3,
  },
  {
    id: 'love-questions-18',
    category: 'love-questions',
    text: 'When you owe an apology, what makes it easier for you to offer it?',
    depth: 3,
  },
  {
    id: 'love-questions-19',
    category: 'love-questions',
    text: 'What old worry gets stirred up in you when the two of you argue?',
    depth: 3,
  },
  {
    id: 'love-questions-20',
    category: 'love-questions',
    text: 'How was love shown, or left unsaid, around you as a child?',
    depth: 3,
  },
  {
    id: 'love-questions-21',
    category: 'love-questions',
    text: 'What do you need more of right now, yet find hard to ask for?',
    depth: 3,
  },
  {
    id: 'love-questions-22',
    category: 'love-questions',
    text: 'Ten years from today, what do you hope the two of you will look back on with pride?',
    depth: 3,
  },
];
