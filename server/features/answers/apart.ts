import type { Apart } from '../../../contract/answers.ts';
import type { Exchange } from './exchange.ts';

/** Why the viewer's own answer is not put beside the partner's, whatever the partner writes. */
export const apartOf = ({ withheld, earlier }: Pick<Exchange, 'withheld' | 'earlier'>): Apart | undefined => {
  if (withheld) return 'unconfirmed';
  return earlier ? 'earlier' : undefined;
};
