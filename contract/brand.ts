const name = 'Afterglow';

/**
 * Name, words and links of the product. The name also stands in the two pages of `web/`, and in what the browser's
 * console and an operator are told.
 */
export const brand = {
  name,
  tagline: 'Your post-intimacy feedback app',
  dashboardTitle: `Dashboard | ${name}`,
  madeIn: 'Made in India and tested daily with my partner.',
  authorProfileUrl: 'https://www.linkedin.com/',
  authorProfileLabel: "The author's profile",
  /** The neutral page that 'Leave now' puts in the place of this one. */
  quickExitTo: 'https://www.wikipedia.org/',
} as const;
