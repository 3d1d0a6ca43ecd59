import type { Guard } from './guard.ts';

const answer = {
  file: 'server/features/answers/content.ts',
  find: "['answer', id, uid, questionId, version]",
  test: 'server/features/answers/content.test.ts',
} as const;

const score = {
  file: 'server/features/score/content.ts',
  find: "['score', scoreId, first.uid, second.uid]",
  test: 'server/features/score/content.test.ts',
} as const;

const vault = 'server/ports/vault/vault.test.ts';
const start = 'server/main.test.ts';
const leaving = 'server/features/leaving/leaving.http.test.ts';
const couples = 'server/features/couples/couples.http.test.ts';

/** What lies in the database: sealed, bound to its place, and gone with its author. */
export const sealingGuards: readonly Guard[] = [
  {
    ...answer,
    name: 'sealing: an answer is bound to its row',
    instead: "['answer', uid, questionId, version]",
    title: 'an answer does not open for another row',
  },
  {
    ...answer,
    name: 'sealing: an answer is bound to its author',
    instead: "['answer', id, questionId, version]",
    title: 'an answer does not open for another user',
  },
  {
    ...answer,
    name: 'sealing: an answer is bound to its question',
    instead: "['answer', id, uid, version]",
    title: 'an answer does not open for another question',
  },
  {
    ...answer,
    name: 'sealing: an answer is bound to its version',
    instead: "['answer', id, uid, questionId]",
    title: 'an answer does not open for another version',
  },
  {
    ...score,
    name: 'sealing: a score is bound to its row',
    instead: "['score', first.uid, second.uid]",
    title: 'a score does not open for another row',
  },
  {
    ...score,
    name: 'sealing: a score is bound to its first member',
    instead: "['score', scoreId, second.uid]",
    title: 'a score does not open for another first member',
  },
  {
    ...score,
    name: 'sealing: a score is bound to its second member',
    instead: "['score', scoreId, first.uid]",
    title: 'a score does not open for another second member',
  },
  {
    name: "sealing: a user's key is bound to the user",
    file: 'server/ports/vault/local.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of the file
    find: '`user key of ${uid}`',
    instead: "uid && 'user key'",
    test: vault,
    title: 'is good for that user only',
  },
  {
    name: 'sealing: the tag is checked',
    file: 'server/ports/vault/aead.ts',
    find: 'return Buffer.concat([opener.update(sealed.subarray(1 + nonceBytes + tagBytes)), opener.final()]);',
    instead: 'return opener.update(sealed.subarray(1 + nonceBytes + tagBytes));',
    test: vault,
    title: 'do not open in another place, with another key, or with any bit changed',
  },
  {
    name: 'sealing: the file of the master key is for its owner alone',
    file: 'server/database/ensure-file.ts',
    find: "{ flag: 'wx', mode: 0o600, flush: true }",
    instead: "{ flag: 'wx', flush: true }",
    test: vault,
    title: 'is for its owner alone',
  },
  {
    name: 'sealing: nothing new is wrapped with a master key that was changed',
    file: 'server/ports/vault/local.ts',
    find: '    keys = load();\n    const master = current();',
    instead: '    const master = current();',
    test: vault,
    title: 'is read again before anything is wrapped',
  },
  {
    name: 'sealing: no start without the master key of what is stored',
    file: 'server/serve.ts',
    find: 'await refuseForeignKeys(db, context.vault);',
    instead: '',
    test: start,
    title: 'a lost master key stops the start',
  },
  {
    name: 'sealing: no master key is made up for a database of its own address',
    file: 'server/serve.ts',
    find: '  requireMasterKey(settings);\n',
    instead: '',
    test: start,
    title: 'a given database needs a given master key',
  },
  {
    name: 'deleting destroys the key',
    file: 'server/features/leaving/store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of the file
    find: 'delete from user_keys where user_id = ${uid}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of the file
    instead: 'select from user_keys where user_id = ${uid}',
    test: leaving,
    title: 'leaves nothing personal',
  },
  {
    name: 'deleting takes the words along',
    file: 'server/features/leaving/store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of the file
    find: '`delete from answers where user_id = ${uid}`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of the file
    instead: '`select from answers where user_id = ${uid}`',
    test: leaving,
    title: 'leaves nothing personal',
  },
  {
    name: 'an invited address goes with its code',
    file: 'server/features/invites/store.ts',
    find: 'used_by: by, partner_email: null',
    instead: 'used_by: by',
    test: 'server/features/invites/invites.http.test.ts',
    title: 'goes when the code is used, and when it is void',
  },
  {
    name: 'deleting takes the address out of the invitations of others',
    file: 'server/features/leaving/delete-account.ts',
    find: '  await db.transaction().execute((tx) => forgetAddress(tx, caller.uid));\n',
    instead: '',
    test: leaving,
    title: 'takes the address out of every table',
  },
  {
    name: 'scores end with the couple',
    file: 'server/features/couples/store.ts',
    find: "await tx.deleteFrom('scores').where('couple_id', '=', ended.id).execute();",
    instead: '',
    test: couples,
    title: 'ends their scores',
  },
  {
    name: 'the account takes along a score that a back-up brought again',
    file: 'server/features/leaving/store.ts',
    find: 'delete from scores',
    instead: 'select from scores',
    test: leaving,
    title: 'a back-up brought again',
  },
  {
    name: 'deleting wants the password again',
    file: 'server/features/leaving/delete-account.ts',
    find: " ?? fail('password_wrong')",
    instead: ' ?? { deleteAccount: async () => undefined }',
    test: leaving,
    title: 'wants the password again',
  },
  {
    name: 'no start on a database that may lose what was acknowledged',
    file: 'server/serve.ts',
    find: 'await refuseForgetful(db);',
    instead: '',
    test: 'server/http/pages.http.test.ts',
    title: 'is refused, by the name of the setting',
  },
];
