import { analyzeAnswer } from '../../../contract/analysis.ts';
import * as contract from '../../../contract/answers.ts';
import type { BodyOf } from '../../../contract/call.ts';
import { saveTap } from '../../../contract/taps.ts';
import { fail } from '../../http/api-error.ts';
import { type App, mount } from '../../http/mount.ts';
import { analyseAnswer } from './analyse-answer.ts';
import { answerList } from './answer-list.ts';
import { countedOf } from './counted.ts';
import { putTap } from './put-tap.ts';
import { saveAnswer } from './save-answer.ts';
import { readExchanges } from './store.ts';
import type { SentAnalysis } from './told.ts';

const analysisLimits = { account: { most: 240, seconds: 60 }, address: { most: 60, seconds: 60 } };
const saveLimits = { account: { most: 240, seconds: 60 } };

const saidIn = (body: BodyOf<typeof contract.saveAnswer>): SentAnalysis => ({
  quality: body.aiQuality,
  feedback: body.aiFeedback,
  suggestions: body.aiSuggestions,
  insightRating: body.aiInsightRating,
});

export const mountAnswers = (app: App): void => {
  mount(
    app,
    analyzeAnswer,
    async ({ caller, body }, context) =>
      analyseAnswer(context, caller, { question: body.questionText, answer: body.answerText }),
    analysisLimits,
  );

  mount(
    app,
    contract.saveAnswer,
    async ({ caller, body }, context) =>
      saveAnswer(context, caller.uid, { questionId: body.questionId, text: body.answer, said: saidIn(body) }),
    saveLimits,
  );

  mount(
    app,
    contract.saveIndividualAnswer,
    async ({ caller, body }, context) =>
      saveAnswer(context, caller.uid, {
        questionId: body.questionId,
        text: body.answerText,
        said: Object(body.analysis),
      }),
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
      counted: countedOf(found.entries),
      hasPartner: found.partner !== null,
      partnerEmail: found.partner?.email ?? null,
    };
  });
};
