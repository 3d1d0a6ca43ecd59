import type { FollowUps } from '../shapes.ts';

/** What may follow answers about love, gratitude, conflict and repair. */
export const loveFollowUps: FollowUps = {
  'love-questions-01': {
    together: 'Which tiny thing could each of you do for the other before tomorrow evening, unannounced?',
    steps: [
      {
        towards: 'specific',
        advice: 'Name the part of your day that needs softening most.',
        invitation: 'At what hour would a tiny thing reach you best?',
      },
      {
        towards: 'forward',
        advice: 'Say which tiny thing you would like to find in tomorrow.',
        invitation: 'What would be small enough even for a rushed morning?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what kind of day it was apart from that.',
        invitation: 'What was still on your mind by evening?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which tiny thing of yours softened a day for your partner.',
        invitation: 'When might that have been?',
      },
    ],
  },
  'love-questions-02': {
    together:
      'Could each of you say ‘I love you’ in the other’s wordless way for once, and how would that look?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Guess how your partner hears an ‘I love you’ from you.',
        invitation: 'Which way of yours might slip by unnoticed?',
      },
      {
        towards: 'specific',
        advice: 'Tell of the last time you said it that way.',
        invitation: 'Where were the two of you just then?',
      },
      {
        towards: 'disclosure',
        advice: 'Say where you learned to say it like that.',
        invitation: 'Who first showed you love without the words?',
      },
      {
        towards: 'appreciative',
        advice: 'Name your partner’s own way of saying it that reaches you.',
        invitation: 'In which small act do you hear it?',
      },
    ],
  },
  'love-questions-03': {
    together: 'Which song would play over the closing credits of that film, chosen by both of you?',
    steps: [
      {
        towards: 'specific',
        advice: 'Describe the first shot of the film while that song plays.',
        invitation: 'Where does the camera find the two of you?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which song your partner would fight for.',
        invitation: 'Who would win, and by what trick?',
      },
      {
        towards: 'appreciative',
        advice: 'Give your partner a good entrance in that opening scene.',
        invitation: 'Which habit of your partner’s would the film have to show?',
      },
      {
        towards: 'forward',
        advice: 'Choose an evening to play that song for the two of you.',
        invitation: 'Where would you like to be when it starts?',
      },
    ],
  },
  'love-questions-04': {
    together: 'Next time such a smile turns up, how could each of you let the other know?',
    steps: [
      {
        towards: 'appreciative',
        advice: 'Name what gets such a smile out of you most easily.',
        invitation: 'Which look, phrase or habit of your partner’s is it?',
      },
      {
        towards: 'specific',
        advice: 'Say where such a smile tends to catch you.',
        invitation: 'In a queue, on the stairs, half asleep?',
      },
      {
        towards: 'forward',
        advice: 'Say how you could let your partner in on the next smile.',
        invitation: 'Would a word, a picture or a wink tell it best?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what makes your partner smile at the thought of you.',
        invitation: 'Is it something you do on purpose?',
      },
    ],
  },
  'love-questions-05': {
    together: 'What could each of you send as a code for the comfort you want after the next rotten day?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say which kind of comfort misses you, however well it is meant.',
        invitation: 'What do people offer that does not reach you?',
      },
      {
        towards: 'forward',
        advice: 'Offer a sign that tells your partner the day was rotten.',
        invitation: 'Which word or look could be your code for it?',
      },
      {
        towards: 'specific',
        advice: 'Say when on a rotten evening you need it most.',
        invitation: 'Right at the door, over dinner or at lights out?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what your partner would reach for after a day like that.',
        invitation: 'How different is it from what you need?',
      },
    ],
  },
  'love-questions-06': {
    together:
      'If you two lived one ordinary moment over again this week, what would you leave just as it was?',
    steps: [
      {
        towards: 'specific',
        advice: 'Add a detail of that moment that no photo would have caught.',
        invitation: 'What could you hear, smell or feel just then?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what your partner remembers of that moment.',
        invitation: 'Which part would your partner tell first?',
      },
      {
        towards: 'disclosure',
        advice: 'Say whether you knew at the time that it was a good one.',
        invitation: 'When did it dawn on you?',
      },
      {
        towards: 'forward',
        advice: 'Say what it would take to have an ordinary moment like that again.',
        invitation: 'Which free hour could hold the next one?',
      },
    ],
  },
  'love-questions-07': {
    together: 'How would the two of you explain a private joke to a stranger in exactly ten words?',
    steps: [
      {
        towards: 'specific',
        advice: 'Tell where that joke was born.',
        invitation: 'What had gone wrong, or right, a minute earlier?',
      },
      {
        towards: 'responsive',
        advice: 'Say which of you would tell it better to the stranger.',
        invitation: 'Where would your partner interrupt you?',
      },
      {
        towards: 'forward',
        advice: 'Choose the worst possible place to whisper that joke.',
        invitation: 'When could you get away with it this week?',
      },
      {
        towards: 'appreciative',
        advice: 'Describe how your partner laughs at a joke that only you two get.',
        invitation: 'What do you like best about that laugh?',
      },
    ],
  },
  'love-questions-08': {
    together: 'What was each of you wearing, doing or saying in those early days when the other took note?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Guess what your partner noticed early on about you.',
        invitation: 'Which first impression of you turned out right?',
      },
      {
        towards: 'specific',
        advice: 'Tell where the two of you were when you first saw it.',
        invitation: 'Which small thing gave it away?',
      },
      {
        towards: 'appreciative',
        advice: 'Add something that no early look could have told you.',
        invitation: 'Which good surprise came only later?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you hoped in those first weeks.',
        invitation: 'What were you still unsure of?',
      },
    ],
  },
  'love-questions-09': {
    together: 'Aloud, in company or in a note: where does praise for a good quality reach each of you best?',
    steps: [
      {
        towards: 'forward',
        advice: 'Choose a moment to mention that quality out loud.',
        invitation: 'When would your partner take it in best?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what keeps that quality unmentioned.',
        invitation: 'Does it seem too obvious, or too tender to say?',
      },
      {
        towards: 'responsive',
        advice: 'Guess how your partner would take the compliment.',
        invitation: 'Would your partner believe you, blush or joke?',
      },
      {
        towards: 'specific',
        advice: 'Name someone else who has benefited from that quality.',
        invitation: 'What did they get to see?',
      },
    ],
  },
  'love-questions-10': {
    together:
      'Two minutes each, one talks and one only listens: what would each of you choose to talk about?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what you tell only when you feel listened to.',
        invitation: 'What comes out then that otherwise stays in?',
      },
      {
        towards: 'forward',
        advice: 'Name one thing you would like an open ear for this week.',
        invitation: 'What would your first sentence about it be?',
      },
      {
        towards: 'specific',
        advice: 'Say where the two of you talk best.',
        invitation: 'On a walk, in the dark, washing up?',
      },
      {
        towards: 'responsive',
        advice: 'Guess how your partner knows that you are listening.',
        invitation: 'Which sign of yours gives it away?',
      },
    ],
  },
  'love-questions-11': {
    together:
      'Which single word could each of you use to call for advice, which for company, which for space?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say which of the three is hardest for you to ask for.',
        invitation: 'What makes it stick in your throat?',
      },
      {
        towards: 'specific',
        advice: 'Say what gives a hard week of yours away.',
        invitation: 'What would your partner notice first?',
      },
      {
        towards: 'forward',
        advice: 'Find a short way to say which of the three it is today.',
        invitation: 'Could it be one word, or a hand signal?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which of the three your partner reaches for.',
        invitation: 'In which week did you last see it?',
      },
    ],
  },
  'love-questions-12': {
    together: 'How does each of you most enjoy being thanked for an effort: at once, in writing or in kind?',
    steps: [
      {
        towards: 'forward',
        advice: 'Say what kind of thanks for that effort would be enough.',
        invitation: 'A sentence, a look, a note on the fridge?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what that effort costs you on a bad day.',
        invitation: 'What does nobody get to see of it?',
      },
      {
        towards: 'specific',
        advice: 'Tell of the last time you made that effort.',
        invitation: 'What would have gone undone without you?',
      },
      {
        towards: 'responsive',
        advice: 'Say how much of that effort shows from where your partner stands.',
        invitation: 'Which part of it may be quite invisible?',
      },
    ],
  },
  'love-questions-13': {
    together: 'What could you two bring along to the next disagreement: a pause, a phrase, a pot of tea?',
    steps: [
      {
        towards: 'specific',
        advice: 'Name the point in a disagreement where your gentleness is tested most.',
        invitation: 'What is the first sign that it is running out?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you are keeping safe by staying gentle.',
        invitation: 'What would you hate to have said?',
      },
      {
        towards: 'forward',
        advice: 'Offer a word that either of you could use to slow things down.',
        invitation: 'Which word could you both bear to hear just then?',
      },
      {
        towards: 'responsive',
        advice: 'Say how much of your effort to stay gentle shows from outside.',
        invitation: 'What on your face might be misread?',
      },
    ],
  },
  'love-questions-14': {
    together:
      'After an argument, which gesture would each of you like to give, which to be given, and how soon?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what the time before that gesture is like for you.',
        invitation: 'Where do you feel it until then?',
      },
      {
        towards: 'specific',
        advice: 'Say how long it usually takes until you two are all right.',
        invitation: 'An hour, a night’s sleep, a whole weekend?',
      },
      {
        towards: 'forward',
        advice: 'Name a gesture that would do even on a stubborn day.',
        invitation: 'What is the least that would count?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which gesture tells your partner that it is over.',
        invitation: 'Is it one of yours, or one you share?',
      },
    ],
  },
  'love-questions-15': {
    together: 'What could each of you send at noon on such a day: a photo, three words, a sound?',
    steps: [
      {
        towards: 'specific',
        advice: 'Name the hour on such a day when a sign would be most welcome.',
        invitation: 'Where would you be when it arrives?',
      },
      {
        towards: 'forward',
        advice: 'Choose the next day of that sort to begin on.',
        invitation: 'What would the first sign of life be?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner how much contact feels good on a full day.',
        invitation: 'What is your guess: more than you, or less?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what those days are like for you towards evening.',
        invitation: 'What do you miss first, if anything?',
      },
    ],
  },
  'love-questions-16': {
    together:
      'Where would each of you like to stand beside the other next: a stage, a kitchen, a starting line?',
    steps: [
      {
        towards: 'appreciative',
        advice: 'Put that pride into one line to your partner.',
        invitation: 'How would you finish the words ‘I was proud when you’?',
      },
      {
        towards: 'responsive',
        advice: 'Say whether your partner has any idea of that pride.',
        invitation: 'What would your partner say if you let it slip?',
      },
      {
        towards: 'specific',
        advice: 'Name a place where you like being seen at your partner’s side.',
        invitation: 'Who would you love to run into there?',
      },
      {
        towards: 'forward',
        advice: 'Say where you would like to walk in together next.',
        invitation: 'Which door would it be?',
      },
    ],
  },
  'love-questions-17': {
    together: 'If a past disagreement were a short story, which last line would each of you give it?',
    steps: [
      {
        towards: 'specific',
        advice: 'Tell the point at which that disagreement turned.',
        invitation: 'Which word or look did it?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you had thought of your partner up to then.',
        invitation: 'Which idea about your partner did not hold?',
      },
      {
        towards: 'forward',
        advice: 'Say what you would like to remember sooner next time you disagree.',
        invitation: 'What could bring it to mind in the first minute?',
      },
      {
        towards: 'responsive',
        advice: 'Say whether your partner knows what you took from it.',
        invitation: 'What may your partner have learned about you?',
      },
    ],
  },
  'love-questions-18': {
    together:
      'When an apology is due, how would each of you like to give it and to get it: spoken, written, baked?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what it is like for you once the apology is out.',
        invitation: 'What loosens in you then?',
      },
      {
        towards: 'forward',
        advice: 'Say what you would love to hear back after an apology.',
        invitation: 'Which three words would do?',
      },
      {
        towards: 'specific',
        advice: 'Say how an apology of yours usually begins.',
        invitation: 'Face to face, by text, or with a cup of tea?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what kind of apology reaches your partner.',
        invitation: 'Words, time, or the thing put right?',
      },
    ],
  },
  'love-questions-19': {
    together:
      'When an old worry joins an argument, which sign could each of you give, with nothing to explain?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what that old worry wants you to do when it wakes up.',
        invitation: 'Run, shout, go quiet, give in?',
      },
      {
        towards: 'forward',
        advice: 'Say what would let that old worry lie down again.',
        invitation: 'Which sentence from your partner would it listen to?',
      },
      {
        towards: 'specific',
        advice: 'Name the word or the tone that wakes that worry.',
        invitation: 'How early in an argument does it stir?',
      },
      {
        towards: 'responsive',
        advice: 'Say what your partner gets to see while that worry is awake.',
        invitation: 'And what stays hidden?',
      },
    ],
  },
  'love-questions-20': {
    together:
      'Which way of showing love from back then would each of you keep, and which would you leave there?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what you had plenty of back then, or longed for.',
        invitation: 'When do you still feel that today?',
      },
      {
        towards: 'specific',
        advice: 'Name one object from that home that stands for it.',
        invitation: 'A coat, a lunch tin, a closed door?',
      },
      {
        towards: 'forward',
        advice: 'Say what of it you would like to keep, or to do in another way.',
        invitation: 'Where could that show in this week?',
      },
      {
        towards: 'responsive',
        advice: 'Say where your partner can still see that childhood in you.',
        invitation: 'In which habit or silence does it show?',
      },
    ],
  },
  'love-questions-21': {
    together: 'What would help each of you with what the other has asked for here, and when could it begin?',
    steps: [
      {
        towards: 'forward',
        advice: 'Put the asking into one short sentence.',
        invitation: 'How would it begin, if it were easy?',
      },
      {
        towards: 'specific',
        advice: 'Tell of the last time you came close to asking.',
        invitation: 'What did you say instead?',
      },
      {
        towards: 'disclosure',
        advice: 'Say which answer you would be afraid of if you asked.',
        invitation: 'And which one do you secretly hope for?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what your partner would think on hearing of that need.',
        invitation: 'Would it come as news?',
      },
    ],
  },
  'love-questions-22': {
    together: 'Which small piece of that ten-year view could you two begin on one evening this month?',
    steps: [
      {
        towards: 'forward',
        advice: 'Name a first step towards it that fits into a month.',
        invitation: 'What would be the first sign that you have begun?',
      },
      {
        towards: 'specific',
        advice: 'Picture the evening on which you two look back.',
        invitation: 'Where are you sitting, and who begins?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what your partner hopes to be proud of by then.',
        invitation: 'Where might your two hopes meet?',
      },
      {
        towards: 'appreciative',
        advice: 'Say what of your partner’s makes you believe in it.',
        invitation: 'When did you last see that strength?',
      },
    ],
  },
  'love-questions-23': {
    together: 'Who plays what in your band, and what is the first song on the album called?',
    steps: [
      {
        towards: 'specific',
        advice: 'Describe the cover of the band’s first record.',
        invitation: 'What are the two of you wearing on it?',
      },
      {
        towards: 'responsive',
        advice: 'Hand out the instruments, your partner’s first.',
        invitation: 'What would your partner insist on playing?',
      },
      {
        towards: 'appreciative',
        advice: 'Say what the band would lose if your partner left it.',
        invitation: 'What could no stand-in do on stage?',
      },
      {
        towards: 'forward',
        advice: 'Plan the band’s first tiny concert.',
        invitation: 'Where is it, and who gets in?',
      },
    ],
  },
  'love-questions-24': {
    together: 'Which line would each of you write back on a postcard of your own, and what is on the stamp?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Add the line you would write very small in the corner of the card.',
        invitation: 'What of this week is for your partner’s eyes only?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what the postcard back from your partner would show.',
        invitation: 'Which line of your partner’s would you pin up?',
      },
      {
        towards: 'forward',
        advice: 'Say what you would like next week’s postcard to show.',
        invitation: 'Which scene for it could the two of you make happen?',
      },
      {
        towards: 'specific',
        advice: 'Design the stamp for that postcard.',
        invitation: 'Which tiny picture stands for the whole week?',
      },
    ],
  },
  'love-questions-25': {
    together: 'Whispered, sung or spelled out on a palm: how would each of you like to be given that word?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what that word leaves out.',
        invitation: 'What about the two of you still has no word?',
      },
      {
        towards: 'specific',
        advice: 'Tell of a day on which that word was exactly right.',
        invitation: 'What was your partner doing just then?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which word your partner would pick for you.',
        invitation: 'In which language would it be?',
      },
      {
        towards: 'forward',
        advice: 'Say how you would like to hand your partner that word.',
        invitation: 'Whispered, on a slip of paper, or shouted across a street?',
      },
    ],
  },
  'love-questions-26': {
    together:
      'What could you two hold in reserve for the next grey day, small enough for a pocket or a message?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say which of you usually starts laughing first.',
        invitation: 'And how does the other one give in?',
      },
      {
        towards: 'forward',
        advice: 'Save up something silly for the next grey day.',
        invitation: 'What could you have ready for the two of you?',
      },
      {
        towards: 'appreciative',
        advice: 'Credit your partner with a bit of silliness you are fond of.',
        invitation: 'What does it do to your straight face?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what would make your partner laugh on a wet Monday.',
        invitation: 'What has a good chance even before coffee?',
      },
    ],
  },
  'love-questions-27': {
    together: 'Which photo of you two has yet to be taken, and where would each of you stand in it?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say what happened a minute after that photo was taken.',
        invitation: 'What did the two of you do once the camera was gone?',
      },
      {
        towards: 'appreciative',
        advice: 'Point to what you like best about your partner in that photo.',
        invitation: 'The hand, the grin, the hair: where does your eye go first?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which photo your partner would save.',
        invitation: 'Might it be one that you would rather lose?',
      },
      {
        towards: 'forward',
        advice: 'Name the photo of you two that is still waiting to be taken.',
        invitation: 'Where would you like to stand for it?',
      },
    ],
  },
  'love-questions-28': {
    together: 'When does each of you prefer a nickname, and when your plain full name?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say in which tone you like that name best.',
        invitation: 'Sleepy, teasing, called across a room?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what shifts in you when you hear that name.',
        invitation: 'What would you miss if it was never said again?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner which name sounds best from your lips.',
        invitation: 'Which one would you bet on?',
      },
      {
        towards: 'forward',
        advice: 'Say when you would love to hear that name next.',
        invitation: 'At which point of the day could it surprise you?',
      },
    ],
  },
  'love-questions-29': {
    together: 'Which tiny tradition could you two begin this week, with one rule from each of you?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what would be missing if that tradition stopped.',
        invitation: 'On which day would you notice first?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which part of that tradition your partner waits for.',
        invitation: 'How would your partner describe it to a friend?',
      },
      {
        towards: 'specific',
        advice: 'Say what a stranger would see who walked in on that tradition.',
        invitation: 'What would have to be explained first?',
      },
      {
        towards: 'forward',
        advice: 'Add a new touch to that tradition, or found another.',
        invitation: 'Which day of the year is still without one?',
      },
    ],
  },
  'love-questions-30': {
    together:
      'Which piece of good news, big or minute, could each of you tell now and hear answered just so?',
    steps: [
      {
        towards: 'specific',
        advice: 'Name the last good news you brought.',
        invitation: 'Where were the two of you when it came out?',
      },
      {
        towards: 'forward',
        advice: 'Say how you would like to announce the next good news.',
        invitation: 'What would tell your partner that it is big?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what happens to your news when the reaction is small.',
        invitation: 'How long does your own joy hold then?',
      },
      {
        towards: 'responsive',
        advice: 'Guess how your partner loves to be cheered.',
        invitation: 'What does your partner’s face do when you get it right?',
      },
    ],
  },
  'love-questions-31': {
    together:
      'Will you two put each other’s question now, and how long would each of you like for the answer?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Answer that question in one line, as if it had been asked tonight.',
        invitation: 'What would your first words be?',
      },
      {
        towards: 'responsive',
        advice: 'Turn that question round for your partner.',
        invitation: 'What do you think you would hear?',
      },
      {
        towards: 'forward',
        advice: 'Say how often would be often enough for that question.',
        invitation: 'Once a week, once a month, whenever you go quiet?',
      },
      {
        towards: 'specific',
        advice: 'Name the moment when that question would reach you best.',
        invitation: 'Before breakfast, on the way home, once the light is out?',
      },
    ],
  },
  'love-questions-32': {
    together: 'Is there something still to carry that either of you would rather not do alone?',
    steps: [
      {
        towards: 'forward',
        advice: 'Name the next thing you two could tackle as a team.',
        invitation: 'Which job on your list would be easier with four hands?',
      },
      {
        towards: 'specific',
        advice: 'Say who in that team took which part.',
        invitation: 'And which part got done without a word?',
      },
      {
        towards: 'appreciative',
        advice: 'Name the move of your partner’s that helped the most.',
        invitation: 'How would it have gone without that?',
      },
      {
        towards: 'responsive',
        advice: 'Guess when your partner last felt you two were a team.',
        invitation: 'Would it be the same day or quite another?',
      },
    ],
  },
  'love-questions-33': {
    together: 'Where might each of you keep words for a doubtful day: by ear, on paper, in a voice message?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what the doubt itself whispers when it starts.',
        invitation: 'Which sentence does it always use?',
      },
      {
        towards: 'specific',
        advice: 'Tell when you first heard those words.',
        invitation: 'What was going on around you just then?',
      },
      {
        towards: 'forward',
        advice: 'Name the words you would love to hear next time you doubt.',
        invitation: 'When would be the right minute for them?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner which words of yours come back in times of doubt.',
        invitation: 'Which sentence do you hope it is?',
      },
    ],
  },
  'love-questions-34': {
    together: 'What would each of you enjoy being shown about something the other loves, for half an hour?',
    steps: [
      {
        towards: 'specific',
        advice: 'Tell of the first time you did it without being asked.',
        invitation: 'What did your partner make of that?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what your partner has caught from you.',
        invitation: 'Which liking of yours is the most infectious?',
      },
      {
        towards: 'appreciative',
        advice: 'Describe your partner in the middle of enjoying it.',
        invitation: 'What do you like to watch most?',
      },
      {
        towards: 'forward',
        advice: 'Name the next thing of your partner’s you would give a chance.',
        invitation: 'What would win you over?',
      },
    ],
  },
  'love-questions-35': {
    together: 'If that teacher in love came to tea with you two, what would each of you ask?',
    steps: [
      {
        towards: 'specific',
        advice: 'Describe one gesture of that person’s that you can still see.',
        invitation: 'Where were they, and what was in their hands?',
      },
      {
        towards: 'forward',
        advice: 'Say what you would like the two of you to keep of that lesson.',
        invitation: 'In which ordinary hour could it show?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you had to find out about love all by yourself.',
        invitation: 'What did no one show you?',
      },
      {
        towards: 'responsive',
        advice: 'Guess who taught your partner something good about love.',
        invitation: 'Which story about that teacher do you know?',
      },
    ],
  },
  'love-questions-36': {
    together:
      'Where could the unsaid sentence of an argument go later, for each of you: a note, a walk, nowhere yet?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say what comes out of your mouth in its place.',
        invitation: 'Which sentence do you hear yourself say?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you fear would happen if you did say it.',
        invitation: 'And what do you hope would happen?',
      },
      {
        towards: 'forward',
        advice: 'Find a shorter way to say it, or a sign for it.',
        invitation: 'Which three words, or which gesture, could stand for it?',
      },
      {
        towards: 'responsive',
        advice: 'Say what your partner may be taking that feeling for.',
        invitation: 'Which wrong guess would you like to clear up?',
      },
    ],
  },
  'love-questions-37': {
    together: 'How would each of you put a small grudge down: told once, laughed over, dropped into a jar?',
    steps: [
      {
        towards: 'forward',
        advice: 'Say what would let you put that grudge down.',
        invitation: 'Would a word, a laugh or a little time do it?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what lies underneath that grudge.',
        invitation: 'What did you need on the day it began?',
      },
      {
        towards: 'specific',
        advice: 'Name the thing that makes you pick that grudge up again.',
        invitation: 'When was the last time?',
      },
      {
        towards: 'responsive',
        advice: 'Say whether your partner knows that this grudge is there.',
        invitation: 'What would you like your partner to say about it?',
      },
    ],
  },
  'love-questions-38': {
    together:
      'Which gift from any earlier love, a friend’s perhaps, would each of you like to pass on to the other?',
    steps: [
      {
        towards: 'forward',
        advice: 'Say where you would like the gift of that love to show now.',
        invitation: 'Which small thing could you do with it this week?',
      },
      {
        towards: 'specific',
        advice: 'Describe one afternoon that belongs to that earlier love.',
        invitation: 'What is the weather, and who is talking?',
      },
      {
        towards: 'responsive',
        advice: 'Say how much your partner knows about that earlier love.',
        invitation: 'Which part would you like to tell next?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you are still glad or sorry about in that love.',
        invitation: 'What would you do again in the same way?',
      },
    ],
  },
  'love-questions-39': {
    together:
      'If growing left pencil marks on a door frame, what would each of you write beside the latest one?',
    steps: [
      {
        towards: 'appreciative',
        advice: 'Name what your partner did, or let be, that helped you grow.',
        invitation: 'Was it patience, a push or a joke?',
      },
      {
        towards: 'specific',
        advice: 'Tell what the earlier you would have done in the same spot.',
        invitation: 'Where did you last feel the difference?',
      },
      {
        towards: 'responsive',
        advice: 'Guess how your partner has grown beside you.',
        invitation: 'Which change have you seen and never mentioned?',
      },
      {
        towards: 'forward',
        advice: 'Say how you would like to grow next.',
        invitation: 'What could your partner do to cheer you on?',
      },
    ],
  },
  'love-questions-40': {
    together: 'How often, and in which form, would each of you like to hear that one sure thing?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Guess how sure of it your partner is tonight.',
        invitation: 'Where might a doubt still hide?',
      },
      {
        towards: 'forward',
        advice: 'Say how it could be seen on a plain Tuesday.',
        invitation: 'Which sign could say it without a speech?',
      },
      {
        towards: 'disclosure',
        advice: 'Say when you yourself could do with such certainty.',
        invitation: 'What would you like to be completely sure of?',
      },
      {
        towards: 'specific',
        advice: 'Tell of a moment that could have left no doubt about it.',
        invitation: 'What did you do or say just then?',
      },
    ],
  },
};
