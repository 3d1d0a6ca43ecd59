import type { QuestionKind, Step, Steps } from '../../../content/shapes.ts';
import type { Dimension, Gate } from './port.ts';

/** At least one text, so that there is always one to choose. */
export type Choice = readonly [string, ...string[]];

/**
 * What is good about a quotation that shows a dimension; `{quote}` is the person's own words. Each has to be true of any
 * words that a rule may find: 'a picture' was said of conditions, and 'nothing to guess' before a step that says 'guess'.
 */
export const praise: Readonly<Record<Dimension, Choice>> = {
  disclosure: [
    '“{quote}” lets your partner in.',
    '“{quote}” is something only you could tell.',
    'It is good that you say this: “{quote}”.',
    '“{quote}” tells your partner something about you.',
  ],
  specific: [
    '“{quote}” is the kind of detail that stays.',
    '“{quote}” brings it near.',
    '“{quote}” shows how it is.',
  ],
  owned: [
    'You speak for yourself in “{quote}”, and that is easy to listen to.',
    '“{quote}” stays with your own side of things.',
    'In “{quote}” you say it as yours, without making it a rule.',
  ],
  responsive: [
    '“{quote}” makes room for your partner as well.',
    'You keep your partner in view with “{quote}”.',
    '“{quote}” shows that the other side matters to you.',
  ],
  appreciative: [
    '“{quote}” tells your partner what is worth keeping.',
    'This will be good to hear: “{quote}”.',
    '“{quote}” will be good to read.',
  ],
  forward: [
    '“{quote}” is something your partner can answer.',
    'Your partner can do something with “{quote}”.',
    '“{quote}” says what you would like.',
  ],
};

/** The same where a dimension is only touched. */
export const faintPraise: Readonly<Record<Dimension, Choice>> = {
  disclosure: ['Something of you shows in “{quote}”.', '“{quote}” says a little of how it is for you.'],
  specific: ['“{quote}” is something to go on.', '“{quote}” is a start.'],
  owned: ['“{quote}” is said for yourself.', 'You say it as your own in “{quote}”.'],
  responsive: ['“{quote}” has your partner in mind.', 'Your partner is in view in “{quote}”.'],
  appreciative: ['There is warmth in “{quote}”.', '“{quote}” is a kind thing to say.'],
  forward: ['There is a wish in “{quote}”.', '“{quote}” says where it could go.'],
};

/** What is told there may be an illness or a blow, and nothing to be cheerful about. */
const sober: Choice = [
  '“{quote}” is said plainly.',
  'You tell it as it is in “{quote}”.',
  '“{quote}” says it clearly.',
];

const soberly = { specific: sober } as const;

/** What is only thought of has not happened, and may be a single word. */
const pictured: Choice = ['“{quote}” is worth saying.', '“{quote}” is the kind of detail that stays.'];

const asPicture = { specific: pictured } as const;

/** Praise that fits one kind of question better than the general one. */
export const praiseFor: Readonly<Partial<Record<QuestionKind, Partial<Record<Dimension, Choice>>>>> = {
  tender: soberly,
  past: soberly,
  conflict: soberly,
  boundary: soberly,
  wish: asPicture,
  play: asPicture,
  taste: asPicture,
};

/** Where something hard is told and a line of help goes with it, nobody is asked for more. */
export const enoughSaid: Choice = [
  'It can stand exactly as it is.',
  'Nothing has to be added to it.',
  'It need not say more than that.',
];

/** Where no dimension was found, the answer is repeated and not praised. */
export const noted: Choice = [
  '“{quote}” is where you start.',
  'You wrote “{quote}”.',
  'You begin with “{quote}”.',
];

/** The same of words further on. */
export const notedInside: Choice = ['You wrote “{quote}”.', 'You say “{quote}”.'];

/** The same where the beginning is all of it. */
export const notedWhole: Choice = [
  'You wrote “{quote}”.',
  'Your answer so far is “{quote}”.',
  '“{quote}” is your answer so far.',
];

/** The same of an answer that is excellent, and short enough to be quoted whole. */
export const notedWell: Choice = [
  '“{quote}” can stand just like that.',
  'You put it plainly: “{quote}”.',
  'It is there in “{quote}”.',
];

/** Of a good answer, of the words in which it comes alive, where no dimension shows in them. */
export const heartOfIt: Choice = [
  'The heart of it is “{quote}”.',
  '“{quote}” is the part that stays.',
  '“{quote}” says it best.',
  'One hears you most in “{quote}”.',
];

/** Where a limit is asked for and the answer is a list of noes: it is complete. */
export const clearNo: Choice = [
  '“{quote}” is clear, and a no needs no reason. Nothing has to be added.',
  'Your no is easy to hear in “{quote}”. It can stand exactly as it is.',
  'Nobody has to guess after “{quote}”. A clear no is a complete answer.',
];

/** The step where blame holds a feeling already: what is left to say is the wish. */
export const softerWish: Step = {
  advice: 'Turn “{quote}” into the wish that is probably behind it, since a wish can be granted.',
  invitation: 'What would you like to happen instead?',
};

/** Before the step where something in the answer blames; `{quote}` is the blaming clause. */
export const softer: Steps = [
  {
    advice: 'Say how it feels for you in place of “{quote}”, which is likely to be heard as a verdict.',
    invitation: 'What did you feel the last time it happened?',
  },
  {
    advice: 'Tell one evening from your own side, since your partner may stop listening at “{quote}”.',
    invitation: 'What did you need in that moment?',
  },
  softerWish,
];

/** The step where an answer sounds sharp as a whole and no clause of it stands out. */
export const softerTone: Step = {
  advice: 'Some of it may sound sharper than you mean: say what you feel or need in it.',
  invitation: 'What did you feel the last time it happened?',
};

/** Where only a part can be read. */
export const limited = {
  hindi: 'I read Hindi only in part, so my feedback is limited here.',
  other:
    'I cannot read this language well, so my feedback is limited here, and your answer counts all the same.',
  kept: 'Your partner will find “{quote}” exactly as you wrote it.',
} as const;

/**
 * What is said where danger was heard and no word of it can be pointed at: such an answer may be harmless, so that it says
 * what was heard, and that it may be wrong.
 */
export const heardTexts: Readonly<Record<'crisis' | 'coercion', string>> = {
  crisis:
    'Something in this sounds as if it could be hard to bear, so it gets no rating. If that is so, you do not have to carry it alone: {lines}; and if it could turn dangerous now, please call the emergency number where you are. If it was misread, save it just as it is: nothing is wrong with your answer.',
  coercion:
    'Something in this sounds as if it might not be safe or free for one of you, so it gets no rating. If that is so, people who know this well listen in confidence: {lines}; and remember that your partner can read a saved answer. If it was misread, save it just as it is: nothing is wrong with your answer.',
};

/** What is said to somebody who is hurt and does not want to live: both, since the one may be because of the other. */
export const bothDangers =
  'Thank you for putting this into words; nothing is rated. You do not have to carry it alone: {lines}; and if you are in danger or could act on it now, please call the emergency number where you are. Nobody should be hurt or forced, and before you save, remember that your partner can read a saved answer.';

type GateText = { readonly feedback: Choice; readonly suggestions: Choice };

/** What is said where nothing is rated; `{quote}` is the answer's beginning, `{lines}` places to turn to. */
export const gateTexts: Readonly<Record<Gate, GateText>> = {
  crisis: {
    feedback: [
      'Thank you for putting this into words; it matters more than any question here, and nothing is rated. You do not have to carry it alone: {lines}. If you could act on it now, please call the emergency number where you are.',
    ],
    suggestions: ['Is there one person you could tell tonight?'],
  },
  coercion: {
    feedback: [
      'Nothing is rated here, because what you describe does not sound safe, or free for both of you; a no always counts, and so does a life of your own. People who know this well listen in confidence: {lines}. Before you save, remember that your partner can read a saved answer.',
    ],
    suggestions: ['Is there somebody outside whom you trust and could tell?'],
  },
  instructions: {
    feedback: [
      'Part of this speaks to whoever reads the answers and not to your partner, so it is not rated. Leave that part out and the rest will be read with pleasure.',
      'This holds instructions, and instructions change nothing here. What you would say to your partner is what counts.',
    ],
    suggestions: ['What would you like your partner to know about this?'],
  },
  gibberish: {
    feedback: [
      '“{quote}” could not be read as an answer. A few plain words are enough.',
      'Nothing could be made of “{quote}”. One honest line is plenty.',
    ],
    suggestions: ['What is the first thing that comes to mind?'],
  },
  copied: {
    feedback: [
      'This is the question once more, and your own words are still to come.',
      'So far this repeats the question. Your first thought is a good beginning.',
    ],
    suggestions: ['What is the first picture that comes up for you?'],
  },
  declined: {
    feedback: [
      '“{quote}” is a fine answer: passing is always allowed here, and nothing is missing.',
      'Leaving this one is entirely yours to choose, and it is good that you said so: “{quote}”.',
      'Thank you for saying “{quote}” so plainly; this question can wait, or stay closed.',
    ],
    suggestions: ['Is there another question you would rather begin with?'],
  },
  evasive: {
    feedback: [
      '“{quote}” keeps the door closed for now, and that is allowed. If you want to open it a little, one small example is enough.',
      'With “{quote}” your partner still has to guess. A single true detail would be plenty.',
      '“{quote}” leaves it open. Whatever comes first will do, however small.',
    ],
    suggestions: ['What would you say if only one small thing had to be true?'],
  },
  contempt: {
    feedback: [
      '“{quote}” will be heard as an attack and as nothing else. What happened, and what it did to you, would be heard.',
      'Put as “{quote}” it will hurt more than it tells. The feeling underneath is worth writing down, and it is not here yet.',
    ],
    suggestions: ['What happened, and how was it for you?'],
  },
  'off-topic': {
    feedback: [
      '“{quote}” seems to belong to something else. A line about the two of you is what this question hopes for.',
      'This reads as if it were about another matter: “{quote}”. What comes to mind for the question itself?',
    ],
    suggestions: ['What does the question bring up for you two?'],
  },
};
