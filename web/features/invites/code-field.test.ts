import { beforeEach, expect, test, vi } from 'vitest';
import { CodeField } from './code-field.tsx';

/** Whether the field was left, in the place of React's state. */
const left = vi.hoisted(() => ({ now: false }));

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useState: () => [
    left.now,
    (next: boolean) => {
      left.now = next;
    },
  ],
}));

const typed = vi.fn();

const field = (value: string, error: string | null = null) =>
  CodeField({ value, error, onChange: typed }).props as {
    readonly error: string | null;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: { key: string }) => void;
    readonly onChange: (event: { target: { value: string } }) => void;
  };

const malformed = 'Please enter a valid 5-digit invite code';

beforeEach(() => {
  left.now = false;
  typed.mockReset();
});

test.each([
  ['', null],
  ['AB2C', malformed],
  ['AB2CD', null],
])('%j, once the field was left, says %j', (value, said) => {
  expect(field(value).error).toBeNull();
  field(value).onBlur();
  expect(field(value).error).toBe(said);
});

test('Enter counts as leaving it', () => {
  field('AB2C').onKeyDown({ key: 'C' });
  expect(field('AB2C').error).toBeNull();
  field('AB2C').onKeyDown({ key: 'Enter' });
  expect(field('AB2C').error).toBe(malformed);
});

test('typing on takes it away, in capitals', () => {
  field('AB2').onBlur();
  field('AB2').onChange({ target: { value: 'ab2c' } });
  expect(typed).toHaveBeenCalledExactlyOnceWith('AB2C');
  expect(field('AB2C').error).toBeNull();
});

test('another problem is shown as it is', () => {
  expect(field('AB2CD', 'Invalid invite code').error).toBe('Invalid invite code');
});
