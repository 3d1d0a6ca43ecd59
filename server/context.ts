import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { HelpLine } from '../contract/help-lines.ts';
import type { Tables } from './database/tables.ts';
import type { Model } from './ports/analysis/model-port.ts';
import type { Analyst } from './ports/analysis/port.ts';
import type { Identity } from './ports/identity/port.ts';
import type { Mail } from './ports/mail/port.ts';
import type { Vault } from './ports/vault/port.ts';

export type { Judgement, Model, Side } from './ports/analysis/model-port.ts';
export type { Dimension, Gate, Mark, Reading } from './ports/analysis/port.ts';
export type { Caller } from './ports/identity/port.ts';
export type { Message } from './ports/mail/port.ts';
export type { KeyOf, Vault, WrappedKey } from './ports/vault/port.ts';

export type Database = Kysely<Tables>;

/** Everything a feature may need from outside itself, built once in `wiring.ts`. */
export type Context = {
  readonly db: Database;
  readonly identity: Identity;
  readonly analyst: Analyst;
  /** A language model that the operator configured; asked only for people who allowed it. */
  readonly model: Model | null;
  readonly mail: Mail;
  readonly vault: Vault;
  /** Where people are told to turn to; the most urgent first. */
  readonly helpLines: readonly HelpLine[];
  /** The time now; tests put their own in its place. */
  readonly clock: () => Date;
  readonly log: Logger;
  /** Fails on a reply with more than the contract names; off in production, which logs it and sends the rest. */
  readonly strictReplies: boolean;
  /** Address at which people reach the product, without a slash at the end. */
  readonly publicUrl: string;
  /** Proxies in front of the server whose forwarding header is believed. */
  readonly trustedProxies: number;
  /** What the pages tell the browser, by name; empty unless the operator configured something. */
  readonly pageSettings: Readonly<Record<string, string>>;
};
