import type { AnswerPair } from './shapes.ts';

/** Pairs of equally long answers to one question, of which one is clearly nearer to the rubric. */
export const answerPairs: readonly AnswerPair[] = [
  {
    question: 'Which tiny thing that your partner did recently made your day softer?',
    part: 'tune',
    better: 'You left the hall lamp on for me. I felt expected.',
    worse: 'She did a nice thing and it made my day a lot nicer.',
  },
  {
    question: 'Which tiny thing that your partner did recently made your day softer?',
    part: 'tune',
    better:
      'On Monday you rang in your lunch break only to hear how the scan went. I had told you not to bother and was so glad that you did. I sat in the car afterwards and could breathe again.',
    worse:
      "My partner is always there for me and does tiny things every day, such as helping and being considerate. It's these small gestures that count in a relationship, more than big gifts.",
  },
  {
    question: 'Which tiny thing that your partner did recently made your day softer?',
    part: 'tune',
    better:
      "Wednesday's thermos, wrapped in the tea towel with the hedgehogs. Eleven hours of night shift, and somebody had thought about my small hours: suddenly less lonely.",
    worse:
      "You do so much for me. I can't say which one I like best as I like all of them. I love you and you love me, and I know that you know what I mean when I say it to you.",
  },
  {
    question: 'During a disagreement, what helps you stay gentle?',
    part: 'report',
    better: 'if u sit next to me n not across i stop feeling like im on trial. then i can hear u',
    worse: "you have to stay calm and not shout, because shouting doesn't solve any problems ok?",
  },
  {
    question: 'During a disagreement, what helps you stay gentle?',
    part: 'report',
    better:
      'When you repeat back what I said before you answer. I grew up in a house where the loudest won, so I come in armed. Hearing my own words from you, I feel safe and can say that you had a point about the car.',
    worse:
      'What helps is if she finally stops twisting everything. She always does that, she never listens to anyone, and then she is surprised if others get loud. If she were reasonable, everybody would be gentle.',
  },
  {
    question: 'During a disagreement, what helps you stay gentle?',
    part: 'report',
    better:
      "I don't agree with you about the dog and I won't. What keeps me soft is you saying that it's hard for me too, because it is.",
    worse:
      "I always agree with my partner, because he's right in most cases. That's how we stay gentle and never have a disagreement.",
  },
  {
    question: 'During a disagreement, what helps you stay gentle?',
    part: 'report',
    better:
      'Slowness. Childhood arguments ended with slammed doors, so quick answers still frighten me; pauses feel merciful.',
    worse:
      "I'm calm and I stay calm. I say what I want and you say what you want and if you shout I go and I do my stuff.",
  },
  {
    question: 'What do you need more of right now, yet find hard to ask for?',
    part: 'tune',
    better: 'Praise. I feel silly fishing for it at fifty.',
    worse: 'More free time, more money and more holidays.',
  },
  {
    question: 'What do you need more of right now, yet find hard to ask for?',
    part: 'tune',
    better:
      "A whole evening with you where nobody is solving anything. I don't ask, since you're carrying so much at the shop and I don't want to be another customer. But I miss you. Could we try Thursday, with the shutters down?",
    worse:
      "I think people in general need more time for each other these days. Everything has become so fast and everyone is stressed and looks at screens. It'd be good if we all slowed down and focused on what matters in life.",
  },
  {
    question: 'What do you need more of right now, yet find hard to ask for?',
    part: 'tune',
    better:
      "I'd like more of your bad moods. You always come home cheerful for me, since my depression, and I know why, and I love you for it. But I end up feeling like a patient on a ward where the staff whisper. Last week when you swore at the printer and threw the cable, I was so happy. Could you bring one real grumble home, say, on Wednesdays?",
    worse:
      "I need more quality time as a couple, more romance, more spontaneity and more adventure. It is hard to ask for since the daily routine is so strong and both of us have many duties. Relationships need work and attention, otherwise they become stale. I think many couples know the feeling, and it's important to make love a top priority.",
  },
  {
    question: 'What do you need more of right now, yet find hard to ask for?',
    part: 'tune',
    better:
      'Silliness. Since the diagnosis everybody whispers, and being handled like porcelain feels lonelier than being ill.',
    worse:
      "I want you to do what I say. I want you to cook as I cook. I want my car back and I want you to see I'm right.",
  },
  {
    question: 'How was love shown, or left unsaid, around you as a child?',
    part: 'tune',
    better:
      'Dad polished our shoes at night. I only understood it once he was gone, and I still cry at the smell.',
    worse:
      'We were three kids, my father worked shifts at the plant and my mother did the house and the garden.',
  },
  {
    question: 'How was love shown, or left unsaid, around you as a child?',
    part: 'tune',
    better: 'Nobody said it. I learnt to read doors: a soft click was love.',
    worse: 'It was shown a lot and I had a nice childhood with everything.',
  },
  {
    question: 'How was love shown, or left unsaid, around you as a child?',
    part: 'tune',
    better:
      "Papa kabhi bola nahi. But he'd wait at the bus stop in the rain, every day, and I felt it. I still look for him there.",
    worse:
      'In our culture love is not so much said, as is well known, but family is very important and elders get a lot of respect.',
  },
  {
    question: 'How was love shown, or left unsaid, around you as a child?',
    part: 'tune',
    better:
      'Silent breakfasts, but every lunchbox sandwich cut into hearts until graduation. Embarrassing then; nowadays remembering it brings tears.',
    worse:
      'I was the middle one of us five. I had my bed by the door. I had my own bike and I had my gran next door, and I went to her on my days off.',
  },
  {
    question: 'When something has been left undone for days, how would you like it brought up?',
    part: 'tune',
    better: "Ask me which day, not why not. 'Why not' makes me feel nine years old.",
    worse: 'One should always bring such things up in a calm and respectful manner.',
  },
  {
    question: 'When something has been left undone for days, how would you like it brought up?',
    part: 'tune',
    better:
      "I know the boxes have been in your way since we moved, and I'm sorry. When you joke about it before friends I get hot in the face. Tell me alone, 'it's getting to me, can you do two tonight?', and I'll do two, gladly.",
    worse:
      "It depends on what it is. If it's urgent it should be said at once, and if it isn't urgent it can wait a little. Normally each person sees by themselves what's to be done, and then does it or doesn't, as time allows.",
  },
  {
    question: 'When something has been left undone for days, how would you like it brought up?',
    part: 'tune',
    better: 'Gently. Sighs make me feel small.',
    worse: 'Simply by saying what there is.',
  },
  {
    question: 'When something has been left undone for days, how would you like it brought up?',
    part: 'tune',
    better:
      'Straightforwardly, before resentment builds. Hints make everything feel like a test somebody expected me to fail.',
    worse:
      "I do my bits and you do your bits. If I see it I do it. If you see it you do it, and if I'm off, you tell me so.",
  },
  {
    question: 'Which part of sharing a home, now or some day, makes you a little nervous?',
    part: 'report',
    better: 'that ull get bored of me when im not a date anymore',
    worse: 'nothing special really, people live together daily',
  },
  {
    question: 'Which part of sharing a home, now or some day, makes you a little nervous?',
    part: 'report',
    better:
      "My prayers. I do them at five, with a lamp and a bell, and never yet with someone asleep in the room. I feel shy about it, more than about being naked. I'd love it if you just turned over and let me be.",
    worse:
      'Living together is a big step that has to be considered well. There are many aspects like rent, contracts, furniture and deposits. One should make a list and talk it through so there are no surprises.',
  },
  {
    question: 'Which part of sharing a home, now or some day, makes you a little nervous?',
    part: 'report',
    better:
      "I don't want your mother to have a key, and I'm nervous to say so because she has been so good to us. It's the one thing from my marriage that I can't repeat: I'd hear the lock and my stomach would turn. Could we ask her to ring first? I'll do the asking with you, and bake.",
    worse:
      "As a Pisces I'm an emotional person and a home is the heart of a relationship in my eyes. I feel that two hearts need one roof. I love the idea of it and I appreciate that my partner loves it too. We are both so happy and thankful, and for me it's all about happiness.",
  },
  {
    question: 'Which part of sharing a home, now or some day, makes you a little nervous?',
    part: 'report',
    better:
      'Disappearing. My last relationship swallowed every hobby, friendship and Thursday choir; rebuilding took lonely years.',
    worse:
      "I'm not a person who is nervous. I am who I am and you know me. I do my thing. You do yours and I'm fine with it all.",
  },
  {
    question: 'How can your partner tell that you need an hour of quiet?',
    part: 'tune',
    better: "My answers shrink to 'mm'. I'm not cross, I'm full up.",
    worse: "You'll notice it by yourself if you pay attention, ok.",
  },
  {
    question: 'How can your partner tell that you need an hour of quiet?',
    part: 'tune',
    better:
      "I water the plants twice. After a day of other people's children I have no skin left, and even your lovely chatter lands on bare nerves. Take the dog out, kiss my neck, ask me again at eight.",
    worse:
      "Everybody needs a bit of quiet from time to time, and in a good relationship that is respected by both sides. It's a matter of consideration. I'm sure my partner can tell when it is needed.",
  },
  {
    question: 'How can your partner tell that you need an hour of quiet?',
    part: 'tune',
    better:
      'Crossword upside down, same line for minutes. Exhausted from interpreting at the hospital; my tenderness returns with silence.',
    worse:
      'You can see it if you look at me. If I need it I take it, so you know it when I do it, as I do it when I need it, ok my love?',
  },
  {
    question: 'When one of you has more money or more time than the other, what feels fair to you?',
    part: 'tune',
    better: "I've time, you've cash. I'd feel equal if you saw my hours as pay.",
    worse: 'Fair means both partners give the same amount as it should be done.',
  },
  {
    question: 'When one of you has more money or more time than the other, what feels fair to you?',
    part: 'tune',
    better:
      "Last year when I lost the job you moved the rent over without a word. I was thankful and I hated it. Next time say a word, and let me pay the milk at least. Then I won't feel like a guest in my own kitchen.",
    worse:
      "Money shouldn't play a role when you love each other. What's mine is yours and what's yours is mine, that has always been my opinion. People who argue about money have got the wrong priorities in my view.",
  },
  {
    question: 'When one of you has more money or more time than the other, what feels fair to you?',
    part: 'tune',
    better:
      'Transparency. Growing up with hidden overdrafts made every envelope frightening, so shared spreadsheets feel like safety.',
    worse:
      "I pay for my stuff and you pay for your stuff. If I have more I buy more. If you have more you buy more. I'm fine with it.",
  },
  {
    question: "From 'must have been the chair' to a proud announcement, how do you own up to a fart?",
    part: 'tune',
    better: "I salute. You salute back. That's when I feel home.",
    worse: 'I say sorry and then I open the window for a bit.',
  },
  {
    question: "From 'must have been the chair' to a proud announcement, how do you own up to a fart?",
    part: 'tune',
    better:
      "I used to leave the room, for two whole years, in January, onto the balcony. Then you let one go at your mother's table and winked at me, and I was so relieved: good, I can come in from the cold.",
    worse:
      "It's a natural process of the body and everyone does it, about ten to twenty times per day on average. There's no reason to be ashamed of it. Some own up and others don't, which is also fine.",
  },
  {
    question: "From 'must have been the chair' to a proud announcement, how do you own up to a fart?",
    part: 'tune',
    better:
      'Trumpet fanfare, curtsy, running commentary. Shameful for thirty corseted years; laughing together feels like liberation.',
    worse:
      "I say it was me if you ask me and if you don't ask me I say no word. I do it when I do it and I am not shy about it at all.",
  },
  {
    question: 'Which bodily thing would you love to stop hiding or worrying about?',
    part: 'report',
    better: "My chin hairs. I pluck in the car, scared you'll feel one.",
    worse: "Sweat, I suppose. It's normal but it is also unpleasant.",
  },
  {
    question: 'Which bodily thing would you love to stop hiding or worrying about?',
    part: 'report',
    better:
      "The leaking when I laugh, since the twins. I cross my legs at your best jokes and you think I don't find you funny. I do. I'd like to just say 'pause' and run, and have you keep the punchline for me.",
    worse:
      "Being hung up on looks is a modern problem. There are adverts everywhere and nobody looks like that in reality, not even the models. Bodies come in all shapes and one should simply stand by one's own.",
  },
  {
    question: 'Which bodily thing would you love to stop hiding or worrying about?',
    part: 'report',
    better:
      'Thinning hair. Every photograph starts panic about becoming invisible, particularly beside somebody so beautiful.',
    worse:
      'I sweat a bit when I do my sport, but I have my spray with me and I wash my kit, so I am ok and you are ok with me.',
  },
  {
    question: 'How do you like your partner to react when your body does something embarrassing?',
    part: 'report',
    better: 'hand me a tissue n keep talking, then i feel normal again',
    worse: 'in a relaxed way of course, its human and happens to all',
  },
  {
    question: 'How do you like your partner to react when your body does something embarrassing?',
    part: 'report',
    better:
      "When I fainted at the altar rail you sat on the floor and leaned on me as if you'd planned it. That is how. Not 'are you all right' ten times, because then I feel watched and I start to apologise.",
    worse:
      "A good partner reacts with understanding, tact and humour in a situation like that one. My partner is wonderful and would for sure react perfectly, as he's a great man and always does it right.",
  },
  {
    question: 'How do you like your partner to react when your body does something embarrassing?',
    part: 'report',
    better:
      "My legs gave way at the museum and you sat down on the floor with me and carried on about the painting. I didn't feel ill, I felt like a visitor with a very good guide. When it's bad, please be like that. And if you're frightened, tell me later at home, so that I needn't guess it from your jokes for a whole week.",
    worse:
      "I am a person who feels that feelings matter and I feel that my partner should feel what I'm feeling in moments like these. I feel that love is a feeling that needs no words, and because of my love I feel loved and I appreciate it. I would wish that everyone could feel such a wonderful love in every single moment of life.",
  },
  {
    question: 'How do you like your partner to react when your body does something embarrassing?',
    part: 'report',
    better:
      'Matter-of-factly. Fussing resurrects nurse visits from school; an ordinary sentence about dinner brings instant relief.',
    worse:
      "I want you to do it as I would do it with you. I'd be nice to you if I were you, and so I want you to be nice to me too.",
  },
  {
    question: "Which unglamorous little habit of your partner's do you find endearing?",
    part: 'tune',
    better: "You talk to the kettle. I'd miss that most.",
    worse: "She's got some funny habits and I like them.",
  },
  {
    question: "Which unglamorous little habit of your partner's do you find endearing?",
    part: 'tune',
    better:
      "He cuts his toenails on the balcony and counts aloud in Tamil. The first time I was shocked. Now if he's travelling I hear those numbers in my head and feel so homesick for one silly, barefoot man.",
    worse:
      'He snores, he leaves his socks about, he sings in the shower, he eats out of the pan and he dries his hands on his trousers. Those are habits that he has and I have got used to them over the years.',
  },
  {
    question: "Which unglamorous little habit of your partner's do you find endearing?",
    part: 'tune',
    better:
      "Whispering 'excuse me' to spiders before relocating them. Such gentleness, witnessed secretly, melts my every grudge.",
    worse:
      'I like it when you do what you do. You do it your way and I do it mine, and I like you for it, as you like me for it.',
  },
  {
    question: 'When you are curious about something, what makes it safe to mention it?',
    part: 'tune',
    better: 'a note under ur pillow. im scared of seeing ur face 1st',
    worse: 'you must trust your partner and then its safe to say it',
  },
  {
    question: 'When you are curious about something, what makes it safe to mention it?',
    part: 'tune',
    better:
      "When you told me your own odd one first, the thing with the gloves, my heart stopped hammering. I thought I was the only strange one here. If you go first again some night, I'll tell you what I have kept since June.",
    worse:
      'Communication without judgement is the foundation. Both partners must feel free to express their desires and fantasies in a safe space, with mutual respect and consent at all times. Then anything may be talked about.',
  },
  {
    question: 'When you are curious about something, what makes it safe to mention it?',
    part: 'tune',
    better:
      "Fiction first: sending a paragraph from some novel, 'interesting?'. Rejection then stings less, since it's the author's idea.",
    worse:
      "I just say it. I'm open. You're open, so I tell you what I want. You tell me what you want, and I see if I do it or I don't.",
  },
  {
    question: 'When your partner says no to an idea of yours, what helps you take it kindly?',
    part: 'report',
    better: "Hold my hand while you say it. Then I don't feel like a weirdo.",
    worse: "I'm mature enough to accept a no, there's no problem whatsoever.",
  },
  {
    question: 'When your partner says no to an idea of yours, what helps you take it kindly?',
    part: 'report',
    better:
      "I was hurt about the ropes, I won't pretend. Then you told me that it brings back the hospital for you, and I felt close to you, not turned down. So: a bit of the why, if you can bear to give it. If not, fine.",
    worse:
      "If my partner says no then I respect it, as everybody should, since consent is the most important thing. There's no discussion about it. A no is a no and a yes is a yes, and whoever doesn't get that is wrong.",
  },
  {
    question: 'When your partner says no to an idea of yours, what helps you take it kindly?',
    part: 'report',
    better:
      "Reassurance afterwards, even something tiny like stroking eyebrows. Otherwise my old loneliness whispers 'undesirable'.",
    worse:
      "I don't mind it. I ask you. You say no and I say ok. I had a no from you in May and I had one in June and I was fine.",
  },
  {
    question: 'Which things are a firm no for you, whatever the mood?',
    part: 'tune',
    better: "Being called names. I freeze, even if it's only play.",
    worse: "All of the illegal things and anything that's gross.",
  },
  {
    question: 'Which things are a firm no for you, whatever the mood?',
    part: 'tune',
    better:
      "Anything once I've been drinking, even if I'm the one who's begging. I've woken up too often not knowing what I had agreed to, and I hated myself. Tuck me in and ask me at breakfast, please.",
    worse:
      "There are of course limits which everybody has and which need to be respected. I would say that I'm quite an open person, but not for everything. It's the same for most people, and rightly.",
  },
  {
    question: 'Which things are a firm no for you, whatever the mood?',
    part: 'tune',
    better:
      'Humiliation. Bullied throughout school, so mockery, even pretended, brings back corridors and trembling. Praise works wonders.',
    worse:
      "I don't do it if I don't like it. I do what I like and I like what I do, and if you want what I don't want, you can ask me why.",
  },
  {
    question: 'Taste, sound, scent, sight or touch: which sense would you most enjoy playing with?',
    part: 'tune',
    better: 'sound. ur breath going uneven undoes me completely',
    worse: 'touch is a nice sense and its good for both people',
  },
  {
    question: 'Taste, sound, scent, sight or touch: which sense would you most enjoy playing with?',
    part: 'tune',
    better:
      "Taste, and I mean slowly. Feed me mango with your fingers like on the roof in Pune, when we were still pretending to be friends. I was so aware of your wrist that I couldn't follow one word you were saying.",
    worse:
      "All five senses have their charm and I could not choose one. Variation is the spice of life, as they say, and one shouldn't limit oneself. Maybe touch, as it's the most common, or sight, the main human one.",
  },
  {
    question: 'Taste, sound, scent, sight or touch: which sense would you most enjoy playing with?',
    part: 'tune',
    better: "Touch. Your cock in my hand before it's hard, that soft weight, I feel so trusted.",
    worse: "Touch, because the touch of a loving partner is one of life's most precious gifts.",
  },
  {
    question: 'Taste, sound, scent, sight or touch: which sense would you most enjoy playing with?',
    part: 'tune',
    better:
      'Sound. Blindfolded, hearing belts unbuckle somewhere behind me, deliciously unsure how near: goosebumps just from writing this.',
    worse:
      "I like them all. I do. If you like touch I like touch. If you like taste I like taste. I'm easy and I go with what you like, love.",
  },
  {
    question: 'On a night when you are not in the mood, what kind of closeness, if any, still feels welcome?',
    part: 'report',
    better: 'Read to me. I want your voice, not your hands, on those nights.',
    worse: "Cuddling and kissing are always good, even if there's no mood.",
  },
  {
    question: 'On a night when you are not in the mood, what kind of closeness, if any, still feels welcome?',
    part: 'report',
    better:
      "On shift weeks I'd rather not be touched at all, and it took me a year to dare write that. It's not coldness. I'm peopled out. Sit at the other end of the tub and tell me about your day; that's close to me.",
    worse:
      "Closeness doesn't always have to be about sex. There are lots of other possibilities such as cuddling, talking, cooking together or watching a film. It is very important for couples to do these regularly too.",
  },
  {
    question: 'On a night when you are not in the mood, what kind of closeness, if any, still feels welcome?',
    part: 'report',
    better:
      "No sex, and please not that careful patting either, it makes me feel like a sick horse. Argue with me about the crossword. I fancy you most on the nights when you don't need anything from me.",
    worse:
      "Whatever my partner wants is fine with me, I'm always there for him and I'd do everything to make him happy. I love him so much and I'm so grateful that I feel happy if he feels happy too.",
  },
  {
    question: 'On a night when you are not in the mood, what kind of closeness, if any, still feels welcome?',
    part: 'report',
    better:
      'Reading aloud, feet intertwined, explicitly nothing afterwards. Pressure disappears, affection remains, gratitude grows.',
    worse:
      "I watch my show and you watch your show. I'm on my side and you are on yours. I have my tea and you have your milk.",
  },
  {
    question: 'If something were not quite working for your partner, how would you like to hear it?',
    part: 'tune',
    better: "Show me with your hand. Words make me panic, hands don't.",
    worse: "I'd like to hear it in an honest and respectful manner.",
  },
  {
    question: 'If something were not quite working for your partner, how would you like to hear it?',
    part: 'tune',
    better:
      "Tell me while we're laughing, please. I know I can be proud about it, I come from men who never asked. But I lay awake after the cottage wondering if you had liked any of it, and I would so much rather know.",
    worse:
      "I don't think there's anything not working, I never had complaints, rather the opposite if you know what I mean. If there was something, it can be said, but I am quite sure that we won't need it in our case.",
  },
  {
    question: 'If something were not quite working for your partner, how would you like to hear it?',
    part: 'tune',
    better:
      'Playfully, midway, guiding my fingers elsewhere. Formal conversations afterwards feel like school reports: stomach-turning.',
    worse:
      "You tell me and I do it. If you don't tell me I don't know it. I am not you, so you have to tell me what it is that you want.",
  },
  {
    question: 'How have your wishes for intimacy changed since the two of you first met?',
    part: 'report',
    better: "I wanted to be taken. Now I want to be asked, and it's hotter.",
    worse: "They've changed a bit, as is normal when years have gone past.",
  },
  {
    question: 'How have your wishes for intimacy changed since the two of you first met?',
    part: 'report',
    better:
      "Since I started the hormones everything is slower and wider, and I've cried twice, from good. I was afraid you'd miss the quick me. You didn't say. Do you? I would like to hear it, even if the answer's yes, a little.",
    worse:
      "When we first met we had lots of time and lived near to each other. Now there's work, the house, the children, the commute and the evenings are short. So naturally it has become different, as it does for everyone else.",
  },
  {
    question: 'How have your wishes for intimacy changed since the two of you first met?',
    part: 'report',
    better:
      "Initially conquest, nowadays refuge. Widowhood taught me mornings aren't guaranteed, so tenderness frightens and thrills equally.",
    worse:
      "I was up for it each day and so were you. Now I'm up for it less and so are you. I like it as it is and I'm sure you like it too.",
  },
  {
    question: 'What kind of encouragement keeps you going without feeling like a push?',
    part: 'report',
    better: "Tell me what you saw me do, not what's still missing. Then I glow.",
    worse: "Encouraging words are good as long as they don't put on pressure.",
  },
  {
    question: 'What kind of encouragement keeps you going without feeling like a push?',
    part: 'report',
    better:
      "When I came last in the parkrun you'd made a cardboard medal. I wear it on the rower when nobody's home, and I feel like a champion. Don't count my kilos, make me more silly medals. I'd climb hills for one of those.",
    worse:
      "Motivation has to come from within, others can only support you on your way. It's about discipline, routine and setting realistic goals. My partner supports me very well in everything, so I've nothing to complain about.",
  },
  {
    question: 'What kind of encouragement keeps you going without feeling like a push?',
    part: 'report',
    better:
      "When you say me 'good that you did went', I am so proud, like small boy. When you say 'tomorrow more', I have fear.",
    worse:
      'Encouragement ought to be sincere, measured and constructive, so that it may foster lasting intrinsic motivation.',
  },
  {
    question: 'What kind of encouragement keeps you going without feeling like a push?',
    part: 'report',
    better:
      'Celebrating absurdly small victories. Confetti for one cigarette-free Monday felt ridiculous, wonderful, surprisingly strengthening.',
    worse:
      "I go if I want to go and I don't go if I don't. You can say what you like to me. I do my own thing and I know what I can and can't do.",
  },
  {
    question: 'When you are ill or in pain, which kind of help is hard for you to ask for?',
    part: 'report',
    better: 'bucket duty. im so ashamed to be smelly in front of u',
    worse: 'its hard to ask for help but one should do it anyway',
  },
  {
    question: 'When you are ill or in pain, which kind of help is hard for you to ask for?',
    part: 'report',
    better:
      "To be driven to dialysis. I tell you the bus is fine, since you've lost so many mornings to me. The truth is that I sit in the back row and count stops. If you came one Tuesday a month, I'd be less afraid of it.",
    worse:
      "When I'm ill I usually go to bed, take a paracetamol, drink tea and sleep until it's over. It takes about three days with a cold and seven with the flu. There's not a lot of help needed for that in most of the cases.",
  },
  {
    question: 'When you are ill or in pain, which kind of help is hard for you to ask for?',
    part: 'report',
    better:
      "Toenails. Arthritis makes bending impossible, yet asking feels humiliatingly ancient. Perhaps after Sunday's bath, with music?",
    worse:
      'I ask if I need it. I ask you for my tea. I ask you for my pills and I ask you for my book, and you get them if you can, as I do.',
  },
  {
    question: 'What has your body done for you lately that deserves a thank-you?',
    part: 'report',
    better: 'it made a whole human n then it danced at our wedding. im in awe',
    worse: 'it does what it needs to do every day and that is a good thing',
  },
  {
    question: 'What has your body done for you lately that deserves a thank-you?',
    part: 'report',
    better:
      "My hands. They shook so much in spring that I hid them under the table from you. Last night I threaded the needle first go and mended your collar. I sat looking at them like at two old friends who'd come back.",
    worse:
      'The body does a lot, like walking, working, digesting and sleeping. We take such things for granted, but health is our greatest good. One should say thank you more often and live in a healthy way while one can.',
  },
  {
    question: 'What has your body done for you lately that deserves a thank-you?',
    part: 'report',
    better:
      'Lungs: fifteen smoke-free months, then singing Bach without coughing. Quietly wept during the bows, astonished and grateful.',
    worse:
      "I am fit. I can run. I can lift. I can do what I want. I eat what I like. I drink what I like, and I have my mum's good skin.",
  },
  {
    question: 'Which of your things would you fight for if the cupboards were too small for two?',
    part: 'report',
    better: 'My ugly lamp. It sat by me through the divorce, I trust it.',
    worse: 'My clothes, shoes and also the books. The rest can go away.',
  },
  {
    question: 'Which of your things would you fight for if the cupboards were too small for two?',
    part: 'report',
    better:
      "The sewing machine, even if it eats half the hall. It's what I had when I had no papers and no money, and the sound settles me like rain. I'd give you the whole balcony for it. What would you fight for, is it the drums?",
    worse:
      "I'd fight for the coffee machine, the good knives, the toolbox, the winter tyres, the big TV, the bike and both of the suitcases. All those things are useful or were expensive, so it wouldn't be sensible to chuck them out.",
  },
  {
    question: 'Which of your things would you fight for if the cupboards were too small for two?',
    part: 'report',
    better:
      "Grandfather's accordion, unplayable, enormous. Leaning against it through chemotherapy felt like leaning against him.",
    worse:
      "I'd keep my coat, my bag, my hat, my pans, my pots and my mugs. I need my things and I use my things. I do like them.",
  },
  {
    question: 'What would you want to be different from the last place you shared with someone?',
    part: 'report',
    better: 'Laughing in the kitchen. There we ate like strangers, I ached.',
    worse: "I'd like that everything's better and that we don't argue there.",
  },
  {
    question: 'What would you want to be different from the last place you shared with someone?',
    part: 'report',
    better:
      "I used to do all the cleaning and then slam things so that it was noticed. I don't want to be that person again, I didn't like her. This time I'd like to say on Sunday what I am tired of, before I get bitter.",
    worse:
      "My ex was lazy, never cleaned, never paid on time and always had his idiot friends over. So anything would be different from that. With normal people there's no problem, you only have to find one who's not him.",
  },
  {
    question: 'What would you want to be different from the last place you shared with someone?',
    part: 'report',
    better:
      'Apologies. Previously nobody apologised, they bought flowers instead; eventually even roses smelled threatening to me.',
    worse:
      'I want it big. I want it new. I want it in town and I want it to have a tub. I had it small and I had it old and dark.',
  },
  {
    question: 'Which ridiculous noise of yours has your partner already heard, and how was that for you?',
    part: 'tune',
    better: 'The yelp at the spider. You yelped too. I felt less alone.',
    worse: 'I snore rather loudly at night, my partner has told me so.',
  },
  {
    question: 'Which ridiculous noise of yours has your partner already heard, and how was that for you?',
    part: 'tune',
    better:
      "I neigh when I come. There, I've said it. I had bitten the pillow with everybody else for fifteen years. You just grinned and said 'giddy up', and I was so relieved that I laughed till I had to pee.",
    worse:
      "Everyone makes noises, it's a human thing and nobody should be embarrassed because of it. My partner's heard most of mine, I suppose, as happens when you live together for some time. It was normal.",
  },
  {
    question: 'Which ridiculous noise of yours has your partner already heard, and how was that for you?',
    part: 'tune',
    better:
      'Whimpering through thunderstorms. Mortifying, until arms appeared wordlessly around the blanket; nowadays thunder means closeness.',
    worse:
      "I snore. I sneeze. I cough and I burp. You hear me do it and I hear you do it. I don't mind yours and you don't mind mine, so ok.",
  },
  {
    question: 'Door open or door closed: where is your line in the bathroom?',
    part: 'report',
    better: 'closed, but talk to me thru it. i get lonely on the loo lol',
    worse: 'it should be closed as its a private place for each person.',
  },
  {
    question: 'Door open or door closed: where is your line in the bathroom?',
    part: 'report',
    better:
      "Half open. Since my fall in the shower I'm scared behind a closed door, though I don't like you seeing me on the seat either. If you sat in the hall with the radio on, we'd both have our dignity, I think.",
    worse:
      "In my opinion the door should be closed as a general rule, because it's more hygienic, it's quieter and the smell stays inside. With guests in the house it must be closed in any case, that's just manners.",
  },
  {
    question: 'Door open or door closed: where is your line in the bathroom?',
    part: 'report',
    better:
      'Closed, definitely. Boarding-school cubicles without locks left lasting dread; privacy beforehand makes affection easier.',
    worse:
      "I go in. I do my thing and I go out. You can come in if you want and I can come in if I want, so I don't mind it either way.",
  },
  {
    question: 'When did you last feel a bit alone although the two of you were in the same room?',
    part: 'report',
    better: 'At the vet. You did the talking, I did the crying, a yard apart.',
    worse: 'Once in a while it happens, but then it passes by again quickly.',
  },
  {
    question: 'When did you last feel a bit alone although the two of you were in the same room?',
    part: 'report',
    better:
      "Sunday, on the sofa, while you were choosing tiles on your phone. I'd just told you about the call with my son and you said 'mm, terracotta'. I felt foolish for having opened up. I'm sure you never meant it like that.",
    worse:
      "You're always on that phone, you never listen, you only care about your stupid tiles. Everyone in my family has noticed. You've always been like this, you won't ever change, and there's no use in saying it any more.",
  },
  {
    question: 'When did you last feel a bit alone although the two of you were in the same room?',
    part: 'report',
    better:
      "Christmas, everyone photographing presents. Grief for Mother sat heavily on the armrest, unmentioned; holding hands would've helped.",
    worse:
      'You sat on your side and I sat on mine. You had your book and I had my game, then you got up. I got up, and you and I went to bed.',
  },
  {
    question: 'What did you think of your partner in the first five minutes?',
    part: 'tune',
    better: "Oh no, I thought. He's kind. I'll have to be real.",
    worse: "I thought she's pretty and has a good personality.",
  },
  {
    question: 'What did you think of your partner in the first five minutes?',
    part: 'tune',
    better:
      "I thought you were bored of me. You kept looking at the door. Later you told me that you were checking if you could run, out of fear, and I've been tender about that ever since. I was planning my own escape past the bar.",
    worse:
      "It was in a bar in the old town, around nine o'clock. She wore a blue blouse and she was with two colleagues from work. We talked of this and that, then we exchanged numbers and met again the week after for some coffee.",
  },
  {
    question: 'What did you think of your partner in the first five minutes?',
    part: 'tune',
    better:
      'Dangerously calm. Everyone else performed that evening, somebody finally listened; terror and homecoming, simultaneously.',
    worse:
      'I saw you. You saw me. I got up and I said hi. You said hi too, then I bought you a beer and you told me about your job.',
  },
  {
    question: 'What would you like to say sorry for, if nobody made a big thing of it?',
    part: 'report',
    better: 'For going cold on you in May. I was ashamed, not angry.',
    worse: "Sorry for my mistakes, I am sure there've been several.",
  },
  {
    question: 'What would you like to say sorry for, if nobody made a big thing of it?',
    part: 'report',
    better:
      "That I told my sister about your tests before you were ready. I was so scared I had to put it somewhere. It was yours to tell, though, and I saw how small you went. I'd like to hear how that was for you, if you want.",
    worse:
      "I am sorry if you felt bad about the thing with my sister, but you also have to understand my side. Everyone talks to their family, that's normal. You're really a bit oversensitive there, so let's draw a line under it.",
  },
  {
    question: 'What would you like to say sorry for, if nobody made a big thing of it?',
    part: 'report',
    better: 'Hiding my debts. I was ashamed.',
    worse: 'For all of my many mistakes.',
  },
  {
    question: 'What would you like to say sorry for, if nobody made a big thing of it?',
    part: 'report',
    better:
      'Pretending sleep whenever nightmares woke you. Cowardice, honestly: helplessness terrified me. Waking properly, from tonight onwards.',
    worse:
      "I'm sorry if I did what you say I did, but I don't think I did it, and if I did it then it was as you did it to me first, as you do.",
  },
  {
    question: 'Which scene or idea have you come across that made you think: maybe, with us?',
    part: 'report',
    better: "Slow dancing, naked, kitchen. I'd be shy and I'd be all yours.",
    worse: 'Something with candles and music and so on would be quite nice.',
  },
  {
    question: 'Which scene or idea have you come across that made you think: maybe, with us?',
    part: 'report',
    better:
      "In a novel two women write each other what they'd do, for a week, and aren't allowed to touch. I was squirming on the train. I like that you'd have to wait for me for once. Would you be up for three days, as a start?",
    worse:
      "There are lots of scenes in films and books which are quite interesting and which could be something for us. We're an open couple in that regard and talk about everything. Candles maybe, or a hotel room, as in most films.",
  },
  {
    question: 'Which scene or idea have you come across that made you think: maybe, with us?',
    part: 'report',
    better:
      'Me tied up with your good scarves and you just reading the paper. Being made to wait makes me wet, and so calm.',
    worse:
      "Romantic evenings like those in the movies are an inspiration for many couples, and we're no exception to that.",
  },
  {
    question: 'Which scene or idea have you come across that made you think: maybe, with us?',
    part: 'report',
    better:
      'Somewhere in a Greek poem: longing described as greenness. Imagined undressing unhurriedly outdoors, frightened of brambles, thrilled.',
    worse:
      "I saw one on my phone. I sent it to you and you sent me one back. I don't know which it was now, but I liked it and you liked it too.",
  },
  {
    question: 'Would you rather be surprised or know the plan, and why?',
    part: 'report',
    better: 'plan pls. not knowing = me in fight mode, not fun mode',
    worse: 'surprise or plan are both good it depends on the thing',
  },
  {
    question: 'Would you rather be surprised or know the plan, and why?',
    part: 'report',
    better:
      "Surprise me, because I've been the one with the calendar since the twins were born, and I've forgotten how it feels to be thought of. It needn't be big. Steal me from work on a Friday and don't tell me where we are off to.",
    worse:
      'I prefer to know the plan, because then one can organise everything properly, pack the right things, be on time and avoid any stress. Surprises often go wrong, as one can see with birthday parties, hotels and presents alike.',
  },
  {
    question: 'Would you rather be surprised or know the plan, and why?',
    part: 'report',
    better:
      'Plans, preferably handwritten. Unpredictable parents made surprises synonymous with packing suitcases; anticipation feels luxurious.',
    worse:
      "I like a plan if I make it and I like it less if you make it. If you do it I go with it. I'm fine with what you do. I don't mind it.",
  },
  {
    question: 'What makes you feel shy in bed, and what makes it easier?',
    part: 'tune',
    better: 'My belly. Your hand resting on it, unhurried, heals something.',
    worse: 'Being naked is what makes one shy and darkness makes it easier.',
  },
  {
    question: 'What makes you feel shy in bed, and what makes it easier?',
    part: 'tune',
    better:
      "Asking. I can do nearly everything, but I can't say 'a bit softer, please' out loud, I'm afraid to spoil it for you. When you stop and ask 'like this, or like this?', I can just nod. That's made me braver than you know.",
    worse:
      'Shyness is normal and nobody needs to be ashamed of it. It gets better with time and with experience, when two people know each other well. Communication and trust make it easier, as does a nice and relaxed atmosphere.',
  },
  {
    question: 'What makes you feel shy in bed, and what makes it easier?',
    part: 'tune',
    better:
      'Compliments, weirdly. Disbelief floods everything and breathing stops. Murmuring them afterwards, in darkness, makes believing easier.',
    worse:
      "I'm not shy if you are not shy. If you're shy then I'm shy, so if you want me not to be shy you have to be as I am when I am not shy.",
  },
  {
    question: 'How do you know that you are wanted?',
    part: 'tune',
    better: 'u save me the corner piece. i feel picked every time',
    worse: 'my partner shows me and tells me that very regularly',
  },
  {
    question: 'How do you know that you are wanted?',
    part: 'tune',
    better:
      "You put your cold feet on me and don't ask. Silly, but at home I was the one nobody leaned on. When you pull me back by the belt as I'm getting up, my knees go. These weeks there's been less of it, and I miss it, love.",
    worse:
      "I know that I'm wanted because I have a wonderful partner who loves me above all else and who'd do anything for me. We're a dream team, soulmates, made for each other, and I'd never doubt it even for a single second.",
  },
  {
    question: 'How do you know that you are wanted?',
    part: 'tune',
    better: 'You saved me crusts. I glowed.',
    worse: 'I know it because I just do.',
  },
  {
    question: 'How do you know that you are wanted?',
    part: 'tune',
    better:
      'Impatient fingers hunting for zips, even at sixty-three, even after mastectomy. Feeling chosen, not merely comforted: indescribable.',
    worse:
      'You tell me you do and I tell you I do. You text me and I text you. I know you want me as I want you, and you know it as well as I do.',
  },
  {
    question: 'Lights on or lights off: what does it change for you?',
    part: 'tune',
    better: "On. I was hidden for thirty years, I'd like to be seen by you.",
    worse: "Off, since it's more pleasant and one also sleeps better after.",
  },
  {
    question: 'Lights on or lights off: what does it change for you?',
    part: 'tune',
    better:
      "Off in summer, on in winter, don't laugh. In summer my rash is bad and I feel like a lizard. I'd still like you to see me, so maybe the little lamp behind the chair, and you tell me out loud what you like looking at.",
    worse:
      "With the lights on you see more and with the lights off you see less, so it changes the view. Some like it this way and others like it that way. I've no preference there and can adapt to what's wanted at that moment.",
  },
  {
    question: 'Lights on or lights off: what does it change for you?',
    part: 'tune',
    better: 'On. Your face undoes me.',
    worse: "Off, it's the usual way.",
  },
  {
    question: 'Lights on or lights off: what does it change for you?',
    part: 'tune',
    better:
      'Candlelight: scars soften, courage grows. Complete darkness brings back lonely hospital nights; glimpsing familiar eyes means safety.',
    worse:
      "I put it on if I want to see you and I put it off if I don't. If you want it on I put it on for you. I'm not a man who minds it a lot.",
  },
  {
    question: 'Which promise to yourself about your health keeps slipping?',
    part: 'report',
    better: 'bed by 11. the night is the only time nobody wants me',
    worse: 'more sport and healthy food but there is never time',
  },
  {
    question: 'Which promise to yourself about your health keeps slipping?',
    part: 'report',
    better:
      "To stop weighing myself. I hide the scale from me in the shed and then go and fetch it in my dressing gown. I know the number can't tell me if I'm lovely, but I ask it anyway. Would you keep it at your brother's for a year?",
    worse:
      "I wanted to go running three times a week, do weights twice and eat less bread. In January it went well, in February it was OK and in March there was the trade fair. Now it's summer, and it's too hot for running outside.",
  },
  {
    question: 'Which promise to yourself about your health keeps slipping?',
    part: 'report',
    better:
      'Mammograms. Grandmother, aunt, sister: opening that envelope means joining the queue. Terrified, procrastinating. Companion wanted?',
    worse:
      "I said I'd run and I didn't. I said I'd swim and I didn't. I said I'd not smoke and I did. I am as I am, and I do what I can do, so.",
  },
  {
    question: 'What would you like your partner to stop saying about food, sleep or sport?',
    part: 'tune',
    better: "'Just relax.' I can't, and then I feel broken as well.",
    worse: 'He should stop saying the wrong things about the food.',
  },
  {
    question: 'What would you like your partner to stop saying about food, sleep or sport?',
    part: 'tune',
    better:
      "'You earned it.' I know it's sweet of you. But cake that has to be earned tastes of my gymnastics coach, and I start adding up. I would love to eat with you and hear how the fish was, how your day was, only that.",
    worse:
      "You should stop with the constant remarks, all of them. You are no doctor and no trainer and you're hardly one to talk, look at yourself first. Anyone would get annoyed. Other husbands manage to keep quiet too.",
  },
  {
    question: 'What would you like your partner to stop saying about food, sleep or sport?',
    part: 'tune',
    better:
      "'Good girl' after salads. Meant affectionately, certainly, yet somewhere a weighed and measured teenager stiffens. Silence, please?",
    worse:
      "You tell me when I eat. You tell me when I sleep. You tell me when I run. I don't tell you how you do your things, so don't you do it.",
  },
  {
    question: 'What small signal from your partner tells you that tonight could turn tender?',
    part: 'report',
    better:
      'You take your watch off and look at me while you do it. My belly drops every time, twelve years on.',
    worse:
      'There are different signals, sometimes it is words and sometimes looks, and one can simply tell then.',
  },
  {
    question: 'What small signal from your partner tells you that tonight could turn tender?',
    part: 'report',
    better: 'u put the dog out n lock the door. i get so giddy i forget my tea',
    worse: 'i usually notice it when it gets late n we both go up to bed then',
  },
  {
    question: 'Which words would you love to hear more often while you are being held?',
    part: 'report',
    better:
      "'I've got you.' I was always the strong one at home, nobody said it, and I go soft just imagining it in your voice.",
    worse:
      'I love all the words that my partner says to me, as my partner always finds the right words and I love my partner.',
  },
  {
    question: "Which quality of your partner's do you admire but rarely mention?",
    part: 'tune',
    better:
      "How you say 'I was wrong' to our son without a but. My dad never managed it once. I watch you and feel hope.",
    worse:
      "She's intelligent, beautiful, funny, honest, sexy, loyal, strong, warm, patient, generous and just perfect.",
  },
  {
    question: "Which quality of your partner's do you admire but rarely mention?",
    part: 'tune',
    better: 'that you stay slow when i rush. i get annoyed, then i see u got it right n im glad',
    worse: 'that hes hardworking n earns well n is tall n good with cars n computers n my mum',
  },
  {
    question: 'What old worry gets stirred up in you when the two of you argue?',
    part: 'report',
    better:
      "That I'm too much. My first boyfriend used the word, and when you sigh I hear it again, even if you're only tired.",
    worse:
      "Old worries should be left behind. The past is the past and one shouldn't mix it up with what's going on nowadays.",
  },
  {
    question: 'How do you like to be greeted at the end of a long day, in person or over a call?',
    part: 'tune',
    better:
      "Don't ask how it was, ask if I've eaten. I come home empty and a plate feels like a hug. Then I'll tell you all.",
    worse:
      "With a friendly hello and maybe a kiss, in person if possible, or over a call if it isn't, and then have dinner.",
  },
  {
    question: 'How do you like to be greeted at the end of a long day, in person or over a call?',
    part: 'tune',
    better: "Jump on me. I act annoyed; I'm in heaven.",
    worse: 'A hello and a kiss, as is normal I think.',
  },
  {
    question: 'How much warning do you like before friends or family come over?',
    part: 'tune',
    better:
      'One day, yaar. When your whole gang landed up on Diwali evening I smiled and smiled and then cried in the bathroom. I love them, I only want to be ready.',
    worse:
      "At least one week is required for guests. The house should be clean, the food has to be bought, and the beds need to be made. It's the same for everyone.",
  },
  {
    question: 'How does your body let you know that stress is building up?',
    part: 'tune',
    better:
      "My jaw. I bite so hard at night that I wake up sad and sore, and I get snappy with you over spoons. I'm sorry for the spoons.",
    worse:
      'Headache, stomach ache, stiff neck, bad sleep, cold hands, tiredness. These are the symptoms, and they go at the weekend again.',
  },
  {
    question: 'On a night when you lie awake, what would you like your partner to do?',
    part: 'report',
    better:
      "Nothing clever. Put one foot on mine. The 3 a.m. fear is that I'm the last person on earth, and a warm foot proves I'm not.",
    worse:
      'My partner should sleep, as one of us has to be fit in the morning. I get up, drink some milk, read the news and go back.',
  },
  {
    question: 'What appeals to you about taking the lead, or about handing it over, for a while?',
    part: 'tune',
    better:
      "I decide for forty nurses all day. On my knees for you, I don't have to know anything, and I feel light. It scares me a bit that I want it so much.",
    worse:
      'Both of these have their appeal. Taking the lead is for people who like to have control, and handing it over is for those who like to be passive.',
  },
  {
    question: 'What appeals to you about taking the lead, or about handing it over, for a while?',
    part: 'tune',
    better: 'when i tie u i feel trusted, no one else ever let me near like that',
    worse: 'leading is cool bc u decide what happens n the other person follows',
  },
  {
    question: 'Which boundary of yours has moved over the years, in either direction?',
    part: 'report',
    better:
      'Crying in front of someone. It used to be a locked door; with you I left it ajar at the funeral, and it felt all right.',
    worse:
      'My boundaries have become wider in some areas and narrower in other areas, as one gathers experience with the years.',
  },
  {
    question: 'What kind of teasing about bodies feels warm to you rather than prickly?',
    part: 'tune',
    better:
      "'Bear' is lovely, 'big guy' isn't. I was the fat boy at school, so size stings; with 'bear' I feel cuddly and yours.",
    worse:
      "Friendly teasing feels warm and unfriendly teasing feels prickly, that's quite obvious. It's all about the intention.",
  },
  {
    question: 'Who would do which boring jobs in a week that felt fair to you?',
    part: 'report',
    better:
      "I'd take the washing if you take every call with the school. Those calls make me feel stupid, with my accent, and you sound so at ease.",
    worse:
      'Monday bins, Tuesday bathroom, Wednesday shopping, Thursday ironing, Friday floors, Saturday windows and garden, Sunday is for resting.',
  },
  {
    question: 'Who would do which boring jobs in a week that felt fair to you?',
    part: 'report',
    better: "I'd do loos for ever if you'd ring people. I'm scared of ringing.",
    worse: 'She does the kitchen, I do the car and the garden. That is fair.',
  },
  {
    question: 'What makes going for a check-up easier for you?',
    part: 'report',
    better:
      'Going in together, and you making that face behind the doctor. I was told off about my weight so often that I shake in the waiting room.',
    worse:
      'A good doctor, a short waiting time and an appointment in the morning. Prevention is important and one should go once a year if possible.',
  },
  {
    question: 'As the two of you get older and creakier, what do you hope will stay easy between you?',
    part: 'tune',
    better:
      "That you'll still pinch my bottom at the sink. At sixty-eight I feel seen by it, vain old thing that I am.",
    worse:
      "Health is the main thing when you get older. As long as we're both in good health everything stays easy.",
  },
  {
    question: 'How can you tell that your partner is really listening to you?',
    part: 'tune',
    better:
      "Honestly, lately I can't. You say 'mhm' and I feel like the radio. When you put the fork down and ask one thing back, I feel rich.",
    worse:
      "My partner is the best listener on this planet, I could not wish for a better one. He's always listening to me and I love it so.",
  },
];
