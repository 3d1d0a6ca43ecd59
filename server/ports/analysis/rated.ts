import { stepsForAny } from '../../../content/follow-ups/by-kind.ts';
import { blameIn } from './blame.ts';
import { type Draft, isHeavy } from './draft.ts';
import { write } from './feedback.ts';
import { limited } from './feedback-texts.ts';
import { harmIn, withoutContempt } from './harm.ts';
import { choose, hashOf } from './hash.ts';
import { languageOf } from './language.ts';
import type { Meaning } from './meaning.ts';
import { invitationOf } from './question.ts';
import { firstSaidIn, openingOf, quoteOf } from './quote.ts';
import { qualityOf, rate } from './rating.ts';
import { plainWords, type Text } from './text.ts';
import { insightOf, shownBy, worthOf } from './worth.ts';

/**
 * What a text that the rules cannot read is worth: when it is long, as much as English answers are on the mean of twelve
 * thousand, so that nobody gains or loses by a language; when it is short, a little more than those, since fifteen
 * characters say more in some scripts.
 */
const unreadWorth = { long: 0.35, short: 0.15 } as const;

/** Characters from which on it is long. */
const longFrom = 15;

/** Words that the rules cannot read count as told, without a judgement on them. */
const unread = (text: Text, heavy: boolean): Draft => {
  const quote = openingOf(text);
  const shown = unreadWorth[text.raw.trim().length >= longFrom ? 'long' : 'short'];
  const analysis = {
    quality: qualityOf(shown, 0),
    feedback: `${limited.other} ${limited.kept.replace('{quote}', () => quote)}`,
    insightRating: insightOf(shown),
    suggestions: [choose(stepsForAny.specific, hashOf(text.raw)).invitation],
  };
  const marks = [{ dimension: 'specific', quote, weight: shown }] as const;
  return { gate: null, marks, shown, harm: harmIn(text), unread: true, analysis, ...(heavy && { heavy }) };
};

/** What is read in an answer that no gate stops. */
export const rated = (text: Text, question: string, meaning: Meaning | null): Draft => {
  const [invitation, language] = [invitationOf(question), languageOf(text)];
  const heavy = isHeavy(text, meaning);
  if (language === 'other') return unread(text, heavy);
  const rating = rate(withoutContempt(text), invitation);
  const { harm, place } = blameIn(text, meaning);
  const shown = shownBy(rating.share, meaning);
  const worth = worthOf(shown, harm);
  const quality = qualityOf(worth, harm, language === 'hindi' && plainWords(text).length >= 5);
  const { feedback, suggestions } = write({
    text,
    invitation,
    rating,
    quality,
    language,
    blame: place === null ? null : quoteOf(text, place),
    tells: meaning?.tells ?? null,
    harm,
    heavy,
    opening: firstSaidIn(text),
  });
  const marks = rating.found.map(({ mark }) => mark);
  const analysis = { quality, feedback, insightRating: insightOf(worth), suggestions };
  return { gate: null, marks, shown, harm, analysis, ...(heavy && { heavy }) };
};
