import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen, type Signal } from './browser/analytics.ts';

/** The program's first moments, on a page that draws nothing; effects run at once. */
const address = vi.hoisted(() => ({ path: '/dashboard' }));

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (effect: () => void) => effect(),
}));
vi.mock('react-dom/client', () => ({ createRoot: () => ({ render: () => undefined }) }));
vi.mock('wouter', async (original) => ({
  ...(await original<typeof import('wouter')>()),
  useLocation: () => [address.path, () => undefined],
}));
vi.mock('./routes.tsx', () => ({ preloadRoute: async () => undefined, Routes: () => null }));
vi.mock('./browser/quick-exit.ts', () => ({ quickExit: () => undefined, stayAway: () => false }));
vi.mock('./ui/sheet-history.ts', () => ({ watchSheets: () => undefined }));
vi.mock('./features/session/store.ts', () => ({ startSession: () => undefined }));
vi.mock('./features/session/door.ts', () => ({
  useSession: () => ({ state: 'signed-out', identityUser: null }),
}));
vi.mock('./features/session/starting.ts', () => ({ useStarting: () => false }));

const heard: Signal[] = [];
let stop: () => void;

beforeEach(() => {
  vi.stubGlobal('document', {
    cookie: '',
    querySelector: (place: string) => (place === '#root' ? {} : null),
  });
  vi.stubGlobal('location', { pathname: '/', search: '?code=AB2CD' });
  stop = listen((signal) => heard.push(signal));
  heard.length = 0;
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('a page that starts tells so, once', async () => {
  await import('./main.tsx');
  expect(heard).toEqual([{ event: 'session_start', params: {} }]);
});

test('each page that is seen is told, by its path only', async () => {
  const { App } = await import('./app.tsx');
  App();
  expect(heard).toEqual([{ event: 'page_view', params: { page_path: '/dashboard' } }]);
});
