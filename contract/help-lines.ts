import * as z from 'zod/mini';
import { call } from './call.ts';

/** What a help line is there for. */
const helpTopics = ['emergency', 'crisis', 'abuse', 'sexual-violence'] as const;
export type HelpTopic = (typeof helpTopics)[number];

/** The country of pointers to lines elsewhere. */
export const everywhere = 'International';

const words = (most: number) =>
  z
    .string({ error: 'is missing, or is not a text' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'is empty' }),
      z.maxLength(most, { error: `is longer than ${most} characters` }),
    );

const Address = z
  .string({ error: 'is not a text' })
  .check(z.regex(/^https:\/\/[\w-]+(\.[\w-]+)+(\/\S*)?$/, { error: 'must be an address with https://' }));

const reachable = 'needs a phone or a website';
const provenance = 'needs either a source and the day it was checked, or unverified: true';

const unknownKeys = (issue: { readonly code: string; readonly keys?: readonly string[] }): string =>
  issue.code === 'unrecognized_keys'
    ? `has ${issue.keys?.join(', ')}, which no help line has`
    : 'must be an object';

/** A place to turn to, and how far its number can be trusted. */
export const HelpLine = z
  .strictObject(
    {
      /** Where the line answers. */
      country: words(60),
      name: words(80),
      topics: z
        .array(z.enum(helpTopics, { error: `must be of ${helpTopics.join(', ')}` }), {
          error: 'must be a list',
        })
        .check(z.minLength(1, { error: 'names no topic' })),
      /** One sentence on whom it is for. */
      about: words(200),
      phone: z.optional(
        z
          .string({ error: 'must be a text' })
          .check(
            z.regex(/^\+?\d[\d -]{1,18}\d$/, { error: 'must be digits, with spaces or dashes between them' }),
          ),
      ),
      website: z.optional(Address),
      /** A page that states the number, and the day on which it was read there. */
      source: z.optional(Address),
      checked: z.optional(
        z.string({ error: 'must be a text' }).check(
          z.refine((day) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)), {
            error: 'must be a day such as 2026-11-20',
          }),
        ),
      ),
      /** Nobody has seen the number on a page that could be named. */
      unverified: z.optional(z.literal(true, { error: 'can only be true' })),
    },
    { error: (issue) => unknownKeys(issue) },
  )
  .check(
    z.refine(({ phone, website }) => phone !== undefined || website !== undefined, { error: reachable }),
    z.refine(
      ({ source, checked, unverified }) =>
        unverified ? checked === undefined : source !== undefined && checked !== undefined,
      { error: provenance },
    ),
  );
export type HelpLine = z.infer<typeof HelpLine>;

/** Where to turn to: the operator's list, else the one that comes with the product; the most urgent first. */
export const listHelpLines = call({
  name: 'listHelpLines',
  summary: 'List the help lines.',
  method: 'GET',
  path: '/api/help-lines',
  auth: 'optional',
  reply: z.array(HelpLine),
  errors: [],
});
