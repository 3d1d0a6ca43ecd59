// Prototypes are sentences that stand for a meaning. They are written for this purpose; no test or measurement uses
// one of them as an answer.

/** One prototype on each line. */
export const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
