import { Check, Copy, Share2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { isOutOfDate, serverMessage } from '../../api/error.ts';
import { reportError } from '../../browser/analytics.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { messages } from './messages.ts';
import { copyInvite, joinLink, shareInvite, useInviteCode } from './queries.ts';
import { useCopied } from './use-copied.ts';

/** Milliseconds until the dialog closes after the link was copied because the device cannot share. */
export const closeAfterCopy = 1500;

const refuse = (description: string): void => {
  reportError('copy');
  toast({ title: messages.error, description, variant: 'destructive' });
};

const NoCode = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <div className="grid justify-items-start gap-3">
    <p role="alert" className="problem">
      {text}
    </p>
    <Button variant="secondary" size="small" onClick={onRetry}>
      Try Again
    </Button>
  </div>
);

/** The code in large letters with a way to copy it, and the link, which Share hands on. */
const CodeTile = ({ code, copied, onCopy }: { code: string; copied: boolean; onCopy: () => void }) => (
  <div className="grid min-h-48 justify-items-center gap-1 rounded-lg bg-ember-wash px-4 pt-5 pb-3 text-center">
    <p className="text-ink-soft text-sm">Your invite code</p>
    <p className="ps-[0.24em] font-display font-semibold text-display tracking-[0.24em]">{code}</p>
    <p className="text-ink-soft text-xs">{joinLink(code)}</p>
    <p className="mt-1 text-ink-soft text-xs">{messages.goodFor}</p>
    <Button variant="quiet" size="small" onClick={onCopy}>
      {copied ? (
        <Check aria-hidden="true" className="size-4" />
      ) : (
        <Copy aria-hidden="true" className="size-4" />
      )}
      {copied ? 'Copied' : 'Copy code'}
    </Button>
  </div>
);

type Props = {
  onDone: () => void;
  /** The code or its link went out. */
  onSent?: () => void;
  problem: string;
};

/** The user's code with its controls; `problem` is what to say when there is none. */
export const InvitePanel = ({ onDone, onSent, problem }: Props) => {
  const { data: code, isError, error, isFetching, refetch } = useInviteCode();
  const [copied, markCopied] = useCopied<'code' | 'link'>();
  const close = useEffectEvent(onDone);
  useEffect(() => {
    if (copied !== 'link') return;
    const timer = setTimeout(() => close(), closeAfterCopy);
    return () => clearTimeout(timer);
  }, [copied]);

  const failure = isError && !isFetching ? serverMessage(error, problem) : null;
  const isConnected = failure !== null && isOutOfDate(error);
  useEffect(() => {
    if (failure !== null) refuse(failure);
    if (isConnected) close();
  }, [failure, isConnected]);

  const copyCode = async (text: string) => {
    if (!(await copyInvite(text))) return refuse(messages.codeNotCopied);
    markCopied('code');
    onSent?.();
  };
  const shareLink = async (text: string) => {
    const outcome = await shareInvite(text);
    if (outcome === 'failed') refuse(messages.linkNotCopied);
    if (outcome === 'shared' || outcome === 'copied') onSent?.();
    if (outcome !== 'copied') return;
    markCopied('link');
    toast(messages.linkCopied);
  };
  if (failure !== null) return <NoCode text={failure} onRetry={() => void refetch()} />;
  return (
    <div className="grid gap-4">
      {code === undefined ? (
        <div role="status" aria-label="Loading your invite code">
          <Skeleton className="h-48 rounded-lg" />
        </div>
      ) : (
        <CodeTile code={code} copied={copied === 'code'} onCopy={() => void copyCode(code)} />
      )}
      <Button disabled={code === undefined} onClick={() => code && void shareLink(code)}>
        {copied === 'link' ? (
          <Check aria-hidden="true" className="size-5" />
        ) : (
          <Share2 aria-hidden="true" className="size-5" />
        )}
        {copied === 'link' ? 'Link copied' : 'Share'}
      </Button>
    </div>
  );
};
