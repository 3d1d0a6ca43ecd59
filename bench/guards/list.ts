import type { Guard } from './guard.ts';
import { identityGuards } from './identity.ts';
import { limitGuards } from './limits.ts';
import { mailGuards } from './mail.ts';
import { modelGuards } from './model.ts';
import { pairingGuards } from './pairing.ts';
import { requestGuards } from './requests.ts';
import { revealGuards } from './reveal.ts';
import { runningGuards } from './running.ts';
import { scoreGuards } from './score.ts';
import { sealingGuards } from './sealing.ts';
import { sessionGuards } from './sessions.ts';
import { webGuards } from './web.ts';

/** Every guard that `npm run guards` takes out, one room after the other. */
export const guards: readonly Guard[] = [
  ...revealGuards,
  ...pairingGuards,
  ...sealingGuards,
  ...identityGuards,
  ...sessionGuards,
  ...limitGuards,
  ...mailGuards,
  ...modelGuards,
  ...scoreGuards,
  ...requestGuards,
  ...runningGuards,
  ...webGuards,
];
