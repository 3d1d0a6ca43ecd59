import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import Join from './join.tsx';

test.each([
  ['code=AB2CD', '/?code=AB2CD'],
  ['code=A%26B', '/?code=A%26B'],
  ['', '/'],
])('/join?%s leads to %s, and says that it does', (search, target) => {
  const ssrContext: { redirectTo?: string } = {};
  const router = { ssrPath: '/join', ssrSearch: search, ssrContext, children: createElement(Join) };
  const html = renderToStaticMarkup(createElement(Router, router));
  expect(html).toContain('Redirecting...');
  expect(ssrContext.redirectTo).toBe(target);
});
