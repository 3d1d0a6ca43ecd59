import type { FollowUps } from '../shapes.ts';

/** What may follow answers about a home, money and chores. */
export const movingInFollowUps: FollowUps = {
  'moving-in-01': {
    together: 'If there were a single shelf of honour, where on it would each of you set the other’s thing?',
    steps: [
      {
        towards: 'forward',
        advice: 'Say how you would like that thing to be treated.',
        invitation: 'Who may touch it, dust it or use it?',
      },
      {
        towards: 'specific',
        advice: 'Say exactly where that thing would stand or hang.',
        invitation: 'What would be allowed next to it?',
      },
      {
        towards: 'responsive',
        advice: 'Name the one question about that thing you hope your partner asks.',
        invitation: 'Which part of its story is still untold?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what would be gone for you if that thing were lost.',
        invitation: 'What could no new one replace?',
      },
    ],
  },
  'moving-in-02': {
    together: 'How could each of you let the other hear or smell a little of what home is to you?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Ask your partner what home sounds or smells of.',
        invitation: 'How much of it would you know blindfold?',
      },
      {
        towards: 'forward',
        advice: 'Say how that homely feeling could travel with you.',
        invitation: 'What would you pack for a strange room?',
      },
      {
        towards: 'specific',
        advice: 'Say where you first met that sound or smell.',
        invitation: 'Whose home was it then?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you can stop doing once you notice that sound or smell.',
        invitation: 'Which part of the day stays outside?',
      },
    ],
  },
  'moving-in-03': {
    together:
      'If you two traded one chore for a week, which would each of you hand over and which gladly take?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Name a chore that you have seen your partner do with a certain calm.',
        invitation: 'What gives it away?',
      },
      {
        towards: 'disclosure',
        advice: 'Say where your mind goes while your hands are busy with it.',
        invitation: 'What have you solved, or dreamt up, that way?',
      },
      {
        towards: 'specific',
        advice: 'Describe the one second of that chore that you wait for.',
        invitation: 'What does it look or sound like when it is done right?',
      },
      {
        towards: 'forward',
        advice: 'Name a chore you would gladly be rid of in return for that one.',
        invitation: 'Which job costs you the most?',
      },
    ],
  },
  'moving-in-04': {
    together:
      'At which point of a Saturday’s first hour is company welcome to each of you, and at which not yet?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Ask your partner how a Saturday can be told from a Tuesday.',
        invitation: 'What is your guess?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what mood you would be in once that hour is over.',
        invitation: 'What would you feel like doing next?',
      },
      {
        towards: 'forward',
        advice: 'Pick the next Saturday that could begin like that.',
        invitation: 'What would have to be out of the way by Friday night?',
      },
      {
        towards: 'specific',
        advice: 'Say what is not allowed to happen in that hour.',
        invitation: 'Who or what usually breaks in?',
      },
    ],
  },
  'moving-in-05': {
    together: 'What from that spare room could begin now, in whichever corner you two can find?',
    steps: [
      {
        towards: 'specific',
        advice: 'Name the first thing you would carry into that room.',
        invitation: 'Where in the room would it go?',
      },
      {
        towards: 'forward',
        advice: 'Say which corner could stand in for that room meanwhile.',
        invitation: 'What would be enough to begin with?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how you would come out of that room after an hour in it.',
        invitation: 'In what mood would supper find you?',
      },
      {
        towards: 'responsive',
        advice: 'Leave one corner of that room to your partner.',
        invitation: 'What would you expect to find there?',
      },
    ],
  },
  'moving-in-06': {
    together: 'Which one spot would you two keep gallery-bare, and which may be pure cosy chaos?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Put your partner on that scale too.',
        invitation: 'How many steps are there between you?',
      },
      {
        towards: 'specific',
        advice: 'Name the one spot at home that contradicts your place on the scale.',
        invitation: 'Which drawer or shelf tells another story?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what happens to your mood at the far end of the scale.',
        invitation: 'How long could you stand it there?',
      },
      {
        towards: 'forward',
        advice: 'Name one corner that you would not mind being different.',
        invitation: 'Which shelf, chair or table could it be?',
      },
    ],
  },
  'moving-in-07': {
    together: 'What would each of you pack for a night beside the other: earplugs, socks, an extra blanket?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say what helps when the night goes wrong.',
        invitation: 'What is best left alone?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you like best about falling asleep, alone or not.',
        invitation: 'What is the last thing you notice?',
      },
      {
        towards: 'responsive',
        advice: 'Put one question to your partner about your nights.',
        invitation: 'What would you like to know that you sleep through?',
      },
      {
        towards: 'forward',
        advice: 'Say how you would like to be woken on your next free morning.',
        invitation: 'By coffee, a hand, the light, nobody at all?',
      },
    ],
  },
  'moving-in-08': {
    together: 'Which evening would your weekly meal fall on, and who chooses the first one?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what that meal would give you that the rest of the week does not.',
        invitation: 'When would you start looking forward to it?',
      },
      {
        towards: 'specific',
        advice: 'Say how such a meal would end.',
        invitation: 'Who stays sitting, and who gets up first?',
      },
      {
        towards: 'responsive',
        advice: 'Leave one part of that meal for your partner to decide.',
        invitation: 'Which part may come as a surprise?',
      },
      {
        towards: 'forward',
        advice: 'Say what would still count in a week with no time.',
        invitation: 'What is the least that would be on the table?',
      },
    ],
  },
  'moving-in-09': {
    together:
      'What would each of you hang on the door or send to say ‘quiet hour’, and what may interrupt it?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Put into words for your partner what your going quiet is not about.',
        invitation: 'What would you like your partner to know just then?',
      },
      {
        towards: 'forward',
        advice: 'Offer a way to ask for that hour that leaves no sting.',
        invitation: 'And how would you say that you are back?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what happens in you if that hour does not come.',
        invitation: 'How long can you do without it?',
      },
      {
        towards: 'specific',
        advice: 'Say where you would spend that hour of quiet.',
        invitation: 'Which chair, path or closed door would it be?',
      },
    ],
  },
  'moving-in-10': {
    together: 'Which boring job would you two toss a coin for, and which would each of you claim at once?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say how you would feel by the Sunday night of that fair week.',
        invitation: 'What would you have energy for?',
      },
      {
        towards: 'responsive',
        advice: 'Name the job of your partner’s that you would least like to inherit.',
        invitation: 'What does it take that nobody sees?',
      },
      {
        towards: 'specific',
        advice: 'Name the job that you would least like to be left with.',
        invitation: 'What makes it worse than the others?',
      },
      {
        towards: 'forward',
        advice: 'Pick one boring job to swap this week.',
        invitation: 'Which one would you hand over first?',
      },
    ],
  },
  'moving-in-11': {
    together: 'With guests ten minutes away, what would each of you do first, and who opens the door?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what goes through you when someone is suddenly at the door.',
        invitation: 'Who may come without any warning at all?',
      },
      {
        towards: 'forward',
        advice: 'Say what a good way would be to tell you that somebody is coming.',
        invitation: 'Which few words would be enough?',
      },
      {
        towards: 'specific',
        advice: 'Say what you do in the minute after the last guest is gone.',
        invitation: 'Shoes off, leftovers, a sigh, a verdict?',
      },
      {
        towards: 'responsive',
        advice: 'Say whose visits may need more warning for one of you than for the other.',
        invitation: 'What would even it out?',
      },
    ],
  },
  'moving-in-12': {
    together: 'Which playful word could mean ‘this is still lying here’ between you two, without any sigh?',
    steps: [
      {
        towards: 'forward',
        advice: 'Suggest a fixed half hour for things left undone.',
        invitation: 'Which day of the week would suit it?',
      },
      {
        towards: 'responsive',
        advice: 'Say how it may be for your partner to bring it up at all.',
        invitation: 'What could make that easier?',
      },
      {
        towards: 'specific',
        advice: 'Name something that is lying undone at this very moment.',
        invitation: 'How many days old is it?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what happens in you when it is brought up the wrong way.',
        invitation: 'What becomes of your good will then?',
      },
    ],
  },
  'moving-in-13': {
    together: 'How would each of you mark that drawer, corner or hour as your own: a label, a key, a nod?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Tell your partner how to leave that space alone kindly.',
        invitation: 'Which knock, note or pause would suit you?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how you are after a while with what is yours alone.',
        invitation: 'What do you bring back with you?',
      },
      {
        towards: 'specific',
        advice: 'Give that space or hour a name that the two of you can use.',
        invitation: 'Would it be a plain name or a grand one?',
      },
      {
        towards: 'forward',
        advice: 'Think of something of the same kind for your partner to keep.',
        invitation: 'Which corner or hour could be spared?',
      },
    ],
  },
  'moving-in-14': {
    together: 'After the next long day, which greeting could each of you give, at the door or on the screen?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say what would come right after that greeting.',
        invitation: 'Talk, food or silence?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what a long day has usually left in you by then.',
        invitation: 'What do you bring through the door, or into the call?',
      },
      {
        towards: 'responsive',
        advice: 'Say how your partner could tell what kind of day it was.',
        invitation: 'What in your voice or step gives it away?',
      },
      {
        towards: 'forward',
        advice: 'Name the evening this week when you would love that greeting.',
        invitation: 'How could your partner know that you are nearly there?',
      },
    ],
  },
  'moving-in-15': {
    together:
      'When could each of you show the other one habit worth keeping, be it from that home or newly made?',
    steps: [
      {
        towards: 'specific',
        advice: 'Describe the room or the hour that habit belonged to.',
        invitation: 'Who else is in the picture?',
      },
      {
        towards: 'forward',
        advice: 'Say how that habit could begin again in a small way.',
        invitation: 'On which day would you start?',
      },
      {
        towards: 'disclosure',
        advice: 'Name a habit from that home that may stay behind.',
        invitation: 'What are you glad to be rid of?',
      },
      {
        towards: 'responsive',
        advice: 'Say what your partner might find odd or lovely about it.',
        invitation: 'How would you explain it to a newcomer?',
      },
    ],
  },
  'moving-in-16': {
    together:
      'For which purchase would a quick message do, and for which would each of you want a proper talk?',
    steps: [
      {
        towards: 'specific',
        advice: 'Name something you bought that came close to that line.',
        invitation: 'Was there a talk about it, in the end?',
      },
      {
        towards: 'responsive',
        advice: 'Guess where your partner would draw that line.',
        invitation: 'Higher than yours, lower, or nearly the same?',
      },
      {
        towards: 'forward',
        advice: 'Say how short such a talk before buying could be.',
        invitation: 'Would a photo and a thumbs up do?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what being asked first gives you.',
        invitation: 'And what does being free to just buy it give you?',
      },
    ],
  },
  'moving-in-17': {
    together: 'Which old saying about money would each of you keep, and which would you pay to be rid of?',
    steps: [
      {
        towards: 'forward',
        advice: 'Say what you would like money to stand for with you two.',
        invitation: 'In which small habit could that show?',
      },
      {
        towards: 'specific',
        advice: 'Name one thing that was always bought in your family, or never.',
        invitation: 'What did you think of that as a child?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you still feel when a bill or a payday comes.',
        invitation: 'Whose voice do you hear then?',
      },
      {
        towards: 'responsive',
        advice: 'Name a money habit of yours that may puzzle your partner.',
        invitation: 'What in your family’s story would explain it?',
      },
    ],
  },
  'moving-in-18': {
    together:
      'What might each of you want settled, or left open, before talk of sharing a home goes any further?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Offer to hear what your partner thinks of that worry.',
        invitation: 'What would be good to hear in reply?',
      },
      {
        towards: 'disclosure',
        advice: 'Set a small joy beside the nervousness, if there is one.',
        invitation: 'What would you be glad of under a shared roof?',
      },
      {
        towards: 'forward',
        advice: 'Suggest one small thing to try before it grows big.',
        invitation: 'A weekend, a drawer, an evening apart: where to begin?',
      },
      {
        towards: 'specific',
        advice: 'Picture the moment when that nervousness would show.',
        invitation: 'What time of day is it, and who is in the room?',
      },
    ],
  },
  'moving-in-19': {
    together:
      'If each of you put three pins in a map, what would you want the other to know about one of them?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Ask your partner what would matter most about a place.',
        invitation: 'Which answer could you half agree with already?',
      },
      {
        towards: 'disclosure',
        advice: 'Say whether you are one who packs lightly or one who keeps the key.',
        invitation: 'Which move, or which house, made you so?',
      },
      {
        towards: 'specific',
        advice: 'Name the place you found hardest to leave, ever.',
        invitation: 'What could you see from the window there?',
      },
      {
        towards: 'forward',
        advice: 'Choose a good setting for such a talk, if it ever comes.',
        invitation: 'On foot, over a map on the floor, on a long drive?',
      },
    ],
  },
  'moving-in-20': {
    together:
      'Which evening of the week would belong to your friends, which to your hobbies, and which to you two?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Name a friend or pastime of your partner’s that you would guard too.',
        invitation: 'Which evening would you keep free for it?',
      },
      {
        towards: 'specific',
        advice: 'Say what that time of your own gives you.',
        invitation: 'How do you come home from it?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you are like when your own friends or hobbies come up short.',
        invitation: 'Who notices it first, you or the others?',
      },
      {
        towards: 'forward',
        advice: 'Suggest an easy way to announce an evening of your own.',
        invitation: 'How much notice would be kind, both ways?',
      },
    ],
  },
  'moving-in-21': {
    together: 'Where could you two test one idea of fair: the groceries, the next outing, a free afternoon?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say how you feel on the side that has less.',
        invitation: 'And on the side with more, is it easier?',
      },
      {
        towards: 'specific',
        advice: 'Put that fairness into one ordinary month.',
        invitation: 'Who would pay, cook or drive?',
      },
      {
        towards: 'responsive',
        advice: 'Change sides for one line, and say what would be fair from there.',
        invitation: 'What would you ask for, over there?',
      },
      {
        towards: 'forward',
        advice: 'Say when you would like to look at that balance again.',
        invitation: 'What change would be a reason to?',
      },
    ],
  },
  'moving-in-22': {
    together: 'What would turn any place into home for you two for an hour: a lamp, a kettle, a song?',
    steps: [
      {
        towards: 'forward',
        advice: 'Say how a little of that at-home feeling could come into this week.',
        invitation: 'Which half hour would be enough?',
      },
      {
        towards: 'appreciative',
        advice: 'Name your partner’s share in that time.',
        invitation: 'What did your partner do, or simply let be?',
      },
      {
        towards: 'specific',
        advice: 'Say what you had on your feet at the time.',
        invitation: 'Slippers, odd socks, boots, bare skin?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner how you looked in that hour.',
        invitation: 'What might have shown how you felt?',
      },
    ],
  },
  'moving-in-23': {
    together: 'What is outside each of your windows right now, and what would you add to the other’s view?',
    steps: [
      {
        towards: 'forward',
        advice: 'Say how you could have a little of it next week.',
        invitation: 'A pot of herbs, birdsong, an early walk: what is in reach?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what kind of day would begin at such a window.',
        invitation: 'What would you look forward to from there?',
      },
      {
        towards: 'specific',
        advice: 'Say what you would be holding as you stand at that window.',
        invitation: 'Is it open or shut?',
      },
      {
        towards: 'responsive',
        advice: 'Say what you would call your partner to the window for.',
        invitation: 'What would make your partner linger there?',
      },
    ],
  },
  'moving-in-24': {
    together: 'If one thing from each of you met on a shelf overnight, what would the two gossip about?',
    steps: [
      {
        towards: 'specific',
        advice: 'Let that thing begin the story in its own voice.',
        invitation: 'What is its opening line?',
      },
      {
        towards: 'forward',
        advice: 'Say what you would like that thing to tell a year from now.',
        invitation: 'Which scene is it still waiting for?',
      },
      {
        towards: 'appreciative',
        advice: 'Let that thing blurt out something nice about your partner.',
        invitation: 'What has it seen your partner do when no one looked?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which of your partner’s things knows too much.',
        invitation: 'What would you give to overhear it?',
      },
    ],
  },
  'moving-in-25': {
    together: 'Which kitchen law would you two sign jointly, and which clause may each of you ignore?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Guess your partner’s most stubborn kitchen rule.',
        invitation: 'Where would the two rules collide?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how it feels when somebody keeps that rule without being told.',
        invitation: 'Relief, glee, or a small moment of love?',
      },
      {
        towards: 'specific',
        advice: 'Describe the kitchen after you have had it all to yourself.',
        invitation: 'What stands where, and what shines?',
      },
      {
        towards: 'forward',
        advice: 'Name a corner of the kitchen where your rule could take a day off.',
        invitation: 'Which shelf, pan or Sunday would you risk?',
      },
    ],
  },
  'moving-in-26': {
    together: 'If both mottos belonged to one home, which goes over the door and which on the doormat?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Hand your partner the chalk for one added line.',
        invitation: 'What would you expect to read there?',
      },
      {
        towards: 'disclosure',
        advice: 'Say on which days you do not live up to that motto.',
        invitation: 'What would the door say then?',
      },
      {
        towards: 'specific',
        advice: 'Say what that motto is made of.',
        invitation: 'Brass, chalk, cross-stitch or neon?',
      },
      {
        towards: 'forward',
        advice: 'Say how the two of you could live by that motto for a weekend.',
        invitation: 'What would it have you do first?',
      },
    ],
  },
  'moving-in-27': {
    together: 'On what sort of day would each of you love to find a small something in a bag or pocket?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Say what your partner may be in the middle of on finding it.',
        invitation: 'Which face would you love to see?',
      },
      {
        towards: 'forward',
        advice: 'Say what you would like to find in a pocket of your own one day.',
        invitation: 'What would make you laugh, or stop short?',
      },
      {
        towards: 'specific',
        advice: 'Say which bag or pocket it would be, and how deep down.',
        invitation: 'What else is in there: crumbs, receipts, mints?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what would go through you while you slip it in.',
        invitation: 'Glee, a pang, the heartbeat of a thief?',
      },
    ],
  },
  'moving-in-28': {
    together: 'For an hour of pottering about, who is in charge of the sound, and what counts as a veto?',
    steps: [
      {
        towards: 'specific',
        advice: 'Name the job that goes best with it.',
        invitation: 'What are your hands doing meanwhile?',
      },
      {
        towards: 'forward',
        advice: 'Suggest an hour of pottering, each of you at your own thing.',
        invitation: 'Who gets to choose what is heard?',
      },
      {
        towards: 'responsive',
        advice: 'Name a noise of yours that your partner may know by heart.',
        invitation: 'And which of your partner’s do you like to hear?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what sort of day makes your ears want the opposite.',
        invitation: 'How do you notice that it is one of those days?',
      },
    ],
  },
  'moving-in-29': {
    together:
      'Half each and one coin left over: what would you two do with the last coin of that surprise sum?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what you would enjoy most about spending it like that.',
        invitation: 'What would it spare you, or give you?',
      },
      {
        towards: 'forward',
        advice: 'Say what of it could begin without any surprise money.',
        invitation: 'How small may the beginning be?',
      },
      {
        towards: 'specific',
        advice: 'Say what would be left of that sum a year later.',
        invitation: 'A thing, a story, a bill paid?',
      },
      {
        towards: 'responsive',
        advice: 'Give your partner a vote on that sum.',
        invitation: 'On what would you agree at once?',
      },
    ],
  },
  'moving-in-30': {
    together:
      'Which date could go into the calendar now, and what is the one thing each of you wants on that day?',
    steps: [
      {
        towards: 'specific',
        advice: 'Describe how that day begins, before anything else happens.',
        invitation: 'What is the first thing you hear or smell?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you are like on the evening before that day.',
        invitation: 'Restless, tender, grumpy, in hiding?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner which day of the year deserves more of a fuss.',
        invitation: 'Which date would you bet on?',
      },
      {
        towards: 'forward',
        advice: 'Name the first small thing to arrange for that day.',
        invitation: 'Which part of it would you take on yourself?',
      },
    ],
  },
  'moving-in-31': {
    together:
      'Which unseen task could each of you hand over for a month, and what goes on the handover note?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what all that planning does to your evenings.',
        invitation: 'What would you think about if it was off your mind?',
      },
      {
        towards: 'forward',
        advice: 'Pick one list to hand over whole, or to take on whole.',
        invitation: 'Which one would you start with, and when?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner to name the lists each of you keeps in your heads.',
        invitation: 'Which of them would come as news?',
      },
      {
        towards: 'specific',
        advice: 'Name one thing that you are carrying in your head this very week.',
        invitation: 'When does it pop up: in bed, at the shops, mid-sentence?',
      },
    ],
  },
  'moving-in-32': {
    together:
      'What would a friendly label about your ways say, one for each of you, with instructions for use?',
    steps: [
      {
        towards: 'forward',
        advice: 'Say what you would offer in return for that patience.',
        invitation: 'Breakfast, a foot rub, the last biscuit?',
      },
      {
        towards: 'specific',
        advice: 'Say what brings that way of yours out most.',
        invitation: 'On which days does it hardly show?',
      },
      {
        towards: 'responsive',
        advice: 'Say how that way of yours may look from the other side.',
        invitation: 'What would your partner call it, on a patient day?',
      },
      {
        towards: 'appreciative',
        advice: 'Say how your partner has coped with that way of yours so far.',
        invitation: 'Which kindness about it have you noticed?',
      },
    ],
  },
  'moving-in-33': {
    together: 'What would each of you like to ask about the other’s thing, and about what it keeps?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Guess which thing near your partner is there because of you.',
        invitation: 'Where might it be lying right now?',
      },
      {
        towards: 'appreciative',
        advice: 'Name something that cannot be touched, yet is there thanks to your partner.',
        invitation: 'A habit, a word, a quieter morning?',
      },
      {
        towards: 'specific',
        advice: 'Say when you last touched or used that thing.',
        invitation: 'Which marks has it got by now?',
      },
      {
        towards: 'forward',
        advice: 'Say which trace of your partner you would like to come across next.',
        invitation: 'Where would you most enjoy finding it?',
      },
    ],
  },
  'moving-in-34': {
    together:
      'Lamp, chair, handle, cushion: which change could each of you make first for the other’s comfort?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Say where a hand from your partner would be welcome.',
        invitation: 'And what would you rather do yourself?',
      },
      {
        towards: 'forward',
        advice: 'Say what of that change could be in place within a month.',
        invitation: 'Who could lend a hand with it?',
      },
      {
        towards: 'specific',
        advice: 'Name the spot at home where your body is happiest as things are.',
        invitation: 'What makes it good: warmth, height, a cushion?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what your body manages at home that makes you a little proud.',
        invitation: 'Does anybody know of it?',
      },
    ],
  },
  'moving-in-35': {
    together: 'Which one sentence could you two have ready for anyone who forgets that you are two people?',
    steps: [
      {
        towards: 'specific',
        advice: 'Tell of someone who got it right with the two of you.',
        invitation: 'What did they do, or leave alone?',
      },
      {
        towards: 'responsive',
        advice: 'Say whether your partner would ask for the same respect.',
        invitation: 'What might be higher on your partner’s list?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you feel when someone steps over that line.',
        invitation: 'Where does that feeling go afterwards?',
      },
      {
        towards: 'forward',
        advice: 'Put that request into a sentence that both of you could say.',
        invitation: 'On which occasion would you use it first?',
      },
    ],
  },
  'moving-in-36': {
    together: 'If you two visited that old home for an hour, or on a map, what would each of you show first?',
    steps: [
      {
        towards: 'specific',
        advice: 'Walk in through its door and say what you pass first.',
        invitation: 'What is underfoot?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you left behind in that place.',
        invitation: 'What would you go back for?',
      },
      {
        towards: 'forward',
        advice: 'Say what of that place you would like around you again.',
        invitation: 'A dish, a colour, a way of sitting outside?',
      },
      {
        towards: 'responsive',
        advice: 'Say what that place would tell your partner about you.',
        invitation: 'Which habit of yours would suddenly make sense?',
      },
    ],
  },
  'moving-in-37': {
    together:
      'Which shelf, wall or key would come first in making room, and how would each of you ask or offer?',
    steps: [
      {
        towards: 'forward',
        advice: 'Name something for that home that the two of you could choose together.',
        invitation: 'A table, a lamp, the sides of the bed?',
      },
      {
        towards: 'specific',
        advice: 'Name the first thing of yours to go on a shelf or wall there.',
        invitation: 'What would have to come down for it?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner which corners of such a home are open to change.',
        invitation: 'Which answer would you hope for?',
      },
      {
        towards: 'disclosure',
        advice: 'Say when you would still feel like a guest there.',
        invitation: 'What would you not dare to touch?',
      },
    ],
  },
  'moving-in-38': {
    together:
      'Who would sit at the table for a decision about care, and what would each of you want said first?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what would weigh on you most in such a time.',
        invitation: 'What would be hard to admit, even to your partner?',
      },
      {
        towards: 'responsive',
        advice: 'Name what you would ask your partner before anything is fixed.',
        invitation: 'Where might the two of you pull different ways?',
      },
      {
        towards: 'specific',
        advice: 'Name something the person concerned would never want to give up.',
        invitation: 'The radio, the window seat, the last word?',
      },
      {
        towards: 'forward',
        advice: 'Name one thing you two could settle long before that care is needed.',
        invitation: 'Who else could be asked to share the load?',
      },
    ],
  },
  'moving-in-39': {
    together: 'Which words would each of you want to be sent off with when you set out into that freedom?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say how you would notice that this freedom was slipping away.',
        invitation: 'What in you would go quiet first?',
      },
      {
        towards: 'forward',
        advice: 'Say which small sign would tell you that this freedom is safe.',
        invitation: 'What would you love to hear when you take it?',
      },
      {
        towards: 'specific',
        advice: 'Tell when you last made use of that freedom.',
        invitation: 'Where did it take you?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner whether that freedom brings up any worry.',
        invitation: 'What could you say to set it at rest?',
      },
    ],
  },
  'moving-in-40': {
    together:
      'For how long would each of you make such a promise at first: a day, a week, until the next full moon?',
    steps: [
      {
        towards: 'forward',
        advice: 'Say how your partner may remind you of that promise.',
        invitation: 'Which wink or word would be allowed?',
      },
      {
        towards: 'specific',
        advice: 'Say who, apart from your partner, would notice that you keep it.',
        invitation: 'The cat, the neighbours, the bin men?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what might make that promise hard to keep.',
        invitation: 'On which kind of day would it wobble?',
      },
      {
        towards: 'responsive',
        advice: 'Put one question to your partner before you promise.',
        invitation: 'Which detail would you want to get right?',
      },
    ],
  },
};
