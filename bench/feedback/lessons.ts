import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// What the heads learn from: answers graded by the rubric and apart from the analyser, pairs of
// answers of which one is better, and harsh sentences beside kind ones.

const folder = join(import.meta.dirname, 'lessons');

/** An answer with the grade that its writer gives it by the rubric, 0 to 10. */
export type Graded = {
  readonly author: string;
  readonly question: string;
  readonly text: string;
  readonly grade: number;
};

/** Two answers of one length to one question, of which one is better. */
export type Preferred = {
  readonly author: string;
  readonly question: string;
  readonly better: string;
  readonly worse: string;
};

/** A sentence, and whether it holds the partner in contempt or blames. */
export type Toned = { readonly text: string; readonly harsh: boolean };

/** `mark` is a grade, `+` and `-` of a pair, or `x` for what does not answer at all. */
type Line = {
  readonly author: string;
  readonly question: string;
  readonly mark: string;
  readonly text: string;
};

const linesIn = (author: string): readonly Line[] => {
  let question = '';
  return readFileSync(join(folder, author), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      if (line.startsWith('# ')) question = line.slice(2);
      const [mark = '', text] = line.split('\t');
      return text === undefined ? [] : [{ author, question, mark, text }];
    });
};

const lines = readdirSync(folder)
  .filter((name) => name.startsWith('answers-'))
  .flatMap(linesIn);

export const graded: readonly Graded[] = lines
  .filter(({ mark }) => /^[\d.]+$/.test(mark))
  .map(({ mark, ...line }) => ({ ...line, grade: Number(mark) }));

export const preferred: readonly Preferred[] = lines.flatMap((line, index) => {
  const next = lines[index + 1];
  if (line.mark !== '+' || next?.mark !== '-') return [];
  return [{ author: line.author, question: line.question, better: line.text, worse: next.text }];
});

/** Answers that do not answer: about something else, evading, or nothing but contempt. */
export const besideThePoint = lines.filter(({ mark }) => mark === 'x');

export const toned: readonly Toned[] = readFileSync(join(folder, 'tone.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split('\t'))
  .map(([kind, text = '']) => ({ text, harsh: kind === 'harsh' }));
