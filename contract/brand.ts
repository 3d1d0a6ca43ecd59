/**
 * Name, words and links of the product. The name also stands in the two pages of `web/`, in the label of the dashboard's
 * tabs, in a fixed text of the session, and in what the browser's console and an operator are told.
 */
export const brand = {
  name: 'Afterglow',
  tagline: 'Your post-intimacy feedback app',
  dashboardTitle: 'Dashboard | Afterglow',
  madeIn: 'Made in India and tested daily with my partner.',
  authorProfileUrl: 'https://www.linkedin.com/',
  authorProfileLabel: "The author's profile",
  /** The neutral page that 'Leave now' puts in the place of this one. */
  quickExitTo: 'https://www.wikipedia.org/',
} as const;
