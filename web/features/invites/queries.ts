import { useMutation, useQuery } from '@tanstack/react-query';
import { brand } from '../../../contract/brand.ts';
import {
  acceptInvite,
  checkInvites,
  createInvite,
  inviteInfo,
  validateInvite,
} from '../../../contract/invites.ts';
import { cache, keys } from '../../api/cache.ts';
import { call } from '../../api/client.ts';
import { reportError } from '../../browser/analytics.ts';
import { copyText } from '../../browser/clipboard.ts';
import { type Shared, share } from '../../browser/share.ts';
import { storage } from '../../browser/storage.ts';
import { refreshUser } from '../session/queries.ts';
import { joinLink } from './join-link.ts';

export { asCode, isWholeCode } from './code.ts';
export { joinLink } from './join-link.ts';
export { messages as inviteMessages } from './messages.ts';

/** Where the user stands with a partner. */
export const useInviteStatus = () =>
  useQuery({ queryKey: keys.inviteStatus, queryFn: () => call(checkInvites) });

const getCode = async (): Promise<string> => {
  const { inviteCode } = await call(createInvite, { body: {} });
  storage.set('partnerInviteCode', inviteCode);
  storage.set('partnerInviteLink', joinLink(inviteCode));
  return inviteCode;
};

/** The user's own code, made if need be; asked for anew each time it is opened, since a code can be used up. */
export const useInviteCode = () =>
  useQuery({ queryKey: keys.inviteCode, queryFn: getCode, staleTime: 0, gcTime: 0 });

/** The first name of the person behind a code, or nothing while there is no code. */
export const useInviteInfo = (code: string | null) =>
  useQuery({
    queryKey: ['invite-info', code],
    queryFn: () => call(inviteInfo, { params: { code: code ?? '' } }),
    enabled: code !== null,
  });

/** Asks whether a code can be accepted, and whose it is. */
export const useValidateInvite = () =>
  useMutation({ mutationFn: (code: string) => call(validateInvite, { params: { code } }) });

/** Everything that is seen differently with a partner is asked for again. */
const coupleChanged = async (): Promise<void> => {
  for (const queryKey of [keys.answers, keys.allQuestions, keys.score]) {
    void cache.invalidateQueries({ queryKey });
  }
  await Promise.all([cache.invalidateQueries({ queryKey: keys.inviteStatus }), refreshUser()]);
};

export const acceptKey = ['accept-invite'] as const;

/** Accepts a code: the user and the person behind it become a couple. */
export const useAcceptInvite = () =>
  useMutation({
    mutationKey: acceptKey,
    mutationFn: (code: string) => call(acceptInvite, { params: { code } }),
    onSuccess: coupleChanged,
  });

/** Marks the invitation as sent; the link is already out, so a failure here is only reported. */
const markSent = async (): Promise<void> => {
  try {
    await call(createInvite, { body: { partnerEmail: null } });
    await cache.invalidateQueries({ queryKey: keys.inviteStatus });
  } catch {
    reportError('invite_not_marked');
  }
};

/** Hands the join link to the device, or copies it where the device cannot share; then marks it as sent. */
export const shareInvite = async (code: string): Promise<Shared> => {
  const text = `Join me on ${brand.name}.`;
  const outcome = await share({ title: brand.name, text, url: joinLink(code) });
  if (outcome === 'shared' || outcome === 'copied') void markSent();
  return outcome;
};

/** Copies the code or its link and marks it as sent; false when the browser does not allow it. */
export const copyInvite = async (text: string): Promise<boolean> => {
  const copied = await copyText(text);
  if (copied) void markSent();
  return copied;
};

/** Has the server mail the join link to an address. */
export const useSendInvite = () =>
  useMutation({
    mutationFn: (partnerEmail: string) => call(createInvite, { body: { partnerEmail } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.inviteStatus }),
  });
