import { phrases } from './pattern.ts';
import type { Invitation } from './question.ts';
import type { Text } from './text.ts';

// A limit is complete as a list of noes: whoever has to give reasons for a no has been asked too much.
const no = phrases(
  '(and |also |just |absolutely |definitely )?(never|do not|nobody|nothing (in|on|up|near|with|that)|no(?! (idea|clue|limits?|boundaries|rules?|list|problem|opinion|thoughts?|one knows))|not(?! (sure|really|much|many|yet))) [a-z]+',
);

/** Words of what is only added to a no: 'no filming, ever', 'no ropes or gags'. */
const short = 3;

const clausesOf = ({ sentences }: Text): readonly string[] =>
  sentences
    .flatMap(({ plain }) => plain.split(/ , | (?:and|or|nor) /))
    .map((clause) =>
      clause
        .replaceAll(/[",]/g, ' ')
        .trim()
        .replace(/^(and|or|nor) /, ''),
    )
    .filter((clause) => clause !== '');

const isNo = (clause: string): boolean => ` ${clause} `.search(no) === 0;

/** True where an answer says no to one thing after another and nothing else, or lists them where noes are asked for. */
export const isListOfNoes = (text: Text, { asksForNoes }: Pick<Invitation, 'asksForNoes'>): boolean => {
  const clauses = clausesOf(text);
  const [first = ''] = clauses;
  const listed = isNo(first) || (asksForNoes && (clauses.length > 1 || clauses.some(isNo)));
  return listed && clauses.every((clause) => isNo(clause) || clause.split(/\s+/).length <= short);
};
