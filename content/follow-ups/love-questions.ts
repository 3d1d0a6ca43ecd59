import type { FollowUps } from '../shapes.ts';

/** What may follow answers about love, gratitude, conflict and repair. */
export const loveFollowUps: FollowUps = {
  'love-questions-01': {
    together: 'Which tiny thing could each of you do for the other before tomorrow evening, unannounced?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Say how your partner can tell that a tiny thing has landed.',
        invitation: 'Do you show it, say it or keep it to yourself?',
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
        towards: 'specific',
        advice: 'Name the part of your day that needs softening most.',
        invitation: 'At what hour would a tiny thing reach you best?',
      },
    ],
  },
  'love-questions-02': {
    together:
      'Could each of you say ‘I love you’ in the other’s wordless way for once, and how would that look?',
    steps: [
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
      {
        towards: 'specific',
        advice: 'Say what usually happens right after you have said it that way.',
        invitation: 'How can you tell that it arrived?',
      },
      {
        towards: 'disclosure',
        advice: 'Say where you learned to say it like that.',
        invitation: 'Who first showed you love without the words?',
      },
    ],
  },
  'love-questions-03': {
    together: 'Which song would play over the closing credits of that film, chosen by both of you?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Guess which song your partner would fight for.',
        invitation: 'Who would win, and by what trick?',
      },
      {
        towards: 'appreciative',
        advice: 'Put your partner into the closing credits for something unusual.',
        invitation: 'Stunts, catering, lighting, rescue: what would it be?',
      },
      {
        towards: 'specific',
        advice: 'Describe the first shot of the film while that song plays.',
        invitation: 'Where does the camera find the two of you?',
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
        towards: 'forward',
        advice: 'Say how you could let your partner in on the next smile.',
        invitation: 'Would a word, a picture or a wink tell it best?',
      },
      {
        towards: 'appreciative',
        advice: 'Name a quirk of your partner’s that grew on you over time.',
        invitation: 'What did you think of it at first?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner what such a smile of yours looks like from outside.',
        invitation: 'Who else would know what it means?',
      },
      {
        towards: 'specific',
        advice: 'Say what such a smile has made you miss or mess up.',
        invitation: 'A bus stop, a green light, half a sentence?',
      },
    ],
  },
  'love-questions-05': {
    together: 'What could each of you send as a code for the comfort you want after the next rotten day?',
    steps: [
      {
        towards: 'forward',
        advice: 'Offer a sign that tells your partner the day was rotten.',
        invitation: 'Which word or look could be your code for it?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what works best on your partner after such a day.',
        invitation: 'How different are the two of you there?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what lets go in you first once comfort gets through.',
        invitation: 'The jaw, the shoulders, the tears, the tongue?',
      },
      {
        towards: 'specific',
        advice: 'Say when on a rotten evening you need it most.',
        invitation: 'Right at the door, over dinner or at lights out?',
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
        advice: 'Leave a gap in that story for your partner to fill.',
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
        advice: 'Let such a joke turn up in writing where nobody expects it.',
        invitation: 'On a cake, a shopping list, a luggage label?',
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
        towards: 'specific',
        advice: 'Tell where the two of you were when you first saw it.',
        invitation: 'Which small thing gave it away?',
      },
      {
        towards: 'responsive',
        advice: 'Say whether you ever told your partner what you saw back then.',
        invitation: 'What may your partner have hoped you would see?',
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
        towards: 'responsive',
        advice: 'Imagine your partner hearing it out loud.',
        invitation: 'Would your partner believe you, blush or joke?',
      },
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
        towards: 'responsive',
        advice: 'Say how your partner could ask whether you want an answer or just an ear.',
        invitation: 'Which short question would do?',
      },
      {
        towards: 'specific',
        advice: 'Say where the two of you talk best.',
        invitation: 'On a walk, in the dark, washing up?',
      },
    ],
  },
  'love-questions-11': {
    together:
      'Which single word could each of you use to call for advice, which for company, which for space?',
    steps: [
      {
        towards: 'forward',
        advice: 'Find a short way to say which of the three it is today.',
        invitation: 'Could it be one word, or a hand signal?',
      },
      {
        towards: 'specific',
        advice: 'Say what gives a hard week of yours away.',
        invitation: 'What would your partner notice first?',
      },
      {
        towards: 'disclosure',
        advice: 'Say which of the three is hardest for you to ask for.',
        invitation: 'What makes it stick in your throat?',
      },
      {
        towards: 'responsive',
        advice: 'Say how your partner can tell that you have had enough of it.',
        invitation: 'What would be a friendly way to stop?',
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
        towards: 'responsive',
        advice: 'Say how much of that effort shows from where your partner stands.',
        invitation: 'Which part of it may be quite invisible?',
      },
      {
        towards: 'specific',
        advice: 'Name the one witness to all that effort, alive or not.',
        invitation: 'A kettle, a suitcase, the cat, a pen?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what that effort costs you on a bad day.',
        invitation: 'What does nobody get to see of it?',
      },
    ],
  },
  'love-questions-13': {
    together: 'What could you two bring along to the next disagreement: a pause, a phrase, a pot of tea?',
    steps: [
      {
        towards: 'forward',
        advice: 'Offer a word that either of you could use to slow things down.',
        invitation: 'Which word could you both bear to hear just then?',
      },
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
        towards: 'forward',
        advice: 'Name a gesture that would do even on a stubborn day.',
        invitation: 'What is the least that would count?',
      },
      {
        towards: 'specific',
        advice: 'Name the first thing you two talk about once it is over.',
        invitation: 'The weather, the dog, whose turn it is to cook?',
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
        towards: 'disclosure',
        advice: 'Say what those days are like for you towards evening.',
        invitation: 'What do you miss first, if anything?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner how much contact feels good on a full day.',
        invitation: 'What is your guess: more than you, or less?',
      },
      {
        towards: 'specific',
        advice: 'Name a trifle from such a day that would be worth passing on.',
        invitation: 'A dog on the tram, a dull lunch, a rude goose?',
      },
      {
        towards: 'forward',
        advice: 'Choose the next day of that sort to begin on.',
        invitation: 'What would the first sign of life be?',
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
        advice: 'Say what could be seen on you just then.',
        invitation: 'A lifted chin, red ears, a grin into your collar?',
      },
      {
        towards: 'responsive',
        advice: 'Say whether your partner has any idea of that pride.',
        invitation: 'What would your partner say if you let it slip?',
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
        towards: 'responsive',
        advice: 'Say whether your partner knows what you took from it.',
        invitation: 'What may your partner have learned about you?',
      },
      {
        towards: 'forward',
        advice: 'Say what you would like to remember sooner next time you disagree.',
        invitation: 'What could bring it to mind in the first minute?',
      },
      {
        towards: 'specific',
        advice: 'Say where the two of you were when it dawned on you.',
        invitation: 'In the car, in the dark, at the sink with wet hands?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you had thought of your partner up to then.',
        invitation: 'Which idea about your partner did not hold?',
      },
    ],
  },
  'love-questions-18': {
    together:
      'When an apology is due, how would each of you like to give it and to get it: spoken, written, baked?',
    steps: [
      {
        towards: 'forward',
        advice: 'Say what you would love to hear back after an apology.',
        invitation: 'Which three words would do?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner what the wait is like while you look for the words.',
        invitation: 'What do you imagine: anger, patience, hunger?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what it is like for you once the apology is out.',
        invitation: 'What loosens in you then?',
      },
      {
        towards: 'specific',
        advice: 'Say how an apology of yours usually begins.',
        invitation: 'Face to face, by text, or with a cup of tea?',
      },
    ],
  },
  'love-questions-19': {
    together:
      'When an old worry joins an argument, which sign could each of you give, with nothing to explain?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Say what your partner gets to see while that worry is awake.',
        invitation: 'And what stays hidden?',
      },
      {
        towards: 'forward',
        advice: 'Say what would let that old worry lie down again.',
        invitation: 'Which sentence from your partner would it listen to?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what that old worry wants you to do when it wakes up.',
        invitation: 'Run, shout, go quiet, give in?',
      },
      {
        towards: 'specific',
        advice: 'Name the word or the tone that wakes that worry.',
        invitation: 'How early in an argument does it stir?',
      },
    ],
  },
  'love-questions-20': {
    together:
      'Which way of showing love from back then would each of you keep, and which would you leave there?',
    steps: [
      {
        towards: 'forward',
        advice: 'Say what of it you would like to keep, or to do in another way.',
        invitation: 'Where could that show in this week?',
      },
      {
        towards: 'specific',
        advice: 'Name one object from that home that stands for it.',
        invitation: 'A coat, a lunch tin, a closed door?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you had plenty of back then, or longed for.',
        invitation: 'When do you still feel that today?',
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
        towards: 'responsive',
        advice: 'Say what your partner could do a little of without being asked.',
        invitation: 'How small may it be and still count?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what would be different in you if you had it for a day.',
        invitation: 'Who would be the first to notice, and by what?',
      },
      {
        towards: 'specific',
        advice: 'Tell of the last time you came close to asking.',
        invitation: 'What did you say instead?',
      },
      {
        towards: 'forward',
        advice: 'Put the asking into one short sentence.',
        invitation: 'How would it begin, if it were easy?',
      },
    ],
  },
  'love-questions-22': {
    together: 'Which small piece of that ten-year view could you two begin on one evening this month?',
    steps: [
      {
        towards: 'specific',
        advice: 'Picture the evening on which you two look back.',
        invitation: 'Where are you sitting, and who begins?',
      },
      {
        towards: 'forward',
        advice: 'Say how far along with it you would like to be one year from now.',
        invitation: 'What would be the first thing to show for it?',
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
        towards: 'responsive',
        advice: 'Hand out the instruments, your partner’s first.',
        invitation: 'What would your partner insist on playing?',
      },
      {
        towards: 'forward',
        advice: 'Plan the band’s first tiny concert.',
        invitation: 'Where is it, and who gets in?',
      },
      {
        towards: 'appreciative',
        advice: 'Say what the band would lose if your partner left it.',
        invitation: 'What could no stand-in do on stage?',
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
        advice: 'Guess the word your partner would choose for you.',
        invitation: 'Would it be tender, funny or unprintable?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what that word leaves out.',
        invitation: 'What about the two of you still has no word?',
      },
    ],
  },
  'love-questions-26': {
    together:
      'What could you two hold in reserve for the next grey day, small enough for a pocket or a message?',
    steps: [
      {
        towards: 'forward',
        advice: 'Save up something silly for the next grey day.',
        invitation: 'What could you have ready for the two of you?',
      },
      {
        towards: 'appreciative',
        advice: 'Say what your partner’s humour has got you through so far.',
        invitation: 'Which day would have been longer without it?',
      },
      {
        towards: 'responsive',
        advice: 'Say what you have noticed about your partner on grey days.',
        invitation: 'What has a good chance even before coffee?',
      },
      {
        towards: 'specific',
        advice: 'Say which of you usually starts laughing first.',
        invitation: 'And how does the other one give in?',
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
        towards: 'responsive',
        advice: 'Ask your partner which name sounds best from your lips.',
        invitation: 'Which one would you bet on?',
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
    ],
  },
  'love-questions-29': {
    together: 'Which tiny tradition could you two begin this week, with one rule from each of you?',
    steps: [
      {
        towards: 'forward',
        advice: 'Add a new touch to that tradition, or found another.',
        invitation: 'Which day of the year is still without one?',
      },
      {
        towards: 'specific',
        advice: 'Say what a stranger would see who walked in on that tradition.',
        invitation: 'What would have to be explained first?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what would be missing if that tradition stopped.',
        invitation: 'On which day would you notice first?',
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
        towards: 'forward',
        advice: 'Say how you would like to announce the next good news.',
        invitation: 'What would tell your partner that it is big?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you are like while the news is still yours alone.',
        invitation: 'Do you run, hum, grin at strangers, go quiet?',
      },
      {
        towards: 'responsive',
        advice: 'Name the first question your partner could ask about your news.',
        invitation: 'What would you love to go on telling?',
      },
      {
        towards: 'specific',
        advice: 'Name the last good news you brought.',
        invitation: 'Where were the two of you when it came out?',
      },
    ],
  },
  'love-questions-31': {
    together:
      'Will you two put each other’s question now, and how long would each of you like for the answer?',
    steps: [
      {
        towards: 'specific',
        advice: 'Name the moment when that question would reach you best.',
        invitation: 'Before breakfast, on the way home, once the light is out?',
      },
      {
        towards: 'disclosure',
        advice: 'Answer that question in one line, as if it had been asked tonight.',
        invitation: 'What would your first words be?',
      },
      {
        towards: 'forward',
        advice: 'Offer your partner a question in exchange for that one.',
        invitation: 'Which one would you ask this week?',
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
        towards: 'forward',
        advice: 'Name the next thing you two could tackle as a team.',
        invitation: 'Which job on your list would be easier with four hands?',
      },
      {
        towards: 'appreciative',
        advice: 'Admit what your partner does better than you when things get tricky.',
        invitation: 'Since when have you known?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner when it last felt like the two of you against the odds.',
        invitation: 'Would it be the same day or quite another?',
      },
      {
        towards: 'specific',
        advice: 'Say what made the two of you work, that time.',
        invitation: 'And which part got done without a word?',
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
        towards: 'responsive',
        advice: 'Say how your partner could tell that doubt is about.',
        invitation: 'What would you like to be asked then?',
      },
      {
        towards: 'forward',
        advice: 'Choose a spot where such words could lie in wait for you.',
        invitation: 'In a coat pocket, on the mirror, behind the tea?',
      },
      {
        towards: 'specific',
        advice: 'Say at what time of day the doubt tends to come.',
        invitation: 'Where do you turn first?',
      },
    ],
  },
  'love-questions-34': {
    together: 'What would each of you enjoy being shown about something the other loves, for half an hour?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say at what point it stopped being a favour.',
        invitation: 'What did you notice in yourself just then?',
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
        towards: 'forward',
        advice: 'Say what you would like the two of you to keep of that lesson.',
        invitation: 'In which ordinary hour could it show?',
      },
      {
        towards: 'responsive',
        advice: 'Say how much your partner knows about that person.',
        invitation: 'What would you like to be asked about them?',
      },
      {
        towards: 'specific',
        advice: 'Quote that person, with the laugh or the cough that went with it.',
        invitation: 'Which sentence can you still hear?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you had to find out about love all by yourself.',
        invitation: 'What did no one show you?',
      },
    ],
  },
  'love-questions-36': {
    together:
      'Where could the unsaid sentence of an argument go later, for each of you: a note, a walk, nowhere yet?',
    steps: [
      {
        towards: 'forward',
        advice: 'Find a shorter way to say it, or a sign for it.',
        invitation: 'Which three words, or which gesture, could stand for it?',
      },
      {
        towards: 'specific',
        advice: 'Say what comes out of your mouth in its place.',
        invitation: 'Which sentence do you hear yourself say?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what your partner may be holding back at that same moment.',
        invitation: 'What would you like to ask about it, once all is calm?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you fear would happen if you did say it.',
        invitation: 'And what do you hope would happen?',
      },
    ],
  },
  'love-questions-37': {
    together: 'How would each of you put a small grudge down: told once, laughed over, dropped into a jar?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Say how much your partner knows of that grudge.',
        invitation: 'Which question about it would you welcome?',
      },
      {
        towards: 'forward',
        advice: 'Say what gets easier once a grudge is out of the way.',
        invitation: 'A topic, a joke, a trip, a certain door?',
      },
      {
        towards: 'specific',
        advice: 'Give that grudge a size, as it stands today.',
        invitation: 'Would it fit into a matchbox, a drawer, a garage?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what lies underneath that grudge.',
        invitation: 'What did you need on the day it began?',
      },
    ],
  },
  'love-questions-38': {
    together:
      'Which gift from any earlier love, a friend’s perhaps, would each of you like to pass on to the other?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what you feel today when you think of that love.',
        invitation: 'Is it thanks, a smile, an ache, or some of each?',
      },
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
        towards: 'responsive',
        advice: 'Name a change in your partner that you have seen and never mentioned.',
        invitation: 'When might be a good moment for it?',
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
        towards: 'responsive',
        advice: 'Guess how sure of it your partner is tonight.',
        invitation: 'Where might a doubt still hide?',
      },
      {
        towards: 'specific',
        advice: 'Tell of a moment that could have left no doubt about it.',
        invitation: 'What did you do or say just then?',
      },
    ],
  },
};
