import { useEffect, useEffectEvent } from 'react';

/** What an entry of the browser's history holds that stands there for an open sheet. */
type Entry = { readonly sheet?: true } | null;

type Address = { readonly href: string; readonly state: unknown };

const isOfSheet = (): boolean => (history.state as Entry)?.sheet === true;

/** How to close each sheet that is open; the one on top comes last. */
const sheets: (() => void)[] = [];

/** Whether there is an entry for the sheets: where the page is, or behind it where a sheet has led to another. */
let held = false;

/** Where the page is while the step back is under way that gives the entry up; the browser takes a moment for it. */
let leaving: Address | null = null;

const here = (): Address => ({ href: location.href, state: isOfSheet() ? null : history.state });

/** Until the sheet is closed, the place to which the page below is scrolled is the page's own matter. */
const take = (): void => {
  held = true;
  history.scrollRestoration = 'manual';
  history.pushState({ ...history.state, sheet: true }, '');
  history.scrollRestoration = 'auto';
};

const giveUp = (): void => {
  held = false;
  leaving = here();
  history.back();
};

const settle = (): void => {
  if (leaving === null && sheets.length > 0 && !held) take();
  else if (leaving === null && sheets.length === 0 && held) giveUp();
};

/** Whatever the page has come to meanwhile takes the place of what the step back led to. */
const left = ({ href, state }: Address): void => {
  leaving = null;
  if (location.href !== href || isOfSheet()) history.replaceState(state, '', href);
  settle();
};

/** A sheet that may not close just now, since something is under way, gets its entry back. */
const closeTop = (): void => {
  held = false;
  sheets.at(-1)?.();
  queueMicrotask(settle);
};

const hear = (): void => {
  // The browser scrolls, or not, after this.
  setTimeout(() => {
    history.scrollRestoration = 'auto';
  });
  if (leaving !== null) left(leaving);
  else if (!isOfSheet() && sheets.length > 0) closeTop();
  else if (isOfSheet() && sheets.length === 0) giveUp();
};

/** The router writes another address before the step back has been taken, which would take that back too. */
const follow = (): void => {
  if (leaving !== null) leaving = here();
};

/** Hears Back for all sheets, ahead of the page's own listeners; an entry whose sheet is gone leads to the page below. */
export const watchSheets = (): void => {
  addEventListener('popstate', hear, { capture: true });
  // The router's own events, called like the functions by which it writes.
  for (const written of ['pushState', 'replaceState']) addEventListener(written, follow);
  if (isOfSheet()) giveUp();
};

/** Gives an open sheet its place in the browser's history, so that Back closes it and leaves the page below alone. */
export const useSheetHistory = (open: boolean, onBack: () => void): void => {
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!open) return;
    const close = () => goBack();
    sheets.push(close);
    settle();
    return () => {
      sheets.splice(sheets.indexOf(close), 1);
      settle();
    };
  }, [open]);
};
