import type { Guard } from './guard.ts';

const builtin = 'server/ports/analysis/builtin.test.ts';

/** What is found in an answer before it is rated, what is said of it, and what never leaves. */
export const analysisGuards: readonly Guard[] = [
  {
    name: 'danger comes before any rating',
    file: 'server/ports/analysis/gates.ts',
    find: "['crisis', isCrisis],",
    instead: '',
    test: 'server/ports/analysis/gates.test.ts',
    title: 'danger comes before everything else',
  },
  {
    name: 'an instruction is cut out before the score',
    file: 'server/ports/analysis/gate-instructions.ts',
    find: 'const kept = isCut && isJoined(text, all[at - 1], sentence) ? [] : before(text, sentence);',
    instead: 'const kept = [sentence];',
    test: 'server/features/score/rate-texts.test.ts',
    title: 'an instruction changes nothing, and nobody gets to read it',
  },
  {
    name: 'feedback: a quotation stands in the answer itself',
    file: 'server/ports/analysis/quote.ts',
    find: 'raw.slice(words[from]?.start ?? 0,',
    instead: 'raw.toLowerCase().slice(words[from]?.start ?? 0,',
    test: builtin,
    title: 'obeys the contract, is brief, and quotes the answer itself',
  },
  {
    name: 'feedback: the soft line is the one that is shown',
    file: 'server/ports/analysis/draft.ts',
    find: '[softLine, ...suggestions]',
    instead: '[...suggestions, softLine]',
    test: builtin,
    title: 'a heavy answer that stops at another gate keeps the soft line',
  },
  {
    name: 'feedback: help comes first in danger',
    file: 'server/ports/analysis/stopped.ts',
    find: "if (isDanger(gate) && !isOnlyHeard(meaning)) return { help: 'urgent' };",
    instead: '',
    test: builtin,
    title: 'puts help first in danger',
  },
  {
    name: 'feedback: no step asks for what is heard already',
    file: 'server/ports/analysis/next-step.ts',
    find: 'filter((dimension) => !isKnown(dimension, answer))',
    instead: 'filter(() => true)',
    test: 'server/ports/analysis/next-step.test.ts',
    title: 'leads to what is not heard, whatever the rules find',
  },
  {
    name: 'feedback: danger that was only heard says that it may be misread',
    file: 'server/ports/analysis/stopped.ts',
    find: 'if (isDanger(gate) && isOnlyHeard(meaning)) return heardTexts[gate];',
    instead: '',
    test: builtin,
    title: 'crisis that is only heard may be misread, and says so',
  },
  {
    name: 'feedback: a thought is quoted with its turn',
    file: 'server/ports/analysis/clause.ts',
    find: 'isTurn(words.map(({ plain }) => plain)) || ',
    instead: '',
    test: 'server/ports/analysis/quote.test.ts',
    title: 'keeps together what belongs together: We went home',
  },
  {
    name: 'a heavy answer is never sent to a model',
    file: 'server/ports/analysis/model.ts',
    find: 'heavy !== true',
    instead: 'heavy !== null',
    test: 'server/ports/analysis/model.test.ts',
    title: 'is nothing of an answer beside which danger may be',
  },
  {
    name: 'silence of the encoder is not remembered as an answer',
    file: 'server/ports/analysis/meaning.ts',
    find: 'heard.catch(() => known.delete(key));',
    instead: 'heard.catch(() => null);',
    test: 'server/ports/analysis/encoded.test.ts',
    title: 'is asked again for the same answer, since silence is not remembered',
  },
];
