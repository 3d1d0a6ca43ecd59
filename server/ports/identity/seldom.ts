/** Milliseconds for which the same text is not told again. */
const pause = 60_000;

/** Tells each text at most once a minute; for few different texts, since it remembers them all. */
export const seldom = (tell: (text: string) => void, clock: () => Date): ((text: string) => void) => {
  const toldAt = new Map<string, number>();
  return (text) => {
    const now = clock().getTime();
    if (now - (toldAt.get(text) ?? Number.NEGATIVE_INFINITY) < pause) return;
    toldAt.set(text, now);
    tell(text);
  };
};
