import { type RefObject, useEffect, useState } from 'react';
import { gently } from '../../browser/scroll.ts';
import { type Arrows, arrowsOf, hintDuration, scrollStep } from './strip-state.ts';

type StripScroll = Arrows & { readonly hint: boolean; readonly scroll: (direction: 1 | -1) => void };

const noArrows: Arrows = { back: false, on: false };

/** Follows how far a strip is scrolled; the hint ends by itself. */
export const useStrip = (strip: RefObject<HTMLElement | null>): StripScroll => {
  const [arrows, setArrows] = useState(noArrows);
  const [hint, setHint] = useState(true);
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const look = () => setArrows(arrowsOf(element));
    const size = new ResizeObserver(look);
    size.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [strip]);
  useEffect(() => {
    const timer = setTimeout(() => setHint(false), hintDuration);
    return () => clearTimeout(timer);
  }, []);
  const scroll = (direction: 1 | -1) => {
    const element = strip.current;
    element?.scrollBy({ left: scrollStep(element, direction), behavior: gently() });
  };
  return { ...arrows, hint, scroll };
};
