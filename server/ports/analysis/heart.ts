import { isWord, type Sentence, type Text, type Word } from './text.ts';

// Which words of an answer to give back: those in which it comes alive, and not the first that a rule happens to find.

/** A run of words of one sentence, or of two short ones, by its place in the text as typed. */
type Passage = { readonly start: number; readonly end: number };

/** Characters that a quotation may have: what is shorter is seldom the heart of anything. */
const limits = { least: 24, most: 110 } as const;

/** A sentence up to here may be quoted together with the next. */
const beat = 60;

/** Words that a part of a sentence must have, and clauses it may have. */
const parts = { leastWords: 3, mostClauses: 3 } as const;

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Before these a clause begins; before the others only where somebody follows who does something. */
const opening = listed('because when if while until but');
const joining = listed('and so then that');
const somebody = listed(
  'i you he she we they it my your his her our their nobody somebody everybody neither then now',
);

/** What a quotation does not begin with, and what it does not end with. */
const loose = {
  before: listed('and but so because or then'),
  after: listed('and but so because or then that when if ,'),
} as const;

const first = (word: Word | undefined): string => word?.plain.split(' ')[0] ?? '';

const opensClause = (words: readonly Word[], at: number): boolean => {
  const { plain = '' } = words[at] ?? {};
  return opening.has(plain) || (joining.has(plain) && somebody.has(first(words[at + 1])));
};

/** Where a sentence may be cut: after a comma or before a clause, and not inside what somebody is quoted with. */
const cutsIn = (words: readonly Word[]): readonly number[] => {
  let quoted = false;
  const inside = words.flatMap(({ plain }, at) => {
    if (plain === '"') quoted = !quoted;
    if (quoted || at === 0) return [];
    if (plain === ',') return [at + 1];
    return words[at - 1]?.plain !== ',' && opensClause(words, at) ? [at] : [];
  });
  return [0, ...inside, words.length];
};

/** The same words without loose ends: 'and', ', because'. */
const trimmed = (words: readonly Word[]): readonly Word[] => {
  const from = words.findIndex(
    (word) => word.plain === '"' || (isWord(word) && !loose.before.has(word.plain)),
  );
  const to = words.findLastIndex(({ plain }) => !loose.after.has(plain));
  return words.slice(Math.max(0, from), to + 1);
};

const isPaired = (words: readonly Word[]): boolean =>
  words.filter(({ plain }) => plain === '"').length % 2 === 0;

/** The parts of a sentence that could be quoted by themselves. */
const quotablePartsOf = ({ words }: Sentence): readonly (readonly Word[])[] => {
  const cuts = cutsIn(words);
  const runs = cuts.flatMap((from, at) =>
    cuts.slice(at + 1, at + 1 + parts.mostClauses).map((to) => trimmed(words.slice(from, to))),
  );
  return [words, ...runs.filter((run) => run.length >= parts.leastWords)].filter(isPaired);
};

const passageOf = (words: readonly Word[]): Passage => ({
  start: words[0]?.start ?? 0,
  end: words.at(-1)?.end ?? 0,
});

const marks = /["“”„«»()[\]]/g;

/** Which mark closes another; a plain one closes itself. */
const closing: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”'],
  ['„', '”'],
  ['«', '»'],
  ['(', ')'],
  ['[', ']'],
]);

/** Whether every mark and bracket that is opened is closed, and none is closed that was not opened. */
const isBalanced = (typed: string): boolean => {
  const open: string[] = [];
  for (const [mark] of typed.matchAll(marks)) {
    if (open.at(-1) === mark) open.pop();
    else open.push(closing.get(mark) ?? 'never closed');
  }
  return open.length === 0;
};

/** Whether it is neither too short nor too long, on one line, and whole. */
const fits = (raw: string, { start, end }: Passage): boolean => {
  const typed = raw.slice(start, end);
  const isOneLine = !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(typed);
  return typed.length >= limits.least && typed.length <= limits.most && isOneLine && isBalanced(typed);
};

/** Every passage that could be quoted, each once. */
export const passagesIn = ({ raw, sentences }: Text): readonly Passage[] => {
  const alone = sentences.flatMap(quotablePartsOf).map(passageOf);
  const beats = sentences.flatMap(({ words }, at) => {
    const { start, end } = passageOf(words);
    const next = sentences[at + 1];
    return next !== undefined && end - start <= beat ? [{ start, end: passageOf(next.words).end }] : [];
  });
  const found = [...alone, ...beats].filter((passage) => fits(raw, passage));
  return [...new Map(found.map((passage) => [`${passage.start} ${passage.end}`, passage])).values()];
};

const says = {
  self: /\b(?:i|me|my|mine|myself)\b/i,
  you: /\b(?:you|your|yours|u|ur)\b/i,
  other: /\b(?:he|she|his|her|him|hers|they|them|their)\b/i,
} as const;

/** What is said under a condition or as a reason stands less well alone. */
const dependent = /^(?:if|when|because|that|which|with|like|so|to)\b/i;

const closes = /^["”»)\]]*\s*(?:[.!?…]|$)/;
const begins = /(?:^|[.!?…\n])[^\S\n]*["“«([]*$/;

/** What speaks for a passage; each of them 0 to 1. */
export const traitsOf = ({ raw }: Text, { start, end }: Passage) => {
  const [before, quote, after] = [raw.slice(0, start), raw.slice(start, end), raw.slice(end)];
  const length = quote.length / limits.most;
  const [isOpen, isClosed] = [begins.test(before), closes.test(after)];
  return {
    late: start / raw.length,
    long: length,
    tooLong: length * length,
    closed: Number(isClosed),
    whole: Number(isOpen && isClosed),
    two: Number(/[.!?…] /.test(quote)),
    dependent: Number(dependent.test(quote)),
    asked: Number(after.startsWith('?')),
    self: Number(says.self.test(quote)),
    you: Number(says.you.test(quote)),
    other: Number(says.other.test(quote)),
  };
};

type Traits = ReturnType<typeof traitsOf>;

/** How much each counts: learned out of what readers chose as a good friend would (decision 024). */
const weights: Traits = {
  late: 2.4,
  long: 8.8,
  tooLong: -6.5,
  closed: 0.7,
  whole: 0.3,
  two: -0.9,
  dependent: -0.3,
  asked: -0.5,
  self: 0.5,
  you: 0.35,
  other: 0.25,
};

const names = Object.keys(weights) as (keyof Traits)[];

const liveliness = (text: Text, passage: Passage): number => {
  const traits = traitsOf(text, passage);
  return names.reduce((sum, name) => sum + weights[name] * traits[name], 0);
};

/** What could be quoted of a text as it was typed, first the words in which it comes alive. */
export const heartsOf = (text: Text): readonly string[] =>
  passagesIn(text)
    .map((passage) => ({ passage, by: liveliness(text, passage) }))
    .toSorted((one, other) => other.by - one.by)
    .map(({ passage: { start, end } }) => text.raw.slice(start, end));
