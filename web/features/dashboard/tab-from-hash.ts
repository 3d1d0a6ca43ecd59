/** The three tabs, in the order in which they are shown; each id is its URL hash. */
export const tabs = [
  { id: 'questions', title: 'Questions' },
  { id: 'answers', title: 'Answers' },
  { id: 'score', title: 'Score' },
] as const;

export type TabId = (typeof tabs)[number]['id'];

export const isTabId = (text: string): text is TabId => tabs.some(({ id }) => id === text);

/** The tab that a URL hash names; Questions for an unknown one or none. */
export const tabFromHash = (hash: string): TabId => {
  const name = hash.replace(/^#/, '');
  return isTabId(name) ? name : 'questions';
};
