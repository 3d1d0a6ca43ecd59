import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { phones } from './browser.ts';
import { assemble, type Cast, forget } from './cast.ts';
import { intercept } from './edge.ts';
import type { Row } from './error-row.ts';
import { errorTable } from './error-table.ts';
import { house } from './house.ts';
import { type Scene, scenes } from './stages.ts';
import { seeLasting, seeToast } from './toasts.ts';

/** Part 8 of the specification: each line is brought about on the real screen by the network that fails at its edge. */
const server = house();
const openPhone = phones();
let cast: Cast;

beforeAll(async () => {
  cast = await assemble(openPhone, server().url);
});

const play = async ({ stage, edge, toast, lasting = [] }: Row): Promise<void> => {
  const { role, reach, act }: Scene = scenes[stage];
  const phone = cast.phones[role];
  onTestFinished(() => forget(phone, role));
  await reach?.(phone, cast.code);
  for (const [path, answer] of Object.entries(edge)) await intercept(phone, path, answer);
  await act(phone, cast.code);
  if (toast) await seeToast(phone.page, toast);
  for (const text of lasting) await seeLasting(phone.page, text);
};

describe('the error catalogue', () => {
  test.each(errorTable)('$line', play);

  test('complained of nothing but the failures that were made on purpose', () => {
    expect(Object.values(cast.phones).flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
