import { describe, expect, test } from 'vitest';
import { entry, tarOf } from './tar.fixture.ts';
import { filesInTar } from './tar.mjs';

const read = (...entries: readonly Buffer[]) =>
  [...filesInTar(tarOf(...entries))].map(([name, bytes]) => [name, bytes.toString()]);

describe('the files of a tar archive', () => {
  test('are read with their paths and contents, whatever their size', () => {
    const long = 'x'.repeat(1500);
    expect(read(entry('package/a', 'one'), entry('package/empty', ''), entry('package/b', long))).toEqual([
      ['package/a', 'one'],
      ['package/empty', ''],
      ['package/b', long],
    ]);
  });

  test('have a path in two parts where it is long', () => {
    expect(read(entry('b/c', 'two', { prefix: 'package/a' }))).toEqual([['package/a/b/c', 'two']]);
  });

  test('have the long path that an entry before them says, in either way, and only the next one has', () => {
    const path = `package/${'deep/'.repeat(30)}file`;
    const record = ` path=${path}\n`;
    const said = `${record.length + 3}${record}`;
    const short = entry('short', 'content');
    expect(read(entry('x', said, { kind: 'x' }), short, short).map(([name]) => name)).toEqual([
      path,
      'short',
    ]);
    expect(read(entry('L', `${path}\0`, { kind: 'L' }), short).map(([name]) => name)).toEqual([path]);
  });

  test('are no folders and no links', () => {
    expect(read(entry('folder/', '', { kind: '5' }), entry('link', '', { kind: '2' }))).toEqual([]);
  });

  test('are refused where the archive is cut short', () => {
    const whole = tarOf(entry('package/a', 'x'.repeat(2000)));
    expect(() => [...filesInTar(whole.subarray(0, 1024))]).toThrow('cut short');
  });
});
