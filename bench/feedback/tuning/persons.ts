// The same lesson told of the partner instead of to them. Who was hurt mostly wrote of 'him', and who was happy to 'you',
// so that an encoder took any 'he' or 'she' for danger. It is only for learning, and the grammar need not be perfect.

/** Before these 'you' is who does something, also at the beginning of a sentence. */
const doing =
  "(?:do|did|say|said|make|made|take|took|give|gave|get|got|come|came|go|went|know|knew|see|saw|look|looked|think|thought|put|let|keep|kept|leave|left|bring|brought|find|found|ask|asked|tell|told|want|wanted|like|liked|love|loved|laugh|laughed|hold|held|touch|touched|kiss|kissed|always|never|just|still|also|only|even|can|can't|could|will|would|should|might|must|don't|didn't|won't)";

/** 'You' at its place in a sentence: whoever does something, or somebody that something is done to. */
const subject = new RegExp(
  `(^|[.!?,;] |\\b(?:when|if|that|and|but|because|so|how|what|as|than|the way|while|until|where) )you(?= ${doing}\\b)`,
  'gi',
);

/** A plain verb after 'she' or 'he'. */
const simple =
  /\b(she|he) (do|say|make|take|give|get|come|go|know|see|look|think|put|let|keep|leave|bring|find|ask|tell|want|like|love|laugh|hold|touch|kiss)\b/gi;

const withS = (verb: string): string => (/(?:o|ss|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`);

/** A text that speaks to the partner, as if it spoke of her or him. */
export const toldOf = (text: string, who: 'she' | 'he'): string => {
  const [them, their, theirs, self] =
    who === 'she' ? ['her', 'her', 'hers', 'herself'] : ['him', 'his', 'his', 'himself'];
  const changes: readonly (readonly [RegExp, string])[] = [
    [/\byou('|’)?re\b|\byou are\b|\bur\b(?= (?:so|not|the|a|too))/gi, `${who}'s`],
    [/\byou were\b/gi, `${who} was`],
    [/\byou('|’)?ve\b|\byou have\b/gi, `${who} has`],
    [/\byou('|’)(d|ll)\b/gi, `${who}'$2`],
    [/\byourself\b/gi, self],
    [/\byours\b/gi, theirs],
    [/\b(?:your|ur)\b/gi, their],
    [subject, `$1${who}`],
    [/(^|[.!?] )(?:you|u)\b/gi, `$1${who}`],
    [/\b(?:you|u)\b/gi, them],
  ];
  return changes
    .reduce((told, [find, put]) => told.replace(find, put), text)
    .replace(simple, (_, pronoun: string, verb: string) => `${pronoun} ${withS(verb)}`);
};
