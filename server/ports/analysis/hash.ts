/** A number from a text, the same each time (FNV-1a), to choose between wordings without chance. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
};

/** One of several, by a number. */
export const choose = <Item>(list: readonly [Item, ...Item[]], by: number): Item =>
  list[by % list.length] ?? list[0];
