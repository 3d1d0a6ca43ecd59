import { expect, test } from 'vitest';
import { type ConnectEvent, type ConnectState, connectState, noCode } from './connect-state.ts';

const entered: ConnectState = { ...noCode, code: 'AB2CD' };
const validating: ConnectState = { ...entered, step: 'validating' };
const valid: ConnectState = { ...entered, step: 'valid', inviterName: 'Asha' };
const connecting: ConnectState = { ...valid, step: 'connecting' };
const refusal: ConnectEvent = { type: 'refused', code: 'AB2CD', problem: 'Invalid invite code' };

test.each<[string, ConnectState, ConnectEvent, ConnectState]>([
  ['typing upper-cases', noCode, { type: 'typed', text: 'ab2cd' }, entered],
  ['typing again forgets the name', valid, { type: 'typed', text: 'ab2c' }, { ...noCode, code: 'AB2C' }],
  ['typing again forgets a check that is under way', validating, { type: 'typed', text: '' }, noCode],
  ['typing is no use while connecting', connecting, { type: 'typed', text: 'x' }, connecting],
  ['a whole code is validated', entered, { type: 'validate' }, validating],
  ['four characters are not', { ...noCode, code: 'AB2C' }, { type: 'validate' }, { ...noCode, code: 'AB2C' }],
  ['a second click validates nothing twice', validating, { type: 'validate' }, validating],
  ['valid shows the name', validating, { type: 'validated', code: 'AB2CD', inviterName: 'Asha' }, valid],
  ['a late reply is dropped', entered, { type: 'validated', code: 'AB2CD', inviterName: 'Asha' }, entered],
  ['a reply for another code is dropped', validating, { ...refusal, code: 'ZZZZZ' }, validating],
  ['a refusal is shown', validating, refusal, { ...entered, problem: 'Invalid invite code' }],
  ['connect follows valid', valid, { type: 'connect' }, connecting],
  ['and nothing else', entered, { type: 'connect' }, entered],
  [
    'a failed connection can be tried again',
    connecting,
    refusal,
    { ...valid, problem: 'Invalid invite code' },
  ],
])('%s', (_, before, event, after) => {
  expect(connectState(before, event)).toEqual(after);
});
