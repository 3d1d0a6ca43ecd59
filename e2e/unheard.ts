import type { CDPSession, Page } from 'playwright-core';

/** Live regions without words; what an open dialog hides speaks again when it closes. */
const silent = ':is([aria-live], [role="status"]):empty:not([aria-hidden="true"] *)';

const all = `[...document.querySelectorAll('${silent}')]`;

const isLeftOut = async (devtools: CDPSession, index: number): Promise<boolean> => {
  const { result } = await devtools.send('Runtime.evaluate', { expression: `${all}[${index}]` });
  const { objectId = '' } = result;
  const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
    objectId,
    fetchRelatives: false,
  });
  return nodes.every(({ ignored }) => ignored);
};

/** Every live region that a screen reader does not know of before it speaks, as its markup. */
export const unheard = async (page: Page): Promise<string[]> => {
  const regions = await page.evaluate<string[]>(`${all}.map(({ outerHTML }) => outerHTML)`);
  const devtools = await page.context().newCDPSession(page);
  const left: string[] = [];
  for (const [index, region] of regions.entries()) if (await isLeftOut(devtools, index)) left.push(region);
  await devtools.detach();
  return left;
};
