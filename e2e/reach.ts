import type { Page } from 'playwright-core';

const settled = `(async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const ending = document.getAnimations().filter(
    ({ timeline, effect }) => timeline === document.timeline && Number.isFinite(effect.getComputedTiming().endTime),
  );
  await Promise.allSettled(ending.map(({ finished }) => finished));
})()`;

/**
 * Waits until what fades in is drawn and what rises has come to its place, also the first frame of those who want less
 * movement; what beats for ever is not waited for. Whoever measures before that measures the movement.
 */
export const atRest = (page: Page): Promise<unknown> => page.evaluate(settled);

/** Width and height in CSS pixels that a finger or an unsteady hand can hit. */
const smallest = 44;

/** A link in a running text may be as high as its line. */
const isInline = `(element) => getComputedStyle(element).display === 'inline'`;

const collect = `(() => {
  const isInline = ${isInline};
  const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="menuitem"]';
  const targetOf = (element) => element.closest('label') ?? element;
  return [...document.querySelectorAll(controls)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInline(element))
    .map(targetOf)
    .map((element) => [element, element.getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 0 && (width < ${smallest} || height < ${smallest}))
    .map(([element, { width, height }]) => element.outerHTML.slice(0, 100) + ' ' + width + ' x ' + height);
})()`;

/** The controls that are smaller than 44 by 44 pixels. */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate<string[]>(collect);

const overflow = `(() => {
  const wide = [document.documentElement, ...document.querySelectorAll('main, header, [role="dialog"]')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  if (wide.length === 0) return [];
  const edge = document.documentElement.clientWidth;
  const clipped = (element) => element.closest('.overflow-hidden, .sr-only, ul.category-strip') !== null;
  const far = [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > edge + 1 && !clipped(element))
    .map(({ tagName, className, textContent }) => tagName + '.' + className + ': ' + textContent.slice(0, 40));
  return [...wide.map(({ tagName, scrollWidth }) => tagName + ' is ' + scrollWidth + ' wide'), ...far.slice(-3)];
})()`;

/** What makes the page scroll sideways: the parts that are too wide, and the innermost that stick out. */
export const sideways = (page: Page): Promise<string[]> => page.evaluate<string[]>(overflow);

/** Lets the text of the page be drawn at this part of its usual size. */
export const enlargeText = (page: Page, percent: number): Promise<unknown> =>
  page.evaluate(`document.documentElement.style.fontSize = '${percent}%'`);

const broken = (places: string) => `(() => {
  const range = document.createRange();
  const rowsOf = (node, { index, 0: word }) => {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  const isShown = ({ parentElement }) => parentElement.checkVisibility() && !parentElement.closest('.sr-only');
  return [...document.querySelectorAll(${JSON.stringify(places)})].flatMap((place) => {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode())
      for (const word of isShown(texts.currentNode) ? texts.currentNode.data.matchAll(/\\S+/g) : [])
        if (!word[0].includes('@') && rowsOf(texts.currentNode, word) > 1) found.push(word[0]);
    return found;
  });
})()`;

/** The words in these places that go on in a second row; an address may. */
export const brokenWords = (page: Page, places: string): Promise<string[]> =>
  page.evaluate<string[]>(broken(places));
