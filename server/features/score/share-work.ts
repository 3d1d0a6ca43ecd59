import type { Context } from '../../context.ts';

const underWay = new WeakMap<Context, Map<string, Promise<unknown>>>();

/**
 * Does a piece of work once for all who ask for it while it is under way in this process. Nothing rests on it, it only
 * saves work: where another's fails, one's own is done.
 */
export const shareWork = async <T>(context: Context, key: string, work: () => Promise<T>): Promise<T> => {
  const running = underWay.get(context) ?? new Map<string, Promise<unknown>>();
  underWay.set(context, running);
  const another = running.get(key) as Promise<T> | undefined;
  if (another !== undefined) return another.catch(work);
  const own = work().finally(() => running.delete(key));
  running.set(key, own);
  return own;
};
