import { existsSync } from 'node:fs';
import { join } from 'node:path';
import weights from './weights.json' with { type: 'json' };

/** Where the weights of the sentence encoder are put when the packages are installed. */
export const weightsFolder = join(import.meta.dirname, '..', '..', '..', weights.folder);

/** Whether there are weights; what is in them is checked when they are read. */
export const hasWeights = (folder: string = weightsFolder): boolean =>
  weights.files.every(({ name }) => existsSync(join(folder, name)));

/** The sha256 that a file of the weights must have. */
export const pinnedHash = (wanted: string): string | undefined =>
  weights.files.find(({ name }) => name === wanted)?.sha256;
