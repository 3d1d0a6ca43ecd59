import { expect, test, vi } from 'vitest';
import { toast } from './toast.tsx';
import { currentToast } from './toast-store.ts';

test('a toast whose action has no alternative text is only logged', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const action = { label: 'Undo', altText: '', onSelect: () => undefined };
  toast({ title: 'Saved', action });
  expect(currentToast()).toBeNull();
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

test('a toast without a title is only logged', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  toast({ title: ' ' });
  expect(currentToast()).toBeNull();
  expect(logged).toHaveBeenCalledTimes(1);
  toast({ title: 'Signed Out' });
  expect(currentToast()).toMatchObject({ title: 'Signed Out', open: true });
  logged.mockRestore();
});
