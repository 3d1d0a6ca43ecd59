import * as contract from '../../../contract/score.ts';
import { fail } from '../../http/api-error.ts';
import { type App, mount } from '../../http/mount.ts';
import { readExchanges } from '../answers/store.ts';
import { generateScore } from './generate-score.ts';
import { changedSince, scoreFor } from './score-view.ts';
import { readScores } from './store.ts';

const limits = { account: { most: 120, seconds: 3600 } };

export const mountScore = (app: App): void => {
  mount(app, contract.getScore, async ({ caller }, { db, vault }) => {
    const { scores, partnerName } = (await readScores(db, vault, caller.uid)) ?? fail('unauthorized');
    const [newest, ...earlier] = scores;
    if (!newest) return fail('score_missing');
    const { entries } = (await readExchanges(db, vault, caller.uid)) ?? fail('unauthorized');
    const changed = changedSince(caller.uid, newest, entries);
    return scoreFor(caller.uid, [newest, ...earlier], partnerName, changed);
  });

  mount(
    app,
    contract.generateScore,
    async ({ caller }, context) => generateScore(context, caller.uid),
    limits,
  );
};
