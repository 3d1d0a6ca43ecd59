/** The link that a partner opens: `{origin}/join?code=XXXXX`. */
export const joinLink = (code: string, origin: string = window.location.origin): string =>
  `${origin}/join?code=${encodeURIComponent(code)}`;
