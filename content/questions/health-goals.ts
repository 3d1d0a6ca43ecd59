import type { Question } from '../shapes.ts';

/** Sleep, movement, food, stress, check-ups and looking after each other, without shame. */
export const healthGoals: readonly Question[] = [
  {
    id: 'health-goals-01',
    category: 'health-goals',
    text: 'If no alarm ever rang, how would your day begin?',
    depth: 1,
  },
  {
    id: 'health-goals-02',
    category: 'health-goals',
    text: 'Which kind of movement feels like play to you?',
    depth: 1,
  },
  {
    id: 'health-goals-03',
    category: 'health-goals',
    text: 'Where do you like to walk, roll or sit when your head is full?',
    depth: 1,
  },
  {
    id: 'health-goals-04',
    category: 'health-goals',
    text: 'What do you like to eat when you want to feel looked after?',
    depth: 1,
  },
  {
    id: 'health-goals-05',
    category: 'health-goals',
    text: 'How do you wind down in the half hour before sleep?',
    depth: 1,
  },
  {
    id: 'health-goals-06',
    category: 'health-goals',
    text: 'Which small healthy habit are you quietly pleased about?',
    depth: 1,
  },
  {
    id: 'health-goals-07',
    category: 'health-goals',
    text: 'What would a truly restful day off look like for you?',
    depth: 1,
  },
  {
    id: 'health-goals-08',
    category: 'health-goals',
    text: 'If energy came in colours, which one would yours have been this week?',
    depth: 1,
  },
  {
    id: 'health-goals-09',
    category: 'health-goals',
    text: 'How does your body let you know that stress is building up?',
    depth: 2,
  },
  {
    id: 'health-goals-10',
    category: 'health-goals',
    text: 'Which new habit would you enjoy trying together for just two weeks?',
    depth: 2,
  },
  {
    id: 'health-goals-11',
    category: 'health-goals',
    text: 'What kind of encouragement keeps you going without feeling like a push?',
    depth: 2,
  },
  {
    id: 'health-goals-12',
    category: 'health-goals',
    text: 'On a night when you lie awake, what would you like your partner to do?',
    depth: 2,
  },
  {
    id: 'health-goals-13',
    category: 'health-goals',
    text: 'How would you like phones and screens to fit into your evenings?',
    depth: 2,
  },
  {
    id: 'health-goals-14',
    category: 'health-goals',
    text: 'What makes going for a check-up easier for you?',
    depth: 2,
  },
  {
    id: 'health-goals-15',
    category: 'health-goals',
    text: 'When life gets busy, what helps you eat in a way that feels good to you?',
    depth: 2,
  },
  {
    id: 'health-goals-16',
    category: 'health-goals',
    text: 'What has your body done for you lately that deserves a thank-you?',
    depth: 2,
  },
  {
    id: 'health-goals-17',
    category: 'health-goals',
    text: 'When you are ill or in pain, which kind of help is hard for you to ask for?',
    depth: 3,
  },
  {
    id: 'health-goals-18',
    category: 'health-goals',
    text: 'Which health worry would weigh less if you did not carry it alone?',
    depth: 3,
  },
  {
    id: 'health-goals-19',
    category: 'health-goals',
    text: 'How could your partner notice that you are not doing well before you say so?',
    depth: 3,
  },
  {
    id: 'health-goals-20',
    category: 'health-goals',
    text: 'What sort of comment about your body makes you feel at ease in it?',
    depth: 3,
  },
  {
    id: 'health-goals-21',
    category: 'health-goals',
    text: 'When both of you are worn out, how would you like to take care of each other?',
    depth: 3,
  },
  {
    id: 'health-goals-22',
    category: 'health-goals',
    text: 'Which goal for your health deserves more patience than it has had so far?',
    depth: 3,
  },
];
