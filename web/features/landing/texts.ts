import { brand } from '../../../contract/brand.ts';
import { categories } from '../../../contract/categories.ts';

/** The words of the landing page. */
export const texts = {
  title: `${brand.name}: ${brand.tagline.charAt(0).toLowerCase()}${brand.tagline.slice(1)}`,
  words: ['Ask', 'Answer', 'Understand'],
  pitch:
    'Small questions for two people who love each other. You each answer in your own words, and neither sees the other’s until both have written.',
  createAccount: 'Create an account',
  signIn: 'Sign in',
  invited: 'You have an invitation. Create an account, and its code comes with you.',
  linkDead: 'This link no longer works. Ask for a new one, or sign in if you two are connected.',
  steps: [
    {
      word: 'Ask',
      text: 'Pick a topic and a question you would never have thought to ask out loud.',
    },
    {
      word: 'Answer',
      text: 'Write it your way. A quiet coach reads along and tells you what would bring it closer.',
    },
    {
      word: 'Understand',
      text: 'When both have answered, both answers open. From enough of them grows your compatibility score.',
    },
  ],
  stepsHeading: 'Ten minutes, two phones, one blanket',
  topicsHeading: 'Six topics, from silly to deep',
  topics: categories.map(({ title }) => title),
  promiseHeading: 'What you write is for the two of you',
  promise:
    'No feed and no audience. Your partner reads an answer only after writing their own. Answers are encrypted where they lie; our server opens them for feedback and for the score.',
  whoSeesWhat: 'Who sees what',
  helpLines: 'Help lines',
  soon: 'Quizzes and truth-or-dare are next on the bedside table.',
} as const;

/** The example conversation: one question, two answers, and what the two see together. */
export const example = {
  caption: 'An example: two answers to one question open at the same moment.',
  question: 'What turns an ordinary hug into a really good one for you?',
  answers: [
    { name: 'You', text: 'When you don’t let go first. I stop counting the dishes and come home.' },
    {
      name: 'Your partner',
      text: 'Your cold nose on my neck. Then you breathe out, and I know you have landed.',
    },
  ],
  revealed: 'Both answered',
  insight: 'You both wrote about letting go. Who holds on a little longer tonight?',
} as const;
