/** Spreads every bit of a number over all the others (the end of MurmurHash3): the low bits of FNV are weak. */
const mix = (hash: number): number => {
  const half = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const most = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return (most ^ (most >>> 16)) >>> 0;
};

/** A number from a text, the same each time (FNV-1a, mixed), to choose between wordings without chance. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return mix(hash);
};

/** One of several, by a number. */
export const choose = <Item>(list: readonly [Item, ...Item[]], by: number): Item =>
  list[by % list.length] ?? list[0];
