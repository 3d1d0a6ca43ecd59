import type { FollowUps } from '../shapes.ts';

/** What may follow answers about bodies, comfort and silliness. */
export const fartComfortFollowUps: FollowUps = {
  'fart-comfort-01': {
    together: 'If your two tummies held a conversation tonight, what would be their first exchange?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say whether your belly speaks for the rest of you.',
        invitation: 'What would your head have said instead?',
      },
      {
        towards: 'forward',
        advice: 'Say what your belly would like to order for tomorrow.',
        invitation: 'Which small thing would keep it quiet, or make it purr?',
      },
      {
        towards: 'specific',
        advice: 'Say what sort of voice it was said in.',
        invitation: 'A butler, a landlord, a child on the back seat?',
      },
      {
        towards: 'responsive',
        advice: 'Ask what your partner’s belly has been through today.',
        invitation: 'Which of the two bellies could do with more looking after tonight?',
      },
    ],
  },
  'fart-comfort-02': {
    together:
      'Could you both say that bathroom phrase in company with a straight face, and who would crack first?',
    steps: [
      {
        towards: 'forward',
        advice: 'Invent the phrase that belongs to it: the coast is clear again.',
        invitation: 'What would be called out when the door opens?',
      },
      {
        towards: 'responsive',
        advice: 'Say how you can tell that your partner needs the room, phrase or no phrase.',
        invitation: 'What gives it away: a walk, a look, a sudden hurry?',
      },
      {
        towards: 'disclosure',
        advice: 'Say which you mind more, if either: being seen going in, or coming out.',
        invitation: 'What does your face do as you pass?',
      },
      {
        towards: 'specific',
        advice: 'Say where you would need such a phrase most: at friends’, on a trip, at home.',
        invitation: 'Which place makes a quiet minute hardest to come by?',
      },
    ],
  },
  'fart-comfort-03': {
    together:
      'Live or in a selfie, would each of you show the other that face, and which caption would it get?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Picture your partner’s face as you would like it to answer yours.',
        invitation: 'Would you rather be laughed with or politely not seen?',
      },
      {
        towards: 'forward',
        advice: 'Say what you would like to hear in the silence after such a toot.',
        invitation: 'Which remark would be worthy of it?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what goes on in your head behind that face.',
        invitation: 'What is the very first word in there?',
      },
      {
        towards: 'specific',
        advice: 'Say what your face does in the second after that one.',
        invitation: 'How long until you can look anyone in the eye?',
      },
    ],
  },
  'fart-comfort-04': {
    together: 'Swapping styles for one fart each, how would you own up in the other’s manner?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Say what you have noticed about your partner’s way of owning up.',
        invitation: 'What do the two of you do differently there?',
      },
      {
        towards: 'forward',
        advice: 'Think of a grander way of owning up that you have not dared so far.',
        invitation: 'Which occasion are you saving it for?',
      },
      {
        towards: 'disclosure',
        advice: 'Say where you learned to handle it like that.',
        invitation: 'How was it dealt with in the house where you grew up?',
      },
      {
        towards: 'specific',
        advice: 'Say in whose company your way of owning up changes completely.',
        invitation: 'What do you do at a stranger’s table?',
      },
    ],
  },
  'fart-comfort-05': {
    together: 'What would each of you ask the other’s worn-out favourite if fabric could talk?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Say what your partner knows about it, or does not know yet.',
        invitation: 'Which part of its story has your partner never heard?',
      },
      {
        towards: 'forward',
        advice: 'Say what you would like to become of it when it can no longer be worn.',
        invitation: 'Would you mend it, keep it or let it go?',
      },
      {
        towards: 'specific',
        advice: 'Say when you reach for it: which hour, which weather, which mood.',
        invitation: 'When did you last put it on, and what for?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what falls off you the moment you pull it on.',
        invitation: 'What may you be in it that you are not elsewhere?',
      },
    ],
  },
  'fart-comfort-06': {
    together: 'Brush in hand, how would each of you paint the other’s just-woken-up look, with love?',
    steps: [
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
      {
        towards: 'responsive',
        advice: 'Wonder aloud what your partner sees in the minute before you are awake.',
        invitation: 'What would you like to be told about it, if anything?',
      },
    ],
  },
  'fart-comfort-07': {
    together: 'How would each of you report the other’s hiccup, snort or burp on the evening news?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what a giggle like that does to the rest of your day.',
        invitation: 'What is lighter afterwards, if only for an hour?',
      },
      {
        towards: 'forward',
        advice: 'Say where you would like more giggles of that kind, and where none at all.',
        invitation: 'Whom would you want to be sitting next to?',
      },
      {
        towards: 'responsive',
        advice: 'Tell what your partner does when you giggle and cannot stop.',
        invitation: 'Does your partner join in, look away or make it worse?',
      },
      {
        towards: 'specific',
        advice: 'Say how the giggling came to an end.',
        invitation: 'Whose face was straight first?',
      },
    ],
  },
  'fart-comfort-08': {
    together:
      'Which dish would you two share in spite of all bellies, and what would stand ready for the complaint?',
    steps: [
      {
        towards: 'specific',
        advice: 'Describe the first bite, before your belly has its say.',
        invitation: 'What do you hum, mutter or forget just then?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you swear to yourself at the worst of it, and how long that holds.',
        invitation: 'What breaks the oath in the end?',
      },
      {
        towards: 'responsive',
        advice: 'Name one thing your partner could do while the complaint is being heard.',
        invitation: 'Would you like tea, sympathy or an empty room?',
      },
      {
        towards: 'forward',
        advice: 'Say how you could have a little of it without paying the full price.',
        invitation: 'Which size, hour or stand-in would your belly sign for?',
      },
    ],
  },
  'fart-comfort-09': {
    together: 'What might the burp rule be at a table of just you two, written by both?',
    steps: [
      {
        towards: 'forward',
        advice: 'Say which law about burps you would like for your own table.',
        invitation: 'What would happen when somebody broke it, if anything?',
      },
      {
        towards: 'specific',
        advice: 'Say how the meal went on afterwards.',
        invitation: 'What was in the air until the plates were cleared?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what that table has left in the way you eat among people.',
        invitation: 'Which reflex is still in you?',
      },
      {
        towards: 'responsive',
        advice: 'Let your partner in on one thing that this table explains.',
        invitation: 'Which thing that you do today makes more sense with it?',
      },
    ],
  },
  'fart-comfort-10': {
    together:
      'Which small habit of your own is open to teasing, and which would each of you rather have let be?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say whether you liked it at once or grew fond of it slowly.',
        invitation: 'When did it first make you smile?',
      },
      {
        towards: 'appreciative',
        advice: 'Say what that habit shows you of your partner that others never see.',
        invitation: 'What would you miss about it on a trip alone?',
      },
      {
        towards: 'specific',
        advice: 'Tell of the last time you noticed it.',
        invitation: 'What were you both doing just then?',
      },
      {
        towards: 'responsive',
        advice: 'Wonder aloud whether your partner knows that you like it.',
        invitation: 'How could it be said without making your partner shy of it?',
      },
    ],
  },
  'fart-comfort-11': {
    together: 'If a note hung on the bathroom door, which two rules would it have, one from each of you?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Leave room underneath for a rule of your partner’s.',
        invitation: 'What might make sharing easier from the other side of the door?',
      },
      {
        towards: 'forward',
        advice: 'Draw up the dream bathroom for two, with no thought of the bill.',
        invitation: 'Would it have two doors, thick walls, a small moat?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how a bathroom feels when you have it all to yourself.',
        invitation: 'What do you do then that you otherwise leave out?',
      },
      {
        towards: 'specific',
        advice: 'Name the bathroom that would put any rule to the test.',
        invitation: 'A campsite, a night train, the one beside the in-laws’ bedroom?',
      },
    ],
  },
  'fart-comfort-12': {
    together:
      'A laugh, a look away, a hand: what comes first for each of you when your body takes the stage?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Turn it round and say what you do when it is your partner’s body.',
        invitation: 'Is it what your partner would choose, do you think?',
      },
      {
        towards: 'disclosure',
        advice: 'Say which of your body’s surprises are funny to you by now, and which not yet.',
        invitation: 'What is it about the one that is not?',
      },
      {
        towards: 'specific',
        advice: 'Name the place where that reaction would be worth gold.',
        invitation: 'A lift, a funeral, dinner with your boss?',
      },
      {
        towards: 'forward',
        advice: 'Say what would do you good an hour later, when all is calm again.',
        invitation: 'A hug, a joke, or not another word about it?',
      },
    ],
  },
  'fart-comfort-13': {
    together: 'How does each of you remember the other’s first unpolished day: hair, socks and all?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Ask how that first sight looked from the other side.',
        invitation: 'Which detail would you most like to hear about?',
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
        advice: 'Say which version of you is still kept back.',
        invitation: 'What would it need before it cared to show?',
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
        towards: 'responsive',
        advice: 'Say which jokes about bodies you leave out for your partner’s sake.',
        invitation: 'What have you noticed that makes you careful there?',
      },
      {
        towards: 'disclosure',
        advice: 'Say where you first learned what a prickly remark feels like.',
        invitation: 'Which part of you still listens out for it?',
      },
    ],
  },
  'fart-comfort-15': {
    together: 'Which one line could you two keep ready for a gassy interruption, silly or smooth?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say what your hands do in that minute.',
        invitation: 'Do they stay where they were, or go looking for a pillow?',
      },
      {
        towards: 'forward',
        advice: 'Make a promise for the next time that the sound is your partner’s.',
        invitation: 'What will you do, and what will you never bring up?',
      },
      {
        towards: 'responsive',
        advice: 'Say how your partner might tell the tale of such a moment, if it were ever told.',
        invitation: 'Who would come out of it as the hero?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you feel in the very first second after that sound.',
        invitation: 'What passes quickly, and what lingers a little?',
      },
    ],
  },
  'fart-comfort-16': {
    together: 'With the next cold, what would each of you like to find on the bedside table, or at the door?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say how it was done when you were small.',
        invitation: 'Which part of it would you still like, if any?',
      },
      {
        towards: 'responsive',
        advice: 'Tell how you notice that your partner is coming down with something.',
        invitation: 'What do you bring to that bedside?',
      },
      {
        towards: 'forward',
        advice: 'Say which sign from you means: leave me and my cold in peace.',
        invitation: 'Is it a grunt, a turned back, a blanket over the head?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what a cold makes of you, behind the red nose.',
        invitation: 'How old do you feel by the second evening?',
      },
    ],
  },
  'fart-comfort-17': {
    together: 'A shrug, a joke, nothing said: which reply to such a bodily thing would each of you choose?',
    steps: [
      {
        towards: 'specific',
        advice: 'Tell of a time when you clean forgot about it, if there ever was one.',
        invitation: 'What were you so busy with?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what hiding it or fretting over it takes out of an ordinary day.',
        invitation: 'Which small effort would you be glad to save?',
      },
      {
        towards: 'forward',
        advice: 'Say where you could let it be for an hour, without hiding it.',
        invitation: 'Would you be alone, or would someone be near?',
      },
      {
        towards: 'responsive',
        advice: 'Say what you imagine your partner makes of it.',
        invitation: 'Would you want to know whether it is so?',
      },
    ],
  },
  'fart-comfort-18': {
    together:
      'When one of you two wants to vanish, what would be welcome: company, cover, or a minute unseen?',
    steps: [
      {
        towards: 'forward',
        advice: 'Choose a tiny signal that means: please get me out of here.',
        invitation: 'Which one would only the two of you read?',
      },
      {
        towards: 'responsive',
        advice: 'Put into words what your partner cannot see just then.',
        invitation: 'What would you like to be understood without saying it?',
      },
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
        towards: 'forward',
        advice: 'Name one small way of breaking that lesson that would be a pleasure.',
        invitation: 'Where could you be crumpled or loud for a while?',
      },
      {
        towards: 'specific',
        advice: 'Describe what you were wearing in the days of that lesson.',
        invitation: 'Which collar, shoes or tights can you still feel?',
      },
      {
        towards: 'responsive',
        advice: 'Say what your partner sees of that lesson without knowing its story.',
        invitation: 'What may look odd or stiff to someone else?',
      },
    ],
  },
  'fart-comfort-20': {
    together: 'How could each of you show whether an awkward moment wants a laugh or a little quiet first?',
    steps: [
      {
        towards: 'appreciative',
        advice: 'Name the thing in your partner’s laugh that disarms you.',
        invitation: 'How does that laugh begin?',
      },
      {
        towards: 'specific',
        advice: 'Say what came in the minute after the laughing.',
        invitation: 'What was different in the room by then?',
      },
      {
        towards: 'forward',
        advice: 'Name an awkward moment ahead that could do with a laugh like that.',
        invitation: 'What might be the first thing to giggle at?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what laughing together does for you that talking does not.',
        invitation: 'What do you no longer carry home after it?',
      },
    ],
  },
  'fart-comfort-21': {
    together: 'On a mess of a day, what would each of you want the other to see, and what to overlook?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what you still tidy away before you let yourself be seen.',
        invitation: 'Which bit of it could stay as it is?',
      },
      {
        towards: 'responsive',
        advice: 'Say how your partner looks to you when it is the other way round.',
        invitation: 'What do you see then that your partner cannot?',
      },
      {
        towards: 'forward',
        advice: 'Name something small to do together while the mess stays as it is.',
        invitation: 'Pancakes, a film, one slow lap in yesterday’s jumper?',
      },
      {
        towards: 'specific',
        advice: 'Describe the kind of look that does you good on a messy day.',
        invitation: 'What does it not linger on?',
      },
    ],
  },
  'fart-comfort-22': {
    together: 'Two creaky old people on a bench: what would each of you have them laughing about?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Leave room for your partner’s hope beside yours.',
        invitation: 'Where might the two hopes overlap?',
      },
      {
        towards: 'specific',
        advice: 'Picture an evening many creaks from now when it is still easy.',
        invitation: 'Where are you sitting, and what is being said?',
      },
      {
        towards: 'forward',
        advice: 'Say how a little of that ease could be looked after this week.',
        invitation: 'What would be the two-minute version?',
      },
      {
        towards: 'disclosure',
        advice: 'Say which creaks you would mind least, as long as that stays easy.',
        invitation: 'And which would bother you most?',
      },
    ],
  },
  'fart-comfort-23': {
    together: 'Which instrument would each of you play in the other’s theme tune?',
    steps: [
      {
        towards: 'forward',
        advice: 'Announce the next concert of that noise.',
        invitation: 'Where would be the best seat, and where the safest?',
      },
      {
        towards: 'responsive',
        advice: 'Name a noise of your partner’s that could join in for a duet.',
        invitation: 'Would you know it through two walls?',
      },
      {
        towards: 'specific',
        advice: 'Give that theme tune a title, fit for a record sleeve.',
        invitation: 'And what would be on the B-side?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how you and that noise get on with each other.',
        invitation: 'Would you mute it if there were a button?',
      },
    ],
  },
  'fart-comfort-24': {
    together:
      'Real or made up on the spot, which trick would each of you perform, and who does the drum roll?',
    steps: [
      {
        towards: 'disclosure',
        advice: 'Say what you are secretly proud of your body for, trick or no trick.',
        invitation: 'When does it serve you better than you give it credit for?',
      },
      {
        towards: 'forward',
        advice: 'Wish for the trick that you would rather have been born with.',
        invitation: 'What would you do with it on the first evening?',
      },
      {
        towards: 'specific',
        advice: 'Name the one situation in which such a trick would be of real use.',
        invitation: 'A desert island, a dull meeting, a border crossing?',
      },
      {
        towards: 'responsive',
        advice: 'Announce an odd talent that you have noticed in your partner.',
        invitation: 'When did you first see it?',
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
        towards: 'forward',
        advice: 'Wish for one improvement that would make it nicer to linger in there.',
        invitation: 'Would it be a shelf, a lamp, better reading?',
      },
      {
        towards: 'responsive',
        advice: 'Guess what your partner believes you are doing in there all that time.',
        invitation: 'How near the truth is it?',
      },
    ],
  },
  'fart-comfort-26': {
    together:
      'How many stars would each of you give the other’s sighs and snores, and what would the review praise?',
    steps: [
      {
        towards: 'forward',
        advice: 'Say what your audience may do when the snoring gets too loud.',
        invitation: 'A nudge, a hum, a push to the other side?',
      },
      {
        towards: 'specific',
        advice: 'Name the hour of the night when your show is at its best.',
        invitation: 'What sort of day makes it loudest?',
      },
      {
        towards: 'responsive',
        advice: 'Write two lines of review for your partner’s sleep, as far as you know it.',
        invitation: 'How many stars would it get, and for what?',
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
        advice: 'Say which bit of it your partner would never notice you had skipped.',
        invitation: 'And which would be missed at once?',
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
        towards: 'specific',
        advice: 'Name what else is to be reported in the same manner.',
        invitation: 'A label, a zip, a milk moustache: which one is usually yours?',
      },
      {
        towards: 'disclosure',
        advice: 'Say whom you would never forgive for keeping quiet about it.',
        invitation: 'Who may laugh first and tell you afterwards?',
      },
      {
        towards: 'forward',
        advice: 'Set a reward for whoever tells you in good time.',
        invitation: 'What would such news be worth to you?',
      },
      {
        towards: 'responsive',
        advice: 'Say whether your partner likes to be told in the same way.',
        invitation: 'How did the last such piece of news go down?',
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
        towards: 'forward',
        advice: 'Leave instructions for your next upset tummy.',
        invitation: 'What comes with the cure: a story, silence, toast?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what else it soothed in you, apart from the tummy.',
        invitation: 'What was it like to be the patient?',
      },
      {
        towards: 'responsive',
        advice: 'Ask who looked after your partner’s tummy in those days.',
        invitation: 'What would you like to hear about that?',
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
        advice: 'Say which of the three seems hardest for your partner.',
        invitation: 'What do you do when it comes all the same?',
      },
      {
        towards: 'disclosure',
        advice: 'Say which of the three leaves you lightest afterwards.',
        invitation: 'Does it do so even with somebody in the room?',
      },
      {
        towards: 'forward',
        advice: 'Say what would make the hardest of the three a little easier.',
        invitation: 'Would it be a darker room, a louder song, a turned back?',
      },
    ],
  },
  'fart-comfort-31': {
    together: 'Had the secret come out back then, what might each of you have said in the very first second?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Ask your partner whether there was ever a hunch.',
        invitation: 'Was it noticed early, and kindly kept quiet?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what you thought would happen if it came to light.',
        invitation: 'And what did come?',
      },
      {
        towards: 'specific',
        advice: 'Tell of the closest shave, when it very nearly came out.',
        invitation: 'Where were you, and what saved you?',
      },
      {
        towards: 'forward',
        advice: 'Say what you would do today in the same spot.',
        invitation: 'Would you still hide it, or come straight out with it?',
      },
    ],
  },
  'fart-comfort-32': {
    together: 'How would a dictionary explain your private word, with an example sentence by each of you?',
    steps: [
      {
        towards: 'forward',
        advice: 'Name one more thing that still lacks a word of its own.',
        invitation: 'What could the two of you call it?',
      },
      {
        towards: 'specific',
        advice: 'Picture that word slipping out in very polite company.',
        invitation: 'What would you claim that it means?',
      },
      {
        towards: 'appreciative',
        advice: 'Say what you like about having a private language with your partner.',
        invitation: 'Which word of it would you never give back?',
      },
      {
        towards: 'responsive',
        advice: 'Say which of you uses it more, and in which tone.',
        invitation: 'When does it suit your partner best?',
      },
    ],
  },
  'fart-comfort-33': {
    together:
      'A knock, a song outside, no questions at all: what is right for each of you at that closed door?',
    steps: [
      {
        towards: 'responsive',
        advice: 'Say how you leave your partner the same peace behind a closed door.',
        invitation: 'What would be a kind way to wait?',
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
      {
        towards: 'disclosure',
        advice: 'Say what state you are in when you open that door again.',
        invitation: 'What have you left behind in there?',
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
        towards: 'forward',
        advice: 'Name the next day that may be spent entirely unkempt.',
        invitation: 'Who opens the door if the bell rings?',
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
    ],
  },
  'fart-comfort-35': {
    together: 'Shown or only described, which pet name would each of you give the other’s quirk?',
    steps: [
      {
        towards: 'forward',
        advice: 'Say how that quirk likes to be treated.',
        invitation: 'May it be touched, teased, or only admired?',
      },
      {
        towards: 'specific',
        advice: 'Write the little card that a museum would put beside that quirk.',
        invitation: 'What would it say of age, material and origin?',
      },
      {
        towards: 'responsive',
        advice: 'Guess which quirk of yours your partner would have chosen.',
        invitation: 'What would be said in its favour?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what would be missing from you without that quirk.',
        invitation: 'Who would be the first to notice it gone?',
      },
    ],
  },
  'fart-comfort-36': {
    together:
      'If that person, real or wished for, met you two at your noisiest, what might they say to each of you?',
    steps: [
      {
        towards: 'specific',
        advice: 'Say how it sounds today when you are left to it.',
        invitation: 'What fills the place: songs, slammed drawers, muddy boots?',
      },
      {
        towards: 'forward',
        advice: 'Wish for an hour of noise and mess, soon.',
        invitation: 'Paint, drums, pillows, mud: what would it be?',
      },
      {
        towards: 'responsive',
        advice: 'Name a bit of your noise that your partner has hardly heard so far.',
        invitation: 'On what occasion might it turn up?',
      },
      {
        towards: 'disclosure',
        advice: 'Say which noisy bit of you is still a little careful.',
        invitation: 'What would it do in an empty house?',
      },
    ],
  },
  'fart-comfort-37': {
    together:
      'On a day when the body goes its own way, which question would each of you welcome, and which not?',
    steps: [
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
        towards: 'disclosure',
        advice: 'Say what is behind an ‘I’m all right’ on such a day.',
        invitation: 'Which part of it would you rather not explain?',
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
        advice: 'Offer your partner one question to begin with.',
        invitation: 'Which one would put you at ease?',
      },
    ],
  },
  'fart-comfort-39': {
    together:
      'How might each of you say ‘this is private, nothing more’ in words the other can simply let be?',
    steps: [
      {
        towards: 'forward',
        advice: 'Find words for ‘this is mine’ that do not sound like a slammed door.',
        invitation: 'How would you like to hear them yourself?',
      },
      {
        towards: 'responsive',
        advice: 'Say what your partner may take ‘this is private’ to mean.',
        invitation: 'What might be heard in it that is not there?',
      },
      {
        towards: 'disclosure',
        advice: 'Say how it feels to guard something, and how it feels to hide it.',
        invitation: 'Which of the two makes you tired?',
      },
      {
        towards: 'specific',
        advice: 'Take one small thing that is private to you, without naming it.',
        invitation: 'What would you say if you were asked about it?',
      },
    ],
  },
  'fart-comfort-40': {
    together:
      'Where could each of you do with less fuss in the coming days, and where perhaps a little more?',
    steps: [
      {
        towards: 'forward',
        advice: 'Say on what sort of day that calm would be welcome again.',
        invitation: 'And when would you like a little fuss after all?',
      },
      {
        towards: 'specific',
        advice: 'Name whatever brings a moment like that back to you.',
        invitation: 'A smell, a street, a certain chair?',
      },
      {
        towards: 'appreciative',
        advice: 'Say what you understood from how little was said.',
        invitation: 'Has your partner ever heard that it did you good?',
      },
      {
        towards: 'disclosure',
        advice: 'Say what more fuss would have made of it for you.',
        invitation: 'What would you have had to explain?',
      },
    ],
  },
};
