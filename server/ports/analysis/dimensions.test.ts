import { describe, expect, test } from 'vitest';
import type { Rule } from './dimension.ts';
import { appreciative } from './dimension-appreciative.ts';
import { disclosure } from './dimension-disclosure.ts';
import { forward } from './dimension-forward.ts';
import { owned } from './dimension-owned.ts';
import { responsive } from './dimension-responsive.ts';
import { specific } from './dimension-specific.ts';
import { invitationOf } from './question.ts';
import { readText } from './text.ts';

const levelOf = (rule: Rule, answer: string, question = 'How was it for you?'): number =>
  rule(readText(answer), invitationOf(question))?.level ?? 0;

type Table = readonly (readonly [
  name: string,
  rule: Rule,
  shows: readonly string[],
  lacks: readonly string[],
])[];

const table: Table = [
  [
    'disclosure',
    disclosure,
    [
      'I was scared that you would leave the party.',
      "I don't feel heard when you scroll.",
      'It made me feel small.',
      'My stomach drops when the phone rings.',
      'Felt wanted when you waited at the gate.',
      'Deep down I miss our old kitchen.',
      'I look at you and melt.',
      'I never really said that to anybody, not even my sister.',
      'Never said that to anybody before, not even my sister.',
      'I told you I was scared of the stairs.',
      'When you sing I sit on the stairs and cry.',
      'mujhe akela lagta hai jab tum bahar hote ho',
      'I laughed about the parking ticket but it stung.',
      'I feel picked when you save me the window seat.',
      'My brain finally shuts up in the bath.',
      'I say things to myself that I would never say to a friend.',
    ],
    [
      'We eat at eight.',
      'I feel that people should respect each other.',
      'The blue one.',
      'All the small things.',
      'I think communication is important.',
      'You take everything so personally and then you sulk for days.',
      'He gets so loud and then he cries.',
      'You said my hands are warm.',
      'It said I was brave.',
      'And then you think that I feel nothing.',
      'No sulking.',
      'Leave me alone.',
      'Pretend nothing happened.',
      'Lazy, fat, useless.',
      'I sang in the dark till you fell asleep.',
      'You have to leave me alone in the kitchen.',
      'She asks if I want toast.',
      'I am a plasterer in Leeds.',
    ],
  ],
  [
    'specific',
    specific,
    [
      'Last Sunday you carried the sofa up four floors.',
      'The kettle, the rain and your wool socks.',
      'You said "stay" at the bus stop.',
    ],
    [
      'Trust and respect are the foundation of a healthy relationship.',
      'You are always there for me and support me in everything.',
      'Just be nice.',
    ],
  ],
  [
    'owned',
    owned,
    [
      'I get short with you when I am hungry, that is on me.',
      'I was wrong about Goa.',
      "I'm the one who decides things for twelve people.",
      'I am shy with the people at your office.',
      'I need a slow start.',
    ],
    [
      'Couples should always listen.',
      'You never help.',
      'One should say I love you and mean it.',
      'It is important to be honest.',
    ],
  ],
  [
    'responsive',
    responsive,
    [
      'I know your shifts are long.',
      'What would you like to do about it?',
      'It must be hard for you to wait.',
      'Tell me if it is too much.',
      'Are you okay with the guests?',
      'Would you like the window side?',
      'I asked you how the shift was.',
    ],
    [
      'Why do you always forget?',
      'Is that so hard?',
      'I want a dog.',
      'The red jumper.',
      'You said nice and asked what is for dinner.',
      'Sundays when you are up and fixing things.',
      'Can we try the charger in the hall?',
      'You whisper "do you want to dance?" at the sink.',
      'Do not stop to ask me if you are early.',
      'If they are up by my ears I have had enough.',
      'Everybody asks how the baby is.',
      'In the car, we both look ahead.',
    ],
  ],
  [
    'appreciative',
    appreciative,
    [
      'I love how you hum to the plants.',
      'Thank you for driving my mum to the clinic.',
      'You were so patient with my dad on the phone.',
      'It makes me feel safe when you check the stove.',
    ],
    [
      'I never feel appreciated at home.',
      "I'd love it if you thanked me for the laundry.",
      'You are not kind to my friends.',
      'Oh great, thanks for nothing.',
      'I always wait for your call at the station.',
      'When you walk out of the room I am nine again.',
      'It happens less and I miss it.',
      'It helps people to feel valued by one another.',
      'We eat at eight.',
    ],
  ],
  [
    'forward',
    forward,
    [
      'Could we walk by the lake on Friday?',
      'I would love a massage with the warm oil.',
      'Kiss my shoulder while I cook.',
      'Next time let us bring a blanket.',
      'Not a speech, but I want your hand on my back in the queue.',
      'When I come home late, leave the lamp on and kiss me.',
      'I need to be held after the phone calls with my aunt.',
    ],
    [
      'You must change.',
      'Do not lecture me about screens.',
      'I have everything I could ever want, my king.',
      'I just go.',
      'I lie in bed and listen to the rain.',
      'I would pick you again at that stall.',
      'I do not think I want children.',
      'No list please.',
      'I need to hide the laundry.',
      'You come home and sit down on the stairs.',
      'They would say that I am hungry.',
      'That you will go quiet and one day not come back.',
      'I hate to say I need help with my socks.',
      'Couples and keep adapting.',
      'People should communicate more.',
    ],
  ],
];

describe.each(table)('%s', (_, rule, shows, lacks) => {
  test.each(shows)('is shown by: %s', (answer) => {
    expect(levelOf(rule, answer)).toBeGreaterThanOrEqual(0.4);
  });

  test.each(lacks)('is not shown by: %s', (answer) => {
    expect(levelOf(rule, answer)).toBeLessThan(0.4);
  });
});

describe('what is never counted', () => {
  test('length: the same empty sentence twenty times is worth what it is worth once', () => {
    const empty = 'Communication and trust are important in every relationship. ';
    for (const [, rule] of table)
      expect(levelOf(rule, empty.repeat(20))).toBeLessThanOrEqual(levelOf(rule, empty));
  });

  test('the words of the question', () => {
    const question = 'What bathroom rule would make sharing one feel easier for you, at home or on a trip?';
    expect(levelOf(specific, 'A bathroom rule for sharing on a trip.', question)).toBe(0);
  });

  test('praise that could be said to anybody counts less than praise of a deed', () => {
    const general = levelOf(appreciative, 'You are the best and I am so lucky to have you in my life.');
    const deed = levelOf(appreciative, 'I am lucky that you wait up with soup after my late shifts.');
    expect(general).toBeLessThan(deed / 2);
  });
});
