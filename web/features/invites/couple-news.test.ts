import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { errors } from '../../../contract/errors.ts';
import type { InviteStatus } from '../../../contract/invites.ts';
import { askAgain, cache, keys } from '../../api/cache.ts';
import { setTokenSource } from '../../api/client.ts';
import { useAnswers } from '../answers/queries.ts';
import { checkCouple, copyInvite, useAcceptInvite, useInviteStatus } from './queries.ts';

const alone = { hasInvitedPartner: true, hasPartner: false, partnerEmail: null, activeInviteCode: 'AB2CD' };
const paired = { ...alone, hasPartner: true, partnerEmail: 'bela@example.org', activeInviteCode: null };

const asked: string[] = [];

/** A server on which the couple is this one, and nobody can be paired. */
const serve = (couple: InviteStatus): void => {
  const { hasPartner, partnerEmail } = couple;
  const list = { answers: [], counted: { you: 0, partner: 0, withheld: 0 }, hasPartner, partnerEmail };
  const { status, message } = errors.already_paired;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path === '/api/individual-answers') return Response.json(list);
    if (path === '/api/invites/check') return Response.json(couple);
    return Response.json({ code: 'already_paired', message, error: message }, { status });
  });
};

let accept: ReturnType<typeof useAcceptInvite> | undefined;

/** The page as it shows the inviter alone, with a score of before. */
const show = (): void => {
  const Page = () => {
    useAnswers();
    useInviteStatus();
    accept = useAcceptInvite();
    return null;
  };
  const { hasPartner, partnerEmail } = alone;
  cache.setQueryData(keys.inviteStatus, alone);
  cache.setQueryData(keys.answers, { answers: [], hasPartner, partnerEmail });
  cache.setQueryData(keys.score, 'before');
  renderToStaticMarkup(createElement(QueryClientProvider, { client: cache }, createElement(Page)));
};

const shownPartner = () => cache.getQueryData<InviteStatus>(keys.inviteStatus)?.partnerEmail;

const seesThePartner = () =>
  vi.waitFor(() => {
    expect(shownPartner()).toBe('bela@example.org');
    expect(cache.getQueryState(keys.score)?.isInvalidated).toBe(true);
  });

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  setTokenSource(async () => 'token');
  asked.length = 0;
});
afterEach(() => {
  cache.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('somebody who joined while the page was open is there', () => {
  beforeEach(() => {
    serve(paired);
    show();
  });

  test('once the list of answers tells of them', async () => {
    await askAgain(keys.answers);
    await seesThePartner();
  });

  test('once it was asked whether the couple is still the same', async () => {
    await checkCouple();
    await seesThePartner();
  });

  test('once a code cannot be made any more', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
    await copyInvite('AB2CD');
    await seesThePartner();
  });

  test('once a code is refused for that', async () => {
    accept?.mutate('ZZZZZ');
    await seesThePartner();
  });
});

test('while the couple is the same, nothing else is asked for', async () => {
  serve(alone);
  show();
  await askAgain(keys.answers);
  await checkCouple();
  expect(asked).toEqual(['/api/individual-answers', '/api/invites/check']);
  expect(cache.getQueryState(keys.score)?.isInvalidated).toBe(false);
});
