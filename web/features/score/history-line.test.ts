import { expect, test } from 'vitest';
import { lineThrough, picture } from './history-line.ts';

const { width, height, margin } = picture;

test('the scores go from edge to edge, and from 0 at the bottom to 100 at the top', () => {
  expect(lineThrough([0, 50, 100])).toEqual([
    { x: margin, y: height - margin },
    { x: width / 2, y: height / 2 },
    { x: width - margin, y: margin },
  ]);
});

test('a single score stands at the left', () => {
  expect(lineThrough([50])).toEqual([{ x: margin, y: height / 2 }]);
});
