import { expect, test } from 'vitest';
import { helpLines } from '../../../content/help-lines.ts';
import { everywhere } from '../../../contract/help-lines.ts';
import { helpFrom } from './help.ts';

const listed = (topic: 'crisis' | 'abuse') =>
  helpLines.filter(({ topics }) => topics.includes(topic) && !topics.includes('emergency'));

test('names the first of a topic, and one for anybody, since nobody knows who is reading', () => {
  expect(helpFrom(helpLines).inShort('abuse')).toBe(
    'Women Helpline in India (181), or from anywhere Find A Helpline on the web',
  );
  expect(helpFrom(helpLines).inShort('crisis')).toMatch(/^Tele-MANAS/);
});

test('names one alone where there is no other', () => {
  const local = listed('abuse').filter(({ country }) => country !== everywhere);
  expect(helpFrom(local).inShort('abuse')).toBe('Women Helpline in India (181)');
});

test('lists every line of a topic', () => {
  expect(helpFrom(helpLines).invitations('abuse')).toHaveLength(listed('abuse').length);
});
