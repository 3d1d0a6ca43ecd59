import { expect, test, vi } from 'vitest';
import { forgetSignals, listen, reportError, type Signal, setUserProperties, track } from './analytics.ts';

test('who listens hears what was before and what comes, until they stop', () => {
  const heard: Signal[] = [];
  track('session_start');
  const stop = listen((signal) => heard.push(signal));
  track('tab_switch', { tab: 'score' });
  stop();
  track('logout');
  expect(heard).toEqual([
    { event: 'session_start', params: {} },
    { event: 'tab_switch', params: { tab: 'score' } },
  ]);
});

test('a user has these six properties', () => {
  const user = {
    email: 'm@example.com',
    gender: 'female',
    relationship_status: 'dating',
    living_with_partner: 'yes',
    has_children: false,
    has_partner: true,
  };
  setUserProperties(user);
  const heard: Signal[] = [];
  listen((signal) => heard.push(signal))();
  expect(heard.at(-1)).toEqual({ user });
});

test('an error is logged and reported, by its kind only', () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const heard: Signal[] = [];
  const stop = listen((signal) => heard.push(signal));
  reportError('sign_in');
  stop();
  expect(logged).toHaveBeenCalledWith('Afterglow: sign_in');
  expect(heard.at(-1)).toEqual({ event: 'exception', params: { description: 'sign_in', fatal: false } });
  logged.mockRestore();
});

test('who listens later hears nothing of what was forgotten', () => {
  track('tab_switch', { tab: 'score' });
  forgetSignals();
  track('page_view');
  const heard: Signal[] = [];
  listen((signal) => heard.push(signal))();
  expect(heard).toEqual([{ event: 'page_view', params: {} }]);
});
