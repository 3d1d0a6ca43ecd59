/** Characters of a name that a mail shows. */
const longest = 40;

/** Control characters, line ends and those that turn the direction of what follows. */
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** What a mail program would make a link of: nobody's name, and a way to send strangers somewhere. */
const likeAnAddress = /[@/\\]|\bwww\b|[\p{L}\d]\.\p{L}{2,}/iu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A first name as a mail may show it, in one line and without anything that changes what stands around it; empty for
 * none, and for what is an address rather than a name.
 */
export const writtenName = (name: string): string => {
  const line = name.replace(invisible, ' ').replace(/\s+/gu, ' ').trim();
  if (likeAnAddress.test(line)) return '';
  const signs = [...graphemes.segment(line)].map(({ segment }) => segment);
  return signs.length <= longest ? line : `${signs.slice(0, longest).join('').trimEnd()}…`;
};
