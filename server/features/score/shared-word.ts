/** Words that two answers may share without having anything in common. */
const common: ReadonlySet<string> = new Set(
  `about above after again always another answer anything around because become before being better between bring
  could different don't doesn't during either enough every everything feeling feels first found getting going
  having i'm instead it's kind know later least little maybe makes making might moment morning much myself never
  nothing other others partner people please pretty quite rather really right should since small someone something
  sometimes still thing things think those though thought through time times today together tonight towards under
  until usually wanted wants watch when where which while whole without would years you're yourself their there
  these they this that what with your from have just like make more most need over some such than them then very
  well were will love want feel felt good great happy same too only also even ever each both done does did it
  night evening house home talk said says saying asked tell told take takes came come comes went goes gets makes
  weekend week month year minute minutes hours morning afternoon couple`.split(/\s+/),
);

const wordsOf = (text: string): readonly string[] =>
  (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{M}']{5,30}/gu) ?? []
  ).filter((word) => !common.has(word));

/** A telling word that stands in both texts and not in the question: the longest, or null. */
export const sharedWord = (one: string, other: string, question: string): string | null => {
  const asked = new Set(wordsOf(question));
  const theirs = new Set(wordsOf(other));
  const shared = new Set(wordsOf(one).filter((word) => theirs.has(word) && !asked.has(word)));
  const [longest] = [...shared].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return longest ?? null;
};
