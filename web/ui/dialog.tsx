import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { useSheetHistory } from './sheet-history.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  children: ReactNode;
  /** The sheet itself takes focus and not its first control, which on a phone may bring up the keyboard. */
  focusSheet?: boolean;
  /** Closes by its own buttons and by Back only, where a stray press must not answer a question. */
  persistent?: boolean;
};

const refuse = (event: Event): void => event.preventDefault();

const stay = { onEscapeKeyDown: refuse, onInteractOutside: refuse } as const;

/** Says whether the page has a scroll bar that takes room, which stays free while the page cannot scroll. */
const place = (): string =>
  window.innerWidth > document.documentElement.clientWidth ? 'beside-bar' : 'alone';

const sheet =
  'fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] overflow-y-auto overscroll-contain rounded-t-xl bg-surface p-6 ' +
  'pad-bottom-safe shadow-sheet animate-rise outline-none ' +
  'md:inset-auto md:left-1/2 md:top-1/2 md:w-[min(28rem,calc(100vw-3rem))] md:-translate-x-1/2 md:-translate-y-1/2 ' +
  'md:rounded-xl md:p-8 md:animate-fade';

const close =
  'absolute end-3 top-3 grid size-11 place-items-center rounded-full text-ink-soft hover:bg-ember-wash hover:text-ink';

/** The page itself takes focus by script only: a press on it must not. */
const focusMain = (): void => {
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus({ preventScroll: true });
  main?.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
};

/** A dialog; on phones a sheet from below. Focus is held inside, and goes back to where it came from or to the page. */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  children,
  focusSheet,
  persistent,
}: Props) => {
  const opener = useRef<Element | null>(null);
  const [where] = useState(place);
  useSheetHistory(open, () => onOpenChange(false));
  const enter = (event: Event) => {
    opener.current = document.activeElement;
    if (!focusSheet || !(event.currentTarget instanceof HTMLElement)) return;
    event.preventDefault();
    event.currentTarget.focus();
  };
  const giveBack = (event: Event) => {
    event.preventDefault();
    const back = opener.current;
    // A dialog that opens by itself has the body for an opener, which takes no focus.
    if (back instanceof HTMLElement && back.isConnected && back !== document.body) back.focus();
    // What came of the dialog may have taken the focus already.
    else if (document.activeElement === document.body) focusMain();
  };
  // Radix's own overlay writes a <style> element, which a strict content policy refuses; `data-sheet` stops scrolling.
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div data-sheet={where} className="fixed inset-0 z-50 animate-fade bg-veil" />
      </Radix.Portal>
      <Radix.Portal>
        <Radix.Content
          className={sheet}
          onOpenAutoFocus={enter}
          onCloseAutoFocus={giveBack}
          {...(persistent ? stay : {})}
        >
          <Radix.Title className="me-10 font-display font-semibold text-title">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>
          <div className="mt-5">{children}</div>
          {!persistent && (
            <Radix.Close aria-label="Close" className={close}>
              <X aria-hidden="true" className="size-5" />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
