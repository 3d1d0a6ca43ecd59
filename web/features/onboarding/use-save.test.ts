import { expect, test, vi } from 'vitest';
import type { Questionnaire } from '../../../contract/onboarding.ts';
import { useSave } from './use-save.ts';

/** What the hook puts into React's state. */
const kept = vi.hoisted(() => [] as unknown[]);

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useState: (first: unknown) => [first, (next: unknown) => kept.push(next)],
}));
vi.mock('wouter', () => ({ useLocation: () => ['/', () => undefined] }));
vi.mock('../invites/queries.ts', () => ({ useAcceptInvite: () => ({ mutateAsync: () => undefined }) }));

const answers: Questionnaire = {
  gender: 'female',
  relationshipStatus: 'dating',
  livingWithPartner: 'yes',
  children: 'no',
};

test('without a user nothing is sent, and that is said', async () => {
  const fetching = vi.fn();
  vi.stubGlobal('fetch', fetching);
  const toInviteStep = vi.fn();
  await useSave(null, toInviteStep).save(answers);
  expect(kept).toEqual(['User authentication required']);
  expect(fetching).not.toHaveBeenCalled();
  expect(toInviteStep).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
