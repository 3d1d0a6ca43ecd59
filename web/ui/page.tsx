import { type ReactNode, useEffect } from 'react';
import { classes } from './classes.ts';

type Props = {
  /** Title of the document while this page is shown. */
  title: string;
  children: ReactNode;
  /** Stands above the main part, such as a bar with the product's name. */
  header?: ReactNode;
  width?: 'narrow' | 'normal' | 'wide';
  className?: string;
};

const widths = { narrow: 'max-w-md', normal: 'max-w-2xl', wide: 'max-w-5xl' } as const;

/** The frame of every screen: phone first, lamplight at the top, clear of notches and home bars. */
export const Page = ({ title, children, header, width = 'normal', className }: Props) => {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="flex min-h-dvh flex-col pt-[env(safe-area-inset-top)]">
      {header}
      <main className={classes('pad-safe pad-bottom-safe mx-auto w-full flex-1', widths[width], className)}>
        {children}
      </main>
    </div>
  );
};
