import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Encoder, type EncoderSettings, openEncoder } from '../ports/analysis/encoder.ts';
import { hasWeights, weightsFolder } from '../ports/analysis/weights.ts';

const unreachable = /^(ENOTFOUND|ECONN\w+|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED)$/;

/** Why there are no weights, where no registry could be reached; with any other cause the tests that need them fail. */
export const noEncoder = (): string | null => {
  const note = join(weightsFolder, 'not-fetched');
  if (hasWeights() || !existsSync(note)) return null;
  const reason = readFileSync(note, 'utf8').trim();
  return unreachable.test(reason) ? reason : null;
};

/** The encoder with its real weights; throws where they should be and are not. */
export const openRealEncoder = (weights: EncoderSettings['weights']): Encoder => {
  if (!hasWeights()) throw new Error('The encoder is not there: `npm test` and `npm start` fetch it.');
  return openEncoder({ folder: weightsFolder, weights, patience: 120_000 });
};
