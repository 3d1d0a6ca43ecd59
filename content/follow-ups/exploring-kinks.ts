import type { FollowUps } from '../shapes.ts';

/** What may follow answers about fantasy, play and limits. */
export const exploringKinksFollowUps: FollowUps = {
  'exploring-kinks-01': {
    together:
      'Which scene would you two enjoy reading, watching or humming together, and where would you press pause?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Offer to see or hear your partner’s favourite in return.',
        invitation: 'What do you expect of it: wittier, bolder, slower?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what it is in you that such a scene speaks to.',
        invitation: 'Is it the waiting, the wit, the daring, or something else?',
      },
      {
        towards: 'specific',
        advice: 'Press pause at the best second and say what is in the picture.',
        invitation: 'At which second would you press pause?',
      },
      {
        towards: 'forward',
        advice: 'Name what you would borrow for an evening: the look, the pause, the line.',
        invitation: 'What would you borrow from a page or a screen, just for once?',
      },
    ],
  },
  'exploring-kinks-02': {
    together:
      'For your next new thing, how could you two mix a grin and a straight face so that both are at ease?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Say what you need when your partner is in quite another mood.',
        invitation: 'What helps when one of you grins and the other does not?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what it is like for you to be a beginner at anything at all.',
        invitation: 'Thrilling, wobbly, annoying, funny?',
      },
      {
        towards: 'forward',
        advice: 'Name a small new thing, quite harmless, that would suit this mood.',
        invitation: 'Which small first time would suit that mood?',
      },
      {
        towards: 'specific',
        advice: 'Add the very first sentence, the one that gets it going.',
        invitation: 'Who would say it, and in which voice?',
      },
    ],
  },
  'exploring-kinks-03': {
    together: 'Which sense would each of you lend the other for five minutes of play?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Ask which sense your partner would lend to a game, and which not.',
        invitation: 'Which of them would you be careful with?',
      },
      {
        towards: 'specific',
        advice: 'Add the place or the year that this sense can bring back in a second.',
        invitation: 'Where does it take you, faster than any thought?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how long you could keep a straight face in such a game.',
        invitation: 'What would give you away?',
      },
      {
        towards: 'forward',
        advice: 'Say which part you would take first in such a game: giving or receiving.',
        invitation: 'Would you like to go first, or watch how it is done?',
      },
    ],
  },
  'exploring-kinks-04': {
    together: 'Said aloud three times with a straight face, which safe word would you two settle on?',
    steps: [
      {
        towards: 'specific',
        advice: 'Test the word: whispered, mumbled, said through a giggle.',
        invitation: 'Would it still be clear through a giggle?',
      },
      {
        towards: 'responsive',
        advice: 'Leave your partner a say in the word.',
        invitation: 'Would your partner keep it, change it or grin?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what it does for you to have a word that stops everything.',
        invitation: 'What becomes easier once there is a word for stopping?',
      },
      {
        towards: 'forward',
        advice: 'Add what happens in the first second after it is spoken.',
        invitation: 'What would you like to follow at once when the word is said?',
      },
    ],
  },
  'exploring-kinks-05': {
    together: 'What would each of you add to the other’s bold outfit: a hat, a colour, a pair of gloves?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Tell how you move on a day when you feel bold.',
        invitation: 'What do you dare on a bold day that you leave on others?',
      },
      {
        towards: 'specific',
        advice: 'Name the music that would suit that boldness, from first step to last.',
        invitation: 'Drums, a tango, a slow song, no music at all?',
      },
      {
        towards: 'forward',
        advice: 'Invent the one remark you would like to hear in it, even from a mirror.',
        invitation: 'What would you love to be told when you wear it?',
      },
      {
        towards: 'responsive',
        advice: 'Say whether your partner may see the outfit, or only know of it.',
        invitation: 'Would you like your partner to see it, or only to know?',
      },
    ],
  },
  'exploring-kinks-06': {
    together:
      'Which secret sign could you two use at a table among others, if flirting there suits you both?',
    steps: [
      {
        towards: 'specific',
        advice: 'Describe the first sign: a foot, a word, a look over a glass.',
        invitation: 'What would your secret sign be?',
      },
      {
        towards: 'forward',
        advice: 'Name a dull occasion that could do with a secret.',
        invitation: 'At which event ahead could you two do with some mischief?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how near to being noticed is still fun for you.',
        invitation: 'When would the thrill turn into wanting to hide?',
      },
      {
        towards: 'responsive',
        advice: 'Ask how much secrecy is fun for your partner.',
        invitation: 'Which of you would give the game away first?',
      },
    ],
  },
  'exploring-kinks-07': {
    together: 'What would each of you like to know about the other’s maybe, whether it moves or stays put?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say how you tell a real maybe from a polite no.',
        invitation: 'What does a maybe feel like in you, beside a no?',
      },
      {
        towards: 'specific',
        advice: 'Describe the lightest version of it, the one with nothing to lose.',
        invitation: 'What would the mildest form of that maybe look like?',
      },
      {
        towards: 'forward',
        advice: 'Say how you like to be asked about a maybe: playfully, seldom, not at all.',
        invitation: 'When would it be fine to ask about it again, if ever?',
      },
      {
        towards: 'responsive',
        advice: 'Add what your partner is not to read into it.',
        invitation: 'What would be the wrong conclusion to draw?',
      },
    ],
  },
  'exploring-kinks-08': {
    together:
      'How could each of you open with a curiosity so that ‘tell me’ and ‘not now’ are equally good replies?',
    steps: [
      {
        towards: 'forward',
        advice: 'Choose a first sentence that leaves every way out open.',
        invitation: 'Which first sentence would cost you least?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you would not like your curiosity to be taken for.',
        invitation: 'What might be read into your curiosity that is not there?',
      },
      {
        towards: 'specific',
        advice: 'Add what your hands or feet do while you work up to it.',
        invitation: 'What are your hands doing in the second before you speak?',
      },
      {
        towards: 'responsive',
        advice: 'Say what you hope to see in your partner’s face in the first second.',
        invitation: 'Which first word back would make you glad you spoke?',
      },
    ],
  },
  'exploring-kinks-09': {
    together:
      'What lets each of you feel at ease while one leads and the other follows, and how would you say so?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Add what you need to be sure of before you lead or let go.',
        invitation: 'What needs to be certain first?',
      },
      {
        towards: 'responsive',
        advice: 'Ask which comes easier to your partner, holding the reins or letting go.',
        invitation: 'Where, if anywhere, would you gladly take turns?',
      },
      {
        towards: 'forward',
        advice: 'Name something small to lead or hand over: the music, the pace, the lights.',
        invitation: 'In which small thing would you like to swap for an evening?',
      },
      {
        towards: 'specific',
        advice: 'Say how a while begins and ends: with a word, a look, a clap of the hands.',
        invitation: 'How would you know that your while is over?',
      },
    ],
  },
  'exploring-kinks-10': {
    together:
      'How would each of you say a wholehearted yes to dessert, so that the other can learn its sound?',
    steps: [
      {
        towards: 'forward',
        advice: 'Say what your partner can ask when a yes is not quite clear.',
        invitation: 'Which question would be welcome when your yes is hard to read?',
      },
      {
        towards: 'specific',
        advice: 'Set your half-hearted yes beside it, so that the two can be told apart.',
        invitation: 'How do you sound when only half of you means yes?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what sort of day lets a whole yes grow in you.',
        invitation: 'Is it rest, a laugh, time, or something else?',
      },
      {
        towards: 'responsive',
        advice: 'Describe your partner’s wholehearted yes as you know it.',
        invitation: 'By what do you recognise your partner’s whole yes?',
      },
    ],
  },
  'exploring-kinks-11': {
    together:
      'In which few words would each of you like to be told that your no is heard, and complete as it is?',
    steps: [
      {
        towards: 'specific',
        advice: 'Add how a no of yours looks when words are slow to come.',
        invitation: 'How can a no be read from your face or hands?',
      },
      {
        towards: 'responsive',
        advice: 'Leave a free line beside yours for your partner’s own no.',
        invitation: 'What would you like to know about your partner’s list?',
      },
      {
        towards: 'forward',
        advice: 'Say which answer to a no of yours is the right one, such as ‘all right’.',
        invitation: 'Which short reply to your no would be enough?',
      },
      {
        towards: 'disclosure',
        advice: 'Tell what becomes easier once a no is known.',
        invitation: 'What can you enjoy more freely when your no is clear?',
      },
    ],
  },
  'exploring-kinks-12': {
    together: 'Which two points would head your list before anything new, one from each of you?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Leave the first line of the list to your partner.',
        invitation: 'Which point might matter more to your partner than to you?',
      },
      {
        towards: 'specific',
        advice: 'Say when you would like to talk it over: days ahead, that evening, on a walk.',
        invitation: 'When and where would you like to settle such things?',
      },
      {
        towards: 'forward',
        advice: 'Choose the one point that matters if there is time for only one.',
        invitation: 'If you could agree on one point only, which would it be?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you can stop thinking about once everything is agreed.',
        invitation: 'Which worry may go home once all is clear?',
      },
    ],
  },
  'exploring-kinks-13': {
    together: 'Which check-in could you two rehearse over coffee: a colour, a number, a squeeze of the hand?',
    steps: [
      {
        towards: 'forward',
        advice: 'Say how often is good: once, at every change, only when you go quiet.',
        invitation: 'How often is a check-in welcome before it breaks the spell?',
      },
      {
        towards: 'responsive',
        advice: 'Turn it round: say how you would check in with your partner.',
        invitation: 'Which word or look of yours would be easy to answer?',
      },
      {
        towards: 'specific',
        advice: 'Add how you would answer: with a nod, a number, a hum.',
        invitation: 'How would you answer when words are far away?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what it does to the moment when you are asked in the middle of it.',
        invitation: 'Does being asked draw you closer or pull you out?',
      },
    ],
  },
  'exploring-kinks-14': {
    together:
      'How would you two mark a daydream as ‘only to imagine’, so that it can be told and left at that?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what is good about a picture that nobody has to act on.',
        invitation: 'What does a daydream give you that the real thing would not?',
      },
      {
        towards: 'forward',
        advice: 'Name a tamer daydream that the two of you could share one day.',
        invitation: 'An island, a night train, a house with a tower?',
      },
      {
        towards: 'specific',
        advice: 'Tell where daydreams find you: on the bus, in the bath, half asleep.',
        invitation: 'Where does that kind of idea come to visit you?',
      },
      {
        towards: 'responsive',
        advice: 'Say how you would like such an idea to be heard: with a smile, no comment, a wink.',
        invitation: 'What would be a good reaction to an idea that stays one?',
      },
    ],
  },
  'exploring-kinks-15': {
    together:
      'What would each of you put into the other’s care kit, and what would you hope to find in your own?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say how you usually feel the day after something new.',
        invitation: 'What would do you good the next morning?',
      },
      {
        towards: 'responsive',
        advice: 'Leave half of the kit for your partner.',
        invitation: 'What does your partner need then, as far as you can tell?',
      },
      {
        towards: 'specific',
        advice: 'Add the one odd item that belongs in nobody else’s kit.',
        invitation: 'What would a stranger be puzzled to find in it?',
      },
      {
        towards: 'forward',
        advice: 'Say what could stand ready before anything new begins.',
        invitation: 'Which piece of the kit could be laid out beforehand?',
      },
    ],
  },
  'exploring-kinks-16': {
    together: 'A nod, a joke, a change of subject: how is a ‘not this time’ best met, for each of you?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Tell what goes on in you just before you say it.',
        invitation: 'What makes those three words light or heavy?',
      },
      {
        towards: 'specific',
        advice: 'Add how your own ‘not this time’ sounds on an easy day.',
        invitation: 'Which words do you use when saying it is easy?',
      },
      {
        towards: 'forward',
        advice: 'Say how you would like the day after such a no to go.',
        invitation: 'Would you like a word about it, a wink, or nothing at all?',
      },
      {
        towards: 'responsive',
        advice: 'Say how long it holds, and whether your partner may ask again.',
        invitation: 'When is asking again all right, if at all?',
      },
    ],
  },
  'exploring-kinks-17': {
    together:
      'After a no to an idea, which ordinary, kind thing could you two do next, such as putting the kettle on?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Ask your partner what a kindly taken no looks like.',
        invitation: 'How would your partner notice that you have taken it well?',
      },
      {
        towards: 'specific',
        advice: 'Say where the idea goes then: into a drawer, into a story, into the bin.',
        invitation: 'Where does an idea of yours live on after a no?',
      },
      {
        towards: 'forward',
        advice: 'Say what would make it easy to mention some other idea one day.',
        invitation: 'What would tell you that a different idea is welcome?',
      },
      {
        towards: 'disclosure',
        advice: 'Tell whether an older no joins in, from school or from long ago.',
        invitation: 'Which old no do you hear along with the new one, if any?',
      },
    ],
  },
  'exploring-kinks-18': {
    together: 'About any boundary, moved or not, what would each of you like known of where it stands today?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Wonder which line of your partner’s has wandered in the same years.',
        invitation: 'Which one would you like to ask about?',
      },
      {
        towards: 'specific',
        advice: 'Name the small thing that told you where your line was.',
        invitation: 'Which moment showed you that a line had moved, or had held?',
      },
      {
        towards: 'forward',
        advice: 'Say how you would like to be asked if a line of yours moves again.',
        invitation: 'What would be a good way to ask you about it in a year?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how you feel about where your line runs today.',
        invitation: 'Does the line feel right where it is now?',
      },
    ],
  },
  'exploring-kinks-19': {
    together: 'Where else in life does each of you meet the feeling that such a daydream might be after?',
    steps: [
      {
        towards: 'forward',
        advice: 'Name a harmless way to get a spoonful of that feeling.',
        invitation: 'What would give you a spoonful of it this week?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what may rest in you while such a feeling lasts.',
        invitation: 'What falls silent in you while you daydream?',
      },
      {
        towards: 'responsive',
        advice: 'Ask which feeling your partner goes looking for.',
        invitation: 'Where might the two of you be after the same thing?',
      },
      {
        towards: 'specific',
        advice: 'Say where that feeling turns up by daylight: on a bike, on a stage, at sea.',
        invitation: 'Where else in your days do you meet that feeling?',
      },
    ],
  },
  'exploring-kinks-20': {
    together: 'Words, silence, a hand: what suits each of you in the first ten seconds after telling a wish?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Add the question you would ask about such a wish.',
        invitation: 'What would you want to know about the wish first?',
      },
      {
        towards: 'specific',
        advice: 'Picture the half hour after it: the kettle, the sofa, the stairs.',
        invitation: 'How would the two of you spend that half hour?',
      },
      {
        towards: 'forward',
        advice: 'Say how you would come back to it a week later.',
        invitation: 'With which words would you bring it up again?',
      },
      {
        towards: 'disclosure',
        advice: 'Tell what might go on in you behind that first sentence.',
        invitation: 'For which feeling would you need a moment?',
      },
    ],
  },
  'exploring-kinks-21': {
    together: 'Which rule about desire would you two write for yourselves, short enough for a slip of paper?',
    steps: [
      {
        towards: 'forward',
        advice: 'Say what is possible, or could be, without that rule.',
        invitation: 'What would you allow yourself first with no such rule?',
      },
      {
        towards: 'specific',
        advice: 'Put that rule in a museum and give it a small label.',
        invitation: 'Which years would it name, and which place?',
      },
      {
        towards: 'responsive',
        advice: 'Say how that rule may have shown between the two of you.',
        invitation: 'What might your partner have wondered about?',
      },
      {
        towards: 'disclosure',
        advice: 'Say when the old rule still gets a word in.',
        invitation: 'How do you feel on the days when it is loud?',
      },
    ],
  },
  'exploring-kinks-22': {
    together: 'Same night, next morning or at the weekend: when would each of you want that talk, and where?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Say what good listening looks like when you talk about it.',
        invitation: 'What would you like your partner to do while you speak?',
      },
      {
        towards: 'specific',
        advice: 'Add a sign that a talk is coming: a message, a look, a pot of tea.',
        invitation: 'Which sign would announce such a talk kindly?',
      },
      {
        towards: 'forward',
        advice: 'Say how the talk may end: with a hug, a laugh, another plan.',
        invitation: 'What would be a good last sentence for that talk?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what might keep you from bringing it up.',
        invitation: 'What would make it easier to talk than to let it pass?',
      },
    ],
  },
  'exploring-kinks-23': {
    together: 'Voice, look or fingertip: which would you both enjoy putting to the test for ten seconds?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what you do with a shiver: hide it, show it, ask for more.',
        invitation: 'How much of a shiver do you let show?',
      },
      {
        towards: 'forward',
        advice: 'Order the next one: by day or by night, announced or out of the blue.',
        invitation: 'Announced or out of the blue: how would you like the next one?',
      },
      {
        towards: 'responsive',
        advice: 'Say what you have noticed about your partner’s goose bumps.',
        invitation: 'What seems to bring them on?',
      },
      {
        towards: 'specific',
        advice: 'Say where on you it starts, and where it runs to.',
        invitation: 'Which way does it travel: neck, arms, spine?',
      },
    ],
  },
  'exploring-kinks-24': {
    together: 'One round of truth or dare: what would each of you ask, and what would each of you gladly do?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Add the truth you would like to be asked, if it came to that.',
        invitation: 'For which question would you gladly pick ‘truth’?',
      },
      {
        towards: 'forward',
        advice: 'Pick an evening for three rounds, with passing allowed.',
        invitation: 'When would you be up for three rounds?',
      },
      {
        towards: 'specific',
        advice: 'Lay down the rules: where, how long, and how one may pass.',
        invitation: 'Which rule would your own game of dares need?',
      },
      {
        towards: 'responsive',
        advice: 'Think up the dare you would give your partner in return.',
        invitation: 'Which dare would your partner take with a laugh?',
      },
    ],
  },
  'exploring-kinks-25': {
    together: 'If your two characters shared a scene, what would one of them ask the other first?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Name a trait of such a character that you would like to keep after midnight.',
        invitation: 'What would you borrow from the role for everyday life?',
      },
      {
        towards: 'responsive',
        advice: 'Let your partner choose your next role, just in thought.',
        invitation: 'Whom would your partner pick for you, do you think?',
      },
      {
        towards: 'specific',
        advice: 'Say how somebody like that comes through a door.',
        invitation: 'What would one hear first: heels, a cough, a coat coming off?',
      },
      {
        towards: 'forward',
        advice: 'Say how you would like to step out of the role when the evening ends.',
        invitation: 'What would turn you back into yourself?',
      },
    ],
  },
  'exploring-kinks-26': {
    together:
      'How would each of you reply to the other’s invitation, in one line and with a condition if you like?',
    steps: [
      {
        towards: 'forward',
        advice: 'Put a date on the invitation, if only in pencil.',
        invitation: 'Which evening would you pencil in?',
      },
      {
        towards: 'responsive',
        advice: 'Guess the reply, word for word.',
        invitation: 'What would your partner answer, in five words?',
      },
      {
        towards: 'specific',
        advice: 'Add what your guest would come upon first.',
        invitation: 'What would be waiting when the door opens?',
      },
      {
        towards: 'disclosure',
        advice: 'Add the line you would write, cross out and like best.',
        invitation: 'Which line would you almost not send?',
      },
    ],
  },
  'exploring-kinks-27': {
    together:
      'What could you two look forward to for three days, and what might happen on the spur of the moment?',
    steps: [
      {
        towards: 'forward',
        advice: 'Name a day ahead that has room for a slow burn, or for a spark.',
        invitation: 'Which day soon would lend itself to it?',
      },
      {
        towards: 'specific',
        advice: 'Say whether anybody could see it on you, the glow or the spark.',
        invitation: 'Who would notice first: the bus driver, a colleague, the dog?',
      },
      {
        towards: 'disclosure',
        advice: 'Say when waiting stops being sweet for you.',
        invitation: 'At what point does the waiting tip over?',
      },
      {
        towards: 'responsive',
        advice: 'Guess whether your partner is more match or more ember.',
        invitation: 'Which kind of waiting suits your partner?',
      },
    ],
  },
  'exploring-kinks-28': {
    together:
      'Of feather, silk, ice and blindfold, which might you both like to hold, and which stays in the drawer?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what the mere thought does to you: a shiver, a grin, a yawn.',
        invitation: 'What happens in you while you only think of it?',
      },
      {
        towards: 'responsive',
        advice: 'Tell how your partner could offer it so that a no is just as easy.',
        invitation: 'Which words, or which look, would you like first?',
      },
      {
        towards: 'specific',
        advice: 'Name a humbler stand-in: a sock, a paintbrush, a cold spoon.',
        invitation: 'What from the kitchen drawer might do as well?',
      },
      {
        towards: 'forward',
        advice: 'Plan the end of such an evening first: cocoa, a bath, a silly film.',
        invitation: 'What would be a good ending, however it went?',
      },
    ],
  },
  'exploring-kinks-29': {
    together: 'After their hour of talk, what would each of your two strangers want to ask before leaving?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Invent the stranger your partner would be.',
        invitation: 'Which made-up job would your partner claim to have?',
      },
      {
        towards: 'forward',
        advice: 'Decide how the hour ends: a number, a walk, a shared taxi.',
        invitation: 'How would you like that hour to end?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you would tell a stranger sooner than someone who knows you.',
        invitation: 'What could a stranger ask you that nobody asks any more?',
      },
      {
        towards: 'specific',
        advice: 'Say what you are doing when you are noticed: reading, waiting, losing at cards.',
        invitation: 'What would you be drinking, reading or pretending to do?',
      },
    ],
  },
  'exploring-kinks-30': {
    together:
      'How much does each of you want to know before a surprise: the day, the theme, all but one detail?',
    steps: [
      {
        towards: 'specific',
        advice: 'Tell of a surprise that came out right, however small.',
        invitation: 'Which surprise has come closest to the right size?',
      },
      {
        towards: 'forward',
        advice: 'Order a surprise of the smallest size, for an ordinary day.',
        invitation: 'Which tiny one would you like to find on a Wednesday?',
      },
      {
        towards: 'disclosure',
        advice: 'Tell what goes on behind your thank-you when a surprise misses.',
        invitation: 'What do you say then, and what do you think?',
      },
      {
        towards: 'responsive',
        advice: 'Suggest a question your partner could ask without giving it away.',
        invitation: 'Which answer of yours would tell enough?',
      },
    ],
  },
  'exploring-kinks-31': {
    together:
      'A letter, a chat, a film scene: how would each of you hand over a new idea, and wait how long?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Say how an idea of yours is best handed to your partner.',
        invitation: 'What have you seen go well, or badly?',
      },
      {
        towards: 'specific',
        advice: 'Say how much of it you can take at once: a line, a page, a whole film.',
        invitation: 'How big a spoonful is about right?',
      },
      {
        towards: 'forward',
        advice: 'Say how many days an idea may rest with you before anyone asks.',
        invitation: 'When would you like to be asked what you think of it?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what happens in you when a new idea arrives in the wrong form.',
        invitation: 'What makes you stop reading, or listening, at once?',
      },
    ],
  },
  'exploring-kinks-32': {
    together:
      'Which condition for a maybe would be easy to grant each other, whether or not it ever becomes a yes?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say how you would notice that a maybe has turned.',
        invitation: 'What would a happy yes feel like in you?',
      },
      {
        towards: 'forward',
        advice: 'Say what you would like straight afterwards, if it ever came to it.',
        invitation: 'Tea, toast, a walk, a long sleep?',
      },
      {
        towards: 'specific',
        advice: 'Say how you could turn back halfway, so that the yes stays light.',
        invitation: 'Which way back would you like to leave open?',
      },
      {
        towards: 'responsive',
        advice: 'Say what your partner could bring to it, and what is yours alone to decide.',
        invitation: 'Which part of that maybe is yours alone?',
      },
    ],
  },
  'exploring-kinks-33': {
    together: 'What could you two say, with a smile, to anyone who asks about what is yours alone?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what it is like to know something that only two people know.',
        invitation: 'How does it feel to have a secret for two?',
      },
      {
        towards: 'specific',
        advice: 'Add where such things do not belong: a chat group, a shared screen, a dinner.',
        invitation: 'Where would you never want to see it written down?',
      },
      {
        towards: 'forward',
        advice: 'Find a sentence for curious friends.',
        invitation: 'What would you both say to a friend who asks?',
      },
      {
        towards: 'responsive',
        advice: 'Ask where your partner would draw that line.',
        invitation: 'What might a close friend of each of you be told, if anything?',
      },
    ],
  },
  'exploring-kinks-34': {
    together:
      'If bold ran from a wink to a leap, where on that scale would each of you like the next thing to be?',
    steps: [
      {
        towards: 'appreciative',
        advice: 'Say what makes your partner good company for something bold.',
        invitation: 'What is your partner like when things get bold?',
      },
      {
        towards: 'responsive',
        advice: 'Wonder aloud what it was like for your partner.',
        invitation: 'What would you like to ask about it now?',
      },
      {
        towards: 'disclosure',
        advice: 'Tell what the minute before something bold is like for you.',
        invitation: 'How is your heart in the last minute before?',
      },
      {
        towards: 'specific',
        advice: 'Say how it came about: a plan, a dare, a wrong turning.',
        invitation: 'Which of you said ‘let’s go’ first?',
      },
    ],
  },
  'exploring-kinks-35': {
    together: 'For one evening, what could be planned by one of you, and what left open by the other?',
    steps: [
      {
        towards: 'specific',
        advice: 'Name the part that is always better unplanned.',
        invitation: 'Which part would you never put on a list?',
      },
      {
        towards: 'forward',
        advice: 'Change places for one evening: the planner drifts, the drifter plans.',
        invitation: 'What would come of it, apart from a good laugh?',
      },
      {
        towards: 'disclosure',
        advice: 'Tell how you are when the plan goes out of the window.',
        invitation: 'What do you feel when a plan falls through halfway?',
      },
      {
        towards: 'responsive',
        advice: 'Say how the two of you differ here, and when that helps.',
        invitation: 'Who reads the instructions, and who has already begun?',
      },
    ],
  },
  'exploring-kinks-36': {
    together: 'What could you two ask each other now and then, so that a yes has time to be your own?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Say which way of asking leaves you the most room.',
        invitation: 'Which question from your partner makes both answers easy?',
      },
      {
        towards: 'forward',
        advice: 'Name what would give you a moment to check: a breath, a glass of water.',
        invitation: 'What could you say to win a minute before you answer?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how you feel afterwards when the yes was your own.',
        invitation: 'What is the next morning like after a yes of your own?',
      },
      {
        towards: 'specific',
        advice: 'Name a small everyday yes that is always your own.',
        invitation: 'What gets a yes from you at once: a swim, seconds, the window seat?',
      },
    ],
  },
  'exploring-kinks-37': {
    together:
      'Which sentence would you two like to have ready for uneven evenings, one for the keener and one for the other?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Spare the other a worry, at whichever end you sit.',
        invitation: 'Which conclusion had better not be drawn?',
      },
      {
        towards: 'forward',
        advice: 'Say what else can make it a good evening, together or apart.',
        invitation: 'What would be a good evening even so?',
      },
      {
        towards: 'specific',
        advice: 'Name a small thing that says you are liked even on such a night.',
        invitation: 'A biscuit on the pillow, a warm foot, a bad joke?',
      },
      {
        towards: 'disclosure',
        advice: 'Say which is harder for you: being the keener one, or the other.',
        invitation: 'Which end of the seesaw is harder for you?',
      },
    ],
  },
  'exploring-kinks-38': {
    together:
      'Cushions, more time, another hour: what would each of you change first on a tired or sore day?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Say how each of you can tell that a body has had enough.',
        invitation: 'How could the two of you notice in good time that it is enough?',
      },
      {
        towards: 'forward',
        advice: 'Give the easy version a name, so that either of you can order it.',
        invitation: 'What would it be called on the menu?',
      },
      {
        towards: 'specific',
        advice: 'Say what kind of day asks for such a change.',
        invitation: 'Which hour is kindest to a tired or sore body?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how you take such a change: as a loss, a relief or a game.',
        invitation: 'How does it feel to fit an idea to a body?',
      },
    ],
  },
  'exploring-kinks-39': {
    together:
      'What could each of you say or do to let the other’s playful side know that it may come out, or stay in?',
    steps: [
      {
        towards: 'forward',
        advice: 'Name a game or an evening that it might come out for.',
        invitation: 'Which game would tempt it out?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what sends that side back into hiding.',
        invitation: 'What makes it slip away again?',
      },
      {
        towards: 'specific',
        advice: 'Tell where that side was last seen.',
        invitation: 'When was your playful side last out and about?',
      },
      {
        towards: 'responsive',
        advice: 'Suggest how your partner could meet that side when it shows up.',
        invitation: 'What would be the best reply to it?',
      },
    ],
  },
  'exploring-kinks-40': {
    together:
      'Who would like to tell first and who to listen, if you two shared a daydream that stays a daydream?',
    steps: [
      {
        towards: 'forward',
        advice: 'Offer a fair trade: one of yours for one of your partner’s.',
        invitation: 'What would you give in return for hearing one?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what your partner gets out of being the one who listens.',
        invitation: 'Would it be the same as yours, or something quite different?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how you choose which daydreams to tell and which to keep.',
        invitation: 'What makes you keep one for yourself?',
      },
      {
        towards: 'specific',
        advice: 'Say how daydreams are best told: whole, in hints, as if about someone else.',
        invitation: 'Would you tell one whole, or only its beginning?',
      },
    ],
  },
};
