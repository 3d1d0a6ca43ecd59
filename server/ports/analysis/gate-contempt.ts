import { disclosure } from './dimension-disclosure.ts';
import { holdsContempt, withoutContempt } from './harm.ts';
import { any, has, phrases } from './pattern.ts';
import { invitationOf } from './question.ts';
import type { Text } from './text.ts';
import { tenderFeelings } from './words-feelings.ts';

// Contempt with nothing of oneself in it cannot be met by the other (Gottman 1994); with a feeling beside it the
// answer is rated, and the feedback helps the feeling to be heard.
const ownHurt = phrases(
  `i (~ )?(?:feel|felt|am|was|get|got) (~ )?(?!disgusted|sick|tired|bored|angry|mad|stuck)${any(tenderFeelings)}`,
  '(i )?(~ )?(hurt|hurts|hurting|cried|cry|miss|missed|afraid|scared|lonely|ashamed|sad|need) (me|you|that|of|when|to|because)?',
);

/** Insults or mockery, and no feeling of the writer's own. */
export const isContemptOnly = (text: Text): boolean => {
  if (!holdsContempt(text)) return false;
  const told = disclosure(withoutContempt(text), invitationOf(''));
  return (told?.level ?? 0) < 0.65 && !text.sentences.some((sentence) => has(sentence, ownHurt));
};
