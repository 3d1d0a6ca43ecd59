import type { FollowUps } from '../shapes.ts';

/** What may follow answers about touch and sex. */
export const amazingSexFollowUps: FollowUps = {
  'amazing-sex-01': {
    together: 'At your next hello, whose kind of kiss would you two like to begin with?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Say what you have noticed about how your partner likes to be kissed.',
        invitation: 'Which kind does your partner come back for?',
      },
      {
        towards: 'disclosure',
        advice: 'Tell what is in your head the second after a kiss has ended.',
        invitation: 'What is your first thought when the words come back?',
      },
      {
        towards: 'forward',
        advice: 'Say when a kiss is welcome, and when it had better wait.',
        invitation: 'Which minute this week would be a good one, if any?',
      },
      {
        towards: 'specific',
        advice: 'Put a kiss like that somewhere: a doorway, a kitchen, a cold street.',
        invitation: 'Where would you like a kiss like that to catch you?',
      },
    ],
  },
  'amazing-sex-02': {
    together: 'Early once, late once: how might each of you show the other the charm of your own hour?',
    steps: [
      {
        towards: 'forward',
        advice: 'Wish for ten minutes more of it, or simply for ten.',
        invitation: 'What would you use the ten minutes for?',
      },
      {
        towards: 'specific',
        advice: 'Paint a close hour as you know it: the light, a sound, whose hand was where.',
        invitation: 'What would a painter of that hour have to put in?',
      },
      {
        towards: 'responsive',
        advice: 'Look for an hour where yours and your partner’s meet, or nearly.',
        invitation: 'Which hour would be kind to both of you?',
      },
      {
        towards: 'disclosure',
        advice: 'Tell what you are like at the opposite end of the clock.',
        invitation: 'What becomes of you at the hour that suits you least?',
      },
    ],
  },
  'amazing-sex-03': {
    together:
      'When you are next in the same room, where would each of you enjoy the other’s hand for a second?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Say where your partner seems to like a hand, and where rather not.',
        invitation: 'How can you tell, coat on and keys in hand?',
      },
      {
        towards: 'appreciative',
        advice: 'Say what sets your partner’s hands apart from all other hands.',
        invitation: 'How would you tell them from twenty others, eyes closed?',
      },
      {
        towards: 'forward',
        advice: 'Pick an everyday minute for it, like waiting for the kettle or the bus.',
        invitation: 'Which minute of tomorrow would be right for such a touch, if any?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you hear in a touch that is not leading anywhere.',
        invitation: 'What does a touch in passing tell you, without a word?',
      },
    ],
  },
  'amazing-sex-04': {
    together:
      'Which light, which sound and which scent could an unhurried evening in borrow from each of you?',
    steps: [
      {
        towards: 'forward',
        advice: 'Choose the one piece of that scene which could come true this week.',
        invitation: 'Which part of it would take five minutes to set up?',
      },
      {
        towards: 'disclosure',
        advice: 'Tell what you would leave outside the door on an unhurried evening.',
        invitation: 'Which thought of the day would not be let in?',
      },
      {
        towards: 'responsive',
        advice: 'Leave one of the three to your partner: the light, the sound or the scent.',
        invitation: 'Which of the three would you let your partner choose?',
      },
      {
        towards: 'specific',
        advice: 'Put one thing within reach: a glass, a blanket, a bowl of olives.',
        invitation: 'What stands within arm’s reach on that evening?',
      },
    ],
  },
  'amazing-sex-05': {
    together:
      'Would you two like a signal that means ‘maybe tender’, with a ‘not tonight’ just as easy to give?',
    steps: [
      {
        towards: 'specific',
        advice: 'Add how an evening goes on from such a sign, just the next minute.',
        invitation: 'What do you do in the minute after you have noticed?',
      },
      {
        towards: 'appreciative',
        advice: 'Say what you like about hints that nobody else would catch.',
        invitation: 'What is good about a sign that only two people can read?',
      },
      {
        towards: 'forward',
        advice: 'Wish for a hint much earlier in the day, or for none before dark.',
        invitation: 'Would you like to know by noon, or only at the last minute?',
      },
      {
        towards: 'responsive',
        advice: 'Say which sign of your own is easily missed.',
        invitation: 'Which tender hint of yours goes unnoticed, do you think?',
      },
    ],
  },
  'amazing-sex-06': {
    together: 'How would each of you retell the other’s clumsy moment as a scene in a silent film?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Ask for one in return, from your partner’s collection.',
        invitation: 'Which mishap might your partner still grin about?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how easily you laugh at yourself in such moments.',
        invitation: 'Since when, and who showed you how?',
      },
      {
        towards: 'specific',
        advice: 'Add who laughs first when things go clumsy between you.',
        invitation: 'What gets said once you can both speak again?',
      },
      {
        towards: 'appreciative',
        advice: 'Say what you like about the way your partner takes a mishap.',
        invitation: 'How does your partner make a bumped nose easy to bear?',
      },
    ],
  },
  'amazing-sex-07': {
    together: 'Which ten minutes from either menu would you both enjoy, and who gets to order first?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say how you would feel in minute eleven.',
        invitation: 'What would be different in you once the ten minutes are over?',
      },
      {
        towards: 'responsive',
        advice: 'Say how your partner could tell that it is just right.',
        invitation: 'Would you hum, sigh, say so or fall asleep?',
      },
      {
        towards: 'specific',
        advice: 'Add how the order is served: which music, what light, eyes open or shut.',
        invitation: 'Which music goes with those ten minutes, or none at all?',
      },
      {
        towards: 'forward',
        advice: 'Say at what hour those ten minutes would do you most good.',
        invitation: 'What would you like to have behind you by then?',
      },
    ],
  },
  'amazing-sex-08': {
    together: 'With your next hug, which detail would each of you like the other to add or to leave out?',
    steps: [
      {
        towards: 'forward',
        advice: 'Order the next hug: when, where, how many breaths long.',
        invitation: 'How many breaths would you like the next one to last?',
      },
      {
        towards: 'responsive',
        advice: 'Put yourself on the other side of the hug for a moment.',
        invitation: 'What does your partner get to feel, hear or smell there?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how you can tell, inside, that a hug may end now.',
        invitation: 'How do you notice that you have been held for long enough?',
      },
      {
        towards: 'specific',
        advice: 'Say where a good hug does most: at the door, at the stove, in a queue.',
        invitation: 'At which minute of the day is a hug worth most to you?',
      },
    ],
  },
  'amazing-sex-09': {
    together: 'Which look or message would each of you enjoy receiving on some ordinary Tuesday?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say how the rest of a day goes when you feel wanted.',
        invitation: 'What do you do differently on a day when you feel wanted?',
      },
      {
        towards: 'forward',
        advice: 'Think of an answer to such a look or message, long or wordless.',
        invitation: 'What would you like to give back, if one came?',
      },
      {
        towards: 'specific',
        advice: 'Say where it reaches you best: on the train, at work, half asleep.',
        invitation: 'Where would you like to be when the next one comes?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner about a look or a message that never got sent.',
        invitation: 'What would you like to know about the ones that stayed unsent?',
      },
    ],
  },
  'amazing-sex-10': {
    together: 'Which words for asking about the mood would be easy for both of you, to say and to turn down?',
    steps: [
      {
        towards: 'forward',
        advice: 'Add what you would like to hear back when your answer is no.',
        invitation: 'Which reply to a no of yours would feel good?',
      },
      {
        towards: 'specific',
        advice: 'Say when the asking comes best: on the sofa, on the stairs, already in bed.',
        invitation: 'At what time of day is that question welcome, and when not?',
      },
      {
        towards: 'responsive',
        advice: 'Put the same question to your partner when nothing hangs on it.',
        invitation: 'Would you expect a plainer answer than yours, or a more playful one?',
      },
      {
        towards: 'disclosure',
        advice: 'Tell what it does for you to be asked at all, whatever the answer.',
        invitation: 'How does it feel to be asked rather than guessed at?',
      },
    ],
  },
  'amazing-sex-11': {
    together:
      'Between a busy day and the evening, what could five minutes be for the two of you: alone or together?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say how you can tell that you have arrived.',
        invitation: 'What is the first sign: the shoulders, the breath, the hunger?',
      },
      {
        towards: 'forward',
        advice: 'Name the spot in a busy day where ten quiet minutes would do most.',
        invitation: 'When tomorrow would ten quiet minutes do most for you?',
      },
      {
        towards: 'disclosure',
        advice: 'Tell where in your body a busy day sits longest.',
        invitation: 'Which part of you notices last that the day is over?',
      },
      {
        towards: 'responsive',
        advice: 'Say whether you would rather come down from the day alone or in company.',
        invitation: 'What could your partner do meanwhile, or leave alone?',
      },
    ],
  },
  'amazing-sex-12': {
    together:
      'Which detail, however small, would each of you like to carry into your next time close together?',
    steps: [
      {
        towards: 'forward',
        advice: 'Pick one detail that would be easy to have again, without any script.',
        invitation: 'Which small part of feeling just right could come again soon?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what goes silent in your head when closeness feels right.',
        invitation: 'Which thought leaves you in peace at such a time?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner for a detail in return.',
        invitation: 'What might make the difference on the other side?',
      },
      {
        towards: 'specific',
        advice: 'Add what usually comes before closeness of that kind: a walk, a talk, a laugh.',
        invitation: 'What kind of hour leads up to it?',
      },
    ],
  },
  'amazing-sex-13': {
    together:
      'Next time one of you is held, which words would you each enjoy saying, and which ones hearing?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Ask your partner what stays unsaid while holding you.',
        invitation: 'What might your partner be thinking while holding you?',
      },
      {
        towards: 'forward',
        advice: 'Say how often would be enough: once in a while, on Sundays, tonight.',
        invitation: 'When would you like to hear words like that next?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what is easier to believe with arms around you.',
        invitation: 'What sounds truer to you when you are held?',
      },
      {
        towards: 'specific',
        advice: 'Add how words reach you best then: whispered, mumbled, quite plain.',
        invitation: 'In which voice would you like to hear them?',
      },
    ],
  },
  'amazing-sex-14': {
    together: 'What could mean ‘slower’ between you two at the very beginning, and what ‘yes, like this’?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Describe how your partner could notice that the pace is right for you.',
        invitation: 'What do you do, or let go of, when it is?',
      },
      {
        towards: 'forward',
        advice: 'Choose a small word or touch that could set the pace.',
        invitation: 'Which touch would be enough to say ‘slower’, or ‘go on’?',
      },
      {
        towards: 'specific',
        advice: 'Set that pace to music: a waltz, a march, a tune hummed badly.',
        invitation: 'Which song runs at exactly that pace?',
      },
      {
        towards: 'disclosure',
        advice: 'Tell what it is like in you once your head has gone quiet.',
        invitation: 'What do you feel first when the thinking stops?',
      },
    ],
  },
  'amazing-sex-15': {
    together: 'Which sign could each of you show the other once, slowly, so that nobody has to guess?',
    steps: [
      {
        towards: 'appreciative',
        advice: 'Say what you like about how your partner enjoys things, loudly or quietly.',
        invitation: 'What is lovely to watch when your partner enjoys something?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner how it feels to be noticed like that.',
        invitation: 'Is it lovely, funny, or does it make one shy?',
      },
      {
        towards: 'specific',
        advice: 'Add a sign of your own, for the times when something feels good to you.',
        invitation: 'What do you do when it is you who enjoys something?',
      },
      {
        towards: 'forward',
        advice: 'Say whether the signs may be louder, clearer or just as they are.',
        invitation: 'Would you like more sound, more words, or no change at all?',
      },
    ],
  },
  'amazing-sex-16': {
    together: 'In the quiet afterwards, who would like water, who a blanket, who a word, and who brings it?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Ask your partner what that quiet is like on the other side of the pillow.',
        invitation: 'What might your partner be thinking in that quiet?',
      },
      {
        towards: 'forward',
        advice: 'Say how long that quiet may last before the world comes back.',
        invitation: 'How many minutes of quiet would be just right?',
      },
      {
        towards: 'disclosure',
        advice: 'Tell what you almost say in that quiet, and then keep.',
        invitation: 'Which sentence has stayed on your tongue there?',
      },
      {
        towards: 'specific',
        advice: 'Add what is around you in that quiet: a blanket, the street, a heartbeat.',
        invitation: 'What do you see or hear when you both lie still?',
      },
    ],
  },
  'amazing-sex-17': {
    together: 'If your hands had the next minute to themselves, what would each of you let them say?',
    steps: [
      {
        towards: 'forward',
        advice: 'Say what you would like to be told by hand, too.',
        invitation: 'What would you like your partner’s hands to say to you?',
      },
      {
        towards: 'disclosure',
        advice: 'Tell what goes on in you right after your hands have said it.',
        invitation: 'Is it relief, or waiting for an answer, or something else?',
      },
      {
        towards: 'specific',
        advice: 'Describe the hands that say it: warm or cold, rough, never quite still.',
        invitation: 'What would one notice about your hands just then?',
      },
      {
        towards: 'responsive',
        advice: 'Tell when your hands were last understood, or misread.',
        invitation: 'Which of the things they say gets through?',
      },
    ],
  },
  'amazing-sex-18': {
    together:
      'On such a night, which few words could carry a no between you two, with nothing needed after it?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Add what your ‘not tonight’ is not about.',
        invitation: 'What may your partner be sure of, even then?',
      },
      {
        towards: 'forward',
        advice: 'Find the shortest way to say so on the night: a word, a look, a pillow.',
        invitation: 'Which short word would be enough for ‘not tonight’?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what it gives you when such a night needs no explaining.',
        invitation: 'How does it feel when your ‘not tonight’ is simply taken as it is?',
      },
      {
        towards: 'specific',
        advice: 'Say how such a night can be told from others: the sigh, the socks, the book.',
        invitation: 'What gives away that it is such a night?',
      },
    ],
  },
  'amazing-sex-19': {
    together: 'A whisper, a guiding hand, a word the next day: how would each of you prefer to be told?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say what you would like to be holding while you listen.',
        invitation: 'A mug, a hand, a pillow: what would you hold on to?',
      },
      {
        towards: 'responsive',
        advice: 'Add what you would ask back, once you had heard it.',
        invitation: 'What would you want to understand first?',
      },
      {
        towards: 'forward',
        advice: 'Say what would do you good right after hearing it: a hug, an hour, a joke.',
        invitation: 'What would help in the ten minutes after?',
      },
      {
        towards: 'disclosure',
        advice: 'Tell what you might hear in it that was never meant.',
        invitation: 'Which wrong meaning would you be quick to hear?',
      },
    ],
  },
  'amazing-sex-20': {
    together:
      'What would each of you like to discover alone, and what, if you both want it, with the other along?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Say what your partner may ask about it, and what may stay yours.',
        invitation: 'Which question about your pleasure would you enjoy being asked?',
      },
      {
        towards: 'forward',
        advice: 'Say how you would like to find out more: alone, together, slowly, by talking.',
        invitation: 'What would be a gentle next way of finding out?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how it is not to know everything about yourself yet.',
        invitation: 'Is not knowing more exciting, awkward or restful for you?',
      },
      {
        towards: 'specific',
        advice: 'Tell of a time when your own body surprised you.',
        invitation: 'When did your pleasure last surprise you?',
      },
    ],
  },
  'amazing-sex-21': {
    together: 'Which one word could mean ‘stop’ for you two, at any time and with nothing to explain?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Say what you would like to see in your partner’s face as you slow down.',
        invitation: 'Which look from your partner would tell you that all is well?',
      },
      {
        towards: 'specific',
        advice: 'Say where in your body the wish to slow down shows up first.',
        invitation: 'Where do you feel it: in the chest, the belly, a thought?',
      },
      {
        towards: 'forward',
        advice: 'Choose the shortest signal for it: a word, a tap, two fingers.',
        invitation: 'Which signal would be enough, even halfway through?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what it is like, or would be, to stop and find nothing spoiled.',
        invitation: 'What would you feel if stopping changed nothing between you?',
      },
    ],
  },
  'amazing-sex-22': {
    together: 'Looking at then and now, which wish of today would each of you like to be asked about?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Add what has stayed as it was, for all the change, and is good so.',
        invitation: 'Which wish has outlived all the changes?',
      },
      {
        towards: 'responsive',
        advice: 'Leave room for what has changed on your partner’s side.',
        invitation: 'What would you like to ask about it, or be told?',
      },
      {
        towards: 'specific',
        advice: 'Find the moment when you first noticed the change.',
        invitation: 'Where were you when it dawned on you?',
      },
      {
        towards: 'forward',
        advice: 'Name one thing from then that may come back, or one that may stay away.',
        invitation: 'What from the early days would you like to have again, if anything?',
      },
    ],
  },
  'amazing-sex-23': {
    together: 'Who says goodnight first tonight, and what will each of you have for a last word?',
    steps: [
      {
        towards: 'specific',
        advice: 'Add what you do in the minute after the light, or the call, has gone out.',
        invitation: 'What is your very last thought or move of the day?',
      },
      {
        towards: 'disclosure',
        advice: 'Tell what your night is like when the goodnight got lost.',
        invitation: 'How do you sleep when nobody has said it?',
      },
      {
        towards: 'forward',
        advice: 'Invent a version for the nights when one of you is dead tired.',
        invitation: 'What would be left of it on the tiredest night?',
      },
      {
        towards: 'responsive',
        advice: 'Guess how your partner would tell a friend about it.',
        invitation: 'How would it sound in your partner’s words?',
      },
    ],
  },
  'amazing-sex-24': {
    together: 'What could each of you wear on your next evening, for the other’s eyes and your own comfort?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say where your hand would land, if it were allowed just one spot.',
        invitation: 'Collar, pocket, sleeve: where does your hand go first?',
      },
      {
        towards: 'responsive',
        advice: 'Say whether your partner knows what it does to you.',
        invitation: 'What could you say the next time it comes out of the wardrobe?',
      },
      {
        towards: 'appreciative',
        advice: 'Add what draws you to your partner whatever there is to wear.',
        invitation: 'What do you like to look at in any clothes at all?',
      },
      {
        towards: 'forward',
        advice: 'Name something you would love to see your partner in one evening.',
        invitation: 'What would you lay out for your partner, just once?',
      },
    ],
  },
  'amazing-sex-25': {
    together:
      'What would each of you pack for the other’s weather this week: sun hat, umbrella or just a blanket?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say where in the house this weather is felt most.',
        invitation: 'In which room would one notice it first?',
      },
      {
        towards: 'responsive',
        advice: 'Add what your partner had better know about such weather.',
        invitation: 'Would you like company in it, or shelter?',
      },
      {
        towards: 'forward',
        advice: 'Say what to have ready in such weather: an umbrella, a blanket, sun cream.',
        invitation: 'What would be good to have to hand in weather like that?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how you like that weather yourself: glad of it, used to it, tired of it.',
        invitation: 'Would you want this weather to last?',
      },
    ],
  },
  'amazing-sex-26': {
    together: 'At which everyday task would each of you not mind an admiring audience of one?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Say how you would like to be caught looking.',
        invitation: 'What would you want your partner to do then: smile, carry on, bow?',
      },
      {
        towards: 'forward',
        advice: 'Name a chore that would be more fun shoulder to shoulder.',
        invitation: 'Which chore would you like to share this week?',
      },
      {
        towards: 'disclosure',
        advice: 'Tell when it first struck you, and whether that surprised you.',
        invitation: 'What did you think when you first caught yourself looking?',
      },
      {
        towards: 'specific',
        advice: 'Say where you watch from, and whether you let on.',
        invitation: 'Doorway, sofa or right beside it: where is the view best?',
      },
    ],
  },
  'amazing-sex-27': {
    together:
      'What would the menu say if your two kisses were served together, as a starter or as a nightcap?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Leave your own kisses for your partner to put on the menu.',
        invitation: 'What would you hope to read there?',
      },
      {
        towards: 'specific',
        advice: 'Describe the aftertaste, and how long it stays.',
        invitation: 'What is left on your lips a minute later?',
      },
      {
        towards: 'forward',
        advice: 'Add the spice you would like to find in the next one.',
        invitation: 'A little more of what would you enjoy in the next kiss?',
      },
      {
        towards: 'appreciative',
        advice: 'Name the ingredient that nobody else could copy.',
        invitation: 'Which ingredient is your partner’s alone?',
      },
    ],
  },
  'amazing-sex-28': {
    together:
      'At your next hello after days apart, what comes first for each of you: words, arms or a quiet look?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Tell what goes on in you in the very last minute of waiting.',
        invitation: 'What do you feel just before the door opens?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what your partner is hoping for in the last hour before it.',
        invitation: 'What might be going round your partner’s head by then?',
      },
      {
        towards: 'forward',
        advice: 'Add the second minute, now that the first is settled.',
        invitation: 'What would you like once the bags are down?',
      },
      {
        towards: 'specific',
        advice: 'Give that minute its place: a platform, a staircase, a kitchen.',
        invitation: 'Where would you most like that minute to find you?',
      },
    ],
  },
  'amazing-sex-29': {
    together:
      'Which scent could your next evening together be remembered by, one note of it from each of you?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Ask which scent takes your partner back to you.',
        invitation: 'What would you be glad to be remembered by?',
      },
      {
        towards: 'specific',
        advice: 'Add what else your nose knows of your partner: a coat, a pillow, rain.',
        invitation: 'What does your partner’s coat or pillow smell of to you?',
      },
      {
        towards: 'forward',
        advice: 'Dream up an evening with a scent of its own: oranges, smoke, the sea.',
        invitation: 'Which scent would you like to remember this season by?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what happens in you when a smell catches you off guard.',
        invitation: 'What do you feel before you even know what it is?',
      },
    ],
  },
  'amazing-sex-30': {
    together: 'How could each of you let a longing show so that a yes and a ‘not now’ are both easy answers?',
    steps: [
      {
        towards: 'forward',
        advice: 'Name the reply that would do you good, even if it is ‘not now’.',
        invitation: 'How would you like to be met when it shows?',
      },
      {
        towards: 'responsive',
        advice: 'Suggest what your partner could ask when your signs are hard to read.',
        invitation: 'Which question would be a relief to hear?',
      },
      {
        towards: 'specific',
        advice: 'Say at which hour longing shows most, or hides most.',
        invitation: 'What has the day been like when it comes?',
      },
      {
        towards: 'disclosure',
        advice: 'Tell what it is like to wait for the answer.',
        invitation: 'How do you feel in the moment before you know?',
      },
    ],
  },
  'amazing-sex-31': {
    together: 'Which compliment about a touch or a look could you two trade now, in one sentence each?',
    steps: [
      {
        towards: 'forward',
        advice: 'Name a part of you that would like to be noticed next.',
        invitation: 'What about your looks or your touch would you like to hear praised?',
      },
      {
        towards: 'specific',
        advice: 'Say on what kind of day a compliment like that does most.',
        invitation: 'When would you most like to be reminded of one?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how you take a compliment: gladly, blushing, with a joke.',
        invitation: 'What do you do with your face when someone praises it?',
      },
      {
        towards: 'responsive',
        advice: 'Ask which words of yours have stayed with your partner.',
        invitation: 'Which ones would you be glad to find there?',
      },
    ],
  },
  'amazing-sex-32': {
    together: 'A closed door, music, phones away: what would you two begin with to make a room your own?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Tell what changes in you once you know that nobody will come in.',
        invitation: 'What do you allow yourself only behind a closed door?',
      },
      {
        towards: 'specific',
        advice: 'Name the first thing you take off or put down once the room is yours.',
        invitation: 'What goes first: the watch, the glasses, the telephone voice?',
      },
      {
        towards: 'forward',
        advice: 'Look for the next hour with nobody within earshot.',
        invitation: 'When might that hour come round, and how would you spend it?',
      },
      {
        towards: 'responsive',
        advice: 'Ask whether the same room would do for your partner.',
        invitation: 'What might your partner listen out for that you do not?',
      },
    ],
  },
  'amazing-sex-33': {
    together:
      'Which half hour of the coming week could you two keep free, with nothing in it but each other?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say how you notice that a week has been too full for closeness.',
        invitation: 'What do you miss first when a week gets too full?',
      },
      {
        towards: 'specific',
        advice: 'Set the scene for one spare half hour, be it yours already or only wished for.',
        invitation: 'What could be switched off for it, and what stays on?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner at which point of the week closeness comes easiest.',
        invitation: 'Which hour would your partner pick, do you think?',
      },
      {
        towards: 'forward',
        advice: 'Name something that could be dropped, put off or done badly to make room.',
        invitation: 'What could stay undone this week without anyone minding?',
      },
    ],
  },
  'amazing-sex-34': {
    together: 'When could you two next have a tender moment with nothing to follow, and how would it start?',
    steps: [
      {
        towards: 'appreciative',
        advice: 'Add a quiet side of your partner that you like.',
        invitation: 'What is your partner like when nothing more is needed?',
      },
      {
        towards: 'specific',
        advice: 'Add how such a moment ends: in sleep, in talk, in soup.',
        invitation: 'What comes after a tender moment between the two of you?',
      },
      {
        towards: 'responsive',
        advice: 'Let your partner know what such moments are to you.',
        invitation: 'How would you put it in one sentence?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what it is like for you when nothing has to follow.',
        invitation: 'What do you feel when tenderness may stay just that?',
      },
    ],
  },
  'amazing-sex-35': {
    together: 'Hand guiding hand, which touch would you each enjoy teaching the other?',
    steps: [
      {
        towards: 'appreciative',
        advice: 'Name your partner’s talent in touch: patience, timing, play, warm feet.',
        invitation: 'What does your partner do with more talent than most?',
      },
      {
        towards: 'forward',
        advice: 'Name something about touch that you would still like to find out.',
        invitation: 'What would you like to discover next, or once more?',
      },
      {
        towards: 'responsive',
        advice: 'Ask whether your partner has found out something, too.',
        invitation: 'What would you be glad to have taught?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what it has changed in how you feel in your own skin.',
        invitation: 'What do you mind less than you once did?',
      },
    ],
  },
  'amazing-sex-36': {
    together: 'What would let each of you feel that there is no hurry, with each body as it is today?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say when your body likes closeness best: rested, fed, fresh from a bath.',
        invitation: 'On what kind of day is your body most at ease?',
      },
      {
        towards: 'responsive',
        advice: 'Say what your partner may ask about your body, and in which words.',
        invitation: 'Which question about your body would be a kind one?',
      },
      {
        towards: 'forward',
        advice: 'Say what your body might like to try, however small or slow.',
        invitation: 'What would it be curious about, given a free afternoon?',
      },
      {
        towards: 'disclosure',
        advice: 'Tell how you talk to your body about it: kindly, crossly, not at all.',
        invitation: 'What would you say to your body if it could hear you?',
      },
    ],
  },
  'amazing-sex-37': {
    together:
      'Which kind of look would each of you welcome today: a long one, a passing one, or one by low lamplight?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Ask your partner what there is to see.',
        invitation: 'What would you like to know about how you are seen?',
      },
      {
        towards: 'forward',
        advice: 'Say where your partner’s eyes may linger, and what they may leave alone.',
        invitation: 'Where are your partner’s eyes most welcome?',
      },
      {
        towards: 'specific',
        advice: 'Add where it is easiest: in water, in the dark, in a big shirt.',
        invitation: 'In which light, place or shirt do you mind being seen least?',
      },
      {
        towards: 'disclosure',
        advice: 'Name the thought that sometimes gets between you and that look.',
        invitation: 'Which old thought still looks over your shoulder?',
      },
    ],
  },
  'amazing-sex-38': {
    together:
      'In a quiet spell, what may go on as ever between you two: a hand, a joke, a goodnight, some space?',
    steps: [
      {
        towards: 'forward',
        advice: 'Add a sentence that would be good to hear in such a spell.',
        invitation: 'Which words would let the quiet be quiet?',
      },
      {
        towards: 'specific',
        advice: 'Say what still reaches you then: a foot under the blanket, a cup of tea.',
        invitation: 'Which small closeness still gets through in a quiet spell, if any?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner what a quiet spell is like from the other side.',
        invitation: 'What would you most like to know about it?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how you get on with that quiet yourself.',
        invitation: 'Does the quiet bother you, or does it let you breathe?',
      },
    ],
  },
  'amazing-sex-39': {
    together:
      'Note, whisper or walk: which would suit each of you for a wish, if and when you care to word it?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Say how a wish of yours is best received: heard, slept on, smiled at.',
        invitation: 'What would be a good first reaction from your partner?',
      },
      {
        towards: 'forward',
        advice: 'Skip to the morning after such a wish came true.',
        invitation: 'What would be different between you over breakfast?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what it is like to carry such a wish about with you.',
        invitation: 'Does it feel heavy, secret, hopeful, or something else?',
      },
      {
        towards: 'specific',
        advice: 'Say where wishes come off your tongue most easily: on a walk, in the dark.',
        invitation: 'Where would a wish be easiest to say out loud?',
      },
    ],
  },
  'amazing-sex-40': {
    together:
      'Eyes closed for one minute: what, if anything, would each of you enjoy trusting the other with?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what being trusted makes you careful with.',
        invitation: 'What do you handle with most care when you are trusted with it?',
      },
      {
        towards: 'specific',
        advice: 'Go back to the first time you felt it, if there was one.',
        invitation: 'Where were you then, and who was the first to speak?',
      },
      {
        towards: 'forward',
        advice: 'Name a small thing that would let the trust between you grow an inch.',
        invitation: 'Would it be a word, a habit or simply time?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what that moment costs your partner, or how little.',
        invitation: 'Is it hard for your partner, or easy by now?',
      },
    ],
  },
};
