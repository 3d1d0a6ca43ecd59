import type { QuestionKind, StepsByAim } from '../shapes.ts';

type Step = { readonly advice: string; readonly invitation: string };

const step = (advice: string, invitation: string): Step => ({ advice, invitation });

/**
 * What could be added to an answer to a question that is not of the catalogue, by its kind. Such a step has to make sense after
 * every answer to every question of its kind, and after a question whose kind was guessed wrongly, so that it supposes nothing.
 * The kind that is left when no other is recognised has a step towards everything.
 */
export const stepsByKind: Readonly<Record<QuestionKind, StepsByAim>> & {
  readonly taste: Required<StepsByAim>;
} = {
  conflict: {
    disclosure: [
      step('Say how this sits with you tonight.', 'Is it settled, still open, or hardly there?'),
      step('Add the reason, as far as you know it yourself.', 'What might lie behind it for you?'),
    ],
    owned: [
      step(
        'Tell your own part, however small, and your partner can tell theirs.',
        'What would you do differently yourself?',
      ),
    ],
    responsive: [
      step('Ask what your partner may not have said about this so far.', 'What do you think it could be?'),
      step('Add how you imagine it is for your partner.', 'How might this look from the other side?'),
    ],
  },
  boundary: {},
  past: {
    disclosure: [
      step(
        'Say what you feel towards it today, from where you are now.',
        'Does it make you smile, sigh or shrug?',
      ),
      step('Say why it stayed with you, or why so little of it did.', 'What may be the reason?'),
    ],
    responsive: [
      step(
        'Ask how it was where your partner grew up.',
        'What would you like to know about your partner’s story?',
      ),
      step('Ask your partner the same question, and guess the answer first.', 'What would you bet on?'),
    ],
  },
  tender: {
    disclosure: [
      step('Add the reason, as far as you know it yourself.', 'What might lie behind it for you?'),
      step('Let your partner know how much it weighs for you.', 'How heavy or light is this for you today?'),
    ],
    responsive: [
      step(
        'Ask whether your partner knows something of this kind too.',
        'What might your partner’s own version be?',
      ),
      step('Ask how your partner sees it.', 'What might your partner say to it?'),
    ],
  },
  gratitude: {
    specific: [step('Tell one time when you saw it.', 'When did you last see it, and what happened?')],
    responsive: [
      step('Ask what your partner would like to be thanked for, today of all days.', 'Do you have a guess?'),
      step(
        'Say what face your partner may make on reading this.',
        'A grin, a blush, a raised eyebrow: which is it?',
      ),
    ],
  },
  wish: {},
  moment: {
    disclosure: [
      step('Say what it was like for you just then.', 'What went through you at that moment?'),
      step('Choose one word for the feeling that goes with it.', 'Which word comes closest?'),
    ],
    specific: [step('Tell where you were and what was said.', 'What do you still see when you think of it?')],
    responsive: [
      step(
        'Ask your partner for one detail that may have escaped you.',
        'What could only your partner know?',
      ),
      step('Ask your partner the same question, and guess the answer first.', 'What would you bet on?'),
    ],
  },
  partner: {},
  play: {},
  taste: {
    disclosure: [
      step(
        'Choose one word for the feeling that goes with your answer.',
        'Which word comes closest, and which just misses?',
      ),
      step('Add the reason, as far as you know it yourself.', 'What might lie behind it for you?'),
    ],
    specific: [
      step(
        'Give a small example, so that your partner sees what you mean.',
        'What does it look like on an ordinary day?',
      ),
      step('Add one small thing about it that only you would notice.', 'What might slip past anybody else?'),
    ],
    owned: [
      step('Try it once with I at the beginning.', 'How would it sound if it began with ‘I’?'),
      step('Tell it from your own side, as it is for you.', 'What is your own part in this?'),
    ],
    responsive: [
      step('Ask your partner the same question, and guess the answer first.', 'What would you bet on?'),
      step('Ask how your partner sees it.', 'What might your partner say to it?'),
      step(
        'Ask whether your partner knows something of this kind too.',
        'What might your partner’s own version be?',
      ),
      step(
        'Say whether the two of you are alike here or quite unlike.',
        'Would your partner nod, or tell it the other way round?',
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
        'Say what would do you good here, or that nothing is needed.',
        'What would be welcome, if anything?',
      ),
    ],
  },
};
