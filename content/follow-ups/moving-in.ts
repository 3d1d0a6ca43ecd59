import type { FollowUps } from '../shapes.ts';

/** What may follow answers about a home, money and chores. */
export const movingInFollowUps: FollowUps = {
  'moving-in-01': {
    together: 'If there were a single shelf of honour, where on it would each of you set the other’s thing?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say exactly where that thing would stand or hang.',
        invitation: 'What would be allowed next to it?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what would be gone for you if that thing were lost.',
        invitation: 'What could no new one replace?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which thing of your partner’s would claim the best spot.',
        invitation: 'Could you live with it in full view?',
      },
      {
        towards: 'forward',
        advice: 'Say how you would like that thing to be treated.',
        invitation: 'Who may touch it, dust it or use it?',
      },
    ],
  },
  'moving-in-02': {
    together: 'How could each of you let the other hear or smell a little of what home is to you?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what you can stop doing once you notice that sound or smell.',
        invitation: 'Which part of the day stays outside?',
      },
      {
        towards: 'specific',
        advice: 'Say where you first met that sound or smell.',
        invitation: 'Whose home was it then?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which sound or smell does it for your partner.',
        invitation: 'When did you see it work?',
      },
      {
        towards: 'forward',
        advice: 'Say how that homely feeling could travel with you.',
        invitation: 'What would you pack for a strange room?',
      },
    ],
  },
  'moving-in-03': {
    together:
      'If you two traded one chore for a week, which would each of you hand over and which gladly take?',
    steps: [
      {
        towards: 'specific',
        advice: 'Describe the one second of that chore that you wait for.',
        invitation: 'What does it look or sound like when it is done right?',
      },
      {
        towards: 'forward',
        advice: 'Offer a trade: that chore for one you loathe.',
        invitation: 'Which job would you gladly swap it for?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which chore your partner secretly enjoys.',
        invitation: 'What gives it away?',
      },
      {
        towards: 'disclosure',
        advice: 'Say where your mind goes while your hands are busy with it.',
        invitation: 'What have you solved, or dreamt up, that way?',
      },
    ],
  },
  'moving-in-04': {
    together:
      'At which point of a Saturday’s first hour is company welcome to each of you, and at which not yet?',
    steps: [
      {
        towards: 'forward',
        advice: 'Pick the next Saturday that could begin like that.',
        invitation: 'What would have to be out of the way by Friday night?',
      },
      {
        towards: 'responsive',
        advice: 'Say where your partner is during that hour.',
        invitation: 'What would your partner change about it?',
      },
      {
        towards: 'specific',
        advice: 'Add one sound and one taste to that hour.',
        invitation: 'What is in your cup?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what mood you would be in once that hour is over.',
        invitation: 'What would you feel like doing next?',
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
        towards: 'responsive',
        advice: 'Guess what your partner would fight for in that room.',
        invitation: 'What would you give up in return?',
      },
      {
        towards: 'forward',
        advice: 'Say which corner could stand in for that room meanwhile.',
        invitation: 'What would be enough to begin with?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what has too little room in your life at the moment.',
        invitation: 'What would you spread out there at last?',
      },
    ],
  },
  'moving-in-06': {
    together: 'Which one spot would you two keep gallery-bare, and which may be pure cosy chaos?',
    steps: [
      {
        towards: 'specific',
        advice: 'Name the one spot at home that contradicts your place on the scale.',
        invitation: 'Which drawer or shelf tells another story?',
      },
      {
        towards: 'responsive',
        advice: 'Put your partner on that scale too.',
        invitation: 'How many steps are there between you?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what happens to your mood at the far end of the scale.',
        invitation: 'How long could you stand it there?',
      },
      {
        towards: 'forward',
        advice: 'Name one place where the other end of the scale may rule.',
        invitation: 'Which shelf, chair or table would you let go?',
      },
    ],
  },
  'moving-in-07': {
    together: 'What would each of you pack for a night beside the other: earplugs, socks, an extra blanket?',
    steps: [
      {
        towards: 'specific',
        advice: 'Tell of the night that proves it.',
        invitation: 'Who was the witness?',
      },
      {
        towards: 'forward',
        advice: 'Say what makes sharing a bed better for you.',
        invitation: 'A second blanket, an open window, a bit of distance?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what your partner would report about your nights.',
        invitation: 'What would you like to know about your partner’s?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you like best about falling asleep, alone or not.',
        invitation: 'What is the last thing you notice?',
      },
    ],
  },
  'moving-in-08': {
    together: 'Which evening would your weekly meal fall on, and who chooses the first one?',
    steps: [
      {
        towards: 'forward',
        advice: 'Choose the day of the week for that meal.',
        invitation: 'When could the first one be?',
      },
      {
        towards: 'specific',
        advice: 'Lay the table for it and say what is within reach.',
        invitation: 'What has to be in the middle?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what your partner would cook or bring.',
        invitation: 'Which dish would make your partner come early?',
      },
      {
        towards: 'disclosure',
        advice: 'Say which table of your past it reminds you of.',
        invitation: 'Who used to sit there?',
      },
    ],
  },
  'moving-in-09': {
    together:
      'What would each of you hang on the door or send to say ‘quiet hour’, and what may interrupt it?',
    steps: [
      {
        towards: 'forward',
        advice: 'Offer a way to ask for that hour that leaves no sting.',
        invitation: 'And how would you say that you are back?',
      },
      {
        towards: 'specific',
        advice: 'Say where you would spend that hour of quiet.',
        invitation: 'Which chair, path or closed door would it be?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what your partner makes of it when you go quiet.',
        invitation: 'What would you like your partner to know just then?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what happens in you if that hour does not come.',
        invitation: 'How long can you do without it?',
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
        towards: 'forward',
        advice: 'Pick one boring job to swap this week.',
        invitation: 'Which one would you hand over first?',
      },
      {
        towards: 'specific',
        advice: 'Name the job that you would least like to be left with.',
        invitation: 'What makes it worse than the others?',
      },
      {
        towards: 'responsive',
        advice: 'Name a job that your partner may not know exists.',
        invitation: 'Who would notice first if it was not done?',
      },
    ],
  },
  'moving-in-11': {
    together: 'With guests ten minutes away, what would each of you do first, and who opens the door?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say what you do in the last hour before the bell rings.',
        invitation: 'What gets hidden, wiped or cooked first?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what goes through you when someone is suddenly at the door.',
        invitation: 'Who may come without any warning at all?',
      },
      {
        towards: 'responsive',
        advice: 'Guess how much warning your partner likes.',
        invitation: 'Whose visits would need the most?',
      },
      {
        towards: 'forward',
        advice: 'Suggest a way to check with each other before saying yes to guests.',
        invitation: 'Which short message would be all it takes?',
      },
    ],
  },
  'moving-in-12': {
    together: 'Which playful word could mean ‘this is still lying here’ between you two, without any sigh?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what you hear in yourself when it is brought up the wrong way.',
        invitation: 'What becomes of your good will then?',
      },
      {
        towards: 'specific',
        advice: 'Name something that is lying undone at this very moment.',
        invitation: 'How many days old is it?',
      },
      {
        towards: 'forward',
        advice: 'Suggest a fixed half hour for things left undone.',
        invitation: 'Which day of the week would suit it?',
      },
      {
        towards: 'responsive',
        advice: 'Guess how your partner likes an undone thing brought up.',
        invitation: 'What would be the wrong moment?',
      },
    ],
  },
  'moving-in-13': {
    together: 'How would each of you mark that drawer, corner or hour as your own: a label, a key, a nod?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say what would be waiting for you there.',
        invitation: 'What would you do first once you have it to yourself?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how you are after a while with what is yours alone.',
        invitation: 'What do you bring back with you?',
      },
      {
        towards: 'forward',
        advice: 'Say how others could tell that it is yours.',
        invitation: 'A sign, a key, a line in the diary?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which drawer, corner or hour your partner would keep.',
        invitation: 'How could you leave it in peace?',
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
        towards: 'forward',
        advice: 'Name the evening this week when you would love that greeting.',
        invitation: 'How could your partner know that you are nearly there?',
      },
      {
        towards: 'responsive',
        advice: 'Guess how your partner likes to be met after a long day.',
        invitation: 'What have you noticed on the good evenings?',
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
        towards: 'responsive',
        advice: 'Guess which habit from home your partner would bring along.',
        invitation: 'Could yours and that one live side by side?',
      },
      {
        towards: 'disclosure',
        advice: 'Name a habit from that home that may stay behind.',
        invitation: 'What are you glad to be rid of?',
      },
    ],
  },
  'moving-in-16': {
    together:
      'For which purchase would a quick message do, and for which would each of you want a proper talk?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Guess the sum at which your partner would speak up.',
        invitation: 'How far apart might the two sums be?',
      },
      {
        towards: 'specific',
        advice: 'Name something you bought that came close to that line.',
        invitation: 'Was there a talk about it, in the end?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what being asked first gives you.',
        invitation: 'And what does being free to just buy it give you?',
      },
      {
        towards: 'forward',
        advice: 'Say how short such a talk before buying could be.',
        invitation: 'Would a photo and a thumbs up do?',
      },
    ],
  },
  'moving-in-17': {
    together: 'Which old saying about money would each of you keep, and which would you pay to be rid of?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what you still feel when a bill or a payday comes.',
        invitation: 'Whose voice do you hear then?',
      },
      {
        towards: 'specific',
        advice: 'Name one thing that was always bought in your family, or never.',
        invitation: 'What did you think of that as a child?',
      },
      {
        towards: 'forward',
        advice: 'Say what you would like money to stand for with you two.',
        invitation: 'In which small habit could that show?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what money stood for where your partner grew up.',
        invitation: 'Where might the two stories rub against each other?',
      },
    ],
  },
  'moving-in-18': {
    together:
      'What might each of you want settled, or left open, before talk of sharing a home goes any further?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what that nervousness is keeping safe.',
        invitation: 'What would you hate to lose?',
      },
      {
        towards: 'specific',
        advice: 'Picture the moment when that nervousness would show.',
        invitation: 'What time of day is it, and who is in the room?',
      },
      {
        towards: 'forward',
        advice: 'Suggest one small thing to try before it grows big.',
        invitation: 'A weekend, a drawer, an evening apart: where to begin?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what makes your partner nervous about sharing a home.',
        invitation: 'Would it be the same thing, or its opposite?',
      },
    ],
  },
  'moving-in-19': {
    together:
      'If each of you put three pins in a map, what would you want the other to know about one of them?',
    steps: [
      {
        towards: 'specific',
        advice: 'Name a street, a view or a doorway that has what matters to you.',
        invitation: 'What would you do there on an ordinary morning?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you would miss within a week if it had to give way.',
        invitation: 'What could make up for a little of it?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what would matter most to your partner about a place.',
        invitation: 'What would you like to hear more about?',
      },
      {
        towards: 'forward',
        advice: 'Suggest a way to get the feel of a place before anyone decides.',
        invitation: 'Where could the two of you spend a trial day?',
      },
    ],
  },
  'moving-in-20': {
    together:
      'Which evening of the week would belong to your friends, which to your hobbies, and which to you two?',
    steps: [
      {
        towards: 'specific',
        advice: 'Name the friend or the hobby that would come first.',
        invitation: 'Which evening belongs to it now?',
      },
      {
        towards: 'forward',
        advice: 'Suggest an easy way to announce an evening of your own.',
        invitation: 'How much notice would be kind, both ways?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how you are when you come home from friends or a hobby.',
        invitation: 'What would wither in you without it?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which friend or pastime your partner would never give up.',
        invitation: 'Which evening would you keep free for it?',
      },
    ],
  },
  'moving-in-21': {
    together: 'Where could you two test one idea of fair: the groceries, the next outing, a free afternoon?',
    steps: [
      {
        towards: 'specific',
        advice: 'Put that fairness into one ordinary month.',
        invitation: 'Who would pay, cook or drive?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how you feel on the side that has less.',
        invitation: 'And on the side with more, is it easier?',
      },
      {
        towards: 'forward',
        advice: 'Say when you would like to look at that balance again.',
        invitation: 'What change would be a reason to?',
      },
      {
        towards: 'responsive',
        advice: 'Change sides for one line, and say what would be fair from there.',
        invitation: 'What would you ask for, over there?',
      },
    ],
  },
  'moving-in-22': {
    together: 'What would turn any place into home for you two for an hour: a lamp, a kettle, a song?',
    steps: [
      {
        towards: 'appreciative',
        advice: 'Name your partner’s share in that time.',
        invitation: 'What did your partner do, or simply let be?',
      },
      { towards: 'specific', advice: 'Say how that time came to an end.', invitation: 'Who moved first?' },
      {
        towards: 'forward',
        advice: 'Say how a little of that at-home feeling could come into this week.',
        invitation: 'Which half hour would be enough?',
      },
      {
        towards: 'responsive',
        advice: 'Guess whether your partner felt at home then too.',
        invitation: 'What might have shown it?',
      },
    ],
  },
  'moving-in-23': {
    together: 'What is outside each of your windows right now, and what would you add to the other’s view?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say what you would be holding as you stand at that window.',
        invitation: 'Is it open or shut?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what your partner would love out there.',
        invitation: 'What would you call your partner over for?',
      },
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
        towards: 'responsive',
        advice: 'Guess which of your partner’s things knows too much.',
        invitation: 'What would you give to overhear it?',
      },
      {
        towards: 'appreciative',
        advice: 'Let that thing blurt out something nice about your partner.',
        invitation: 'What has it seen your partner do when no one looked?',
      },
      {
        towards: 'forward',
        advice: 'Say what you would like that thing to tell a year from now.',
        invitation: 'Which scene is it still waiting for?',
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
        towards: 'specific',
        advice: 'Name the last person who broke your kitchen rule.',
        invitation: 'What did you do about it?',
      },
      {
        towards: 'forward',
        advice: 'Name the bribe for which you would bend that rule.',
        invitation: 'Which dish would make you look away?',
      },
      {
        towards: 'disclosure',
        advice: 'Say whose kitchen that opinion comes from.',
        invitation: 'Who would nod at it?',
      },
    ],
  },
  'moving-in-26': {
    together: 'If both mottos belonged to one home, which goes over the door and which on the doormat?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say what that motto is made of.',
        invitation: 'Brass, chalk, cross-stitch or neon?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what your partner would scribble under that motto.',
        invitation: 'Which word of it would your partner strike out?',
      },
      {
        towards: 'disclosure',
        advice: 'Say on which days you do not live up to that motto.',
        invitation: 'What would the door say then?',
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
        advice: 'Guess your partner’s face on finding it.',
        invitation: 'Where would your partner be just then?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what that small thing would tell your partner for you.',
        invitation: 'Which words could stay unsaid?',
      },
      {
        towards: 'forward',
        advice: 'Choose the day on which it would best be found.',
        invitation: 'What kind of day would need it most?',
      },
      {
        towards: 'specific',
        advice: 'Say what that small thing feels like in the hand.',
        invitation: 'How would your partner know that it is from you?',
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
        towards: 'disclosure',
        advice: 'Say what sort of day makes your ears want the opposite.',
        invitation: 'How do you notice that it is one of those days?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what your partner would turn up, or turn off.',
        invitation: 'Which of your own noises does your partner know by heart?',
      },
      {
        towards: 'forward',
        advice: 'Suggest an hour of pottering, each of you at your own thing.',
        invitation: 'Who gets to choose what is heard?',
      },
    ],
  },
  'moving-in-29': {
    together:
      'Half each and one coin left over: what would you two do with the last coin of that surprise sum?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say which side of you made that plan, the sensible or the silly one.',
        invitation: 'What would the other side mutter?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what your partner would say to that plan.',
        invitation: 'What might your partner slip in on the sly?',
      },
      {
        towards: 'specific',
        advice: 'Say what would be left of that sum a year later.',
        invitation: 'A thing, a story, a bill paid?',
      },
      {
        towards: 'forward',
        advice: 'Say what part of that plan needs no surprise money at all.',
        invitation: 'What could the two of you do for next to nothing?',
      },
    ],
  },
  'moving-in-30': {
    together:
      'Which date could go into the calendar now, and what is the one thing each of you wants on that day?',
    steps: [
      {
        towards: 'forward',
        advice: 'Name the first small thing to arrange for that day.',
        invitation: 'Which part of it would you take on yourself?',
      },
      {
        towards: 'specific',
        advice: 'Describe how that day begins, before anything else happens.',
        invitation: 'What is the first thing you hear or smell?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which day of the year your partner would choose.',
        invitation: 'What would you do for it, as a surprise?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what that day has been like for you in other years.',
        invitation: 'What would you gladly leave out this time?',
      },
    ],
  },
  'moving-in-31': {
    together:
      'Which unseen task could each of you hand over for a month, and what goes on the handover note?',
    steps: [
      {
        towards: 'specific',
        advice: 'Name one thing that you are carrying in your head this very week.',
        invitation: 'When does it pop up: in bed, at the shops, mid-sentence?',
      },
      {
        towards: 'forward',
        advice: 'Pick one list to hand over whole, or to take on whole.',
        invitation: 'Which one would you start with, and when?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what all that planning does to your evenings.',
        invitation: 'What would you think about if it was off your mind?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner to name the lists each of you keeps in your heads.',
        invitation: 'Which of them would come as news?',
      },
    ],
  },
  'moving-in-32': {
    together:
      'What would a friendly label about your ways say, one for each of you, with instructions for use?',
    steps: [
      {
        towards: 'specific',
        advice: 'Tell of the last time that way of yours made someone sigh.',
        invitation: 'What had you done, or left lying?',
      },
      {
        towards: 'forward',
        advice: 'Say what you would offer in return for that patience.',
        invitation: 'Breakfast, a foot rub, the last biscuit?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which of your partner’s ways would need patience from you.',
        invitation: 'How much of it have you got in stock?',
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
        towards: 'appreciative',
        advice: 'Say what you see of your partner in that thing.',
        invitation: 'Which taste or habit of your partner’s does it show?',
      },
      {
        towards: 'specific',
        advice: 'Say when you last touched or used that thing.',
        invitation: 'Which marks has it got by now?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which thing near your partner is there because of you.',
        invitation: 'Where might it be lying right now?',
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
        towards: 'specific',
        advice: 'Say at which hour your body would feel that change first.',
        invitation: 'On the stairs, at the sink, getting up?',
      },
      {
        towards: 'forward',
        advice: 'Say what of that change could be in place within a month.',
        invitation: 'Who could lend a hand with it?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what your body puts up with at home for now.',
        invitation: 'What have you almost stopped noticing?',
      },
      {
        towards: 'responsive',
        advice: 'Say where a hand from your partner would be welcome.',
        invitation: 'And what would you rather do yourself?',
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
        towards: 'disclosure',
        advice: 'Say what you feel when someone steps over that line.',
        invitation: 'Where does that feeling go afterwards?',
      },
      {
        towards: 'forward',
        advice: 'Put that request into a sentence that both of you could say.',
        invitation: 'On which occasion would you use it first?',
      },
      {
        towards: 'responsive',
        advice: 'Say whether your partner would ask for the same respect.',
        invitation: 'What might be higher on your partner’s list?',
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
        towards: 'responsive',
        advice: 'Say what you would show your partner there first.',
        invitation: 'What about you would your partner understand on the spot?',
      },
      {
        towards: 'forward',
        advice: 'Say what of that place you would like around you again.',
        invitation: 'A dish, a colour, a way of sitting outside?',
      },
    ],
  },
  'moving-in-37': {
    together:
      'Which shelf, wall or key would come first in making room, and how would each of you ask or offer?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say when you would still feel like a guest there.',
        invitation: 'What would you not dare to touch?',
      },
      {
        towards: 'specific',
        advice: 'Name the first thing of yours to go on a shelf or wall there.',
        invitation: 'What would have to come down for it?',
      },
      {
        towards: 'forward',
        advice: 'Name something for that home that the two of you could choose together.',
        invitation: 'A table, a lamp, the sides of the bed?',
      },
      {
        towards: 'responsive',
        advice: 'Ask your partner which corners of such a home are open to change.',
        invitation: 'Which answer would you hope for?',
      },
    ],
  },
  'moving-in-38': {
    together:
      'Who would sit at the table for a decision about care, and what would each of you want said first?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say who came to your mind first.',
        invitation: 'What does an ordinary day of theirs look like now?',
      },
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
        towards: 'specific',
        advice: 'Tell when you last made use of that freedom.',
        invitation: 'Where did it take you?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how you would notice that this freedom was slipping away.',
        invitation: 'What in you would go quiet first?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which freedom your partner would want to keep.',
        invitation: 'Would it be an easy one for you?',
      },
      {
        towards: 'forward',
        advice: 'Say which small sign would tell you that this freedom is safe.',
        invitation: 'What would you love to hear when you take it?',
      },
    ],
  },
  'moving-in-40': {
    together:
      'For how long would each of you make such a promise at first: a day, a week, until the next full moon?',
    steps: [
      {
        towards: 'specific',
        advice: 'Describe that promise on a busy day.',
        invitation: 'What would be the short version of it?',
      },
      {
        towards: 'forward',
        advice: 'Say how your partner may remind you of that promise.',
        invitation: 'Which wink or word would be allowed?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which small promise your partner would love to get from you.',
        invitation: 'Is it this one or another?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what might make that promise hard to keep.',
        invitation: 'On which kind of day would it wobble?',
      },
    ],
  },
};
