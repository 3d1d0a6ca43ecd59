import { analyzeAnswer } from '../../../contract/analysis.ts';
import * as contract from '../../../contract/answers.ts';
import { saveTap } from '../../../contract/taps.ts';
import { fail } from '../../http/api-error.ts';
import { type App, mount } from '../../http/mount.ts';
import { answerList } from './answer-list.ts';
import { putTap } from './put-tap.ts';
import { saveAnswer } from './save-answer.ts';
import { readExchanges } from './store.ts';

const analysisLimits = { account: { most: 240, seconds: 60 }, address: { most: 60, seconds: 60 } };
const saveLimits = { account: { most: 240, seconds: 60 } };

export const mountAnswers = (app: App): void => {
  mount(
    app,
    analyzeAnswer,
    async ({ body }, { analyst }) => {
      const reading = await analyst.analyse({ question: body.questionText, answer: body.answerText });
      return reading.analysis;
    },
    analysisLimits,
  );

  mount(
    app,
    contract.saveAnswer,
    async ({ caller, body }, context) =>
      saveAnswer(context, caller.uid, { questionId: body.questionId, text: body.answer }),
    saveLimits,
  );

  mount(
    app,
    contract.saveIndividualAnswer,
    async ({ caller, body }, context) =>
      saveAnswer(context, caller.uid, { questionId: body.questionId, text: body.answerText }),
    saveLimits,
  );

  mount(
    app,
    saveTap,
    async ({ caller, params, body }, context) => putTap(context, caller.uid, { ...params, ...body }),
    saveLimits,
  );

  mount(app, contract.listAnswers, async ({ caller }, { db, vault }) => {
    const found = (await readExchanges(db, vault, caller.uid)) ?? fail('unauthorized');
    return {
      answers: answerList(found.entries),
      hasPartner: found.partner !== null,
      partnerEmail: found.partner?.email ?? null,
    };
  });
};
