import type { HelpLine } from '../../../contract/help-lines.ts';

/** The lines of one country, in their order. */
export type Country = { readonly name: HelpLine['country']; readonly lines: readonly HelpLine[] };

/** The help lines by country, each country once, in the order in which they are first named. */
export const byCountry = (lines: readonly HelpLine[]): readonly Country[] =>
  [...new Set(lines.map(({ country }) => country))].map((name) => ({
    name,
    lines: lines.filter(({ country }) => country === name),
  }));

/** The address that dials a number: its digits, with the plus of a number from abroad. */
export const dial = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** The name of a site as it is shown. */
export const siteOf = (website: string): string => new URL(website).hostname.replace(/^www\./, '');

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** How far a line can be trusted, in one sentence. */
export const standing = ({ source, checked }: HelpLine): string =>
  source === undefined || checked === undefined
    ? 'We could not verify this one. Please check it before you rely on it.'
    : `Read at ${siteOf(source)} on ${day.format(new Date(checked))}.`;
