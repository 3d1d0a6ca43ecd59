import { LeaveNow } from '../leaving/queries.ts';

/** The top of a step that has nothing else there. */
export const WayOut = () => (
  <header className="pad-safe mx-auto flex w-full max-w-md justify-end pt-4">
    <LeaveNow className="-me-3" />
  </header>
);
