import { saveAnswer } from '../../contract/answers.ts';
import { confirm, couple, type Person } from './people.ts';

const answer = 'I felt close to you on Sunday, when you asked what I needed and waited for the answer.';

/** A couple in which both have answered the first ten questions of Love Talk; gives the one who invited. */
export const makeCouple = async (url: string): Promise<Person> => {
  const [one, two] = await couple({ url });
  await confirm(one);
  for (let n = 1; n <= 10; n++) {
    const questionId = `love-questions-${String(n).padStart(2, '0')}`;
    for (const person of [one, two]) await person.call(saveAnswer, { body: { questionId, answer } });
  }
  return one;
};
