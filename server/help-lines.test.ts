import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { helpLines } from '../content/help-lines.ts';
import { readHelpLines } from './help-lines.ts';
import { builtinAnalyst } from './ports/analysis/builtin.ts';
import { own } from './testing/help-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'afterglow help-lines-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'help-lines.json');

const reading = (content: unknown) => () => {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readHelpLines(file);
};

test('without a file they are those of the product', () => {
  expect(readHelpLines(null)).toBe(helpLines);
});

test('a file takes their place, and what the product has is such a file', () => {
  expect(reading([own])()).toEqual([own]);
  expect(reading(helpLines)()).toEqual(helpLines);
});

test('feedback names the lines of the file', async () => {
  const analyst = builtinAnalyst(null, reading([own])());
  const { analysis } = await analyst.analyse({
    question: 'How are you?',
    answer: 'I want to kill myself, I cannot go on.',
  });
  expect(analysis.feedback).toContain('Valley Line in Nepal (+977 1 555 0100)');
  expect([analysis.feedback, ...analysis.suggestions].join(' ')).not.toMatch(/Tele-MANAS|Samaritans|988/);
});

describe('a file that cannot be used', () => {
  test.each<[string, unknown, RegExp]>([
    ['is no JSON', '[{]', /JSON/],
    ['holds no list', { lines: [] }, /must hold a list/],
    ['is empty of lines', [], /no line is for crisis/],
    ['has an entry that is none', [own, 'Samaritans'], /entry 2: must be an object/],
    [
      'has a number that cannot be dialled',
      [{ ...own, phone: 'call us' }],
      /entry 1 \(Valley Line\), phone: must/,
    ],
    ['has no way to reach a line', [{ ...own, phone: undefined }], /entry 1 \(Valley Line\): needs a phone/],
    ['has a site without https', [{ ...own, website: 'http://a.np' }], /website: must be an address/],
    ['misspells a field', [{ ...own, webiste: 'https://a.np' }], /entry 1 \(Valley Line\): has webiste/],
    ['names an unknown topic', [{ ...own, topics: ['sadness'] }], /topics, 0: must be of emergency/],
    ['says nothing of its truth', [{ ...own, unverified: undefined }], /needs either a source/],
    ['has a date of another kind', [{ ...own, checked: '20/11/2026' }], /checked: must be a day/],
    ['has a line twice', [own, own], /Valley Line in Nepal stands twice/],
    ['has nobody for abuse', [{ ...own, topics: ['crisis'] }], /no line is for abuse/],
  ])('%s, and says so', (_, content, complaint) => {
    expect(reading(content)).toThrow(complaint);
    expect(reading(content)).toThrow(`HELP_LINES: ${file} cannot be used`);
  });

  test('names every wrong entry at once', () => {
    expect(reading([{ ...own, phone: 'x' }, own, { ...own, name: '' }])).toThrow(/entry 1 .*\n.*entry 3/);
  });

  test('is not there', () => {
    expect(() => readHelpLines(join(folder, 'nowhere.json'))).toThrow(
      /HELP_LINES: .*nowhere\.json.*\n.*ENOENT/,
    );
  });
});
