import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { redirectDelay, SignedOut } from './signed-out.tsx';

test('nobody signed in is told so, with a way out at once or after 1500 ms', () => {
  const children = createElement(SignedOut);
  const html = renderToStaticMarkup(createElement(Router, { ssrPath: '/dashboard', children }));
  expect(html).toContain('Verifying your authentication...');
  expect(html).toMatch(/<a href="\/"[^>]*>click here<\/a>/);
  expect(redirectDelay).toBe(1500);
});
