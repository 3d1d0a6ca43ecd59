import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
type OptionalInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

type Users = {
  /** The identity provider's `uid`. */
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  profile_image_url: string | null;
  gender: string | null;
  relationship_status: string | null;
  living_with_partner: string | null;
  children: string | null;
  /** The server of a language model that the user allowed to read their words; null for none. */
  model_host: string | null;
  disabled_at: OptionalInstant;
  deleted_at: OptionalInstant;
  created_at: Instant;
  updated_at: Instant;
};

/** The key that a user's words are sealed with, itself wrapped by the master key; without its row they are noise. */
type UserKeys = { user_id: string; wrapped: Buffer; master_key_id: string };

type Couples = {
  id: Generated<string>;
  inviter_id: string;
  created_at: Instant;
  /** When the inviter said that this is the right person; until then what they wrote earlier stays sealed. */
  confirmed_at: OptionalInstant;
  ended_at: OptionalInstant;
};

/** Who is whose partner now: two rows for each couple, each pointing at the other. */
type Partners = { user_id: string; partner_id: string; couple_id: string };

type Invites = {
  id: Generated<string>;
  code: string;
  inviter_id: string;
  /** The address that the code was mailed to; goes as soon as the code cannot be accepted any more. */
  partner_email: string | null;
  marked_sent_at: OptionalInstant;
  created_at: Instant;
  expires_at: Instant;
  used_at: OptionalInstant;
  used_by: string | null;
  revoked_at: OptionalInstant;
};

type Answers = {
  id: Generated<string>;
  user_id: string;
  question_id: string;
  /** The couple that the answer belongs to; null while its author has no partner. */
  couple_id: string | null;
  /** Written before the pairing and moved into it. */
  brought_in: Generated<boolean>;
  /** The text and its analysis, sealed with the author's key (`answers/content.ts`). */
  content: Buffer;
  version: Generated<number>;
  created_at: Instant;
  updated_at: OptionalInstant;
};

/** What one member said of the two answers to a question, in one tap. */
type Taps = {
  couple_id: string;
  user_id: string;
  question_id: string;
  /** Versions of the two answers that it is about; it counts while both are the ones of now. */
  own_version: number;
  other_version: number;
  /** The tap, sealed with its author's key (`answers/tap.ts`). */
  content: Buffer;
  version: Generated<number>;
  tapped_at: Instant;
};

type Scores = {
  id: Generated<string>;
  couple_id: string;
  /** A digest of the answers it was made from: the same answers make the same score. */
  basis: string;
  /** Which member the document calls `first`. */
  first_user_id: string;
  /** The rating, sealed with the keys of both (`score/content.ts`). */
  content: Buffer;
  created_at: Instant;
};

/** What a model said to a user in the last day, sealed with the user's key (`answers/told.ts`). */
type ToldAnalyses = { id: string; user_id: string; content: Buffer; told_at: Instant };

/** Counters that every server process shares; a row for each key and nothing of whom it is about. */
type Budgets = { key: string; window_start: Instant; spent: number };

/** Mail that waits; whom it is for and what it says is sealed with a key of its own (`mails/store.ts`). */
type Mails = {
  id: string;
  /** What it is about, for the log. */
  kind: string;
  /** Ids of those whom it names or goes to: it goes when their account goes. */
  people: string[];
  wrapped: Buffer;
  master_key_id: string;
  content: Buffer;
  tries: Generated<number>;
  created_at: Instant;
  /** When it is next somebody's turn to send it; in the future while a server is at it. */
  due_at: Instant;
  give_up_at: Instant;
};

/** Sign-ins up to this moment are over, with the tokens that came of them; whoever keeps the sessions. */
type EndedSessions = { user_id: string; ended_at: Instant };

export type Tables = {
  users: Users;
  user_keys: UserKeys;
  couples: Couples;
  partners: Partners;
  invites: Invites;
  answers: Answers;
  taps: Taps;
  scores: Scores;
  told_analyses: ToldAnalyses;
  budgets: Budgets;
  mails: Mails;
  ended_sessions: EndedSessions;
};
