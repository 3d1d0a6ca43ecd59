import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { Mark } from '../../ui/logo.tsx';
import { toast } from '../../ui/toast.tsx';
import { messages } from './messages.ts';

/** Milliseconds until somebody who is not signed in is sent to `/`. */
export const redirectDelay = 1500;

/** Nobody is signed in: says so for a moment, then goes to `/`. */
export const SignedOut = () => {
  const [, navigate] = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => {
      toast({ ...messages.authenticationRequired, variant: 'destructive' });
      navigate('/', { replace: true });
    }, redirectDelay);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-5 p-6 text-center">
      <Mark className="size-16 animate-breathe" />
      <div role="status">
        <h1 className="text-ink-soft text-lg">{messages.verifying}</h1>
      </div>
      <p>
        If nothing happens,{' '}
        <Link href="/" className="inline-block py-3 font-semibold text-ember underline underline-offset-4">
          click here
        </Link>
        .
      </p>
    </main>
  );
};
