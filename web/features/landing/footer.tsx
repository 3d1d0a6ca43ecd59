import { brand } from '../../../contract/brand.ts';
import { type LinkComponent, PlainLink } from '../../ui/link.tsx';
import { texts } from './texts.ts';

const quiet = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink';

/** Who made this, and what to know; the picture leads to the author in a new tab. */
export const Footer = ({ link: Link = PlainLink }: { link?: LinkComponent }) => (
  <footer className="pad-safe pad-bottom-safe mx-auto flex max-w-5xl items-center justify-between gap-4 pt-4 text-ink-soft text-sm">
    <div>
      <p>{brand.madeIn}</p>
      <p className="flex flex-wrap gap-x-5">
        <Link href="/privacy" className={quiet}>
          {texts.whoSeesWhat}
        </Link>
        <Link href="/help" className={quiet}>
          {texts.helpLines}
        </Link>
      </p>
    </div>
    <a
      href={brand.authorProfileUrl}
      target="_blank"
      rel="noopener noreferrer"
      className="grid size-12 shrink-0 place-items-center rounded-full border border-line bg-surface text-ember hover:border-ember"
    >
      <svg
        viewBox="0 0 24 24"
        role="img"
        aria-label={`${brand.authorProfileLabel} (opens in a new tab)`}
        className="size-7"
      >
        <circle cx="12" cy="8.4" r="4.1" fill="currentColor" />
        <path d="M3.8 20.5c.4-4.600 3.700-7.200 8.200-7.200s7.800 2.600 8.200 7.200Z" fill="currentColor" />
      </svg>
    </a>
  </footer>
);
