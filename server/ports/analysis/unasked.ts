import { appreciative, isGratefulStory } from './dimension-appreciative.ts';
import { isSelfDoubt } from './dimension-disclosure.ts';
import { isUnwished } from './dimension-forward.ts';
import { isAtLarge } from './dimension-owned.ts';
import type { Dimension } from './port.ts';
import type { Invitation } from './question.ts';
import { plainWords, type Text } from './text.ts';
import { selfWords } from './words-people.ts';

const self: ReadonlySet<string> = new Set(selfWords);
const others: ReadonlySet<string> = new Set(['you', 'he', 'she', 'they']);

/** True where it speaks of nobody but the writer. */
const isAllOwn = (text: Text): boolean => {
  const words = plainWords(text);
  return words.some((word) => self.has(word)) && !words.some((word) => others.has(word)) && !isAtLarge(text);
};

const isValuing = (text: Text, invitation: Invitation): boolean =>
  invitation.weights.forward < 1 && (appreciative(text, invitation)?.level ?? 0) >= 0.5;

/** Steps that an answer has taken in its own way, so that asking for them would not be listening. */
export const unasked = (text: Text, invitation: Invitation): ReadonlySet<Dimension> =>
  new Set([
    ...(isUnwished(text, invitation) ? (['forward'] as const) : []),
    // Thanks and trust are complete where no wish was asked for.
    ...(isValuing(text, invitation) ? (['forward'] as const) : []),
    ...(isGratefulStory(text) ? (['appreciative'] as const) : []),
    ...(isAllOwn(text) ? (['owned'] as const) : []),
    // Whoever fears to be too much should not be asked to think of the other first.
    ...(isSelfDoubt(text, invitation) ? (['responsive'] as const) : []),
  ]);
