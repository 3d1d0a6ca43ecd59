import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { brand } from '../../../contract/brand.ts';
import type { InputOf } from '../../../contract/call.ts';
import { acceptInvite, checkInvites, createInvite, type InviteStatus } from '../../../contract/invites.ts';
import { askAgain, cache, keys } from '../../api/cache.ts';
import { call } from '../../api/client.ts';
import { ApiError, isOutOfDate, serverMessage } from '../../api/error.ts';
import { reportError } from '../../browser/analytics.ts';
import { copyText } from '../../browser/clipboard.ts';
import { type Shared, share } from '../../browser/share.ts';
import { storage } from '../../browser/storage.ts';
import { toast } from '../../ui/toast.tsx';
import { refreshUser } from '../session/door.ts';
import { joinLink } from './join-link.ts';
import { messages } from './messages.ts';

export { joinLink } from './join-link.ts';

/** Where the user stands with a partner. */
export const useInviteStatus = () =>
  useQuery({ queryKey: keys.inviteStatus, queryFn: () => call(checkInvites) });

const seenWithPartner = [keys.answers, keys.allQuestions, keys.score];

/** Everything that is seen differently with a partner is asked for again. */
export const coupleChanged = async (): Promise<void> => {
  for (const key of seenWithPartner) void askAgain(key);
  await Promise.all([askAgain(keys.inviteStatus), refreshUser()]);
};

/** A refusal because the couple is not the one that is shown is news of it. */
export const askAnew = (error: Error): Promise<void> | undefined =>
  isOutOfDate(error) ? coupleChanged() : undefined;

type Couple = Pick<InviteStatus, 'hasPartner' | 'partnerEmail'>;

const shownCouple = (): Couple | undefined => cache.getQueryData<InviteStatus>(keys.inviteStatus);

const isSame = (one: Couple | undefined, other: Couple | undefined): boolean =>
  one?.hasPartner === other?.hasPartner && one?.partnerEmail === other?.partnerEmail;

/** Asks whether the couple is still the one that is shown, since nobody tells: the partner may have come or gone. */
export const checkCouple = async (): Promise<void> => {
  const shown = shownCouple();
  if (shown === undefined) return;
  await askAgain(keys.inviteStatus);
  if (isSame(shown, shownCouple())) return;
  for (const key of seenWithPartner) void askAgain(key);
  await refreshUser();
};

/** For whoever waits for a partner: asks whether one came, each time that another part of the page is opened. */
export const useCoupleNews = (waits: boolean, part: string): void => {
  const opened = useEffectEvent((_: string) => {
    if (waits) void checkCouple();
  });
  useEffect(() => opened(part), [part]);
};

/** Takes what another call says of the couple; where it is not what is shown, asks, unless that is under way already. */
export const hearOfCouple = (heard: Couple): void => {
  const isAsked = cache.isFetching({ queryKey: keys.inviteStatus }) > 0;
  if (!isAsked && !isSame(heard, shownCouple())) void checkCouple();
};

const create = async (body: InputOf<typeof createInvite>['body']): Promise<string> => {
  try {
    return (await call(createInvite, { body })).inviteCode;
  } catch (error) {
    if (isOutOfDate(error)) void coupleChanged();
    throw error;
  }
};

const keepCode = (inviteCode: string): void => {
  storage.set('partnerInviteCode', inviteCode);
  storage.set('partnerInviteLink', joinLink(inviteCode));
};

const getCode = async (): Promise<string> => {
  const inviteCode = await create({});
  keepCode(inviteCode);
  return inviteCode;
};

/** The user's own code, made if need be; asked for anew each time it is opened, since a code can be used up. */
export const useInviteCode = () =>
  useQuery({ queryKey: keys.inviteCode, queryFn: getCode, staleTime: 0, gcTime: 0 });

export const acceptKey = ['accept-invite'] as const;

/** With a partner there is no use for a code that waits, whichever was accepted. */
const accepted = (): Promise<void> => {
  storage.remove('pendingInviteCode');
  return coupleChanged();
};

/** Accepts a code: the user and the person behind it become a couple. */
export const useAcceptInvite = () =>
  useMutation({
    mutationKey: acceptKey,
    mutationFn: (code: string) => call(acceptInvite, { params: { code } }),
    onSuccess: accepted,
    onError: askAnew,
  });

/** True while a code that was entered is being accepted. */
export const useIsAccepting = (): boolean => useIsMutating({ mutationKey: acceptKey }) > 0;

/** True when the server will never take this code from this user, so that keeping it would only nag. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 409].includes(error.status);

const isDead = (error: unknown): boolean => error instanceof ApiError && error.code === 'invite_code_unknown';

/** Forgets a code that waited for somebody who has a partner: one's own or a used one, which is no error then. */
export const notNeeded = (): void => {
  storage.remove('pendingInviteCode');
  toast(messages.connectedAlready);
};

/**
 * Says why a code that waited was not accepted, and gives the sentence that stays; the code goes on waiting only where
 * another try may help.
 */
export const pendingRefused = (error: unknown): string => {
  const description = serverMessage(error, messages.notAccepted);
  if (isFinal(error)) storage.remove('pendingInviteCode');
  if (isOutOfDate(error)) notNeeded();
  else toast({ title: messages.error, description, variant: 'destructive' });
  // Whoever comes by a link has typed no code that could be wrong.
  return isDead(error) ? messages.linkDead : description;
};

/** Puts the active code in the place of one that went out dead, and says so, since somebody waits for a code that works. */
const replaceCode = (active: string): void => {
  keepCode(active);
  cache.setQueryData<string>(keys.inviteCode, (shown) => shown && active);
  toast({ ...messages.codeReplaced, variant: 'destructive' });
};

/** Marks the invitation as sent; the code is already out, so a failure here is only reported. */
const markSent = async (code: string): Promise<void> => {
  try {
    const active = await create({ partnerEmail: null, inviteCode: code });
    if (active !== code) replaceCode(active);
    await askAgain(keys.inviteStatus);
  } catch {
    reportError('invite_not_marked');
  }
};

/** Hands the join link to the device, or copies it where the device cannot share; then marks it as sent. */
export const shareInvite = async (code: string): Promise<Shared> => {
  const text = `Join me on ${brand.name}.`;
  const outcome = await share({ title: brand.name, text, url: joinLink(code) });
  if (outcome === 'shared' || outcome === 'copied') void markSent(code);
  return outcome;
};

/** Copies the code and marks it as sent; false when the browser does not allow it. */
export const copyInvite = async (code: string): Promise<boolean> => {
  const copied = await copyText(code);
  if (copied) void markSent(code);
  return copied;
};

/** Has the server mail the join link to an address. */
export const useSendInvite = () =>
  useMutation({
    mutationKey: ['send-invite'],
    mutationFn: (partnerEmail: string) => create({ partnerEmail }),
    onSuccess: () => askAgain(keys.inviteStatus),
  });
