import { holdsContempt } from './harm.ts';
import { has, hasIn, phrases } from './pattern.ts';
import { plainWords, type Text } from './text.ts';

// An honest pass is a good answer to a question that comes too early; nobody is asked twice or for a reason.
const speaking =
  '(say|answer|answering|talk|talking|share|sharing|tell|telling|discuss|discussing|respond|comment|go into (it|this|that)|go there|get into (it|this|that))';

/** What may follow a pass that is about the question and about nothing else. */
const now = '( (this|that|it|yet|today|tonight|here|now|for now|about (this|that|it)|please))*$';

/** A pass in so many words. */
const outright = [
  `i (~ )?(rather|prefer|like|want|going|choose|wish) (~ )?not (to )?${speaking}${now}`,
  `(not|no longer|never) (~ )?(want|like|comfortable|willing|able|going|wish|feel like|up for|in the mood) (to |for |with |enough to )*${speaking}${now}`,
  `not (~ )?ready (to |for )${speaking}`,
  `i (~ )?(keep|leave) (this|that|it|this one) (private|blank|out|open)${now}`,
  '^(skipping|passing) , (love|dear|honey|darling|babe|sorry|thanks)',
  '^(skipping|passing) (this one|for now|today|tonight)$',
  '^private for (the moment|now)',
] as const;

const plainPass = phrases(...outright);

const pass = phrases(
  ...outright,
  `(not|no longer|never) (~ )?(want|like|ready|comfortable|willing|able|going|wish|feel like|up for|in the mood) (to |for |with |enough to )*${speaking}`,
  `(rather|prefer|like|want|going|choose|wish) (~ )?not (to )?${speaking}`,
  '(rather|prefer|would) not$',
  'not comfortable( (with|about) (this|that|it|the)( (one|question))?)?$',
  'question (makes no sense|is (too )?(stupid|weird|silly|dumb|strange|personal|private))',
  '^(i )?(will |would |want to |would like to |am going to |choose to |prefer to |think i will )?(pass|skip)( on)?( this| it| that| the)?( one| question)?( for now| today| please| thanks)?$',
  '^(pass|skip)( on)? (this|it|that|please|for now)',
  '^no (, )?(thanks|thank you)( not (this|that|for) [a-z ]+)?$',
  '^not (for |in |on |over )?(here|writing|paper|text|an app|this app|a screen)( please| thanks| , sorry)?$',
  '(can|could|may|let) (we|i|us) (~ )?(skip|pass|leave (it|this)|move on|come back to|do another)',
  '^(not|maybe) (today|now|tonight|yet|this time|this one|another time|some other time|ready)',
  '(too|very|quite|a bit|that is|it is|this is) (too |very |quite |a bit )?(private|personal|intimate)( (for me|question|to share|to say|matter|thing|for an app|here))?',
  '(keep|leave) (this|that|it|this one) (~ )?(to myself|private|for myself|blank|out|open|for later|for another)',
  '(no comment|no answer|next question|next one please|declined|none of (your|the app) business|refuse to answer|prefer not|not saying|abstain)',
  '(jawab nahi|nahi batana|nahi bolna|baad mein (batau*|bolu*)|kal batau*|batana nahi)',
);

/** A pass that is said first, so that what follows only says why. */
const first = { words: 12, together: 24 } as const;

const passesFirst = (text: Text): boolean => {
  const [opening] = text.sentences;
  if (opening === undefined || plainWords(text).length > first.together) return false;
  return has(opening, plainPass) && opening.words.length <= first.words;
};

const isShortPass = (text: Text): boolean =>
  hasIn(text, pass) && plainWords(text).length <= 14 && text.sentences.length <= 2;

/**
 * A pass with little beside it; a pass that explains itself in the same breath is an answer, and one beside contempt is no
 * kind word to be thanked for.
 */
export const isDeclined = (text: Text): boolean =>
  !holdsContempt(text) && (passesFirst(text) || isShortPass(text));
