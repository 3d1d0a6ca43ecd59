import { questionById } from '../../../content/questions.ts';
import * as contract from '../../../contract/leaving.ts';
import { fail } from '../../http/api-error.ts';
import { type App, mount } from '../../http/mount.ts';
import { findUser } from '../accounts/store.ts';
import { findAllowedHost } from '../model/store.ts';
import { deleteAccount } from './delete-account.ts';
import * as own from './store.ts';

const deleteLimits = { account: { most: 10, seconds: 3600 } };

const toExport = ({ questionId, content, createdAt, updatedAt }: own.OwnAnswer) => ({
  questionId,
  questionText: questionById(questionId)?.text ?? '',
  answerText: content.text,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt?.toISOString() ?? null,
  analysis: content.analysis,
});

const toExportedTap = ({ questionId, tap, tappedAt }: own.OwnTap) => ({
  questionId,
  questionText: questionById(questionId)?.text ?? '',
  tap,
  tappedAt: tappedAt.toISOString(),
});

const toExportedInvite = ({ createdAt, sentAt, expiresAt, ...rest }: own.OwnInvite) => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
  expiresAt: expiresAt.toISOString(),
});

export const mountLeaving = (app: App): void => {
  mount(app, contract.exportMine, async ({ caller }, { db, vault, clock }) => {
    const found = await findUser(db, caller.uid);
    if (found === null || found === 'closed') return fail('unauthorized');
    const { partnerEmail: _, ...user } = found;
    const answers = await own.readOwnAnswers(db, vault, caller.uid);
    const taps = await own.readOwnTaps(db, vault, caller.uid);
    const invite = await own.readOwnInvite(db, caller.uid);
    const words = await own.readOwnModelWords(db, vault, caller.uid);
    return {
      exportedAt: clock().toISOString(),
      user,
      answers: answers.map(toExport),
      taps: taps.map(toExportedTap),
      invite: invite && toExportedInvite(invite),
      modelWords: words.map(({ saidAt, analysis }) => ({ saidAt: saidAt.toISOString(), analysis })),
      allowedModelHost: (await findAllowedHost(db, caller.uid)) ?? null,
    };
  });

  mount(
    app,
    contract.deleteAccount,
    async ({ caller, body }, context) => {
      await deleteAccount(context, caller, body.password);
      return { success: true as const };
    },
    deleteLimits,
  );

  mount(app, contract.signOutEverywhere, async ({ caller }, { identity, db }) => {
    const found = await findUser(db, caller.uid);
    if (found === null || found === 'closed') fail('unauthorized');
    await identity.endSessions(caller.uid);
    return { success: true as const };
  });
};
