import { questionsOf } from '../../../content/questions.ts';
import { isCategoryId } from '../../../contract/categories.ts';
import { listQuestions } from '../../../contract/questions.ts';
import { fail } from '../../http/api-error.ts';
import { type App, mount } from '../../http/mount.ts';
import { readExchanges } from '../answers/store.ts';
import { questionList } from './question-list.ts';

export const mountQuestions = (app: App): void => {
  mount(app, listQuestions, async ({ caller, params }, { db, vault }) => {
    const catalogue = isCategoryId(params.category) ? questionsOf(params.category) : fail('category_unknown');
    const ids = catalogue.map((question) => question.id);
    const found = (await readExchanges(db, vault, caller.uid, ids)) ?? fail('unauthorized');
    return questionList(catalogue, found.entries);
  });
};
