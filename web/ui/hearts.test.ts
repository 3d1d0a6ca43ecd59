import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Hearts, heartCount } from './hearts.tsx';

test('fifty hearts fall, no two from the same place', () => {
  const html = renderToStaticMarkup(createElement(Hearts));
  const places = [...html.matchAll(/class="falling-heart[^"]*" style="left:([\d.]+%)/g)].map(
    ([, left]) => left,
  );
  expect(heartCount).toBe(50);
  expect(places).toHaveLength(50);
  expect(new Set(places).size).toBe(50);
});
