import { dashboardShots } from './screens-dashboard.ts';
import { leavingShots } from './screens-leaving.ts';
import { listShots } from './screens-lists.ts';
import { newcomerShots } from './screens-newcomer.ts';
import { questionShots } from './screens-questions.ts';
import type { Shot } from './screens-stage.ts';
import { visitorShots } from './screens-visitor.ts';

/** Every screen, dialog, toast and state. */
export const allShots: readonly Shot[] = [
  ...visitorShots,
  ...newcomerShots,
  ...dashboardShots,
  ...questionShots,
  ...listShots,
  ...leavingShots,
];
