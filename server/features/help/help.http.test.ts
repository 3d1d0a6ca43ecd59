import { describe, expect, test } from 'vitest';
import { helpLines } from '../../../content/help-lines.ts';
import { listHelpLines } from '../../../contract/help-lines.ts';
import { own } from '../../testing/help-line.ts';
import { send } from '../../testing/people.ts';
import { testServer } from '../../testing/server.ts';

describe('the help lines', () => {
  const server = testServer();

  test('are those of the product, for anybody, in their order', async () => {
    expect(await send(server(), listHelpLines, null)).toMatchObject({ status: 200, body: helpLines });
  });
});

describe('with lines of the operator’s own', () => {
  const server = testServer({ helpLines: [own] });

  test('they are given instead', async () => {
    expect(await send(server(), listHelpLines, null)).toMatchObject({ status: 200, body: [own] });
  });
});
