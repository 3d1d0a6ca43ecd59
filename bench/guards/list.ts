import { analysisGuards } from './analysis.ts';
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

/** The rooms of the product, each a file here with its guards. */
export const rooms = {
  reveal: revealGuards,
  pairing: pairingGuards,
  sealing: sealingGuards,
  identity: identityGuards,
  sessions: sessionGuards,
  limits: limitGuards,
  mail: mailGuards,
  model: modelGuards,
  analysis: analysisGuards,
  score: scoreGuards,
  requests: requestGuards,
  running: runningGuards,
  web: webGuards,
} as const satisfies Readonly<Record<string, readonly Guard[]>>;

/** Every guard that `npm run guards` takes out, one room after the other. */
export const guards: readonly Guard[] = Object.values(rooms).flat();
