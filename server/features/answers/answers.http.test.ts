import { describe, expect, test } from 'vitest';
import { questionsOf } from '../../../content/questions.ts';
import { analyzeAnswer } from '../../../contract/analysis.ts';
import { listAnswers, saveAnswer, saveIndividualAnswer } from '../../../contract/answers.ts';
import { listQuestions } from '../../../contract/questions.ts';
import { runOnce } from '../../testing/databases.ts';
import { sameText } from '../../testing/expectations.ts';
import { confirm, couple, join, leave, type Person, pair, send } from '../../testing/people.ts';
import { readingBy } from '../../testing/reading.ts';
import { startServer, testServer } from '../../testing/server.ts';

const server = testServer();

const save = (person: Person, questionId: string, answer: string) =>
  person.call(saveAnswer, { body: { questionId, answer } });

const entryOf = async (person: Person, questionId: string) =>
  (await person.call(listAnswers)).answers.find((entry) => entry.questionId === questionId);

const questionOf = async (person: Person, id: string) =>
  (await person.call(listQuestions, { params: { category: 'love-questions' } })).find(
    (question) => question.id === id,
  );

const paths = [
  ['save-answer', saveAnswer, (text: unknown) => ({ questionId: 'love-questions-01', answer: text })],
  [
    'individual-answers',
    saveIndividualAnswer,
    (text: unknown) => ({ questionId: 'love-questions-01', answerText: text }),
  ],
] as const;

describe.each(paths)('POST %s', (_, call, body) => {
  test('saves the text exactly as typed, with the analysis of the server', async () => {
    const ada = await join(server());
    const text = '  I felt held when you…\n\tसच में 💛 ';
    const reply = await ada.send(call, { body: body(text) });
    expect(reply.status).toBe(200);
    const saved = await questionOf(ada, 'love-questions-01');
    expect(saved?.userAnswer?.answerText).toBe(text);
    expect(saved?.userAnswer?.analysis).toEqual((reply.body as { analysis: unknown }).analysis);
    expect(saved?.userAnswer?.analysis).not.toBeNull();
  });

  test.each([
    ['', 'answer_empty'],
    [' \u00a0\u200b\u2060\u3164\u2800\ufeff\ufe0f', 'answer_empty'],
    [undefined, 'answer_empty'],
    [7, 'answer_empty'],
    ['x'.repeat(4001), 'answer_too_long'],
    ['a\u0000b', 'answer_unreadable'],
    ['a\ud800b', 'answer_unreadable'],
  ] as const)('refuses %j as %s', async (text, code) => {
    const [ada, bela] = await couple(server());
    await save(bela, 'love-questions-01', 'My answer stays sealed');
    const reply = await ada.send(call, { body: body(text) });
    expect([reply.status, reply.body]).toEqual([400, sameText(code)]);
    expect(await entryOf(ada, 'love-questions-01')).toMatchObject({
      userAnswer: null,
      partnerAnswer: { locked: true },
    });
  });

  test('takes a single full stop', async () => {
    const ada = await join(server());
    expect((await ada.send(call, { body: body('.') })).status).toBe(200);
  });

  test('refuses a question that is not there', async () => {
    const ada = await join(server());
    const reply = await ada.send(call, { body: { ...body('A text'), questionId: 'love-questions-99' } });
    expect([reply.status, reply.body]).toEqual([404, sameText('question_unknown')]);
  });

  test('keeps the analysis of the server whatever the browser sends', async () => {
    const ada = await join(server());
    const forged = {
      aiQuality: 'excellent',
      aiFeedback: 'FORGED',
      aiSuggestions: ['FORGED'],
      aiInsightRating: 10,
    };
    const extra = { ...forged, analysis: { quality: 'excellent', feedback: 'FORGED' } };
    const reply = await ada.send(call, { body: { ...body('I like it when you hum.'), ...extra } });
    expect(reply.status).toBe(200);
    const saved = await questionOf(ada, 'love-questions-01');
    expect(JSON.stringify(saved)).not.toContain('FORGED');
  });

  test('repeated with the same text changes nothing', async () => {
    const ada = await join(server());
    const first = await ada.send(call, { body: body('The same words') });
    const second = await ada.send(call, { body: body('The same words') });
    expect(second.text).toBe(first.text);
  });

  test('with another text keeps createdAt and gains updatedAt', async () => {
    const ada = await join(server());
    const first = (await ada.send(call, { body: body('One') })).body as {
      createdAt: string;
      updatedAt: null;
    };
    const second = (await ada.send(call, { body: body('Two') })).body as {
      createdAt: string;
      updatedAt: string;
    };
    expect([first.updatedAt, second.createdAt]).toEqual([null, first.createdAt]);
    expect(Date.parse(second.updatedAt)).toBeGreaterThanOrEqual(Date.parse(first.createdAt));
  });
});

describe('saving', () => {
  test('ten saves at once through both paths leave one answer, whole', async () => {
    const ada = await join(server());
    const texts = Array.from({ length: 10 }, (_, i) => `Answer number ${i}`);
    const replies = await Promise.all(
      texts.map((text, i) =>
        i % 2
          ? ada.send(saveAnswer, { body: { questionId: 'love-questions-02', answer: text } })
          : ada.send(saveIndividualAnswer, { body: { questionId: 'love-questions-02', answerText: text } }),
      ),
    );
    expect(replies.map((reply) => reply.status)).toEqual(Array(10).fill(200));
    const { answers } = await ada.call(listAnswers);
    expect(answers).toHaveLength(1);
    expect(texts).toContain(answers[0]?.userAnswer?.answerText);
  });

  test('still works when the analysis cannot be made', async () => {
    const broken = { analyse: async () => Promise.reject(new Error('no analyst')) };
    const own = await startServer({ analyst: broken });
    try {
      const ada = await join(own);
      const saved = await save(ada, 'love-questions-01', 'It is kept');
      expect(saved.analysis).toBeNull();
      expect((await entryOf(ada, 'love-questions-01'))?.userAnswer?.answerText).toBe('It is kept');
    } finally {
      await own.stop();
    }
  });

  test('the same words again stay as they are, read with the encoder or, just after a start, without', async () => {
    let engine = 'afterglow-rules';
    const own = await startServer({ analyst: { analyse: async () => readingBy(engine) } });
    try {
      const ada = await join(own);
      const first = await save(ada, 'love-questions-01', 'I felt held.');
      engine = 'afterglow-rules+minilm';
      expect(await save(ada, 'love-questions-01', 'I felt held.')).toEqual(first);
      expect((await entryOf(ada, 'love-questions-01'))?.userAnswer?.updatedAt).toBeNull();
    } finally {
      await own.stop();
    }
  });

  test('at the very moment of pairing loses nothing', async () => {
    for (let round = 0; round < 5; round++) {
      const [ada, bela] = await Promise.all([join(server()), join(server())]);
      await Promise.all([
        pair(ada, bela),
        save(ada, 'love-questions-03', 'From Ada'),
        save(bela, 'love-questions-03', 'From Bela'),
      ]);
      await confirm(ada);
      const entry = await entryOf(ada, 'love-questions-03');
      expect(entry).toMatchObject({
        userAnswer: { answerText: 'From Ada' },
        partnerAnswer: { locked: false, answerText: 'From Bela' },
      });
    }
  });

  test('what each wrote while single moves into the couple, and is open once the inviter has confirmed', async () => {
    const [ada, bela] = await Promise.all([join(server()), join(server())]);
    await save(ada, 'love-questions-04', 'Written alone');
    await save(bela, 'love-questions-04', 'Written alone too');
    await pair(ada, bela);
    await confirm(ada);
    expect(await entryOf(bela, 'love-questions-04')).toMatchObject({
      partnerAnswer: { locked: false, answerText: 'Written alone' },
    });
  });
});

describe('the reveal', () => {
  test('comes for each with their own save and not before', async () => {
    const [ada, bela] = await couple(server());
    const id = 'love-questions-05';
    await save(ada, id, 'ADAS-WORDS');
    expect(await questionOf(bela, id)).toMatchObject({ isPartnerQuestion: true, partnerAnswerText: null });
    expect(await questionOf(ada, id)).toMatchObject({ isPartnerQuestion: false, partnerAnswerText: null });
    await save(bela, id, 'BELAS-WORDS');
    expect(await questionOf(ada, id)).toMatchObject({ partnerAnswerText: 'BELAS-WORDS' });
    expect(await questionOf(bela, id)).toMatchObject({
      isPartnerQuestion: false,
      partnerAnswerText: 'ADAS-WORDS',
    });
  });
});

describe('after a couple has ended', () => {
  test('neither sees the other, and none of it appears in a new couple', async () => {
    const [ada, bela] = await couple(server());
    await save(ada, 'moving-in-05', 'Ada, in the first couple');
    await save(bela, 'moving-in-05', 'Bela, in the first couple');
    await leave(ada);
    expect(JSON.stringify(await bela.call(listAnswers))).not.toContain('Ada, in');
    const cleo = await join(server(), 'Cleo');
    await pair(ada, cleo);
    await save(cleo, 'moving-in-05', 'Cleo, in the second couple');
    const reply = await cleo.send(listAnswers);
    expect(reply.text).not.toMatch(/Ada, in|Bela, in/);
    expect(await entryOf(cleo, 'moving-in-05')).toMatchObject({ partnerAnswer: null });
  });
});

describe('a save that is rolled back', () => {
  const breaking = `
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'at the commit'; end $$;
    create constraint trigger refuse after insert on answers deferrable initially deferred
      for each row when (new.question_id = 'moving-in-20') execute function refuse()`;

  test('unlocks nothing and stores nothing', async () => {
    const own = await startServer();
    try {
      const [ada, bela] = await couple(own);
      await save(bela, 'moving-in-20', 'BELA-SEALED');
      await runOnce(own.databaseUrl, breaking);
      expect(
        (await ada.send(saveAnswer, { body: { questionId: 'moving-in-20', answer: 'Mine' } })).status,
      ).toBe(500);
      const reply = await ada.send(listAnswers);
      expect(reply.text).not.toContain('BELA-SEALED');
      expect(await entryOf(ada, 'moving-in-20')).toMatchObject({
        userAnswer: null,
        partnerAnswer: { locked: true },
      });
    } finally {
      await own.stop();
    }
  });
});

describe("the partner's feedback", () => {
  test('comes with the revealed answer, but not where the answer was met with support', async () => {
    const [ada, bela] = await couple(server());
    await save(bela, 'love-questions-08', 'I felt so calm on Sunday, when you listened to me.');
    await save(bela, 'love-questions-09', 'I want to kill myself, I cannot go on.');
    for (const id of ['love-questions-08', 'love-questions-09']) await save(ada, id, 'I hear you.');
    const rated = await questionOf(bela, 'love-questions-08');
    expect((await questionOf(ada, 'love-questions-08'))?.partnerAnswerFeedback).toBe(
      rated?.userAnswer?.analysis?.feedback,
    );
    expect((await questionOf(bela, 'love-questions-09'))?.userAnswer?.analysis?.quality).toBe('other');
    expect((await questionOf(ada, 'love-questions-09'))?.partnerAnswerFeedback).toBeNull();
  });
});

describe('the list of answers', () => {
  test('of a single person has their own and no partner', async () => {
    const ada = await join(server());
    await save(ada, 'moving-in-01', 'Mine');
    expect(await ada.call(listAnswers)).toMatchObject({
      hasPartner: false,
      partnerEmail: null,
      answers: [{ questionId: 'moving-in-01', category: 'moving-in', partnerAnswer: null }],
    });
  });

  test('puts what waits for me first, in the order of the catalogue, then newest first', async () => {
    const [ada, bela] = await couple(server());
    await save(bela, 'health-goals-02', 'third, in time');
    await save(bela, 'amazing-sex-02', 'first, in the catalogue');
    await save(ada, 'moving-in-01', 'older');
    await save(ada, 'moving-in-02', 'newer');
    await save(bela, 'moving-in-01', 'reveals the older one');
    const { answers, hasPartner, partnerEmail } = await ada.call(listAnswers);
    expect(answers.map((entry) => entry.questionId)).toEqual([
      'amazing-sex-02',
      'health-goals-02',
      'moving-in-01',
      'moving-in-02',
    ]);
    expect(answers[0]).toMatchObject({ userAnswer: null, partnerAnswer: { locked: true } });
    expect(Object.keys(answers[0]?.partnerAnswer ?? {})).toEqual(['locked']);
    expect([hasPartner, partnerEmail]).toEqual([true, bela.email]);
  });
});

describe('the questions of a category', () => {
  test('come whole and in their fixed order', async () => {
    const ada = await join(server());
    const list = await ada.call(listQuestions, { params: { category: 'fart-comfort' } });
    expect(
      list.map(({ id, questionText: text, category, invites }) => ({ id, text, category, invites })),
    ).toEqual(
      questionsOf('fart-comfort').map(({ id, text, category, invites }) => ({ id, text, category, invites })),
    );
  });

  test('of a category that is not there are a 404', async () => {
    const ada = await join(server());
    const reply = await ada.send(listQuestions, { params: { category: 'save-answer' } });
    expect([reply.status, reply.body]).toEqual([404, sameText('category_unknown')]);
  });
});

describe('analyze-answer', () => {
  const body = {
    questionText: 'What made you smile today?',
    answerText: 'I felt warm when you sang in the kitchen.',
  };

  test('works without a token and stores nothing', async () => {
    const reply = await send(server(), analyzeAnswer, null, { body });
    expect(reply.status).toBe(200);
    expect((reply.body as { feedback: string }).feedback).not.toBe('');
  });

  test('understands both names of each field and gives the same feedback each time', async () => {
    const ada = await join(server());
    const first = await ada.send(analyzeAnswer, { body });
    const other = { question: body.questionText, answer: body.answerText };
    expect((await ada.send(analyzeAnswer, { body: other })).text).toBe(first.text);
    expect((await ada.call(listAnswers)).answers).toEqual([]);
  });

  test.each([
    [{ questionText: body.questionText, answerText: ' ' }, 'answer_empty'],
    [{ answerText: body.answerText }, 'question_text_missing'],
    [{ ...body, answerText: 'x'.repeat(4001) }, 'answer_too_long'],
    [[], 'invalid_input'],
  ] as const)('refuses %#', async (wrong, code) => {
    const reply = await send(server(), analyzeAnswer, null, { body: wrong });
    expect([reply.status, reply.body]).toEqual([400, sameText(code)]);
  });

  test('has a budget for callers without a token', async () => {
    const instant = new Date();
    const own = await startServer({ clock: () => instant });
    try {
      const asked = Array.from({ length: 61 }, () => send(own, analyzeAnswer, null, { body }));
      const statuses = (await Promise.all(asked)).map((reply) => reply.status);
      expect(statuses.sort()).toEqual([...Array(60).fill(200), 429]);
    } finally {
      await own.stop();
    }
  });
});
