import type { QuestionKind, Step, StepsByAim } from '../shapes.ts';

// What could be added to an answer to a question that is not of the catalogue. Only the kind of such a question is known, and
// that by a guess: so a step has to make sense after nearly every answer to any question. Most of them were held by readers
// against answers (decision 022).

const step = (advice: string, invitation: string): Step => ({ advice, invitation });

const feeling = step(
  'Choose one word for the feeling that goes with your answer.',
  'Which word for the feeling comes closest, and which just misses?',
);
const guess = step(
  'Ask your partner the same question, and guess the answer first.',
  'What do you bet your partner would say?',
);
const view = step('Ask how your partner sees it.', 'What might your partner say to it?');
const version = step(
  'Ask whether your partner knows something of this kind too.',
  'What might your partner’s own version be?',
);
const otherSide = step(
  'Add how you imagine it is for your partner.',
  'How might this look from the other side?',
);

/** For a question of any kind, towards everything. */
export const stepsForAny: Required<StepsByAim> = {
  disclosure: [
    feeling,
    step(
      'Say how it feels to tell your partner this.',
      'How is it to tell your partner this: easy, or a little bare?',
    ),
  ],
  specific: [
    step(
      'Give a small example, so that your partner sees what you mean.',
      'What does it look like on an ordinary day?',
    ),
    step(
      'Add one small thing about it that only you would notice.',
      'Which small thing about it might everybody else overlook?',
    ),
  ],
  owned: [
    step('Try it once with ‘I’ as the first word.', 'How would it sound if it began with ‘I’?'),
    step('Tell it from your own side, as it is for you.', 'What is your own part in this?'),
  ],
  responsive: [
    guess,
    view,
    version,
    otherSide,
    step(
      'Say whether the two of you are alike here or quite unlike.',
      'Would your partner nod, or tell it the other way round?',
    ),
  ],
  appreciative: [
    step(
      'Add something small to be thankful for, here or elsewhere.',
      'Is there something small to thank for?',
    ),
    step('Name what in it is worth keeping, if anything is.', 'Is there anything in it worth keeping?'),
  ],
  forward: [
    step(
      'Name one small wish, so that your partner can do something with it.',
      'What is one small thing you could ask for this week?',
    ),
    step(
      'Say what would do you good here, or that nothing is needed.',
      'What would be welcome, if anything?',
    ),
  ],
};

/** In place of those, where a kind has steps that suit it better. */
export const stepsByKind: Readonly<Partial<Record<QuestionKind, StepsByAim>>> = {
  conflict: {
    disclosure: [
      step('Say how this sits with you tonight.', 'Is it settled, still open, or hardly there?'),
      feeling,
    ],
    responsive: [
      step(
        'Ask what your partner may not have said about this so far.',
        'What do you think your partner has left unsaid here?',
      ),
      view,
    ],
  },
  boundary: {
    disclosure: [
      step('If you like, say what it keeps safe for you.', 'What does it keep safe for you?'),
      step('Say how it is for you when it is kept to.', 'How does it feel when it is kept to?'),
    ],
    responsive: [
      step(
        'Ask what your partner needs in order to feel safe too.',
        'What would you like to know about your partner’s limits?',
      ),
      step('Ask where your partner would draw the line.', 'Where might your partner’s own line be?'),
    ],
    forward: [
      step('Add what you would gladly say yes to.', 'Which yes goes with it?'),
      step('Say what would make it easy to keep to.', 'What could the two of you agree on?'),
    ],
  },
  past: {
    disclosure: [
      step('Say what you feel towards it today.', 'How does it feel from where you are now?'),
      step(
        'Say why it stayed with you, or why so little of it did.',
        'Why has so much of it stayed, or so little?',
      ),
    ],
    responsive: [
      step(
        'Ask how it was where your partner grew up.',
        'What would you like to know about your partner’s story?',
      ),
      version,
    ],
  },
  tender: {
    disclosure: [
      feeling,
      step('Let your partner know how much it weighs for you.', 'How heavy or light is this for you today?'),
    ],
    responsive: [version, view],
  },
  moment: {
    disclosure: [
      step('Say what it was like for you just then.', 'What went through you at that moment?'),
      feeling,
    ],
    specific: [step('Tell where you were and what was said.', 'What do you still see when you think of it?')],
    responsive: [
      step(
        'Ask your partner for one detail that may have escaped you.',
        'Which detail of it could only your partner know?',
      ),
      view,
    ],
  },
};
