import type { Context } from '../../context.ts';
import { deliverDue } from './deliver.ts';

/** Milliseconds between looks into an empty queue, and after a look that failed. */
const pauses = { empty: 1_000, failed: 5_000 } as const;

/** Milliseconds that a stop waits for mails that are just being handed over; another server sends the rest. */
const patience = 5_000;

export type Postman = { readonly stop: () => Promise<void> };

/** Sends queued mail for as long as this server runs, beside any number of others on the same database. */
export const startPostman = (context: Context): Postman => {
  let stopped = false;
  let failing = false;
  let wake = (): void => {};

  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** Gives the pause before the next look. An outage is one line in the log, however long it lasts. */
  const look = async (): Promise<number> => {
    try {
      const found = await deliverDue(context);
      failing = false;
      return found > 0 ? 0 : pauses.empty;
    } catch (error) {
      if (!failing) context.log.warn({ reason: (error as Error).name }, 'the queue of mails is out of reach');
      failing = true;
      return pauses.failed;
    }
  };

  const round = async (): Promise<void> => {
    while (!stopped) {
      const wait = await look();
      if (wait > 0 && !stopped) await pause(wait);
    }
  };

  const rounds = round();
  return {
    stop: async () => {
      stopped = true;
      wake();
      const late = pause(patience);
      await Promise.race([rounds, late]);
      wake();
    },
  };
};
