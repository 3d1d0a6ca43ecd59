import { words } from './pattern.ts';

// Words at which a sentence can be cut, and at which it cannot.

const setOf = (text: string): ReadonlySet<string> => new Set(words(text));

/** They join one clause to another: a quotation may end before them. */
export const joints = setOf(`
and but so because or then when which while since if that after before until though although as aur lekin par
kyunki jab
`);

/** Joints that are left out where a quotation would begin with them. */
export const leading = setOf('and but so or then because');

/** Where a quotation may begin in the middle of a clause. */
export const beginnings = setOf(`
i you he she we they my your when because that if as while since after before until so jab tum main mujhe
`);

/** A quotation that was cut does not end with them. */
export const looseEnds = setOf(`
and but so or then the a an to of in on at with for my your his her our their its is are was i you we he she
it that because if when as not very really and also just than from by be been have has do does did into this
these those would could will can am even who which where what how why
`);

/** Before these a thought turns: without them it may say the opposite. */
export const turns = setOf('but not though although except unless');

/** What these begin is only half without what follows from it. */
export const conditions = setOf('if when whenever');

/** After these a comma does not part: what follows says more of the word before it. */
export const continuing = setOf('which who whose');

/** Before what somebody is quoted with. */
export const verbsOfSaying = setOf(`
said say says asked asks ask went goes whispered shouted wrote texted answered told
`);
