import { isOnlyPictures } from './gate-gibberish.ts';
import { hasIn, phrases, words } from './pattern.ts';
import { plainWords, type Text } from './text.ts';

// Words that close a question without answering it. Only an answer made of nothing else counts.
const empty: ReadonlySet<string> = new Set(
  words(`
  idk dunno dk idc whatever whatevs meh eh hm hmm um uh er lol lmao rofl haha hehe ha k kk ok okay okey fine good nice
  cool great alright right sure yes yeah yep yup ya yo no nope nah na maybe perhaps possibly depends depend it
  nothing none nil null nobody everything anything something all any not really much special particular know do
  i am we is are the a an that this to me you he she my your of in for so just think guess have has any have idea
  clue sure what say how should matter matters does same old usual always normal before ever nm nvm never mind
  good here with want wants like likes as well very pretty quite be can could would will tbh honestly simply
  and or but answer question opinion on no. there about case why ask asking who cares care decide up there dont
  more less ordinary regular average happens comes goes life next different both either anyway least kind sort
  day time times everyone else other people thing things stuff too little bit now today please thanks thank
  pata nahi nahin theek thik hai kuch bhi haan ji sab badhiya accha acha chalta hai kya malum malum maloom pta ni
  think cannot come chhodo chodo
  nothing's new fr rn smh ugh oh ah well lah na yaar bas aise hi yours mine thought about if whatever's pass skip put
  `),
);

/** Without at least one of these the short words above may be a real answer ('My mum', 'You'). */
const closing: ReadonlySet<string> = new Set(
  words(`
  idk dunno dk idc whatever whatevs meh eh hm hmm um lol lmao haha k kk ok okay okey fine good nice cool great alright
  sure yes yeah yep yup no nope nah maybe perhaps possibly depends nothing none nil everything anything idea clue know
  same usual nm nvm mind matter care cares say pata theek thik haan kuch badhiya accha acha chalta nothing's
  sab special malum maloom not
  `),
);

/** These close a question however many small words stand around them. */
const shutting: ReadonlySet<string> = new Set(
  words(
    'idk dunno dk idc chhodo chodo whatever whatevs lol lmao depends clue know idea matter care cares nvm mind pata malum maloom say',
  ),
);

const blank = phrases(
  '(idk|dunno|lol|pass) (~ )?next( one| question)?$',
  'can not (think|come up|remember)( of)?( anything| any| one| a thing)?$',
  '^(we will|we shall|let us|time will) (see|tell)$',
  '^same as (yours|you|my partner|his|hers|him|her)$',
);

/** The question is put off, or is said to be answered elsewhere. */
const deferring = phrases(
  '^(ask|tell) me (again )?(another|some other) (day|time)',
  'i (have )?(already )?(told|said|answered) (you )?(this|that|it) (already|ages ago|before|last (time|week))$',
);

/** Nothing but words that close the question: 'idk', 'fine', 'whatever you want'. */
export const isEvasive = (text: Text): boolean => {
  if (isOnlyPictures(text) || /^\W*n\s?\/\s?a\W*$/i.test(text.raw)) return true;
  const said = plainWords(text);
  if (said.length <= 8 && hasIn(text, blank)) return true;
  if (said.length <= 12 && hasIn(text, deferring)) return true;
  if (said.length === 0 || said.length > 12 || !said.every((word) => empty.has(word))) return false;
  return (
    said.some((word) => shutting.has(word)) || (said.length <= 4 && said.some((word) => closing.has(word)))
  );
};
