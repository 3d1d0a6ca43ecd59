import { useEffect, useEffectEvent } from 'react';

type Steps = {
  /** How many steps of the flow lie behind the one that is shown. */
  readonly behind: number;
  /** Something is under way that must not be left half-way: the browser is led back to it. */
  readonly held: boolean;
  readonly onBack: () => void;
};

type Entry = { readonly stepsBehind?: number } | null;

const recorded = (): number => (history.state as Entry)?.stepsBehind ?? 0;

/** One step back, as the browser's own Back does it. */
export const stepBack = (): void => history.back();

/** Gives each step of a flow its place in the browser's history, so that Back leads to the step before; Forward leads nowhere. */
export const useStepHistory = ({ behind, held, onBack }: Steps): void => {
  useEffect(() => {
    const ahead = behind - recorded();
    if (ahead > 0) history.pushState({ stepsBehind: behind } satisfies Entry, '');
    if (ahead < 0) history.go(ahead);
  }, [behind]);
  // Heard by one listener from beginning to end: a new one for each drawing would miss the event that had it drawn.
  const follow = useEffectEvent(() => {
    const back = behind - recorded();
    if (back !== 0 && (held || back < 0)) history.go(back);
    else for (let step = 0; step < back; step += 1) onBack();
  });
  useEffect(() => {
    const hear = () => follow();
    addEventListener('popstate', hear);
    return () => removeEventListener('popstate', hear);
  }, []);
};
