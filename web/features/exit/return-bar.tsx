import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { QuickExit } from './quick-exit.tsx';

const back =
  '-ms-3 inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold text-ink-soft hover:bg-ember-wash hover:text-ink';

/** The top of a quiet page: where it was entered from, and the way out. */
export const ReturnBar = ({ href, label }: { href: string; label: string }) => (
  <header className="pad-safe mx-auto flex w-full max-w-2xl items-center justify-between py-3 md:py-5 print:hidden">
    <Link href={href} className={back}>
      <ArrowLeft aria-hidden="true" className="size-5" />
      {label}
    </Link>
    <QuickExit className="-me-3" />
  </header>
);
