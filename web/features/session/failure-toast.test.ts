import { describe, expect, test } from 'vitest';
import { failureToast, flowMessages } from './messages.ts';

describe('the toast of a flow that failed', () => {
  test.each([
    ['signUpFailed', 'Account creation failed', 'Please try again.'],
    ['signInFailed', 'Sign in failed', 'Please check your credentials and try again.'],
  ] as const)('%s says why, else its last resort', (flow, title, lastResort) => {
    const shown = { title, variant: 'destructive' };
    expect(failureToast(flowMessages[flow], 'Why it failed.')).toEqual({
      ...shown,
      description: 'Why it failed.',
    });
    expect(failureToast(flowMessages[flow], '')).toEqual({ ...shown, description: lastResort });
  });
});
