import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drafts } from './drafts.ts';

class Storage {
  [key: string]: unknown;
  getItem(key: string) {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, text: string) {
    this[key] = text;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

const ours = (storage: object): string[] => Object.keys(storage);

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new Storage());
  drafts.belongTo('mira');
});
afterEach(() => vi.unstubAllGlobals());

test('what was typed is there again for the same question, also for a new page of the tab', () => {
  drafts.write('moving-in-01', 'Half a thought');
  expect(drafts.read('moving-in-01')).toBe('Half a thought');
  expect(drafts.read('moving-in-02')).toBe('');
  expect(Object.values(sessionStorage)).toEqual(['Half a thought']);
});

test('what was saved is forgotten, and nothing else', () => {
  drafts.write('moving-in-01', 'One');
  drafts.write('moving-in-02', 'Two');
  drafts.clear('moving-in-01');
  expect([drafts.read('moving-in-01'), drafts.read('moving-in-02')]).toEqual(['', 'Two']);
});

test('they are their owner’s, who finds them again, until somebody else comes', () => {
  drafts.write('moving-in-01', 'Mine');
  drafts.belongTo('mira');
  expect(drafts.read('moving-in-01')).toBe('Mine');
  drafts.belongTo('mir');
  expect(drafts.read('moving-in-01')).toBe('');
  drafts.belongTo('mira');
  expect(drafts.read('moving-in-01')).toBe('');
});

test('all are forgotten at once, and what is not a draft stays', () => {
  sessionStorage.setItem('left', '1');
  drafts.write('moving-in-01', 'One');
  drafts.write('moving-in-02', 'Two');
  drafts.clearAll();
  expect(ours(sessionStorage)).toEqual(['left']);
});

test('a browser that refuses keeps nothing and breaks nothing', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  drafts.write('moving-in-01', 'One');
  drafts.clearAll();
  expect(drafts.read('moving-in-01')).toBe('');
});
