import { Link } from 'wouter';

const look = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink';

/** The two pages that stand at the end of others. */
export const PlainLinks = () => (
  <p className="flex flex-wrap gap-x-6 text-ink-soft text-sm">
    <Link href="/privacy" className={look}>
      Who sees what
    </Link>
    <Link href="/help" className={look}>
      Help lines
    </Link>
  </p>
);
