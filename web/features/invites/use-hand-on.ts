import { useEffect, useEffectEvent, useState } from 'react';
import { reportError } from '../../browser/analytics.ts';
import { toast } from '../../ui/toast.tsx';
import { messages } from './messages.ts';
import { copyInvite, shareInvite } from './queries.ts';
import { useCopied } from './use-copied.ts';

/** Says that there is no code, or that it could not be handed on, and counts that. */
export const refuse = (description: string): void => {
  reportError('copy');
  toast({ title: messages.error, description, variant: 'destructive' });
};

/**
 * The two ways to hand the code on, what was copied of it, and whether it was found not to work any more, which
 * takes back that one was sent.
 */
export const useHandOn = (code: string | undefined, onSent: (isSent: boolean) => void) => {
  const [copied, markCopied] = useCopied<'code' | 'link'>();
  const [handedOn, setHandedOn] = useState<string | null>(null);
  const isReplaced = handedOn !== null && handedOn !== code;
  const takeBack = useEffectEvent(() => onSent(false));
  useEffect(() => {
    if (isReplaced) takeBack();
  }, [isReplaced]);

  const sent = (text: string) => {
    setHandedOn(text);
    onSent(true);
  };
  const copyCode = async (text: string) => {
    if (!(await copyInvite(text))) return refuse(messages.codeNotCopied);
    markCopied('code');
    sent(text);
  };
  const shareLink = async (text: string) => {
    const outcome = await shareInvite(text);
    if (outcome === 'failed') refuse(messages.linkNotCopied);
    if (outcome === 'shared' || outcome === 'copied') sent(text);
    if (outcome !== 'copied') return;
    markCopied('link');
    toast(messages.linkCopied);
  };
  return { copied: isReplaced ? null : copied, isReplaced, copyCode, shareLink };
};
