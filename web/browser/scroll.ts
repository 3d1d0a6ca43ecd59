/** How to scroll by script: smoothly, unless the person asked for less motion. */
export const gently = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** Brings something into view with as little movement as it takes, or to the top of the window. */
export const bringIntoView = (element: Element | null, where: 'nearest' | 'start'): void =>
  element?.scrollIntoView({ block: where, behavior: gently() });
