import type { Question } from '../shapes.ts';

/** Curiosity, consent, boundaries, fantasies talked about safely, saying no, and care afterwards. */
export const exploringKinks: readonly Question[] = [
  {
    id: 'exploring-kinks-01',
    category: 'exploring-kinks',
    text: 'Which teasing scene from a book, film or song has stayed with you?',
    depth: 1,
  },
  {
    id: 'exploring-kinks-02',
    category: 'exploring-kinks',
    text: 'How playful or serious do you like to be when you two try something new?',
    depth: 1,
  },
  {
    id: 'exploring-kinks-03',
    category: 'exploring-kinks',
    text: 'Taste, sound, scent, sight or touch: which sense would you most enjoy playing with?',
    depth: 1,
  },
  {
    id: 'exploring-kinks-04',
    category: 'exploring-kinks',
    text: 'Which safe word would you choose so that you both remember it and maybe grin?',
    depth: 1,
  },
  {
    id: 'exploring-kinks-05',
    category: 'exploring-kinks',
    text: 'What would you wear to feel bold, even if nobody ever saw it?',
    depth: 1,
  },
  {
    id: 'exploring-kinks-06',
    category: 'exploring-kinks',
    text: 'Where would a bit of secret flirting between you two feel exciting?',
    depth: 1,
  },
  {
    id: 'exploring-kinks-07',
    category: 'exploring-kinks',
    text: "On a list of 'yes', 'no' and 'maybe', what is one easy thing you would put under 'maybe'?",
    depth: 1,
  },
  {
    id: 'exploring-kinks-08',
    category: 'exploring-kinks',
    text: 'When you are curious about something, what makes it safe to mention it?',
    depth: 2,
  },
  {
    id: 'exploring-kinks-09',
    category: 'exploring-kinks',
    text: 'What appeals to you about taking the lead, or about handing it over, for a while?',
    depth: 2,
  },
  {
    id: 'exploring-kinks-10',
    category: 'exploring-kinks',
    text: 'How does a wholehearted yes from you sound or look?',
    depth: 2,
  },
  {
    id: 'exploring-kinks-11',
    category: 'exploring-kinks',
    text: 'Which things are a firm no for you, whatever the mood?',
    depth: 2,
  },
  {
    id: 'exploring-kinks-12',
    category: 'exploring-kinks',
    text: 'Before trying anything new together, what would you want to agree on?',
    depth: 2,
  },
  {
    id: 'exploring-kinks-13',
    category: 'exploring-kinks',
    text: 'In the middle of an experiment, how would you like your partner to check in?',
    depth: 2,
  },
  {
    id: 'exploring-kinks-14',
    category: 'exploring-kinks',
    text: 'Which kind of idea is fun for you to imagine but best left as a daydream?',
    depth: 2,
  },
  {
    id: 'exploring-kinks-15',
    category: 'exploring-kinks',
    text: 'Blanket, water, quiet, talking: what belongs in your care kit after something new?',
    depth: 2,
  },
  {
    id: 'exploring-kinks-16',
    category: 'exploring-kinks',
    text: "How can your partner make it easy for you to say 'not this time'?",
    depth: 3,
  },
  {
    id: 'exploring-kinks-17',
    category: 'exploring-kinks',
    text: 'When your partner says no to an idea of yours, what helps you take it kindly?',
    depth: 3,
  },
  {
    id: 'exploring-kinks-18',
    category: 'exploring-kinks',
    text: 'Which boundary of yours has moved over the years, in either direction?',
    depth: 3,
  },
  {
    id: 'exploring-kinks-19',
    category: 'exploring-kinks',
    text: 'Behind something you like to daydream about, which feeling might you be looking for?',
    depth: 3,
  },
  {
    id: 'exploring-kinks-20',
    category: 'exploring-kinks',
    text: 'If your partner shared a wish that surprised you, how would you want to respond?',
    depth: 3,
  },
  {
    id: 'exploring-kinks-21',
    category: 'exploring-kinks',
    text: 'What rule about desire that you once picked up no longer fits who you are?',
    depth: 3,
  },
  {
    id: 'exploring-kinks-22',
    category: 'exploring-kinks',
    text: 'If you tried something and it did not feel right, how would you want to talk about it?',
    depth: 3,
  },
];
