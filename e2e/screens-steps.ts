import type { Page, Request, Route } from 'playwright-core';
import { type ErrorCode, errors } from '../contract/errors.ts';
import type { People } from './screens-people.ts';

/** One thing that is done on the way into a state. */
export type Step = (page: Page, people: People) => Promise<unknown>;

export const see =
  (text: string | RegExp): Step =>
  (page) =>
    page.getByText(text).locator('visible=true').first().waitFor();

export const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name, exact: true }).click();

/** Types into the field with this label or placeholder. */
export const type =
  (field: string, text: string): Step =>
  (page) =>
    page
      .getByLabel(field, { exact: true })
      .or(page.getByPlaceholder(field, { exact: true }))
      .and(page.locator('input, textarea'))
      .fill(text);

/** Opens an address, and waits for a text of the page. */
export const open =
  (path: string, text: string | RegExp): Step =>
  async (page, people) => {
    await page.goto(path);
    await see(text)(page, people);
  };

/** Several steps as one. */
export const together =
  (...steps: readonly Step[]): Step =>
  async (page, people) => {
    for (const step of steps) await step(page, people);
  };

type Answer = (route: Route, request: Request) => unknown;

const answer = (page: Page, path: string, give: Answer): Promise<unknown> =>
  page.route((address) => address.pathname.startsWith(path), give);

/** Requests to this path are never answered. */
export const stall =
  (path: string): Step =>
  (page) =>
    answer(page, path, () => undefined);

/** Requests to this path get this reply. */
export const reply =
  (path: string, json: unknown, status = 200): Step =>
  (page) =>
    answer(page, path, (route) => route.fulfill({ status, json }));

/** Requests to this path are refused in the server's own words. */
export const refuse = (path: string, code: ErrorCode): Step => {
  const { status, message } = errors[code];
  return reply(path, { code, message, error: message }, status);
};

/** Requests to this path never reach a server. */
export const cut =
  (path: string): Step =>
  (page) =>
    answer(page, path, (route) => route.abort('internetdisconnected'));
