import { isHearable, type Meaning } from './meaning.ts';
import type { HeardAnswer } from './rest.ts';
import type { Text } from './text.ts';

const isLost = (text: Text, meaning: Meaning | null): boolean => meaning === null && isHearable(text);

/** True where an encoder could have heard an answer, or what stands beside an instruction, and did not: no time, or trouble. */
export const isUnheard = ({ text, meaning, rest, restMeans }: HeardAnswer): boolean =>
  isLost(text, meaning) || isLost(rest, restMeans);
