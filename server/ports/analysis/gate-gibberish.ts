import { isWord, plainWords, type Text } from './text.ts';

// Keys hit at random, or one word again and again. Judged by letters and not by a dictionary, so that names,
// slang and any language written in Latin letters pass.
const neighbours =
  /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|erty|rtyu|tyui|yuio|uiop|zxcv|xcvb|cvbn|vbnm|lkjh|kjhg|jhgf|hgfd|gfds|fdsa|poiu|oiuy|iuyt|mnbv|nbvc|1234|4321|qaz|wsx|abcd/;
const noVowel = /^[^aeiouyäöüåæøáéíóúàèìòùâêîôûãõ]{4,}$/;
const manyConsonants = /[bcdfghjklmnpqrstvwxz]{5,}/;
/** Pairs of letters that no language written in Latin letters uses inside a word. */
const impossiblePair =
  /bq|bx|cj|cv|cx|dx|fq|fx|fv|gq|gx|hx|jb|jc|jd|jf|jg|jh|jk|jl|jm|jn|jp|jq|jr|js|jt|jv|jw|jx|jz|kq|kx|lx|mx|mq|pq|px|qb|qc|qd|qf|qg|qh|qj|qk|ql|qm|qn|qp|qr|qs|qt|qv|qw|qx|qy|qz|sx|tq|vb|vc|vf|vh|vj|vk|vm|vn|vp|vq|vt|vw|vx|vz|wq|wv|wx|xj|xk|xr|xz|zf|zg|zj|zq|zx|fj|kj|dk[^aeiou]|hj|gf|pj|wj|bk|df|fd[^aeiou]|lsdk|pplk/;
const alternation = /^(..?.?)\1{2,}.?$/;
const longCluster =
  /^(ly|rhythms?|strengths?|twelfths?|brrr*|hm+|mh+m*|sh+|psst|tsk|grr*|pfft|zz*|html|wtf|omg|btw|lmk|brb|tbh|idk|nsfw|bdsm|ptsd|pcos|adhd|https?)$/;

const isMash = (word: string): boolean => {
  if (word.length < 3 || longCluster.test(word) || !/^[a-z0-9]+$/.test(word)) return false;
  if (neighbours.test(word) || (word.length >= 6 && alternation.test(word))) return true;
  return (
    noVowel.test(word) ||
    manyConsonants.test(word.replace(/sch|tch|ght|ngth|chs/g, 't')) ||
    impossiblePair.test(word)
  );
};

const fillers = /^(blah|bla|la|test|testing|lorem|ipsum|dolor|foo|bar|asd|xyz|abc|ha|xx+|yada|etc)$/;

const share = (words: readonly string[], test: (word: string) => boolean): number =>
  words.reduce((sum, word) => sum + (test(word) ? word.length : 0), 0) /
  Math.max(
    1,
    words.reduce((sum, word) => sum + word.length, 0),
  );

/** One number may be all there is to say: '50/50', '7', '100%'. */
const isNumber = (raw: string): boolean => /^\W*\d{1,4}(\s?[/:.,–-]\s?\d{1,4})?\s?%?\W*$/.test(raw);

/** No words, random keys, filler, or the same few words over and over. */
export const isGibberish = (text: Text): boolean => {
  const words = plainWords(text).filter((word) => !/^\d+$/.test(word));
  if (words.length === 0) return !/\p{Extended_Pictographic}/u.test(text.raw) && !isNumber(text.raw);
  if (words.every((word) => /^\p{Script=Latin}$/u.test(word) && word !== 'i')) return true;
  if (share(words, isMash) >= 0.5 || (share(words, (word) => fillers.test(word)) >= 0.8 && words.length > 1))
    return true;
  return words.length >= 5 && new Set(words).size <= Math.max(1, words.length * 0.25);
};

/** True where only pictures were typed. */
export const isOnlyPictures = (text: Text): boolean =>
  !text.sentences.some(({ words }) => words.some(isWord)) && /\p{Extended_Pictographic}/u.test(text.raw);
