import { Check, Copy, Share2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { isOutOfDate, serverMessage } from '../../api/error.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { messages } from './messages.ts';
import { joinLink, useInviteCode } from './queries.ts';
import { refuse, useHandOn } from './use-hand-on.ts';

/** Milliseconds until the dialog closes after the link was copied because the device cannot share. */
const closeAfterCopy = 1500;

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

const nothing = (): void => undefined;

type Props = {
  onDone: () => void;
  /** Whether the code or its link went out; not so any more once another code takes its place. */
  onSent?: (isSent: boolean) => void;
  problem: string;
};

/** The user's code with its controls; `problem` is what to say when there is none. */
export const InvitePanel = ({ onDone, onSent = nothing, problem }: Props) => {
  const { data: code, isError, error, isFetching, refetch } = useInviteCode();
  const { copied, isReplaced, copyCode, shareLink } = useHandOn(code, onSent);
  const close = useEffectEvent(onDone);
  useEffect(() => {
    if (copied !== 'link') return;
    const timer = setTimeout(() => close(), closeAfterCopy);
    return () => clearTimeout(timer);
  }, [copied]);

  const failure = isError && !isFetching ? serverMessage(error, problem) : null;
  const isConnected = failure !== null && isOutOfDate(error);
  // A partner who came is no failure: the page around this says so.
  useEffect(() => {
    if (isConnected) close();
    else if (failure !== null) refuse(failure);
  }, [failure, isConnected]);

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
      {isReplaced && (
        <p role="alert" className="problem">
          {messages.codeReplaced.description}
        </p>
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
