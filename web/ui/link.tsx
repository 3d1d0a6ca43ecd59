import type { ComponentType, ReactNode } from 'react';

type LinkProps = { href: string; className?: string; children: ReactNode };

/** What draws a link inside the site: a plain one where no script runs, the router's in the app. */
export type LinkComponent = ComponentType<LinkProps>;

export const PlainLink: LinkComponent = ({ href, className, children }) => (
  <a href={href} className={className}>
    {children}
  </a>
);
