import type { Locator } from 'playwright-core';

/** The value of a CSS property as the browser computed it. */
export const styleOf = (locator: Locator, property: string): Promise<string> =>
  locator.evaluate(
    (element, name) => element.ownerDocument.defaultView.getComputedStyle(element).getPropertyValue(name),
    property,
  );
