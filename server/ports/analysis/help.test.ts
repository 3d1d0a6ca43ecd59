import { expect, test } from 'vitest';
import { helpLines } from '../../../content/help-lines.ts';
import { helpFrom } from './help.ts';

const listed = (topic: 'crisis' | 'abuse') =>
  helpLines.filter(({ topics }) => topics.includes(topic) && !topics.includes('emergency'));

test('names one that is for anybody, since nobody knows who is reading', () => {
  expect(helpFrom(helpLines).inShort('abuse')).toBe(
    'National Domestic Violence Hotline in United States (1-800-799-7233), elsewhere Find A Helpline on the web',
  );
  expect(helpFrom(helpLines).inShort('crisis')).toMatch(/^Tele-MANAS/);
});

test('names the first where all are for some', () => {
  const some = listed('abuse').filter(({ about }) => /women|For men/.test(about));
  expect(helpFrom(some).inShort('abuse')).toBe('Women Helpline in India (181)');
});

test('lists every line of a topic', () => {
  expect(helpFrom(helpLines).invitations('abuse')).toHaveLength(listed('abuse').length);
});
