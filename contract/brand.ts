/** Name, words and links of the product: the one place to change them. */
export const brand = {
  name: 'Afterglow',
  tagline: 'Your post-intimacy feedback app',
  dashboardTitle: 'Dashboard | Afterglow',
  madeIn: 'Made in India and tested daily with my partner.',
  authorProfileUrl: 'https://www.linkedin.com/',
  authorProfileLabel: "The author's profile",
  /** The neutral page that 'Leave now' puts in the place of this one. */
  leaveNowTo: 'https://www.wikipedia.org/',
} as const;
