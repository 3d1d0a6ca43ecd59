import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { cache, keys } from '../../api/cache.ts';
import ScoreTab from './score-tab.tsx';

const nothing = () => undefined;

const shown = (hasInvited: boolean, partnerEmail: string | null): string => {
  const hasPartner = partnerEmail !== null;
  const actions = { onInvite: nothing, onGoToQuestions: nothing };
  const tab = createElement(ScoreTab, { hasPartner, hasInvited, partnerEmail, ...actions });
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: cache }, tab));
};

afterEach(() => cache.clear());

test('neither a partner nor an invitation: the card invites', () => {
  cache.setQueryData(keys.score, null);
  expect(shown(false, null)).toContain('Invite Your Partner');
});

test.each([
  [true, null],
  [false, 'jonas@example.com'],
])('invited %s, partner %s: no score yet, and whose it will be', (hasInvited, partnerEmail) => {
  cache.setQueryData(keys.score, null);
  const html = shown(hasInvited, partnerEmail);
  expect(html).toContain('No Score Yet');
  expect(html.includes('jonas@example.com')).toBe(partnerEmail !== null);
});

test('before it is known, a place is held for it', () => {
  expect(shown(false, 'jonas@example.com')).toContain('aria-label="Loading your score"');
});
