import * as contract from '../../../contract/score.ts';
import { fail } from '../../http/api-error.ts';
import { type App, mount } from '../../http/mount.ts';
import { generateScore } from './generate-score.ts';
import { scoreFor } from './score-view.ts';
import { readNewest } from './store.ts';

const limits = { account: { most: 120, seconds: 3600 } };

export const mountScore = (app: App): void => {
  mount(app, contract.getScore, async ({ caller }, { db, vault }) => {
    const { score, partnerName } = (await readNewest(db, vault, caller.uid)) ?? fail('unauthorized');
    return score ? scoreFor(caller.uid, score, partnerName) : fail('score_missing');
  });

  mount(
    app,
    contract.generateScore,
    async ({ caller }, context) => generateScore(context, caller.uid),
    limits,
  );
};
