import type { Quality } from '../../../contract/analysis.ts';
import type { Tells } from './heard.ts';
import type { Language } from './language.ts';
import type { Invitation } from './question.ts';
import type { Rating } from './rating.ts';
import type { Text } from './text.ts';

/** What feedback is written from. */
export type Material = {
  readonly text: Text;
  readonly invitation: Invitation;
  readonly rating: Rating;
  readonly quality: Quality;
  readonly language: Exclude<Language, 'other'>;
  /** The clause that blames the partner most, where there is one. */
  readonly blame: string | null;
  /** What is heard in it, or null where nothing is. */
  readonly tells: Tells | null;
  /** Blame and contempt, 0 to 1. */
  readonly harm: number;
  /** Danger may be near, so that a line of help goes with it. */
  readonly heavy: boolean;
  /** The answer's beginning, for where no dimension has a quotation. */
  readonly opening: string;
};
