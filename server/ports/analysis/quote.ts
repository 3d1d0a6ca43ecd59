import { isQuoted } from './subject.ts';
import { isWord, type Sentence, type Span, type Text, type Word } from './text.ts';

/** Characters that a quotation which has to be cut may have. */
const longest = 80;
/** A sentence or a clause up to here is quoted whole before it is cut. */
const whole = 110;
/** A quotation shorter than this says too little by itself. */
const shortest = 14;

const joints: ReadonlySet<string> = new Set(
  'and but so because or then when which while since if that after before until though although as aur lekin par kyunki jab'.split(
    ' ',
  ),
);
const loose: ReadonlySet<string> = new Set(
  'and but so or then the a an to of in on at with for my your his her our their its is are was i you we he she it that because if when as not very really and also just than from by be been have has do does did into this these those would could will can am even who which where what how why'.split(
    ' ',
  ),
);
const leading: ReadonlySet<string> = new Set('and but so or then because'.split(' '));

type Range = readonly [number, number];

const breaks = ({ plain }: Word): boolean => plain === ',' || plain === '"' || plain === 'weblink';
const lengthOf = ({ words }: Sentence, from: number, to: number): number =>
  (words[to - 1]?.end ?? 0) - (words[from]?.start ?? 0);

/** After these a comma does not part: what follows says more of the word before it. */
const continuing: ReadonlySet<string> = new Set(['which', 'who', 'whose']);

/** Whether speech pauses at each word; of a comma inside what somebody is quoted with only where that is cut open. */
const pausesIn = (words: readonly Word[], open: boolean): readonly boolean[] => {
  let quoted = false;
  return words.map((word, at) => {
    if (word.plain === '"') quoted = !quoted;
    if (word.plain === ',') return (open || !quoted) && !continuing.has(words[at + 1]?.plain ?? '');
    return breaks(word) && (open || word.plain !== '"');
  });
};

/** What stands around a span between two pauses. */
const between = ({ from, to }: Span, pauses: readonly boolean[]): Range => {
  const after = pauses.indexOf(true, to);
  const before = from === 0 ? -1 : pauses.lastIndexOf(true, from - 1);
  return [before + 1, after === -1 ? pauses.length : after];
};

/** Before these a thought turns: without them it may say the opposite. */
const turns: ReadonlySet<string> = new Set(['but', 'not', 'though', 'although', 'except', 'unless']);

/** Words that a tail may have: 'like furniture, in a good way', 'if I do not squeeze back, stop'. */
const tailWords = 4;

/** Words that have to follow a turn, so that more than an aside is taken along. */
const leastTurned = 2;

/** With a clause goes the turn that its thought takes, and a short tail at the end of the sentence. */
const withTurn = (words: readonly Word[], [start, end]: Range, pauses: readonly boolean[]): Range => {
  if (words[end]?.plain !== ',') return [start, end];
  const pause = pauses.indexOf(true, end + 1);
  const after = pause === -1 ? words.length : pause;
  const [turn = '', ...turned] = words.slice(end + 1, after).map(({ plain }) => plain);
  if (turns.has(turn))
    return [start, turned.length >= leastTurned && !conditions.has(turned[0] ?? '') ? after : end];
  const tail = words.slice(end + 1);
  const isTail =
    tail.length > 0 && tail.length <= tailWords && tail.every((word) => isWord(word) && !breaks(word));
  return [
    start,
    isTail && !joints.has(turn) && tail.every(({ plain }) => plain !== 'you') ? words.length : end,
  ];
};

const conditions: ReadonlySet<string> = new Set(['if', 'when', 'whenever']);

/** With a condition goes what follows from it: 'if you see the light on, come in'. */
const withConsequence = (words: readonly Word[], [start, end]: Range, pauses: readonly boolean[]): Range => {
  const after = pauses.indexOf(true, end + 1);
  const follows = conditions.has(words[start]?.plain ?? '') && words[end]?.plain === ',';
  return [start, !follows ? end : after === -1 ? words.length : after];
};

/**
 * The clause around a span: what stands between two pauses. What somebody is quoted with is kept together, and so are a
 * condition and what follows, where that is short enough.
 */
const clauseAround = (span: Span): Range => {
  const { sentence } = span;
  const { words } = sentence;
  const pauses = pausesIn(words, isQuoted(span));
  const kept = between(span, pauses);
  const isShortEnough = ([start, end]: Range) => lengthOf(sentence, start, end) <= whole;
  const complete = withConsequence(words, kept, pauses);
  return (
    [withTurn(words, complete, pauses), complete, withTurn(words, kept, pauses), kept].find(isShortEnough) ??
    between(span, pausesIn(words, true))
  );
};

/** Where a quotation may begin in the middle of a clause. */
const beginnings: ReadonlySet<string> = new Set(
  'i you he she we they my your when because that if as while since after before until so jab tum main mujhe'.split(
    ' ',
  ),
);

/** Grows a span to the right and then to the left as far as the length allows, and ends where speech pauses. */
const grow = (span: Span, [start, end]: Range): Range => {
  const { sentence } = span;
  const { words } = sentence;
  let [from, to] = [span.from, Math.max(span.from + 1, span.to)];
  while (to > from + 1 && lengthOf(sentence, from, to) > longest) to -= 1;
  for (let next = to; next < end && lengthOf(sentence, from, next + 1) <= longest; next += 1) {
    if (next + 1 === end || joints.has(words[next + 1]?.plain ?? '')) to = next + 1;
  }
  for (let next = from - 1; next >= start && lengthOf(sentence, next, to) <= longest; next -= 1) {
    const opens = next === start || beginnings.has(words[next]?.plain.split(' ')[0] ?? '');
    const before = words[next - 1]?.plain ?? '';
    if (opens && (leading.has(before) || !joints.has(before))) from = next;
  }
  return [from, to];
};

/** Moves ends that were cut by length back to where speech pauses, as long as enough is left. */
const settle = ({ sentence, from: spanStart }: Span, [start, end]: Range, [from, to]: Range): Range => {
  const { words } = sentence;
  const plain = (index: number) => words[index]?.plain ?? '';
  const opens = (at: number) =>
    at === start || beginnings.has(plain(at).split(' ')[0] ?? '') || joints.has(plain(at - 1));
  const closes = (at: number) =>
    at === end ||
    (joints.has(plain(at)) && !turns.has(plain(at)) && !telling.has(plain(at - 1))) ||
    plain(at) === ',';
  const inside = Array.from({ length: to - from }, (_, index) => from + index);
  const enough = (first: number, last: number) => lengthOf(sentence, first, last) >= shortest;
  const first = opens(from) ? from : (inside.find((at) => opens(at) && enough(at, to)) ?? from);
  if (closes(to)) return [first, to];
  const beyond = Array.from({ length: end - to }, (_, index) => to + 1 + index);
  const near = beyond.find((at) => closes(at));
  if (near !== undefined && lengthOf(sentence, first, near) <= whole) return [first, near];
  return [first, inside.findLast((at) => closes(at) && enough(first, at) && at > spanStart) ?? to];
};

/** Grows what is too short to mean anything on to the right, where no pause is near. */
const lengthen = ({ sentence }: Span, end: number, [from, to]: Range): Range => {
  if (lengthOf(sentence, from, to) >= shortest) return [from, to];
  let last = to;
  while (last < end && lengthOf(sentence, from, last + 1) <= longest) last += 1;
  return [from, last];
};

/** Whether a quotation mark at one end has its other inside. */
const isPaired = ({ words }: Sentence, end: number, from: number, to: number): boolean =>
  words[end]?.plain === '"' && words.slice(from, to).filter(({ plain }) => plain === '"').length % 2 === 0;

const telling: ReadonlySet<string> = new Set(
  'said say says asked asks ask went goes whispered shouted wrote texted answered told'.split(' '),
);

/** Before the words that somebody is quoted with, who said them is left out as well: 'and then the waiter said'. */
const withoutTeller = ({ words }: Sentence, [from, to]: Range): Range => {
  const plain = (at: number) => words[at]?.plain ?? '';
  if (plain(to) !== '"' || !telling.has(plain(to - 1))) return [from, to];
  const cut = words.slice(0, to).findLastIndex(({ plain }) => joints.has(plain) || plain === ',');
  return cut > from + 1 ? [from, cut] : [from, to];
};

/** Where a quotation mark has lost its other, the side of it that a span is on. */
const besideMark = ({ sentence: { words }, from, to }: Span, [start, end]: Range): Range => {
  const marks = words.flatMap(({ plain }, at) => (plain === '"' && at > start && at < end ? [at] : []));
  const [mark] = marks;
  if (mark === undefined || marks.length % 2 === 0 || words[start]?.plain === '"') return [start, end];
  if (from > mark) return [mark + 1, end];
  return to <= mark ? [start, mark] : [start, end];
};

/** Takes loose ends off a clause that was cut: 'and the', 'because'. */
const trim = (sentence: Sentence, range: Range, end: number): Range => {
  const { words } = sentence;
  let [first, last] = withoutTeller(sentence, range);
  const plain = (index: number) => words[index]?.plain ?? '';
  while (
    first < last - 1 &&
    !isPaired(sentence, first, first, last) &&
    (!isWordAt(words, first) || leading.has(plain(first)))
  )
    first += 1;
  while (
    last > first + 1 &&
    !isPaired(sentence, last - 1, first, last) &&
    (!isWordAt(words, last - 1) ||
      (last < end &&
        plain(last - 1)
          .split(' ')
          .every((word) => loose.has(word))))
  )
    last -= 1;
  return [first, last];
};

const isWordAt = (words: readonly Word[], index: number): boolean => {
  const word = words[index];
  return word !== undefined && isWord(word);
};

/** Commas fall away where a clause alone would be too short to mean anything. */
const wider = ({ sentence }: Span, [start, end]: Range): Range => {
  if (lengthOf(sentence, start, end) >= shortest) return [start, end];
  let [from, to] = [start, end];
  const { words } = sentence;
  while (to < words.length && words[to]?.plain !== '"' && lengthOf(sentence, from, to) < shortest) to += 1;
  while (to < words.length && !breaks(words[to] as Word)) to += 1;
  while (from > 0 && words[from - 1]?.plain !== '"' && lengthOf(sentence, from, to) < shortest) from -= 1;
  while (from > 0 && !breaks(words[from - 1] as Word)) from -= 1;
  return [from, to];
};

const typedIn = (raw: string, words: readonly Word[], [from, to]: Range): string =>
  raw.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0);

/** Whether a sentence is short enough to be quoted as it is. */
export const isShort = ({ words }: Sentence): boolean =>
  words.every(({ plain }) => plain !== '"') && (words.at(-1)?.end ?? 0) - (words[0]?.start ?? 0) <= whole;

const wholeOf = (raw: string, sentence: Sentence): string =>
  typedIn(raw, sentence.words, trim(sentence, [0, sentence.words.length], sentence.words.length));

/** A bracket that was opened is closed where that is the next character, and left out where it is not. */
const closeBracket = (raw: string, typed: string): string => {
  const open = typed.lastIndexOf('(');
  if (open < 0 || typed.indexOf(')', open) >= 0) return typed;
  if (raw.includes(`${typed})`)) return `${typed})`;
  const before = typed.slice(0, open).trimEnd();
  return before.length < shortest ? typed : before;
};

/** Characters up to which a sentence is one beat of two. */
const beat = 42;

const isBeat = (sentence: Sentence): boolean =>
  isShort(sentence) && lengthOf(sentence, 0, sentence.words.length) <= beat;

/** The two beats of a joke that opens an answer, or null: 'I look at the dog. We don’t have a dog.' */
export const jokeIn = ({ raw, sentences: [first, second] }: Text, { sentence }: Span): string | null => {
  if (first !== sentence || second === undefined || ![first, second].every(isBeat)) return null;
  const [start, pause] = [first.words[0]?.start ?? 0, first.words.at(-1)?.end ?? 0];
  const between = raw.slice(pause, second.words[0]?.start ?? 0);
  return /^[.!?…]{1,3} ?$/.test(between) ? raw.slice(start, second.words.at(-1)?.end ?? 0) : null;
};

/** A short readable clause around a span, exactly as it was typed. */
export const quoteOf = (text: Text, span: Span): string => closeBracket(text.raw, clauseOf(text, span));

const clauseOf = ({ raw }: Text, span: Span): string => {
  const { sentence } = span;
  const { words } = sentence;
  const clause = wider(span, clauseAround(span));
  const length = lengthOf(sentence, ...clause);
  if (length > longest && isShort(sentence)) return wholeOf(raw, sentence);
  if (length > longest && length <= whole) return typedIn(raw, words, trim(sentence, clause, clause[1]));
  const settled = settle(span, clause, lengthen(span, clause[1], grow(span, clause)));
  const kept = besideMark(span, settled);
  const typed = typedIn(raw, words, trim(sentence, kept, clause[1]));
  return typed.length <= whole ? typed : cutAtWord(typed, longest);
};

/** The beginning of a text up to a number of characters, cut between words where there are any. */
export const cutAtWord = (typed: string, most: number): string => {
  const start = [...typed.slice(0, most)].join('');
  const cut = start.isWellFormed() ? start : start.slice(0, -1);
  const space = cut.lastIndexOf(' ');
  return typed.length <= most || space < most / 2 ? cut : cut.slice(0, space);
};

/** A beginning that only says that somebody is about to think. */
const filler: ReadonlySet<string> = new Set(
  'idk|i do not know|dunno|i dunno|not sure|i am not sure|honestly|hm|hmm|well|okay|ok|um|umm|good question'.split(
    '|',
  ),
);

const isFiller = ({ words }: Sentence): boolean =>
  filler.has(
    words
      .filter(isWord)
      .map(({ plain }) => plain)
      .join(' '),
  );

/** Words from which on a sentence after such a beginning says something. */
const leastSaid = 4;

/** How a text begins, short enough to repeat. */
export const openingOf = (text: Text, sentence = text.sentences[0]): string => {
  if (sentence === undefined) return cutAtWord(text.raw.trim().split('\n')[0] ?? '', 24);
  return isShort(sentence) ? wholeOf(text.raw, sentence) : quoteOf(text, { sentence, from: 0, to: 1 });
};

/** The same of an answer that is rated, past a beginning that says nothing. */
export const firstSaidIn = (text: Text): string => {
  const said = text.sentences.find((one) => !isFiller(one) && one.words.filter(isWord).length >= leastSaid);
  const [first] = text.sentences;
  return openingOf(text, first !== undefined && isFiller(first) ? (said ?? first) : first);
};
