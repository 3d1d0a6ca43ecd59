import { type HelpLine, helpLines } from '../../../content/help-lines.ts';

/** The lines of one country, in their order. */
export type Country = { readonly name: HelpLine['country']; readonly lines: readonly HelpLine[] };

/** The help lines by country, each country once, in the order in which they are first named. */
export const byCountry = (lines: readonly HelpLine[] = helpLines): readonly Country[] =>
  [...new Set(lines.map(({ country }) => country))].map((name) => ({
    name,
    lines: lines.filter(({ country }) => country === name),
  }));

/** The address that dials a number: its digits and nothing else. */
export const dial = (phone: string): string => `tel:${phone.replace(/\D/g, '')}`;

/** The name of a site as it is shown. */
export const siteOf = (website: string): string => new URL(website).hostname.replace(/^www\./, '');
