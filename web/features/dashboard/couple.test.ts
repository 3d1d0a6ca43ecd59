import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PartnerStrip } from './partner-strip.tsx';

const self = { email: 'mira@example.com', picture: null };
const nothing = () => undefined;

const shown = (change: object): string =>
  renderToStaticMarkup(
    createElement(PartnerStrip, {
      self,
      state: 'none',
      partnerEmail: null,
      onRetry: null,
      isBrief: false,
      onOpen: nothing,
      ...change,
    }),
  );

/** The avatars in their order: what each shows, and how it looks. */
const faces = (html: string) =>
  [...html.matchAll(/<span aria-hidden="true" class="([^"]*rounded-full[^"]*)">(.*?)<\/span>/g)].map(
    ([, look = '', content = '']) => ({ look, content }),
  );

const heart = (html: string): string => /<svg[^>]*class="size-4\.5 text-([\w-]+)"/.exec(html)?.[1] ?? '';

describe('the partner indicator', () => {
  test('connected: a pink heart between the first letters of both addresses', () => {
    const html = shown({ state: 'connected', partnerEmail: 'jonas@example.com' });
    expect(heart(html)).toBe('rose');
    expect(faces(html).map(({ content }) => content)).toEqual(['M', 'J']);
    expect(html).toContain('Connected with Partner');
  });

  test('connected and not confirmed: a press leads to the question', () => {
    const toConfirm = { firstName: 'Jonas', coupleId: 'theirs' };
    const html = shown({ state: 'connected', partnerEmail: 'jonas@example.com', toConfirm });
    expect(html).toMatch(/<button[^>]*>.*Connected with Partner.*Is this your partner\?.*<\/button>/s);
  });

  test('pending: an amber heart and an amber avatar, and a press leads on', () => {
    const html = shown({ state: 'pending' });
    expect(heart(html)).toBe('amber');
    expect(faces(html)[1]?.look).toContain('amber');
    expect(html).toMatch(/<button[^>]*>.*Invitation Pending.*<\/button>/s);
  });

  test('none: a grey heart and a dashed avatar, and a press leads on', () => {
    const html = shown({});
    expect(heart(html)).toBe('edge');
    expect(faces(html)[1]?.look).toContain('border-dashed');
    expect(html).toMatch(/<button[^>]*>.*No Partner Connected.*<\/button>/s);
  });

  test('shows the user’s picture where there is one', () => {
    const html = shown({ self: { ...self, picture: 'https://example.com/mira.png' } });
    expect(faces(html)[0]?.content).toContain('<img src="https://example.com/mira.png"');
  });
});

test.each([
  ['connected', false],
  ['pending', true],
  ['none', true],
])('%s offers Add Partner: %s', (state, offered) => {
  expect(shown({ state }).includes('Add Partner')).toBe(offered);
});

test('a state that could not be found out says so, with a way to ask again', () => {
  const html = shown({ state: null, onRetry: nothing });
  expect(html).toContain('Failed to check partner status. Please try again.');
  expect(html).toContain('Try Again');
});
