import { useState } from 'react';
import { useLocation } from 'wouter';
import { type Questionnaire, saveOnboarding } from '../../../contract/onboarding.ts';
import type { User } from '../../../contract/people.ts';
import { call } from '../../api/client.ts';
import { reportError } from '../../browser/analytics.ts';
import { storage } from '../../browser/storage.ts';
import { toast } from '../../ui/toast.tsx';
import { pendingRefused, useAcceptInvite } from '../invites/queries.ts';
import { putUser } from '../session/door.ts';
import { messages } from './messages.ts';
import { type AfterSave, stepAfterSave } from './next-step.ts';

type Accept = (code: string) => Promise<{ readonly partnerEmail: string }>;

/** Leads to the invite step, with what was wrong with a code that waited. */
export type ToInviteStep = (problem: string | null) => void;

type Pending = {
  readonly result: AfterSave['pending'];
  readonly partnerEmail: string | null;
  readonly problem: string | null;
};

/** Accepts a code that waited in storage, or says why that did not work. */
const acceptPending = async (accept: Accept): Promise<Pending> => {
  const code = storage.get('pendingInviteCode');
  if (code === null) return { result: 'none', partnerEmail: null, problem: null };
  try {
    const { partnerEmail } = await accept(code);
    return { result: 'accepted', partnerEmail, problem: null };
  } catch (error) {
    reportError('pending_invite');
    return { result: 'failed', partnerEmail: null, problem: pendingRefused(error) };
  }
};

/** Saves the questionnaire and goes on: to the dashboard by itself, or to the invite step through the callback. */
export const useSave = (user: User | null, toInviteStep: ToInviteStep) => {
  const { mutateAsync } = useAcceptInvite();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const goOn = async (signedIn: User, answers: Questionnaire): Promise<void> => {
    const reply = await call(saveOnboarding, { body: answers });
    toast(messages.saved);
    const pending = await acceptPending(mutateAsync);
    if (stepAfterSave({ reply, pending: pending.result }) === 'invite') return toInviteStep(pending.problem);
    putUser({ ...signedIn, ...answers, partnerEmail: pending.partnerEmail ?? reply.partnerEmail });
    toast(pending.result === 'accepted' ? messages.connected : messages.complete);
    navigate('/dashboard', { replace: true });
  };

  const save = async (answers: Questionnaire): Promise<void> => {
    if (!user) return setProblem(messages.signedOut);
    setBusy(true);
    setProblem(null);
    try {
      await goOn(user, answers);
    } catch {
      reportError('save_onboarding');
      setProblem(messages.notSaved.description);
      toast({ ...messages.notSaved, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return { save, busy, problem };
};
