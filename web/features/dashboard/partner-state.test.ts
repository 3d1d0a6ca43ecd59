import { expect, test } from 'vitest';
import { partnerLabels, partnerState } from './partner-state.ts';

test.each([
  [true, true, 'Connected with Partner'],
  [true, false, 'Connected with Partner'],
  [false, true, 'Invitation Pending'],
  [false, false, 'No Partner Connected'],
])('partner %s and invited %s is %s', (hasPartner, hasInvitedPartner, label) => {
  expect(partnerLabels[partnerState({ hasPartner, hasInvitedPartner })]).toBe(label);
});
