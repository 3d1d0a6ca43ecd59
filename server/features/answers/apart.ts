import type { Apart } from '../../../contract/answers.ts';
import type { Exchange } from './exchange.ts';

/** Why the viewer's own answer is not put beside the partner's, whatever the partner writes. */
export const apartOf = ({ withheld }: Exchange): Apart | undefined => (withheld ? 'unconfirmed' : undefined);
