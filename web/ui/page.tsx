import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
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

/** Tells the style sheet how many pixels below the top of the page the header ends, for what must not cover it. */
const useHeaderEnd = (): RefObject<HTMLDivElement | null> => {
  const header = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => {
      style.setProperty('--header-end', `${element.offsetTop + element.offsetHeight}px`);
    });
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.removeProperty('--header-end');
    };
  }, []);
  return header;
};

/** The frame of every screen: phone first, lamplight at the top, clear of notches and home bars. */
export const Page = ({ title, children, header, width = 'normal', className }: Props) => {
  const top = useHeaderEnd();
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="flex min-h-dvh flex-col pt-[env(safe-area-inset-top)]">
      <div ref={top}>{header}</div>
      <main className={classes('pad-safe pad-bottom-safe mx-auto w-full flex-1', widths[width], className)}>
        {children}
      </main>
    </div>
  );
};
