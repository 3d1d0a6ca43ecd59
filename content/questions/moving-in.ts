import type { Question } from '../shapes.ts';

/** Space, chores, money, quiet, guests and home: for two who share one, and for two who do not. */
export const movingIn: readonly Question[] = [
  {
    id: 'moving-in-01',
    category: 'moving-in',
    text: 'Which thing you own deserves a place of honour in any home you are part of?',
    depth: 1,
  },
  {
    id: 'moving-in-02',
    category: 'moving-in',
    text: 'What sound or smell tells you that you are home?',
    depth: 1,
  },
  {
    id: 'moving-in-03',
    category: 'moving-in',
    text: 'Which household chore do you find oddly satisfying?',
    depth: 1,
  },
  {
    id: 'moving-in-04',
    category: 'moving-in',
    text: 'How does the first hour of an ideal Saturday at home go for you?',
    depth: 1,
  },
  {
    id: 'moving-in-05',
    category: 'moving-in',
    text: 'If a spare room fell into your lap, what would you two turn it into?',
    depth: 1,
  },
  {
    id: 'moving-in-06',
    category: 'moving-in',
    text: 'From spotless gallery to cosy chaos, where on the scale are you happiest?',
    depth: 1,
  },
  {
    id: 'moving-in-07',
    category: 'moving-in',
    text: 'What should anyone who shares a bed with you know about how you sleep?',
    depth: 1,
  },
  {
    id: 'moving-in-08',
    category: 'moving-in',
    text: 'Which meal would you turn into a weekly ritual for two, at one table or over a call?',
    depth: 1,
  },
  {
    id: 'moving-in-09',
    category: 'moving-in',
    text: 'How can your partner tell that you need an hour of quiet?',
    depth: 2,
  },
  {
    id: 'moving-in-10',
    category: 'moving-in',
    text: 'Who would do which boring jobs in a week that felt fair to you?',
    depth: 2,
  },
  {
    id: 'moving-in-11',
    category: 'moving-in',
    text: 'How much warning do you like before friends or family come over?',
    depth: 2,
  },
  {
    id: 'moving-in-12',
    category: 'moving-in',
    text: 'When something has been left undone for days, how would you like it brought up?',
    depth: 2,
  },
  {
    id: 'moving-in-13',
    category: 'moving-in',
    text: 'Which drawer, corner or hour would you like to keep just for yourself?',
    depth: 2,
  },
  {
    id: 'moving-in-14',
    category: 'moving-in',
    text: 'How do you like to be greeted at the end of a long day, in person or over a call?',
    depth: 2,
  },
  {
    id: 'moving-in-15',
    category: 'moving-in',
    text: 'Which habit from the home you grew up in would you happily carry on?',
    depth: 2,
  },
  {
    id: 'moving-in-16',
    category: 'moving-in',
    text: 'How big does a purchase have to be before you would want to talk it over first?',
    depth: 2,
  },
  {
    id: 'moving-in-17',
    category: 'moving-in',
    text: 'What did money stand for in your family when you were young?',
    depth: 3,
  },
  {
    id: 'moving-in-18',
    category: 'moving-in',
    text: 'Which part of sharing a home, now or some day, makes you a little nervous?',
    depth: 3,
  },
  {
    id: 'moving-in-19',
    category: 'moving-in',
    text: 'If the two of you disagreed about where to live, what would matter most to you?',
    depth: 3,
  },
  {
    id: 'moving-in-20',
    category: 'moving-in',
    text: 'How would you look after your own friendships and hobbies under a shared roof?',
    depth: 3,
  },
  {
    id: 'moving-in-21',
    category: 'moving-in',
    text: 'When one of you has more money or more time than the other, what feels fair to you?',
    depth: 3,
  },
  {
    id: 'moving-in-22',
    category: 'moving-in',
    text: 'Picture the time you felt most at home with your partner: what made it so?',
    depth: 3,
  },
];
