import type { FollowUps } from '../shapes.ts';

/** What may follow answers about bodies, comfort and silliness. */
export const fartComfortFollowUps: FollowUps = {
  'fart-comfort-01': {
    together: 'If your two tummies held a conversation tonight, what would be their first exchange?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Guess what your partner’s tummy would have answered.',
        invitation: 'Which of the two bellies would do most of the talking?',
      },
      {
        towards: 'specific',
        advice: 'Give your belly a voice: a grumbler, a diva, a clerk.',
        invitation: 'Which accent would it speak with?',
      },
      {
        towards: 'forward',
        advice: 'Say what your belly would like to order for tomorrow.',
        invitation: 'At what hour would it want to be served?',
      },
      {
        towards: 'disclosure',
        advice: 'Say whether your belly speaks for the rest of you.',
        invitation: 'What would your head have said instead?',
      },
    ],
  },
  'fart-comfort-02': {
    together:
      'Could you both say that bathroom phrase in company with a straight face, and who would crack first?',
    steps: [
      {
        towards: 'specific',
        advice: 'Picture the first time one of you uses that phrase in front of guests.',
        invitation: 'Who would look puzzled, and who would guess?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which of you would give that phrase away by laughing.',
        invitation: 'How long could your partner keep a straight face?',
      },
      {
        towards: 'forward',
        advice: 'Invent the phrase that belongs to it: the coast is clear again.',
        invitation: 'What would be called out when the door opens?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what that phrase would spare you from having to say.',
        invitation: 'What do you blurt out now when you are in a hurry?',
      },
    ],
  },
  'fart-comfort-03': {
    together:
      'Live or in a selfie, would each of you show the other that face, and which caption would it get?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Guess what your partner’s face would do at the sight of yours.',
        invitation: 'Which of you would crack first?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what goes on in your head behind that face.',
        invitation: 'Is it pride, panic or pure innocence?',
      },
      {
        towards: 'specific',
        advice: 'Say what your face does in the second after that one.',
        invitation: 'How long until you can look anyone in the eye?',
      },
      {
        towards: 'forward',
        advice: 'Say what you would like to hear in the silence after such a toot.',
        invitation: 'Which remark would be worthy of it?',
      },
    ],
  },
  'fart-comfort-04': {
    together: 'Swapping styles for one fart each, how would you own up in the other’s manner?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say in whose company your way of owning up changes completely.',
        invitation: 'What do you do at a stranger’s table?',
      },
      {
        towards: 'responsive',
        advice: 'Guess how many points your partner would give your performance.',
        invitation: 'What would earn the full ten?',
      },
      {
        towards: 'forward',
        advice: 'Propose one sentence that every fart between you two gets.',
        invitation: 'What would be the proper reply to it?',
      },
      {
        towards: 'disclosure',
        advice: 'Say where you picked up that style of owning up.',
        invitation: 'Who was the master of it when you were small?',
      },
    ],
  },
  'fart-comfort-05': {
    together: 'What would each of you ask the other’s worn-out favourite if fabric could talk?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what falls off you the moment you pull it on.',
        invitation: 'What does the smart version of you never get to do?',
      },
      {
        towards: 'specific',
        advice: 'Point out the spot where it is worn the thinnest.',
        invitation: 'What did you get up to in it, to get that far?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what your partner thinks when you turn up in it.',
        invitation: 'Which old rag of your partner’s would you defend in return?',
      },
      {
        towards: 'forward',
        advice: 'Say what is to become of it when the last thread goes.',
        invitation: 'Will it be a cushion, a cleaning cloth, a funeral?',
      },
    ],
  },
  'fart-comfort-06': {
    together: 'Brush in hand, how would each of you paint the other’s just-woken-up look, with love?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Guess which detail of that look your partner would put on a poster.',
        invitation: 'What would the caption say?',
      },
      {
        towards: 'appreciative',
        advice: 'Paint your partner’s just-woken look in equally loving words.',
        invitation: 'Which crease or curl in it is your favourite?',
      },
      {
        towards: 'forward',
        advice: 'Say how you like to be treated while you still look like that.',
        invitation: 'How many minutes before anyone may ask you something?',
      },
      {
        towards: 'specific',
        advice: 'Say how long that look lasts before the day gets hold of it.',
        invitation: 'What finally chases it away?',
      },
    ],
  },
  'fart-comfort-07': {
    together: 'How would each of you report the other’s hiccup, snort or burp on the evening news?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say what made the timing so perfectly bad.',
        invitation: 'What had been going on just before the noise?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which noise of yours your partner finds the funniest.',
        invitation: 'Hiccup, snort or burp: which one wins?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what it is like to giggle when giggling is forbidden.',
        invitation: 'Where do you feel it fighting its way out?',
      },
      {
        towards: 'forward',
        advice: 'Name a solemn occasion ahead that could do with one good snort.',
        invitation: 'Whom would you want to be sitting next to?',
      },
    ],
  },
  'fart-comfort-08': {
    together:
      'Which dish would you two share in spite of all bellies, and what would stand ready for the complaint?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say how you talk your belly into it each time.',
        invitation: 'What do you promise it in return?',
      },
      {
        towards: 'specific',
        advice: 'Describe the first bite, before your belly has its say.',
        invitation: 'What do you hum, mutter or forget just then?',
      },
      {
        towards: 'forward',
        advice: 'Pick the evening on which that dish is worth the complaint.',
        invitation: 'What had better not be planned for the next day?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what your partner notices first after you have had that dish.',
        invitation: 'What would be a fair compensation?',
      },
    ],
  },
  'fart-comfort-09': {
    together: 'What might the burp rule be at a table of just you two, written by both?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Guess how your partner would have got on at that table.',
        invitation: 'Would a burp have earned your partner a look or a prize?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what that table has left in the way you eat among people.',
        invitation: 'Which reflex is still in you?',
      },
      {
        towards: 'specific',
        advice: 'Say who at that table got away with everything.',
        invitation: 'What was that person’s secret?',
      },
      {
        towards: 'forward',
        advice: 'Say which law about burps you would like for your own table.',
        invitation: 'What would be the forfeit for breaking it?',
      },
    ],
  },
  'fart-comfort-10': {
    together:
      'Which small habit of your own is open to teasing, and which would each of you rather have let be?',
    steps: [
      {
        towards: 'specific',
        advice: 'Tell of the last time you caught your partner at that habit.',
        invitation: 'Did you let on, or just enjoy it?',
      },
      {
        towards: 'responsive',
        advice: 'Guess whether your partner knows that this habit has an admirer.',
        invitation: 'What would your partner say on hearing it?',
      },
      {
        towards: 'appreciative',
        advice: 'Say what that habit shows you of your partner that others never see.',
        invitation: 'What would you miss about it on a trip alone?',
      },
      {
        towards: 'disclosure',
        advice: 'Say when that habit went from odd to dear for you.',
        invitation: 'What had you thought of it at first?',
      },
    ],
  },
  'fart-comfort-11': {
    together: 'If a note hung on the bathroom door, which two rules would it have, one from each of you?',
    steps: [
      {
        towards: 'specific',
        advice: 'Word that rule so that it fits on a little sign for the door.',
        invitation: 'What would be drawn underneath?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what your partner would add to that bathroom rule.',
        invitation: 'Which wish may be waiting on the other side of the door?',
      },
      {
        towards: 'forward',
        advice: 'Say when that rule could have its first trial.',
        invitation: 'Which morning or which trip would suit it?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what one ear is listening for whenever you share a bathroom.',
        invitation: 'What would let that ear rest?',
      },
    ],
  },
  'fart-comfort-12': {
    together:
      'A laugh, a look away, a hand: what comes first for each of you when your body takes the stage?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say how long that reaction may last before the talk moves on.',
        invitation: 'What would be a good next sentence?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how the embarrassment passes through you in those few seconds.',
        invitation: 'What tells you that it is over?',
      },
      {
        towards: 'forward',
        advice: 'Name the reaction that is better left out, so that nobody has to guess.',
        invitation: 'Which word or look would make you blush twice?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what your partner hopes for from you in the same situation.',
        invitation: 'What do you do now, without thinking?',
      },
    ],
  },
  'fart-comfort-13': {
    together: 'How does each of you remember the other’s first unpolished day: hair, socks and all?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Guess what your partner still remembers of that first sight.',
        invitation: 'Which detail might be told quite differently?',
      },
      {
        towards: 'specific',
        advice: 'Recall what your partner said or did on seeing you like that.',
        invitation: 'Was it a word, a look, or nothing at all?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you expected your partner to think of you just then.',
        invitation: 'How far was that from what came?',
      },
      {
        towards: 'forward',
        advice: 'Say which version of you has not been on show yet.',
        invitation: 'What sort of day would be good for its first appearance?',
      },
    ],
  },
  'fart-comfort-14': {
    together: 'Which word could mean ‘that tease was prickly’ between you two, said once and taken as it is?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say how one can tell from your face that a tease has turned prickly.',
        invitation: 'What happens first: the eyes, the mouth, the silence?',
      },
      {
        towards: 'forward',
        advice: 'Choose a word that ends any teasing on the spot.',
        invitation: 'Which one could you both say without losing face?',
      },
      {
        towards: 'disclosure',
        advice: 'Say where you first learned what a prickly remark feels like.',
        invitation: 'Which part of you still listens out for it?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which part of the body your partner would leave out of all jokes.',
        invitation: 'What have you seen when a joke came near it?',
      },
    ],
  },
  'fart-comfort-15': {
    together: 'Which one line could you two keep ready for a gassy interruption, silly or smooth?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Guess what your partner is thinking while you find your way back.',
        invitation: 'Which thought would you be glad to hear said aloud?',
      },
      {
        towards: 'forward',
        advice: 'Choose a line that the two of you could keep for such interruptions.',
        invitation: 'Which few words would say: now, where were we?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you feel in the very first second after that sound.',
        invitation: 'Which comes sooner, the blush or the laugh?',
      },
      {
        towards: 'specific',
        advice: 'Say what the first touch after the interruption is like.',
        invitation: 'Where does it land?',
      },
    ],
  },
  'fart-comfort-16': {
    together: 'With the next cold, what would each of you like to find on the bedside table, or at the door?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what a cold makes of you, behind the red nose.',
        invitation: 'How old do you feel by the second evening?',
      },
      {
        towards: 'specific',
        advice: 'Furnish your sickbed: the cup, the blanket, the film.',
        invitation: 'And who holds the tissues?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what kind of patient your partner is with a cold.',
        invitation: 'What would you bring to that bedside?',
      },
      {
        towards: 'forward',
        advice: 'Say which sign from you means: leave me and my cold in peace.',
        invitation: 'Is it a grunt, a turned back, a blanket over the head?',
      },
    ],
  },
  'fart-comfort-17': {
    together: 'A shrug, a joke, nothing said: which reply to such a bodily thing would each of you choose?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what hiding it or fretting over it takes out of an ordinary day.',
        invitation: 'Which small effort would you be glad to save?',
      },
      {
        towards: 'specific',
        advice: 'Name the time of day when you think of it most.',
        invitation: 'What do you do then so that nobody sees?',
      },
      {
        towards: 'responsive',
        advice: 'Say what you imagine your partner makes of it.',
        invitation: 'Would you want to know whether it is so?',
      },
      {
        towards: 'forward',
        advice: 'Say where you could let it be for an hour, without hiding it.',
        invitation: 'Would you be alone, or would someone be near?',
      },
    ],
  },
  'fart-comfort-18': {
    together:
      'When one of you two wants to vanish, what would be welcome: company, cover, or a minute unseen?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say where in your body it begins, before the thoughts arrive.',
        invitation: 'Is it the ears, the stomach, the hands?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how long those thoughts stay with you once you are alone.',
        invitation: 'What makes them fade in the end?',
      },
      {
        towards: 'forward',
        advice: 'Choose a tiny signal that means: please get me out of here.',
        invitation: 'Which one would only the two of you read?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what your partner sees while you wish to vanish.',
        invitation: 'What may not be visible at all?',
      },
    ],
  },
  'fart-comfort-19': {
    together:
      'Neat, quiet, proper: which rule would each of you keep, cross out or rewrite for your own table?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what you would have liked to hear in place of that lesson.',
        invitation: 'From whom would you have believed it?',
      },
      {
        towards: 'specific',
        advice: 'Say when your body last obeyed that old lesson.',
        invitation: 'Was it at a table, in a bed, among people?',
      },
      {
        towards: 'responsive',
        advice: 'Say what your partner sees of that lesson without knowing its story.',
        invitation: 'What may look odd or stiff to someone else?',
      },
      {
        towards: 'forward',
        advice: 'Name one small way of breaking that lesson that would be a pleasure.',
        invitation: 'Where could you be crumpled or loud for a while?',
      },
    ],
  },
  'fart-comfort-20': {
    together: 'How could each of you show whether an awkward moment wants a laugh or a little quiet first?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say what set off the laughter, down to the word or the look.',
        invitation: 'What kept it going?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how that awkward moment would have ended without the laughter.',
        invitation: 'What would you have carried home from it?',
      },
      {
        towards: 'appreciative',
        advice: 'Name the thing in your partner’s laugh that disarms you.',
        invitation: 'How does that laugh begin?',
      },
      {
        towards: 'forward',
        advice: 'Name an awkward moment ahead that could do with a laugh like that.',
        invitation: 'What might be the first thing to giggle at?',
      },
    ],
  },
  'fart-comfort-21': {
    together: 'On a mess of a day, what would each of you want the other to see, and what to overlook?',
    steps: [
      {
        towards: 'specific',
        advice: 'Describe the kind of look that does you good on a messy day.',
        invitation: 'What does it not linger on?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you still tidy away before you let yourself be seen.',
        invitation: 'Which bit of it could stay as it is?',
      },
      {
        towards: 'forward',
        advice: 'Choose the words you would like to be met with in all that mess.',
        invitation: 'Or would none be better?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what your partner sees where you see only a mess.',
        invitation: 'What might stand out first?',
      },
    ],
  },
  'fart-comfort-22': {
    together: 'Two creaky old people on a bench: what would each of you have them laughing about?',
    steps: [
      {
        towards: 'specific',
        advice: 'Picture an evening many creaks from now when that is still easy.',
        invitation: 'What are the two of you joking about?',
      },
      {
        towards: 'forward',
        advice: 'Say how a little of that ease could be looked after this week.',
        invitation: 'What would be the two-minute version?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what your partner hopes will survive all the creaking.',
        invitation: 'Which creak would your partner joke about first?',
      },
      {
        towards: 'disclosure',
        advice: 'Say which creaks you could laugh off as long as that stays easy.',
        invitation: 'And which would bother you most?',
      },
    ],
  },
  'fart-comfort-23': {
    together: 'Which instrument would each of you play in the other’s theme tune?',
    steps: [
      {
        towards: 'specific',
        advice: 'Choose the instruments for that theme tune.',
        invitation: 'Which of them plays the opening note?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which noise of your partner’s could turn it into a duet.',
        invitation: 'Who would take the lower part?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how you and that noise get on with each other.',
        invitation: 'Would you mute it if there were a button?',
      },
      {
        towards: 'forward',
        advice: 'Announce the next concert of that noise.',
        invitation: 'Where would be the best seat, and where the safest?',
      },
    ],
  },
  'fart-comfort-24': {
    together:
      'Real or made up on the spot, which trick would each of you perform, and who does the drum roll?',
    steps: [
      {
        towards: 'specific',
        advice: 'Tell how you found out what your body can do there.',
        invitation: 'What had you really been up to?',
      },
      {
        towards: 'forward',
        advice: 'Name your fee for a private showing of that trick.',
        invitation: 'When could the curtain go up?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which odd talent your partner’s body might be hiding.',
        invitation: 'What would you most like to see it do?',
      },
      {
        towards: 'disclosure',
        advice: 'Say whether you are a show-off with such tricks or a keeper of secrets.',
        invitation: 'What sort of company brings it out in you?',
      },
    ],
  },
  'fart-comfort-25': {
    together: 'What would each of you lend the other for the bathroom shelf: a book, a playlist, a puzzle?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what those minutes behind the bathroom door are a break from.',
        invitation: 'What do you leave outside on the mat?',
      },
      {
        towards: 'specific',
        advice: 'Confess your longest stay in there so far.',
        invitation: 'What ended it: a knock, a low battery, numb legs?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what keeps your partner company in there.',
        invitation: 'What makes you suspect it?',
      },
      {
        towards: 'forward',
        advice: 'Wish for one improvement that would make it nicer to linger in there.',
        invitation: 'Would it be a shelf, a lamp, better reading?',
      },
    ],
  },
  'fart-comfort-26': {
    together:
      'How many stars would each of you give the other’s sighs and snores, and what would the review praise?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Guess the headline your partner would put above that review.',
        invitation: 'Which noise would be praised first?',
      },
      {
        towards: 'specific',
        advice: 'Name the hour of the night when your show is at its best.',
        invitation: 'Who has had a seat in the front row?',
      },
      {
        towards: 'forward',
        advice: 'Say what your audience may do when the snoring gets too loud.',
        invitation: 'A nudge, a hum, a push to the other side?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how you feel about having listeners while you sleep.',
        invitation: 'What would you rather not be quoted on?',
      },
    ],
  },
  'fart-comfort-27': {
    together: 'Which bit of upkeep might you two trade or do side by side: nails, hair, cream on the back?',
    steps: [
      {
        towards: 'specific',
        advice: 'Confess the longest you have ever gone without doing it.',
        invitation: 'Who or what put an end to the strike?',
      },
      {
        towards: 'forward',
        advice: 'Say what you would do with the minutes it takes out of your day.',
        invitation: 'How many of them would you have by Sunday?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which bit of daily upkeep your partner would strike off.',
        invitation: 'Which sigh or face gives it away?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what makes you do it all the same, day after day.',
        invitation: 'How would you feel in a week without it?',
      },
    ],
  },
  'fart-comfort-28': {
    together: 'Which signal for spinach could you two agree on, so discreet that no waiter ever notices?',
    steps: [
      {
        towards: 'forward',
        advice: 'Invent a spinach sign that works across a crowded room.',
        invitation: 'Which finger or eyebrow would do the job?',
      },
      {
        towards: 'responsive',
        advice: 'Guess how your partner wants to hear about spinach.',
        invitation: 'Straight out, or behind a napkin?',
      },
      {
        towards: 'specific',
        advice: 'Name the occasion where the spinach news is to be whispered only.',
        invitation: 'And where may it be shouted down the table?',
      },
      {
        towards: 'disclosure',
        advice: 'Say whom you would never forgive for keeping quiet about it.',
        invitation: 'Who may laugh first and tell you afterwards?',
      },
    ],
  },
  'fart-comfort-29': {
    together: 'Would you two swallow each other’s tummy remedy, and in return for what?',
    steps: [
      {
        towards: 'specific',
        advice: 'Bring back the smell, the taste or the warmth of that remedy.',
        invitation: 'Which cup, spoon or blanket belonged to it?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what else it soothed in you, apart from the tummy.',
        invitation: 'What was it like to be the patient?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what your partner used to be given for a tummy ache.',
        invitation: 'Which of the two cures would you trust more?',
      },
      {
        towards: 'forward',
        advice: 'Leave instructions for your next upset tummy.',
        invitation: 'What comes with the cure: a story, silence, toast?',
      },
    ],
  },
  'fart-comfort-30': {
    together:
      'Burping, singing, crying: which would each of you like made easier, and which is fine as it is?',
    steps: [
      {
        towards: 'specific',
        advice: 'Go back to the very first time it happened in front of your partner.',
        invitation: 'Where were you, and what came next?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which of those three came hardest to your partner.',
        invitation: 'What makes you think so?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what the slowest of the three is still shy of.',
        invitation: 'In which room would it dare the most?',
      },
      {
        towards: 'forward',
        advice: 'Name the song you would burst into if nothing held you back.',
        invitation: 'Kitchen, car or shower: where would it be heard?',
      },
    ],
  },
  'fart-comfort-31': {
    together: 'Had the secret come out back then, what might each of you have said in the very first second?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Guess whether your partner knew about it all along.',
        invitation: 'What might have given you away?',
      },
      {
        towards: 'specific',
        advice: 'Describe the trouble you took so that it stayed hidden.',
        invitation: 'What was your cleverest move?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you thought would happen if it came to light.',
        invitation: 'And what did come?',
      },
      {
        towards: 'forward',
        advice: 'Hint at another small secret that might come out laughing one day.',
        invitation: 'What kind of evening would suit the unveiling?',
      },
    ],
  },
  'fart-comfort-32': {
    together: 'How would a dictionary explain your private word, with an example sentence by each of you?',
    steps: [
      {
        towards: 'specific',
        advice: 'Picture that word slipping out in very polite company.',
        invitation: 'What would you claim that it means?',
      },
      {
        towards: 'forward',
        advice: 'Name one more thing that still lacks a word of its own.',
        invitation: 'What could the two of you call it?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which of your private words your partner likes best.',
        invitation: 'In which tone is it usually said?',
      },
      {
        towards: 'appreciative',
        advice: 'Say what you like about having a private language with your partner.',
        invitation: 'Which word of it would you never give back?',
      },
    ],
  },
  'fart-comfort-33': {
    together:
      'A knock, a song outside, no questions at all: what is right for each of you at that closed door?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what state you are in when you open that door again.',
        invitation: 'What have you left behind in there?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what your partner imagines is going on in there.',
        invitation: 'How far from the truth would it be?',
      },
      {
        towards: 'specific',
        advice: 'Say how long it takes when nobody is waiting outside.',
        invitation: 'Which tool or jar does nobody else get to touch?',
      },
      {
        towards: 'forward',
        advice: 'Say how that door can stay closed without any explaining.',
        invitation: 'Would music, a whistle or a sign do?',
      },
    ],
  },
  'fart-comfort-34': {
    together:
      'When could you two spend an evening as your scruffiest selves, and what would the dress code say?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what being scruffy gives you that being neat cannot.',
        invitation: 'What comes loose in you first?',
      },
      {
        towards: 'specific',
        advice: 'Describe your scruffiest self from head to toe.',
        invitation: 'What is it wearing, and since when?',
      },
      {
        towards: 'appreciative',
        advice: 'Say what you never have to explain to your partner because of it.',
        invitation: 'Which look have you never been given?',
      },
      {
        towards: 'forward',
        advice: 'Name the next day that may be spent entirely unkempt.',
        invitation: 'Who opens the door if the bell rings?',
      },
    ],
  },
  'fart-comfort-35': {
    together: 'Shown or only described, which pet name would each of you give the other’s quirk?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what would be missing from you without that quirk.',
        invitation: 'Who would be the first to notice it gone?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what your partner would call that quirk of yours.',
        invitation: 'Has it got a pet name yet?',
      },
      {
        towards: 'specific',
        advice: 'Say at which moments that quirk comes out most.',
        invitation: 'Who spotted it before you did?',
      },
      {
        towards: 'forward',
        advice: 'Say how that quirk likes to be treated.',
        invitation: 'May it be touched, teased, or only admired?',
      },
    ],
  },
  'fart-comfort-36': {
    together:
      'If that person, real or wished for, met you two at your noisiest, what might they say to each of you?',
    steps: [
      {
        towards: 'specific',
        advice: 'Go back to one loud, untidy afternoon of that time.',
        invitation: 'What lay about, and what was shouted?',
      },
      {
        towards: 'disclosure',
        advice: 'Say which noisy bit of you is still a little careful.',
        invitation: 'What would it do in an empty house?',
      },
      {
        towards: 'responsive',
        advice: 'Name a bit of your noise that your partner has hardly heard so far.',
        invitation: 'On what occasion might it turn up?',
      },
      {
        towards: 'forward',
        advice: 'Wish for an hour of noise and mess, soon.',
        invitation: 'Paint, drums, pillows, mud: what would it be?',
      },
    ],
  },
  'fart-comfort-37': {
    together:
      'On a day when the body goes its own way, which question would each of you welcome, and which not?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what is behind an ‘I’m all right’ on such a day.',
        invitation: 'Which part of it would you rather not explain?',
      },
      {
        towards: 'forward',
        advice: 'Say how your partner can ask on such a day without it being too much.',
        invitation: 'Which short question is easy to answer?',
      },
      {
        towards: 'specific',
        advice: 'Describe the hour of such a day that lasts the longest.',
        invitation: 'What gets you through it?',
      },
      {
        towards: 'responsive',
        advice: 'Say what your partner might mistake for anger or distance then.',
        invitation: 'What is it really?',
      },
    ],
  },
  'fart-comfort-38': {
    together:
      'Before any help with something so private, what would each of you want said, giving it or getting it?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say where you would want your helper’s eyes to be meanwhile.',
        invitation: 'Would you like small talk, or to be told what comes next?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what would be hardest to hand over in being helped like that.',
        invitation: 'Is it the pace, the closed door, the joking?',
      },
      {
        towards: 'forward',
        advice: 'Choose a signal for: stop, this bit I do myself.',
        invitation: 'Which gesture would be plain enough?',
      },
      {
        towards: 'responsive',
        advice: 'Guess how your partner would want such help, the other way round.',
        invitation: 'What would you ask before you began?',
      },
    ],
  },
  'fart-comfort-39': {
    together:
      'How might each of you say ‘this is private, nothing more’ in words the other can simply let be?',
    steps: [
      {
        towards: 'specific',
        advice: 'Take one small thing that is private to you, without naming it.',
        invitation: 'What would you say if you were asked about it?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how it feels to guard something, and how it feels to hide it.',
        invitation: 'Which of the two makes you tired?',
      },
      {
        towards: 'forward',
        advice: 'Find words for ‘this is mine’ that do not sound like a slammed door.',
        invitation: 'How would you like to hear them yourself?',
      },
      {
        towards: 'responsive',
        advice: 'Guess where your partner would draw that line.',
        invitation: 'What may be more private there than it is to you?',
      },
    ],
  },
  'fart-comfort-40': {
    together:
      'Where could each of you do with less fuss in the coming days, and where perhaps a little more?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what more fuss would have made of it for you.',
        invitation: 'What would you have had to explain?',
      },
      {
        towards: 'appreciative',
        advice: 'Say what you understood from how little was said.',
        invitation: 'Has your partner ever heard that it did you good?',
      },
      {
        towards: 'specific',
        advice: 'Describe what your partner’s hands or eyes did in place of a fuss.',
        invitation: 'What was calmly carried on with?',
      },
      {
        towards: 'forward',
        advice: 'Say on what sort of day that calm would be welcome again.',
        invitation: 'And when would you like a little fuss after all?',
      },
    ],
  },
};
