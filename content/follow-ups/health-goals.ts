import type { FollowUps } from '../shapes.ts';

/** What may follow answers about health, rest and care. */
export const healthGoalsFollowUps: FollowUps = {
  'health-goals-01': {
    together: 'Which morning might go without an alarm, and where would each of you be half an hour into it?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Ask your partner from what hour a first word is welcome.',
        invitation: 'And what is your own answer to that?',
      },
      {
        towards: 'forward',
        advice: 'Name the one bit of such a morning you would like more often.',
        invitation: 'What would make room for it?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how such a morning would leave you by noon.',
        invitation: 'What would the people around you notice?',
      },
      {
        towards: 'specific',
        advice: 'Say what would get you on your feet in the end.',
        invitation: 'At about what time?',
      },
    ],
  },
  'health-goals-02': {
    together:
      'How could each of you show the other your kind of play in ten minutes: a ball, a dance, a stroll?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Ask your partner which movement feels like play, and which like duty.',
        invitation: 'Where could your two kinds of play meet?',
      },
      {
        towards: 'specific',
        advice: 'Say when you last moved for no reason at all, however briefly.',
        invitation: 'What set you off?',
      },
      {
        towards: 'forward',
        advice: 'Say what the smallest dose of that play would be.',
        invitation: 'Where in the coming week could it slip in?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what play gives you that plain exercise does not.',
        invitation: 'Where in you do you notice it first?',
      },
    ],
  },
  'health-goals-03': {
    together:
      'Would each of you take the other along to that place for a full head, or keep it as yours alone?',
    steps: [
      {
        towards: 'forward',
        advice: 'Name the day of this week that is likely to need that place.',
        invitation: 'Could you go before your head is full, for once?',
      },
      {
        towards: 'responsive',
        advice: 'Say how your partner could tell that you need to go there.',
        invitation: 'Would you want to be sent off, joined or left alone?',
      },
      {
        towards: 'specific',
        advice: 'Say how long it takes there until your head lets go.',
        invitation: 'What is the first sign of it?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what tends to fill your head on the way there.',
        invitation: 'And how much of it comes back with you?',
      },
    ],
  },
  'health-goals-04': {
    together:
      'Cooked, ordered in or read aloud as a recipe: how could each of you serve the other that dish?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Ask your partner which food says ‘sit down, I have got you’.',
        invitation: 'How near is it to yours?',
      },
      {
        towards: 'disclosure',
        advice: 'Say on what kind of day you start longing for it.',
        invitation: 'What has usually been missing until then?',
      },
      {
        towards: 'specific',
        advice: 'Say what can be heard from the kitchen while it is being made.',
        invitation: 'A lid, a radio, somebody swearing at a pan?',
      },
      {
        towards: 'forward',
        advice: 'Name the next evening that could do with it.',
        invitation: 'Who cooks, who fetches, who just sits?',
      },
    ],
  },
  'health-goals-05': {
    together:
      'Which five minutes of the half hour before sleep could you two share, in one room or over a call?',
    steps: [
      {
        towards: 'forward',
        advice: 'Name one small thing you would gladly add to that half hour.',
        invitation: 'Which night could try it out?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you miss from the bedtimes of long ago, if anything.',
        invitation: 'A voice, a light left on, somebody tucking in your feet?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner what would be nice to hear from you in that half hour.',
        invitation: 'A word, a hum, a page, or nothing at all?',
      },
      {
        towards: 'specific',
        advice: 'Name the one minute of that half hour you would not give away.',
        invitation: 'What is in your hands just then?',
      },
    ],
  },
  'health-goals-06': {
    together:
      'Which question about that small habit would please each of you, other than whether you kept it up?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Say whether you want your partner to notice it, or to leave it all yours.',
        invitation: 'Which remark would be welcome?',
      },
      {
        towards: 'forward',
        advice: 'Think of a small reward for keeping that habit up.',
        invitation: 'On which day would you collect it?',
      },
      {
        towards: 'disclosure',
        advice: 'Say who you feel like in the minute after you have done it.',
        invitation: 'Somebody older, braver, a person with matching socks?',
      },
      {
        towards: 'specific',
        advice: 'Name the day on which it is hardest to keep up.',
        invitation: 'What is the short version for such a day?',
      },
    ],
  },
  'health-goals-07': {
    together: 'If your next day off came in two halves, which half would each of you design?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say how you would feel as that day off comes to an end.',
        invitation: 'What would you have stopped thinking about?',
      },
      {
        towards: 'forward',
        advice: 'Say which half of that day you would take, if only half came.',
        invitation: 'What is the earliest date for it?',
      },
      {
        towards: 'specific',
        advice: 'Say what you would have on all that day.',
        invitation: 'Pyjamas, rubber boots, nothing with a button?',
      },
      {
        towards: 'responsive',
        advice: 'Guess how your partner would spend the same day off.',
        invitation: 'At which hour might your paths cross, if at all?',
      },
    ],
  },
  'health-goals-08': {
    together: 'Which new colour would come out if you two mixed yours, and what would you paint with it?',
    steps: [
      {
        towards: 'forward',
        advice: 'Choose the colour you would like for next week.',
        invitation: 'What could add the first drop of it?',
      },
      {
        towards: 'specific',
        advice: 'Find something in the house that is exactly that colour.',
        invitation: 'Is it a mug, a sock, the stain on the sofa?',
      },
      {
        towards: 'responsive',
        advice: 'Guess your partner’s colour for the same week.',
        invitation: 'What made you think of that one?',
      },
      {
        towards: 'disclosure',
        advice: 'Say whether that colour is your usual one.',
        invitation: 'When did it last look quite different?',
      },
    ],
  },
  'health-goals-09': {
    together: 'At the first sign of stress, what would each of you like the other to say, or quietly do?',
    steps: [
      {
        towards: 'forward',
        advice: 'Choose what may be said to you when the stress shows.',
        invitation: 'Which few words would not sound like a reproach?',
      },
      {
        towards: 'responsive',
        advice: 'Name a sign by which you notice that your partner is under stress.',
        invitation: 'Which of you is the first to see it coming?',
      },
      {
        towards: 'specific',
        advice: 'Say how long such a sign is there before you take notice.',
        invitation: 'What were you busy with the last time?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what those signs are usually asking for.',
        invitation: 'What do you give them instead?',
      },
    ],
  },
  'health-goals-10': {
    together:
      'On which day could your two weeks begin, and what would the easy version of the habit look like?',
    steps: [
      {
        towards: 'forward',
        advice: 'Settle what happens on the day one of you skips it.',
        invitation: 'Would you laugh it off, catch up or just go on?',
      },
      {
        towards: 'responsive',
        advice: 'Leave your partner a say in how those two weeks go.',
        invitation: 'Which part of them may suit your partner least?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you hope will be different on day fifteen.',
        invitation: 'What would you notice first?',
      },
      {
        towards: 'specific',
        advice: 'Say what usually keeps such a habit from getting going.',
        invitation: 'How small could it be on the fullest day?',
      },
    ],
  },
  'health-goals-11': {
    together:
      'Which phrase of encouragement would each of you put to use, and which would you retire as a push?',
    steps: [
      {
        towards: 'forward',
        advice: 'Name the thing you could use that encouragement for just now.',
        invitation: 'On which day would it be most welcome?',
      },
      {
        towards: 'specific',
        advice: 'Describe the least helpful cheering you ever got.',
        invitation: 'Was there a whistle, a slogan, a pat on the back?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner which kind of cheering helps, and which feels like a push.',
        invitation: 'Have the two of you ever mixed them up?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what stirs in you when encouragement does turn into a push.',
        invitation: 'What do you tend to do then?',
      },
    ],
  },
  'health-goals-12': {
    together:
      'Would each of you want to hear that the other is lying awake, then and there or only at breakfast?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what the dark likes to talk about on such a night.',
        invitation: 'Which thought always gets its turn?',
      },
      {
        towards: 'forward',
        advice: 'Say what you would like to find on the morning after.',
        invitation: 'Quiet, coffee, a slow start?',
      },
      {
        towards: 'responsive',
        advice: 'Say what you do when it is your partner who lies awake.',
        invitation: 'Do you notice at once, or does the morning tell you?',
      },
      {
        towards: 'specific',
        advice: 'Say at what hour being awake is at its worst.',
        invitation: 'What do you tend to do with yourself then?',
      },
    ],
  },
  'health-goals-13': {
    together:
      'Where could your two phones spend one evening, and what would fill the first half hour without them?',
    steps: [
      {
        towards: 'forward',
        advice: 'Choose one evening this week to have it your way with the screens.',
        invitation: 'At what time could they come back on?',
      },
      {
        towards: 'specific',
        advice: 'Name the one use of a screen in the evening that does you good.',
        invitation: 'And which one leaves you flat?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how the first minutes feel when every screen is dark.',
        invitation: 'Is it peace, an itch, a bit of a fright?',
      },
      {
        towards: 'responsive',
        advice: 'Say how your own screen may look from where your partner is.',
        invitation: 'When does it bring you two closer, and when not?',
      },
    ],
  },
  'health-goals-14': {
    together:
      'Before a check-up, what would each of you welcome: company, a message, a treat after, to be left alone?',
    steps: [
      {
        towards: 'forward',
        advice: 'Name something small and kind for right after the next check-up.',
        invitation: 'What would you want waiting for you?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how you feel in the hour after a check-up.',
        invitation: 'Light, hungry, talkative, flat?',
      },
      {
        towards: 'responsive',
        advice: 'Say how your partner gets in the days before an appointment.',
        invitation: 'Calm, gruff, or suddenly keen to clear the gutters?',
      },
      {
        towards: 'specific',
        advice: 'Name the worst minute of a check-up.',
        invitation: 'Is it the phone call, the chair, the wait for news?',
      },
    ],
  },
  'health-goals-15': {
    together: 'Which simple plate could each of you teach the other for a busy day, five minutes at most?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Say what your partner could put within reach on such a day.',
        invitation: 'Would it be a help, or one more thing to think of?',
      },
      {
        towards: 'specific',
        advice: 'Say what that looks like on a hectic Tuesday at seven.',
        invitation: 'Standing, sitting, straight from the pan?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how you are by the evening of a day like that.',
        invitation: 'What would do you good just then?',
      },
      {
        towards: 'forward',
        advice: 'Name one meal of next week that you would like off your mind.',
        invitation: 'Who or what could take it on?',
      },
    ],
  },
  'health-goals-16': {
    together: 'How would each of you word a toast to the hardest-working part of the other’s body?',
    steps: [
      {
        towards: 'forward',
        advice: 'Choose a small thank-you that your body would understand.',
        invitation: 'A bath, a stretch, new socks, an early night?',
      },
      {
        towards: 'responsive',
        advice: 'Say what your partner has seen your body carry lately.',
        invitation: 'Which word about it would be welcome?',
      },
      {
        towards: 'specific',
        advice: 'Name a humble part of you that did its share unthanked.',
        invitation: 'Was it a toe, a lung, the small of your back?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how you usually talk about that part of you.',
        invitation: 'What might it be glad to hear for a change?',
      },
    ],
  },
  'health-goals-17': {
    together: 'Which few words would be easiest to say, and to hear, when one of you is ill or in pain?',
    steps: [
      {
        towards: 'specific',
        advice: 'Picture that help coming before you had to ask.',
        invitation: 'How would it be done so that you could take it?',
      },
      {
        towards: 'forward',
        advice: 'Choose a small sign that could stand in for asking, next time.',
        invitation: 'A word, a note, a cup turned round?',
      },
      {
        towards: 'responsive',
        advice: 'Clear up one thing your partner may believe when you do not ask.',
        invitation: 'What is nearer to the truth?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what help was like when you were ill as a child.',
        invitation: 'Was it soft, brisk, or hardly there?',
      },
    ],
  },
  'health-goals-18': {
    together: 'How would each of you like to be asked about such a worry, and how often is enough?',
    steps: [
      {
        towards: 'forward',
        advice: 'Name one piece of that worry that someone else could hold.',
        invitation: 'Is it a phone call, a date, a drive, a list?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how far into that worry you have let anyone look.',
        invitation: 'Would a few words more be all right for now?',
      },
      {
        towards: 'specific',
        advice: 'Say at what hour that worry comes closest.',
        invitation: 'What do you do with it then?',
      },
      {
        towards: 'responsive',
        advice: 'Say what your partner may have guessed of that worry already.',
        invitation: 'What would you like to be asked, and what not?',
      },
    ],
  },
  'health-goals-19': {
    together:
      'If such a sign shows, which question would each of you welcome, and how often is often enough?',
    steps: [
      {
        towards: 'forward',
        advice: 'Lend your partner a first sentence for such a moment.',
        invitation: 'Which question could you answer even then?',
      },
      {
        towards: 'specific',
        advice: 'Name something small in the house that looks different at such times.',
        invitation: 'The plants, the sink, the side of the bed you keep to?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what holds the words back until then.',
        invitation: 'What would let them come a little sooner?',
      },
      {
        towards: 'responsive',
        advice: 'Give your partner leave to ask, even at the wrong moment.',
        invitation: 'Would a clumsy question still be better than none?',
      },
    ],
  },
  'health-goals-20': {
    together: 'Which words about bodies are welcome any day between you two, and which topic stays closed?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say in which moment such a comment reaches you best.',
        invitation: 'Dressed, undressed, in passing, in the dark?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you do with such a comment once you are alone with it.',
        invitation: 'Do you repeat it, doubt it, check it in the mirror?',
      },
      {
        towards: 'forward',
        advice: 'Make up a new comment of that sort that you would love to hear.',
        invitation: 'Which words are still missing from the collection?',
      },
      {
        towards: 'responsive',
        advice: 'Say how your partner can tell that a word has done you good.',
        invitation: 'And how, that it has not?',
      },
    ],
  },
  'health-goals-21': {
    together:
      'When you are both worn out, what is the least you two could do for each other and call it enough?',
    steps: [
      {
        towards: 'forward',
        advice: 'Agree on a code for ‘I am empty, and it is not about you’.',
        invitation: 'Could it be a number, a colour, an animal?',
      },
      {
        towards: 'specific',
        advice: 'Name the one thing that still gets done on such an evening.',
        invitation: 'And which can wait without anyone minding?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you turn into when you have nothing left.',
        invitation: 'Is it silent, sharp, weepy or silly?',
      },
      {
        towards: 'responsive',
        advice: 'Say how you can tell that your partner has nothing left either.',
        invitation: 'Which of you is better at saying so?',
      },
    ],
  },
  'health-goals-22': {
    together: 'If that goal had twice the time, what would each of you do first, or drop with relief?',
    steps: [
      {
        towards: 'specific',
        advice: 'Name the smallest step towards that goal that already counts.',
        invitation: 'How would you know that it had been enough?',
      },
      {
        towards: 'forward',
        advice: 'Plan something pleasant for a week without any progress at all.',
        invitation: 'What would make it a good week all the same?',
      },
      {
        towards: 'disclosure',
        advice: 'Say where the hurry with that goal comes from.',
        invitation: 'Whose clock is it?',
      },
      {
        towards: 'responsive',
        advice: 'Say how your partner’s patience with that goal looks to you.',
        invitation: 'What could be said less often, or more?',
      },
    ],
  },
  'health-goals-23': {
    together: 'What could each of you show the other in one afternoon of your own best season?',
    steps: [
      {
        towards: 'specific',
        advice: 'Name the first sign by which you know that your season is coming.',
        invitation: 'Is it a smell, a light, a taste?',
      },
      {
        towards: 'forward',
        advice: 'Name one thing you want from your season when it next comes round.',
        invitation: 'What could go into the diary for it already?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how you take it when the weather turns and your season is over.',
        invitation: 'Do you sulk, mourn or fold it away with the clothes?',
      },
      {
        towards: 'responsive',
        advice: 'Say what you have seen the seasons do to your partner.',
        invitation: 'Which month shows the difference between you best?',
      },
    ],
  },
  'health-goals-24': {
    together: 'Would you two rather do nothing side by side or in separate corners, and for how long?',
    steps: [
      {
        towards: 'forward',
        advice: 'Book the next hour for doing absolutely nothing.',
        invitation: 'Where would you hang the ‘closed’ sign?',
      },
      {
        towards: 'specific',
        advice: 'Say what your record at doing nothing is.',
        invitation: 'What broke the spell?',
      },
      {
        towards: 'responsive',
        advice: 'Describe your partner’s own way of doing nothing, if there is one.',
        invitation: 'Is it an art, a rumour or a kind of snoring?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how soon a voice in you starts to call it lazy, if at all.',
        invitation: 'Whose voice does it sound like?',
      },
    ],
  },
  'health-goals-25': {
    together: 'What would each of you play, tell or imitate to win a laugh from the other this week?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Wonder aloud what your partner would name here.',
        invitation: 'Which laugh of your partner’s would you love to set off?',
      },
      {
        towards: 'specific',
        advice: 'Say when that last happened.',
        invitation: 'How long did it take until you could speak again?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what goes missing in a week without one good laugh.',
        invitation: 'How do you notice it, and who notices it in you?',
      },
      {
        towards: 'forward',
        advice: 'Suggest the next dose of that laughter.',
        invitation: 'Which film, friend or silly game could be to blame?',
      },
    ],
  },
  'health-goals-26': {
    together: 'Whose song goes first when you two next have three minutes, and which finger or hip begins?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what that song does with a low mood.',
        invitation: 'Does it lift it, loosen it or keep it company?',
      },
      {
        towards: 'specific',
        advice: 'Say where that song last caught you.',
        invitation: 'Was anyone watching?',
      },
      {
        towards: 'responsive',
        advice: 'Say what your partner hums, whistles or drums without noticing.',
        invitation: 'Over which chore, and how far from the tune?',
      },
      {
        towards: 'forward',
        advice: 'Give that song a job in the coming week.',
        invitation: 'Which chore or which road could it carry you through?',
      },
    ],
  },
  'health-goals-27': {
    together: 'Which hour could each of you guard for the other this week, so that rest has a place in it?',
    steps: [
      {
        towards: 'specific',
        advice: 'Describe the room in which that hour of rest would be spent.',
        invitation: 'How light, how quiet, and who near?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner which hour of the week weighs most.',
        invitation: 'What would be a fair swap between you?',
      },
      {
        towards: 'forward',
        advice: 'Say how the next hour would go if you came to it well rested.',
        invitation: 'Who would be the first to feel the difference?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you would not miss about that hour.',
        invitation: 'And is there one thing in it that you would?',
      },
    ],
  },
  'health-goals-28': {
    together:
      'At that thin-skinned hour, what would each of you rather have: a snack, a closed door or a bad joke?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Say how that hour may look from your partner’s side.',
        invitation: 'Which tone of yours is not meant the way it sounds?',
      },
      {
        towards: 'specific',
        advice: 'Write a stage direction for yourself at that hour.',
        invitation: 'Slippers, sighs, a spoon put down too hard?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how you are with yourself at that hour.',
        invitation: 'Is there any patience left over for you?',
      },
      {
        towards: 'forward',
        advice: 'Say what could wait until that thin hour is over.',
        invitation: 'Which question could come later, or not at all?',
      },
    ],
  },
  'health-goals-29': {
    together:
      'Which food on your refusal list would each of you give one more bite, and which cheerfully never?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Guess which food your partner refuses now and may love one day.',
        invitation: 'In which dish might it stand a chance?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how you took it that the others had been right about that food.',
        invitation: 'Did you admit it at once, or eat on in silence?',
      },
      {
        towards: 'forward',
        advice: 'Say how that food is to be served to you these days.',
        invitation: 'When could it be on the table next?',
      },
      {
        towards: 'specific',
        advice: 'Describe the face you used to make at that food.',
        invitation: 'Who tried to talk you into it?',
      },
    ],
  },
  'health-goals-30': {
    together:
      'Which old health custom would each of you let the other sample for a day, and which stays in the past?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say how you felt about those health rules as a child.',
        invitation: 'Did you obey, cheat or believe?',
      },
      {
        towards: 'forward',
        advice: 'Put that old rule into words of your own for today.',
        invitation: 'Where in your week does it belong, if anywhere?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner which health rules were law at home.',
        invitation: 'Which of the two worlds would have shocked the other?',
      },
      {
        towards: 'specific',
        advice: 'Name what stood in the cupboard for when somebody fell ill after all.',
        invitation: 'What did it smell of, and who kept the key?',
      },
    ],
  },
  'health-goals-31': {
    together:
      'When a habit has slipped, what does each of you want to hear on the first day back, if anything?',
    steps: [
      {
        towards: 'forward',
        advice: 'Name the habit that would like a fresh start just now.',
        invitation: 'What would its first day be, made very small?',
      },
      {
        towards: 'specific',
        advice: 'Describe the smallest fresh start you have ever made.',
        invitation: 'Was it five minutes, one glass, once round the block?',
      },
      {
        towards: 'responsive',
        advice: 'Say how your partner goes about a fresh start.',
        invitation: 'Is it with a list, a sigh or brand-new shoes?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what the first day after a slip feels like.',
        invitation: 'How long does the grumbling last?',
      },
    ],
  },
  'health-goals-32': {
    together: 'For each goal, who is the player, who the cheering crowd, and when does the crowd go home?',
    steps: [
      {
        towards: 'specific',
        advice: 'Name the first small sign that would tell you it was no longer yours.',
        invitation: 'A chart on the fridge, a second stopwatch, a free lecture?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you want to be able to call your own in that goal.',
        invitation: 'What would it be like to reach that bit by yourself?',
      },
      {
        towards: 'responsive',
        advice: 'Name the part of it that your partner might enjoy rather than endure.',
        invitation: 'How much of it would you be glad to share?',
      },
      {
        towards: 'forward',
        advice: 'Choose a friendly phrase for: from here I go on alone.',
        invitation: 'How would it sound on a good day?',
      },
    ],
  },
  'health-goals-33': {
    together: 'Which sort of strength might you two lend each other for a day?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what that strength was made of.',
        invitation: 'Was it calm, muscle, stubbornness, anger?',
      },
      {
        towards: 'responsive',
        advice: 'Say what of that strength your partner may not have seen.',
        invitation: 'What would you like to be asked about it?',
      },
      {
        towards: 'specific',
        advice: 'Say what was left of that strength the next morning.',
        invitation: 'A sore arm, a signed paper, a private grin?',
      },
      {
        towards: 'forward',
        advice: 'Say where you could use some of that strength next.',
        invitation: 'What would wake it up again?',
      },
    ],
  },
  'health-goals-34': {
    together: 'Which date and which meeting point would you two pick for one outing, however short?',
    steps: [
      {
        towards: 'forward',
        advice: 'Say what would make that outing easy to begin.',
        invitation: 'What could be packed or agreed the evening before?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you would like to leave behind for those hours.',
        invitation: 'After how many minutes would it be forgotten?',
      },
      {
        towards: 'responsive',
        advice: 'Say how you can tell that an outing is doing your partner good.',
        invitation: 'What changes first: the step, the voice, the jokes?',
      },
      {
        towards: 'specific',
        advice: 'Say what would be in your bag or your pockets for that outing.',
        invitation: 'What would there be to nibble on the way?',
      },
    ],
  },
  'health-goals-35': {
    together: 'What would you two keep in a low-day box, one thing from each of you for the other?',
    steps: [
      {
        towards: 'forward',
        advice: 'Say how a low day could be made a little smaller from the start.',
        invitation: 'What could be left out of it?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what a low day is like from the inside.',
        invitation: 'Is it grey, heavy, loud, far away?',
      },
      {
        towards: 'specific',
        advice: 'Say which hour of a low day is the heaviest.',
        invitation: 'What usually happens just before it eases?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner how one of your low days looks from outside.',
        invitation: 'What do you suspect is easy to misread?',
      },
    ],
  },
  'health-goals-36': {
    together:
      'What would each of you say to the other after a missed plan, in the voice you keep for a dear friend?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say where you first heard that tone.',
        invitation: 'Did it help you, back then?',
      },
      {
        towards: 'forward',
        advice: 'Name the next plan that may fall a little short.',
        invitation: 'How much of it would be enough?',
      },
      {
        towards: 'specific',
        advice: 'Add what your hands do while that goes through your head.',
        invitation: 'Do they scrub, tap, tidy, or keep quite still?',
      },
      {
        towards: 'responsive',
        advice: 'Say how much of that voice your partner gets to hear.',
        invitation: 'What would help you to say it aloud?',
      },
    ],
  },
  'health-goals-37': {
    together: 'How much of that unseen cost would each of you want known, and in which quiet moment?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Say how much of that cost your partner has seen.',
        invitation: 'Which bit would you like to have seen, without a comment?',
      },
      {
        towards: 'specific',
        advice: 'Name one object at home that knows about that cost.',
        invitation: 'A clock, a calendar, a bag, a pillow?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you go without so that you can look after yourself.',
        invitation: 'What would you do with it, given back?',
      },
      {
        towards: 'forward',
        advice: 'Say what would make that cost a little lighter next time.',
        invitation: 'An hour, a lift, a word from someone who knows?',
      },
    ],
  },
  'health-goals-38': {
    together: 'If your bodies gave lessons, which class of the other’s would each of you sign up for?',
    steps: [
      {
        towards: 'forward',
        advice: 'Say where that lesson could be of use to you this week.',
        invitation: 'When may your body have the first word?',
      },
      {
        towards: 'specific',
        advice: 'Say what you began to do differently after your body taught you that.',
        invitation: 'Who noticed the change?',
      },
      {
        towards: 'responsive',
        advice: 'Say what your partner could learn about you from that lesson.',
        invitation: 'Which part of it is easy to miss from outside?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how long you argued with your body before you believed it.',
        invitation: 'What won you over?',
      },
    ],
  },
  'health-goals-39': {
    together:
      'What would the slow version of one thing you two do together be, and when could you give it a go?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what would go missing between you without it.',
        invitation: 'What happens there that happens nowhere else?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner what is worth keeping at any pace.',
        invitation: 'How close is that to your own answer?',
      },
      {
        towards: 'specific',
        advice: 'Name a sound that goes with what you two would keep.',
        invitation: 'Laughter, grumbling, a scratching pen, nothing at all?',
      },
      {
        towards: 'forward',
        advice: 'Name the next time you would like to do it, at any speed.',
        invitation: 'Which day has room for it?',
      },
    ],
  },
  'health-goals-40': {
    together: 'What would make ten minutes of rest easier for each of you: a word, a blanket, nobody asking?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Say what your partner could take over, or simply not mention, just then.',
        invitation: 'Which few words would get through to you?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what real rest would feel like in you, if it came.',
        invitation: 'Where would you notice it first: shoulders, jaw, breath?',
      },
      {
        towards: 'forward',
        advice: 'Say what permission to rest would have to sound like.',
        invitation: 'From whom would you believe it?',
      },
      {
        towards: 'specific',
        advice: 'Say what your hands do when you are meant to be resting.',
        invitation: 'Which unfinished thing do they reach for?',
      },
    ],
  },
};
