import type { QuestionKind } from '../../../content/shapes.ts';
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
const pictured: Choice = [
  '“{quote}” is said in a way of your own.',
  '“{quote}” is worth saying.',
  '“{quote}” is the kind of detail that stays.',
];

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

/** The same where the beginning is all of it. */
export const notedWhole: Choice = [
  'You wrote “{quote}”.',
  'Your answer so far is “{quote}”.',
  '“{quote}” is your answer so far.',
];

/** The same of an answer that is excellent in a way which no dimension shows. */
export const notedWell: Choice = [
  '“{quote}” can stand just like that.',
  'You put it plainly: “{quote}”.',
  'It is there in “{quote}”.',
];

/** Where a limit is asked for and the answer is a list of noes: it is complete. */
export const clearNo: Choice = [
  '“{quote}” is clear, and a no needs no reason. Nothing has to be added.',
  'Your no is easy to hear in “{quote}”. It can stand exactly as it is.',
  'Nobody has to guess after “{quote}”. A clear no is a complete answer.',
];

/** One next step with the invitation that goes with it. */
export type Step = { readonly advice: string; readonly invitation: string };

type Steps = readonly [Step, ...Step[]];

const step = (advice: string, invitation: string): Step => ({ advice, invitation });

/** What would bring an answer closer, by what it lacks; `{quote}` is the person's own words. */
export const steps: Readonly<Record<Dimension, Steps>> = {
  disclosure: [
    step('Add one line on how it feels, so that your partner can come closer.', 'What do you feel about it?'),
    step('Tell the reason behind it, which nobody else can know.', 'What makes this matter to you?'),
    step('Say what it does to you, in a word or two.', 'Where do you notice it in yourself?'),
  ],
  specific: [
    step(
      'Tell one moment that really happened, so that it comes alive.',
      'Is there one evening you remember?',
    ),
    step(
      'Give a small example, so that your partner sees what you mean.',
      'What does it look like on an ordinary day?',
    ),
    step('Choose one scene and stay in it for a sentence.', 'Where were you when you last noticed this?'),
  ],
  owned: [
    step('Try it once with I at the beginning.', 'How would it sound if it began with ‘I’?'),
    step('Tell it from your own side, as it is for you.', 'What is your own part in this?'),
  ],
  responsive: [
    step(
      'Ask a question back, and it becomes a conversation.',
      'What would you like to ask your partner about it?',
    ),
    step('Add how you imagine it is for your partner.', 'How might this look from the other side?'),
  ],
  appreciative: [
    step(
      'Add one thing your partner does that you are glad about.',
      'What would you like to say thank you for here?',
    ),
    step(
      'Name what you value in it, so that it can stay.',
      'Which part of this would you never want to lose?',
    ),
  ],
  forward: [
    step(
      'Name one small wish, so that your partner can do something with it.',
      'What is one small thing you could ask for this week?',
    ),
    step(
      'Say what you would like next time, as small as you like.',
      'What would you love to happen next time?',
    ),
  ],
};

/** Steps that fit one kind of question better than the general ones. */
export const stepsFor: Readonly<Partial<Record<QuestionKind, Partial<Record<Dimension, Steps>>>>> = {
  conflict: {
    disclosure: [
      step('Add the softer feeling that lies under it.', 'What do you need there?'),
      step(
        'Say what in it hurts or worries you.',
        'What in it would you like your partner to feel with you?',
      ),
    ],
    specific: [step('Pick one time and say what was said or done.', 'Which time do you have in mind?')],
    owned: [
      step(
        'Tell your own part, however small, and your partner can tell theirs.',
        'What would you do differently yourself?',
      ),
    ],
    responsive: [step('Add how it may be for your partner.', 'What might your partner need there?')],
    forward: [step('Say what would help the two of you next time.', 'Which sign could you two agree on?')],
    appreciative: [
      step('Name one thing your partner does that helps.', 'When did the two of you manage it well?'),
    ],
  },
  boundary: {
    disclosure: [
      step(
        'Add a line on why it matters, if you want it to be understood.',
        'What makes this important for you?',
      ),
      step('If you like, say what it keeps safe for you.', 'What would be hard without it?'),
      step('Say how it is for you when it is kept to.', 'When was it kept to in a good way?'),
    ],
    specific: [
      step(
        'Name the thing plainly, so that nobody has to guess.',
        'What exactly is a yes, a no or a maybe here?',
      ),
    ],
    forward: [
      step('Add what you would gladly say yes to.', 'Which yes goes with it?'),
      step('Say what would make it easy to keep to.', 'What could the two of you agree on?'),
    ],
    responsive: [
      step(
        'Ask what your partner needs in order to feel safe too.',
        'What would you like to know about your partner’s limits?',
      ),
      step('Ask how your partner sees it.', 'What might your partner say to it?'),
    ],
  },
  past: {
    disclosure: [
      step('Say what of it still lives in you today.', 'Where does it still show in you?'),
      step('Say how that was for you at the time.', 'What did you learn to feel about it?'),
    ],
    specific: [step('Tell one scene from back then.', 'Which scene do you still see?')],
    responsive: [
      step(
        'Ask how it was where your partner grew up.',
        'What would you like to know about your partner’s story?',
      ),
    ],
    appreciative: [step('Add what you are glad is different now.', 'What is good about how you two do it?')],
    forward: [step('Say what you would like to keep or to leave behind.', 'What would you carry on?')],
    owned: [step('Tell it from your own side, as you saw it then.', 'What did it mean to you yourself?')],
  },
  tender: {
    disclosure: [
      step('Say what you feel about it, in a word or two.', 'What is it like for you to think of this?'),
      step('Say a little more of what goes on inside you.', 'What would be a relief to have said?'),
      step('Let your partner know how much it weighs for you.', 'How heavy or light is this for you today?'),
    ],
    specific: [step('Say where or when you notice it.', 'Where do you notice it most?')],
    forward: [
      step('Say what would help, even if it is tiny.', 'What could your partner do to make it lighter?'),
      step('Name one thing your partner could do.', 'What would you like more of, or less?'),
      step('Tell your partner what would be good to hear.', 'Which words would do you good?'),
    ],
    responsive: [
      step(
        'Tell your partner how you would like this to be heard.',
        'Would you like an answer, or just an ear?',
      ),
    ],
    appreciative: [
      step('Add what already makes it easier.', 'Does your partner do something that makes this lighter?'),
    ],
  },
  gratitude: {
    disclosure: [
      step('Say what it does to you to think of it.', 'What does it do to you?'),
      step('Say what would be missing without it.', 'What would you miss most?'),
    ],
    specific: [step('Tell one time when you saw it.', 'When did you last see it, and what happened?')],
    appreciative: [
      step(
        'Say plainly that you value it, since it may never have been said.',
        'Have you ever said this out loud?',
      ),
    ],
    responsive: [step('Ask whether your partner knows this.', 'Do you think your partner knows?')],
  },
  wish: {
    disclosure: [
      step('Say what it would change for you.', 'What would be different then?'),
      step('Say what it would give you.', 'What makes you think of it now?'),
    ],
    specific: [
      step(
        'Make it small enough to picture: when, where, how long.',
        'What would the first five minutes look like?',
      ),
    ],
    forward: [
      step('Say what a first small step towards it would be.', 'What is the smallest version of it?'),
      step('Name one small piece of it that could begin this week.', 'Which piece of it could begin soon?'),
    ],
    responsive: [step('Ask how your partner sees it.', 'What might your partner say to it?')],
  },
  partner: {
    disclosure: [step('Add how it is for you when that happens.', 'What do you feel when that happens?')],
    specific: [step('Say how one would notice it, with an example.', 'What would your partner see or hear?')],
    responsive: [
      step('Put yourself in your partner’s place for one line.', 'What might your partner need then?'),
    ],
    forward: [step('Offer one thing that you would gladly do.', 'What could you two try this week?')],
  },
  moment: {
    disclosure: [step('Say what it was like for you just then.', 'What went through you at that moment?')],
    specific: [step('Tell where you were and what was said.', 'What do you still see when you think of it?')],
    appreciative: [
      step(
        'Tell what your partner did that made it so.',
        'What did your partner do that made the difference?',
      ),
    ],
  },
  play: {
    disclosure: [
      step('If you like, add what it says about you.', 'Why this one, of all things?'),
      step('Say what makes you smile about it.', 'What is the best part of it for you?'),
      step('Tell what it reminds you of.', 'Where does this come from?'),
    ],
    specific: [step('Add one more silly detail that makes it yours.', 'What would a witness have seen?')],
    appreciative: [step('If you like, give your partner a part in it.', 'Where does your partner come in?')],
    responsive: [
      step('Hand it over: let your partner guess or answer.', 'What do you think your partner would say?'),
    ],
    forward: [step('If you like, turn it into a small plan.', 'When could you two do that?')],
  },
  taste: {
    disclosure: [step('Say what it gives you.', 'What does it do to you?')],
    specific: [
      step(
        'Say how, where and how long, as to somebody who wants to get it right.',
        'What would it be like if it were just right?',
      ),
    ],
    forward: [step('Ask for it, as small as you like.', 'When would you like that next?')],
  },
};

/** The step where blame holds a feeling already: what is left to say is the wish. */
export const softerWish: Step = step(
  'Turn “{quote}” into the wish that is probably behind it, since a wish can be granted.',
  'What would you like to happen instead?',
);

/** Before the step where something in the answer blames; `{quote}` is the blaming clause. */
export const softer: Steps = [
  step(
    'Say how it feels for you in place of “{quote}”, which is likely to be heard as a verdict.',
    'What did you feel the last time it happened?',
  ),
  step(
    'Tell one evening from your own side, since your partner may stop listening at “{quote}”.',
    'What did you need in that moment?',
  ),
  softerWish,
];

/** The step where an answer sounds sharp as a whole and no clause of it stands out. */
export const softerTone: Step = step(
  'Some of it may sound sharper than you mean: say what you feel or need in it.',
  'What did you feel the last time it happened?',
);

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
