type Vectors = readonly Float32Array[];

type Waiting = { readonly count: number; readonly settle: (result: Vectors | Error) => void };

/** Requests that wait for their vectors, each with a time limit. */
type Queue = {
  /** Texts that wait. */
  readonly length: () => number;
  readonly add: (id: number, count: number) => Promise<Vectors>;
  /** Ends the wait for one request; of one that does not wait any more nothing happens. */
  readonly settle: (id: number, result: Vectors | Error) => void;
  readonly settleAll: (result: Error) => void;
};

/** `onLate` hears of a request that waited for `patience` milliseconds. */
export const openQueue = (patience: number, onLate: (id: number) => void): Queue => {
  const waiting = new Map<number, Waiting>();
  let length = 0;

  const settle = (id: number, result: Vectors | Error): void => {
    const found = waiting.get(id);
    waiting.delete(id);
    length -= found?.count ?? 0;
    found?.settle(result);
  };
  const add = (id: number, count: number): Promise<Vectors> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(onLate, patience, id);
      length += count;
      waiting.set(id, {
        count,
        settle: (result) => {
          clearTimeout(timer);
          if (result instanceof Error) reject(result);
          else resolve(result);
        },
      });
    });
  const settleAll = (result: Error): void => {
    for (const id of [...waiting.keys()]) settle(id, result);
  };
  return { length: () => length, add, settle, settleAll };
};
