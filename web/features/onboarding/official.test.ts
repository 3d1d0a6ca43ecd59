import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { Official } from './official.tsx';

test('two who are a couple now see that they are, under fifty hearts, with one way on', () => {
  const children = createElement(Official, { onContinue: () => undefined });
  const html = renderToStaticMarkup(createElement(Router, { ssrPath: '/', children }));
  expect(html).toContain('Success! You have made it official');
  expect(html.match(/class="falling-heart/g)).toHaveLength(50);
  expect([...html.matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map(([, label]) => label)).toEqual([
    'Continue',
  ]);
});
