import { cookies } from './cookies.ts';

const name = 'afterglow_session';

/** Says that a session may exist, and nothing else; the session itself is a cookie that scripts cannot read. */
export const sessionHint = {
  read: (): boolean => cookies.get(name) === '1',
  set: (): void => cookies.set(name, '1'),
  clear: (): void => cookies.remove(name),
};
