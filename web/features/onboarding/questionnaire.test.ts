import { expect, test, vi } from 'vitest';
import { listen, type Signal } from '../../browser/analytics.ts';
import { Questionnaire } from './questionnaire.tsx';

/** Effects run at once, since nothing is drawn. */
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (effect: () => void) => effect(),
  useRef: () => ({ current: null }),
  useState: (first: unknown) => [typeof first === 'function' ? first() : first, () => undefined],
}));
vi.mock('../session/door.ts', () => ({ useSession: () => ({ user: null }) }));
vi.mock('./use-save.ts', () => ({ useSave: () => ({ save: () => undefined, busy: false, problem: null }) }));

test('whoever is asked has begun', () => {
  const heard: Signal[] = [];
  const stop = listen((signal) => heard.push(signal));
  Questionnaire({ onSaved: () => undefined });
  stop();
  expect(heard).toEqual([{ event: 'onboarding_start', params: {} }]);
});
