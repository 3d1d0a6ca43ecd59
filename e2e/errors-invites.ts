import { type Answer, apiError } from './edge.ts';
import { destructive, failing, type Row, trouble } from './error-row.ts';

const create = '/api/invites/create';
const validate = '/api/invites/validate';
const accept = '/api/invites/accept';

const unknownCode = apiError('invite_code_unknown');
const invalid = 'Invalid invite code';
const refused: Answer = { status: 200, body: { valid: false } };
const usedUp: Answer = { status: 200, body: { valid: false, error: 'This code was used already.' } };

const connection = 'Invalid code or connection error. Please try again.';
const notAccepted = 'Failed to accept invite';
const noValidation = 'Failed to validate invite code. Please try again.';
const noCopy = 'Failed to copy link. Please try again.';

/** Part 8, everything about invites. */
export const inviteErrors: readonly Row[] = [
  failing(
    ['Invites: link not generated', 'invite step'],
    [create, trouble],
    ['Error', 'Failed to generate invite link. Please try again.'],
  ),
  failing(
    ['Invites: code not generated', 'invite dialog'],
    [create, trouble],
    ['Error', 'Failed to generate invite code. Please try again.'],
  ),
  failing(
    ['Invites: not prepared', 'partner dialog'],
    [create, trouble],
    ['Error', 'Failed to prepare invite. Please try again.'],
  ),
  { line: 'Invites: link not copied', stage: 'copy link', edge: {}, toast: destructive('Error', noCopy) },
  {
    line: 'Invites: code not copied',
    stage: 'copy code',
    edge: {},
    toast: destructive('Error', 'Failed to copy invite code'),
  },
  failing(['Invites: invalid code', 'check code'], [validate, refused], ['Error', invalid]),
  failing(
    ["Invites: invalid code, the server's error", 'check code'],
    [validate, usedUp],
    ['Error', 'This code was used already.'],
  ),
  failing(['Invites: not validated', 'check code'], [validate, trouble], ['Error', noValidation]),
  failing(['Invites: not validated, no network', 'check code'], [validate, 'cut'], ['Error', noValidation]),
  failing(['Invites: not accepted', 'connect now'], [accept, trouble], ['Connection failed', notAccepted]),
  failing(
    ["Invites: not accepted, the server's error", 'connect now'],
    [accept, unknownCode],
    ['Connection failed', invalid],
  ),
  failing(['Invites: Connection error', 'connect now'], [accept, 'cut'], ['Connection error', notAccepted]),
  {
    line: 'Invites: pending code not accepted',
    stage: 'pending code',
    edge: { [accept]: trouble },
    toast: destructive('Error', notAccepted),
  },
  {
    line: "Invites: pending code not accepted, the server's error",
    stage: 'pending code',
    edge: { [accept]: unknownCode },
    toast: destructive('Error', invalid),
  },
  failing(
    ['Invites: Connection Failed', 'connect partner'],
    [accept, 'cut'],
    ['Connection Failed', connection],
  ),
  {
    line: "Invites: Connection Failed, the server's words stay",
    stage: 'connect partner',
    edge: { [accept]: unknownCode },
    toast: destructive('Connection Failed', connection),
    lasting: [invalid],
  },
  failing(
    ['Invites: partner status unknown', 'dashboard'],
    ['/api/invites/check', trouble],
    ['Error', 'Failed to check partner status. Please try again.'],
  ),
];
