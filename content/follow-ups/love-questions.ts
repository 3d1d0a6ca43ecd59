import type { FollowUps } from '../shapes.ts';

/** What may follow answers about love, gratitude, conflict and repair. */
export const loveFollowUps: FollowUps = {
  'love-questions-01': {
    together: 'Which tiny thing could each of you do for the other before tomorrow evening, unannounced?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what kind of day it was apart from that.',
        invitation: 'What was still on your mind by evening?',
      },
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
        towards: 'responsive',
        advice: 'Say how your partner can tell that a tiny thing has landed.',
        invitation: 'Do you show it, say it or keep it to yourself?',
      },
    ],
  },
  'love-questions-02': {
    together:
      'Could each of you say ‘I love you’ in the other’s wordless way for once, and how would that look?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say where you learned to say it like that.',
        invitation: 'Who first showed you love without the words?',
      },
      {
        towards: 'specific',
        advice: 'Say what usually happens right after you have said it that way.',
        invitation: 'How can you tell that it arrived?',
      },
      {
        towards: 'appreciative',
        advice: 'Name your partner’s own way of saying it that reaches you.',
        invitation: 'In which small act do you hear it?',
      },
      {
        towards: 'responsive',
        advice: 'Name one of your ways that your partner may not recognise as love.',
        invitation: 'How could you let it be known, just once?',
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
        towards: 'appreciative',
        advice: 'Give your partner a good entrance in that opening scene.',
        invitation: 'Which habit of your partner’s would the film have to show?',
      },
      {
        towards: 'forward',
        advice: 'Choose an evening to play that song for the two of you.',
        invitation: 'Where would you like to be when it starts?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which song your partner would fight for.',
        invitation: 'Who would win, and by what trick?',
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
        advice: 'Ask your partner what such a smile of yours looks like from outside.',
        invitation: 'Who else would know what it means?',
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
        advice: 'Say what your partner may well offer first, meaning it kindly.',
        invitation: 'How could it become the thing you need?',
      },
    ],
  },
  'love-questions-06': {
    together:
      'If you two lived one ordinary moment over again this week, what would you leave just as it was?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say whether you knew at the time that it was a good one.',
        invitation: 'When did it dawn on you?',
      },
      {
        towards: 'specific',
        advice: 'Add a detail of that moment that no photo would have caught.',
        invitation: 'What could you hear, smell or feel just then?',
      },
      {
        towards: 'forward',
        advice: 'Say what it would take to have an ordinary moment like that again.',
        invitation: 'Which free hour could hold the next one?',
      },
      {
        towards: 'responsive',
        advice: 'Leave a gap in that story for your partner to fill.',
        invitation: 'Which part would your partner tell first?',
      },
    ],
  },
  'love-questions-07': {
    together: 'How would the two of you explain a private joke to a stranger in exactly ten words?',
    steps: [
      {
        towards: 'appreciative',
        advice: 'Describe how your partner laughs at a joke that only you two get.',
        invitation: 'What do you like best about that laugh?',
      },
      {
        towards: 'specific',
        advice: 'Tell where that joke was born.',
        invitation: 'What had gone wrong, or right, a minute earlier?',
      },
      {
        towards: 'forward',
        advice: 'Choose the worst possible place to whisper that joke.',
        invitation: 'When could you get away with it this week?',
      },
      {
        towards: 'responsive',
        advice: 'Say which of you would tell it better to the stranger.',
        invitation: 'Where would your partner interrupt you?',
      },
    ],
  },
  'love-questions-08': {
    together: 'What was each of you wearing, doing or saying in those early days when the other took note?',
    steps: [
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
      {
        towards: 'specific',
        advice: 'Tell where the two of you were when you first saw it.',
        invitation: 'Which small thing gave it away?',
      },
      {
        towards: 'responsive',
        advice: 'Say whether you ever told your partner what you saw back then.',
        invitation: 'What may your partner have hoped you would see?',
      },
    ],
  },
  'love-questions-09': {
    together: 'Aloud, in company or in a note: where does praise for a good quality reach each of you best?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what keeps that quality unmentioned.',
        invitation: 'Does it seem too obvious, or too tender to say?',
      },
      {
        towards: 'specific',
        advice: 'Name someone else who has benefited from that quality.',
        invitation: 'What did they get to see?',
      },
      {
        towards: 'forward',
        advice: 'Choose a moment to mention that quality out loud.',
        invitation: 'When would your partner take it in best?',
      },
      {
        towards: 'responsive',
        advice: 'Imagine your partner hearing it out loud.',
        invitation: 'Would your partner believe you, blush or joke?',
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
        advice: 'Say how your partner could ask whether you want an answer or just an ear.',
        invitation: 'Which short question would do?',
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
        advice: 'Tell your partner what to do when you cannot say which of the three.',
        invitation: 'Which of them is always a safe start?',
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
        advice: 'Say how your partner could know that you are ready for that gesture.',
        invitation: 'What would be too soon?',
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
        towards: 'disclosure',
        advice: 'Say what those days are like for you towards evening.',
        invitation: 'What do you miss first, if anything?',
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
    ],
  },
  'love-questions-16': {
    together:
      'Where would each of you like to stand beside the other next: a stage, a kitchen, a starting line?',
    steps: [
      {
        towards: 'appreciative',
        advice: 'Say what your partner may not know about that moment.',
        invitation: 'Have you ever said it out loud?',
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
      {
        towards: 'responsive',
        advice: 'Say whether your partner has any idea of that pride.',
        invitation: 'What would your partner say if you let it slip?',
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
        advice: 'Say how your partner can help an apology of yours along.',
        invitation: 'A look, a seat close by, a little time?',
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
        towards: 'disclosure',
        advice: 'Say which answer you would be afraid of if you asked.',
        invitation: 'And which one do you secretly hope for?',
      },
      {
        towards: 'specific',
        advice: 'Tell of the last time you came close to asking.',
        invitation: 'What did you say instead?',
      },
      {
        towards: 'responsive',
        advice: 'Say what your partner could do a little of without being asked.',
        invitation: 'How small may it be and still count?',
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
        towards: 'appreciative',
        advice: 'Say what of your partner’s makes you believe in it.',
        invitation: 'When did you last see that strength?',
      },
      {
        towards: 'responsive',
        advice: 'Set a hope of your partner’s beside yours, as far as you know it.',
        invitation: 'Where might the two meet?',
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
        towards: 'appreciative',
        advice: 'Say what the band would lose if your partner left it.',
        invitation: 'What could no stand-in do on stage?',
      },
      {
        towards: 'forward',
        advice: 'Plan the band’s first tiny concert.',
        invitation: 'Where is it, and who gets in?',
      },
      {
        towards: 'responsive',
        advice: 'Hand out the instruments, your partner’s first.',
        invitation: 'What would your partner insist on playing?',
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
        towards: 'forward',
        advice: 'Say what you would like next week’s postcard to show.',
        invitation: 'Which scene for it could the two of you make happen?',
      },
      {
        towards: 'specific',
        advice: 'Design the stamp for that postcard.',
        invitation: 'Which tiny picture stands for the whole week?',
      },
      {
        towards: 'responsive',
        advice: 'Say what you hope your partner reads between the lines.',
        invitation: 'What would you like to get back?',
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
        towards: 'forward',
        advice: 'Say how you would like to hand your partner that word.',
        invitation: 'Whispered, on a slip of paper, or shouted across a street?',
      },
      {
        towards: 'responsive',
        advice: 'Say how your partner may hear that word.',
        invitation: 'Would it need a line of explanation?',
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
        advice: 'Say what you have noticed about your partner on grey days.',
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
        advice: 'Say what you liked about your partner at that time.',
        invitation: 'Does the photo show any of it?',
      },
      {
        towards: 'forward',
        advice: 'Name the photo of you two that is still waiting to be taken.',
        invitation: 'Where would you like to stand for it?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which photo your partner would save.',
        invitation: 'Might it be one that you would rather lose?',
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
        towards: 'forward',
        advice: 'Say when you would love to hear that name next.',
        invitation: 'At which point of the day could it surprise you?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner which name sounds best from your lips.',
        invitation: 'Which one would you bet on?',
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
        towards: 'specific',
        advice: 'Say what a stranger would see who walked in on that tradition.',
        invitation: 'What would have to be explained first?',
      },
      {
        towards: 'forward',
        advice: 'Add a new touch to that tradition, or found another.',
        invitation: 'Which day of the year is still without one?',
      },
      {
        towards: 'responsive',
        advice: 'Let your partner describe that tradition to a friend.',
        invitation: 'Which part would be told with a grin?',
      },
    ],
  },
  'love-questions-30': {
    together:
      'Which piece of good news, big or minute, could each of you tell now and hear answered just so?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what happens to your news when the reaction is small.',
        invitation: 'How long does your own joy hold then?',
      },
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
        towards: 'responsive',
        advice: 'Name the first question your partner could ask about your news.',
        invitation: 'What would you love to go on telling?',
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
        towards: 'specific',
        advice: 'Name the moment when that question would reach you best.',
        invitation: 'Before breakfast, on the way home, once the light is out?',
      },
      {
        towards: 'forward',
        advice: 'Say how often would be often enough for that question.',
        invitation: 'Once a week, once a month, whenever you go quiet?',
      },
      {
        towards: 'responsive',
        advice: 'Wonder aloud what keeps that question from being asked.',
        invitation: 'What would make it easier for your partner?',
      },
    ],
  },
  'love-questions-32': {
    together: 'Is there something still to carry that either of you would rather not do alone?',
    steps: [
      {
        towards: 'appreciative',
        advice: 'Name the move of your partner’s that helped the most.',
        invitation: 'How would it have gone without that?',
      },
      {
        towards: 'specific',
        advice: 'Say what made the two of you work, that time.',
        invitation: 'And which part got done without a word?',
      },
      {
        towards: 'forward',
        advice: 'Name the next thing you two could tackle as a team.',
        invitation: 'Which job on your list would be easier with four hands?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner when it last felt like the two of you against the odds.',
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
        towards: 'forward',
        advice: 'Name the words you would love to hear next time you doubt.',
        invitation: 'When would be the right minute for them?',
      },
      {
        towards: 'specific',
        advice: 'Say at what time of day the doubt tends to come.',
        invitation: 'Where do you turn first?',
      },
      {
        towards: 'responsive',
        advice: 'Say how your partner could tell that doubt is about.',
        invitation: 'What would you like to be asked then?',
      },
    ],
  },
  'love-questions-34': {
    together: 'What would each of you enjoy being shown about something the other loves, for half an hour?',
    steps: [
      {
        towards: 'appreciative',
        advice: 'Describe your partner in the middle of enjoying it.',
        invitation: 'What do you like to watch most?',
      },
      {
        towards: 'specific',
        advice: 'Say at what point it stopped being a favour.',
        invitation: 'What did you notice in yourself just then?',
      },
      {
        towards: 'forward',
        advice: 'Name the next thing of your partner’s you would give a chance.',
        invitation: 'What would win you over?',
      },
      {
        towards: 'responsive',
        advice: 'Say what you hope is catching about you, too.',
        invitation: 'Which liking of yours might your partner own up to?',
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
        towards: 'disclosure',
        advice: 'Say what you had to find out about love all by yourself.',
        invitation: 'What did no one show you?',
      },
      {
        towards: 'forward',
        advice: 'Say what you would like the two of you to keep of that lesson.',
        invitation: 'In which ordinary hour could it show?',
      },
      {
        towards: 'responsive',
        advice: 'Say how much your partner knows about that person.',
        invitation: 'What would you like to be asked about them?',
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
        advice: 'Name one small thing you do differently because of it.',
        invitation: 'When did you last catch yourself at it?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what it cost you to learn that.',
        invitation: 'What makes it worth having now?',
      },
      {
        towards: 'responsive',
        advice: 'Say what of that gift your partner may already have felt.',
        invitation: 'In which everyday thing does it show?',
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
        towards: 'forward',
        advice: 'Say how you would like to grow next.',
        invitation: 'What could your partner do to cheer you on?',
      },
      {
        towards: 'responsive',
        advice: 'Name a change in your partner that you have seen and never mentioned.',
        invitation: 'When might be a good moment for it?',
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
