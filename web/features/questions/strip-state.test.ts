import { expect, test } from 'vitest';
import { arrowsOf, scrollStep } from './strip-state.ts';

test.each([
  [0, 350, 350, false, false],
  [0, 350, 370, false, false],
  [0, 350, 371, false, true],
  [20, 350, 900, false, true],
  [21, 350, 900, true, true],
  [529, 350, 900, true, true],
  [530, 350, 900, true, false],
  [550, 350, 900, true, false],
])('at %d of a strip %d wide with %d in it', (scrollLeft, clientWidth, scrollWidth, back, on) => {
  expect(arrowsOf({ scrollLeft, clientWidth, scrollWidth })).toEqual({ back, on });
});

test('an arrow scrolls by half the width', () => {
  expect(scrollStep({ clientWidth: 350 }, 1)).toBe(175);
  expect(scrollStep({ clientWidth: 350 }, -1)).toBe(-175);
});
