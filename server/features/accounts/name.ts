import { maximumNameLength } from '../../../contract/limits.ts';

/** By code points, so that no character is cut in half. */
const cut = (text: string): string => [...text].slice(0, maximumNameLength).join('');

/** First word and rest of a display name, for providers that know only one name. */
export const splitName = (displayName: string): { firstName: string; lastName: string } => {
  const [first = '', ...rest] = displayName.trim().split(/\s+/);
  return { firstName: cut(first), lastName: cut(rest.join(' ')) };
};
