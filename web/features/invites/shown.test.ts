import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cache, keys } from '../../api/cache.ts';
import { CodeForm } from './code-form.tsx';
import { EmailInvite } from './email-invite.tsx';
import { InvitePanel } from './invite-panel.tsx';

const nothing = () => undefined;

const shown = (children: ReactNode): string =>
  renderToStaticMarkup(createElement(QueryClientProvider, { client: cache, children }));

const isDisabled = (html: string, label: string): boolean =>
  new RegExp(`<button[^>]* disabled=""[^>]*>(?:<svg.*?</svg>)?${label}</button>`).test(html);

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://afterglow.example' } });
});
afterEach(() => {
  cache.clear();
  vi.unstubAllGlobals();
});

describe('the user’s own code', () => {
  const panel = () => createElement(InvitePanel, { onDone: nothing, problem: '' });

  test('while it loads, Share is disabled', () => {
    const html = shown(panel());
    expect(html).toContain('aria-label="Loading your invite code"');
    expect(isDisabled(html, 'Share')).toBe(true);
  });

  test('stands with its link, Share and a way to copy it', () => {
    cache.setQueryData(keys.inviteCode, 'AB2CD');
    const html = shown(panel());
    expect(html).toContain('>AB2CD<');
    expect(html).toContain('https://afterglow.example/join?code=AB2CD');
    expect(html).toContain('Good for up to 7 days, and for one person.');
    expect(html).toContain('Copy code');
    expect(isDisabled(html, 'Share')).toBe(false);
  });
});

test('a partner’s code has a field of five, and a button that waits for them', () => {
  const html = shown(createElement(CodeForm, { onConnected: nothing }));
  expect(html).toMatch(/<input [^>]*maxLength="5"/i);
  expect(isDisabled(html, 'Connect Partner')).toBe(true);
});

test('Send Invite waits for an address', () => {
  expect(isDisabled(shown(createElement(EmailInvite, { onSent: nothing })), 'Send Invite')).toBe(true);
});
