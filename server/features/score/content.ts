import type { KeyOf, Vault } from '../../context.ts';
import type { CoupleRating } from './couple.ts';
import type { Judged } from './judge-couple.ts';

/** What a score row holds: the rating, the number of mutual questions it rests on, and a model's judgements. */
export type ScoreContent = {
  readonly rating: CoupleRating;
  readonly basedOn: number;
  readonly judged?: Judged | null;
  /** Answers that the analyst had no time to hear, and that were read by rules alone. */
  readonly unheard?: number;
  /** Of each question it rests on, the versions of the first's and the second's answer; older scores lack them. */
  readonly versions?: Readonly<Record<string, string>>;
};

/** Both members in the order in which the rating names them; their order is part of what is bound. */
export type Members = { readonly first: KeyOf; readonly second: KeyOf };

const boundTo = (scoreId: string, { first, second }: Members): string =>
  JSON.stringify(['score', scoreId, first.uid, second.uid]);

/** Sealed with the keys of both, one over the other: once either key is destroyed, so are the quotes of both. */
export const sealScore = (vault: Vault, members: Members, scoreId: string, content: ScoreContent): Buffer => {
  const bound = boundTo(scoreId, members);
  return vault.seal(
    members.second,
    vault.seal(members.first, Buffer.from(JSON.stringify(content)), bound),
    bound,
  );
};

/** Throws when the bytes are not the ones that were stored there. */
export const openScore = (vault: Vault, members: Members, scoreId: string, sealed: Buffer): ScoreContent => {
  const bound = boundTo(scoreId, members);
  return JSON.parse(vault.open(members.first, vault.open(members.second, sealed, bound), bound).toString());
};
