import type { Part } from './shapes.ts';

/** A question that both have answered. */
type MutualAnswers = { question: string; first: string; second: string };

/**
 * A couple with a careful reader's grade of how well the two talk here, 0 to 100: the openness of both, where the
 * lower one counts more; warmth against contempt and blame; needs and curiosity; likeness of depth. Agreement is
 * not in it, nor length, nor language: a difference told kindly is graded high.
 */
export type GradedCouple = { name: string; part: Part; talk: number; answers: readonly MutualAnswers[] };

/** The couples were put in order first and graded after that. */
export const couples: readonly GradedCouple[] = [
  {
    name: 'different-on-god',
    part: 'tune',
    talk: 95,
    answers: [
      {
        question: 'Ten years from today, what do you hope the two of you will look back on with pride?',
        first:
          "That we didn't try to convert each other. I'd like to have gone to midnight mass with you at least once, holding your hand, and you not believing a word of it.",
        second:
          "I would go, for the singing and for you. I'd hope that you'll have understood that my not believing isn't emptiness. I get lonely when your family prays over my food.",
      },
      {
        question: 'What old worry gets stirred up in you when the two of you argue?',
        first:
          "That in your eyes I'm a bit simple. You've never said it. I hear it from my old professor and put it into your mouth.",
        second:
          "That in your eyes I'm lost. I have heard your aunt say so and you looked at your plate. I'd have liked you to look at me.",
      },
      {
        question: 'When you owe an apology, what makes it easier for you to offer it?',
        first:
          "You're right about the plate. I'm sorry, I was a coward that evening. What makes it easier is how gently you brought it up.",
        second:
          "When I don't have to lose the argument to say it. I was rude about the saints and I wish I hadn't been.",
      },
      {
        question: 'Which disagreement ended up teaching you something kind about your partner?',
        first: "The one about the funeral. You sang, for my sake, and said it's only air, but good air.",
        second:
          "That one. I learned what it gives you, I'd thought it took things from you. I'd like to ask you more about it and not in order to answer back.",
      },
      {
        question: 'Which habit from the home you grew up in would you happily carry on?',
        first: 'Grace before meals. Could it be a thank you that you can say as well?',
        second:
          'A thank you to the cook I can say with all my heart. And from my home: reading aloud on Sundays.',
      },
      {
        question: 'During a disagreement, what helps you stay gentle?',
        first: 'Remembering that you chose me, church and all.',
        second:
          "Remembering that you did too. And when you touch your little cross I know you're scared and not angry.",
      },
    ],
  },
  {
    name: 'two-women-one-new-flat',
    part: 'report',
    talk: 94,
    answers: [
      {
        question: 'Which part of sharing a home, now or some day, makes you a little nervous?',
        first:
          "Losing my silence. I love you here and I also miss hearing nothing. I'm scared to say it because you moved cities for me. How do I ask for an evening off without it sounding like go away?",
        second:
          "Just say 'moon night' and I'll go for a swim, I promise I won't sulk. What makes me nervous is it being your flat with me in it. Could we repaint one wall together?",
      },
      {
        question: 'Which drawer, corner or hour would you like to keep just for yourself?',
        first: "The window seat from six to seven in the morning. I think there and then I'm nicer.",
        second:
          "The lower shelf in the bathroom. It sounds tiny, but seeing my things lined up tells me that I live here and I'm not visiting.",
      },
      {
        question: 'Which tiny thing that your partner did recently made your day softer?',
        first:
          "You labelled the fuse box in your silly handwriting. 'Toaster (dramatic)'. I laughed on a really grey day.",
        second:
          'You warmed up my side of the bed on Sunday while I was still on the phone with my mum. I felt thought of.',
      },
      {
        question: 'How do you like to be asked whether you are in the mood?',
        first:
          "Ask me with words, softly, before we're lying down. Once we're lying down I feel as if I'm late for something.",
        second:
          "I didn't know that, thanks for telling me. I like the opposite, a hand and no words, but I can do words for you. Would you try the hand for me now and then?",
      },
      {
        question: 'After an argument, which gesture tells you that you two are all right again?',
        first: "When you come and read next to me without speaking. I know then that it's peace.",
        second:
          "When you make that terrible pun. I want to stay angry and I can't, and I love that you go first.",
      },
      {
        question: 'What do you need more of right now, yet find hard to ask for?',
        first:
          'To be praised for ordinary things. The shopping, the tyres. I feel invisible when it just works.',
        second:
          "Time with my old friends without you worrying. I see your face when I put on the coat and I stay. I'd like to go, and come back happy to you.",
      },
    ],
  },
  {
    name: 'the-baby-question',
    part: 'report',
    talk: 94,
    answers: [
      {
        question: 'Ten years from today, what do you hope the two of you will look back on with pride?',
        first:
          "Honestly, that we became parents. I've tried to want it less and I can't. I'm afraid of pressing you, so I go silent, and that isn't fair on you either.",
        second:
          "I don't picture a child there, and my stomach turns to write it because I know what it means to you. I picture the two of us still talking like this. What part of it do you long for the most?",
      },
      {
        question: 'What old worry gets stirred up in you when the two of you argue?',
        first:
          "That I'll lose you if I say what I want. Your no is a real no to me, I'm not waiting for it to melt.",
        second:
          "That I'm robbing you. You have never said that, I say it to myself. When you told me it isn't a debt I cried in the car from relief.",
      },
      {
        question: 'Which disagreement ended up teaching you something kind about your partner?',
        first:
          "The one at your cousin's christening. You told me about looking after your brothers at nine. I'd always thought you disliked kids. You were tired of them before you'd begun.",
        second:
          'The same one. You listened for an hour without arguing your side. I learned that you can want a thing badly and still put me first.',
      },
      {
        question: 'During a disagreement, what helps you stay gentle?',
        first: 'Stopping at half an hour. After that I repeat myself and get sharp.',
        second: "Your hand, palm up, on the table. I don't always take it, but it helps that it's there.",
      },
      {
        question: 'When both of you are worn out, how would you like to take care of each other?',
        first: 'A walk to the river without the topic. And then, on another day, with the topic.',
        second:
          "Soup, river, early bed. I'd like to be the one who brings it up next time so that it isn't always you.",
      },
      {
        question: "Which quality of your partner's do you admire but rarely mention?",
        first: 'You never once made me ridiculous for wanting it.',
        second:
          "That you're honest with me when a lie would have been so much easier. I respect you more than anybody for it.",
      },
    ],
  },
  {
    name: 'thirty-years-and-still-asking',
    part: 'tune',
    talk: 93,
    answers: [
      {
        question: 'What kind of comfort works best on you after a rotten day?',
        first:
          'Tea and no advice. When I came home after the redundancy talk you just moved the newspaper so I could sit close. I felt less of a failure. What do you need on days like that, I never asked?',
        second:
          "For me it's being dragged outside. You did it the week my sister was ill, you put my boots by the door. I was cross for ten minutes and then so grateful. Tell me if you ever want the boots instead of the tea.",
      },
      {
        question: "Which quality of your partner's do you admire but rarely mention?",
        first:
          "You say sorry to the children when you're wrong. My father never did. I admire it every time and say nothing.",
        second:
          "How you keep a promise even to people who'd never find out. I feel safe with you because of it and I ought to say so more often.",
      },
      {
        question: 'During a disagreement, what helps you stay gentle?',
        first:
          'Sitting down. I frighten myself when I stand and talk. Could we agree that whoever asks for chairs gets chairs?',
        second:
          "Hearing one thing I got right before the thing I got wrong. I know it isn't always fair to ask for that. What would help you, apart from me talking less?",
      },
      {
        question: 'What old worry gets stirred up in you when the two of you argue?',
        first:
          "That I bore you. When you pick up the phone while I'm talking, I'm the quiet boy in the back row again.",
        second:
          "That I'm too much for you. I go off to my phone because I think you've had enough of me. I'd love it if one of us just said 'stay'.",
      },
      {
        question: 'Which health worry would weigh less if you did not carry it alone?',
        first:
          "My heart, since Dad's went at sixty-four. I'd like you to come to the check in spring and hold the leaflet.",
        second:
          "My memory. I lose words and I joke about it. I'd be lighter if you knew that I'm not joking.",
      },
      {
        question: 'Ten years from today, what do you hope the two of you will look back on with pride?',
        first: 'That we stayed curious. And that the allotment finally gave us one decent cauliflower.',
        second:
          "That we got through the year of your redundancy holding hands. I think of that winter with tenderness now, and I'd like you to know it.",
      },
    ],
  },
  {
    name: 'the-year-of-the-illness',
    part: 'tune',
    talk: 93,
    answers: [
      {
        question: 'When you are ill or in pain, which kind of help is hard for you to ask for?',
        first:
          "Washing. I was always the strong one and now you hold my elbow in the shower. I hate needing it and I love how you look at the tiles and chat about football so I don't feel watched.",
        second:
          "When I had the shingles I couldn't ask you for anything, with all that you were going through. I'd like to be allowed to be ill too. Is that all right to say?",
      },
      {
        question: 'How could your partner notice that you are not doing well before you say so?',
        first:
          "Of course it's all right, I answered that in my head before this one. You'd notice me by the radio: if it's off, I'm low. Come and turn it on.",
        second: 'I get efficient. Lists, calls, bleach. When you see me with the bleach, please say my name.',
      },
      {
        question: "Which quality of your partner's do you admire but rarely mention?",
        first: 'He never once sighed on the night bus to the clinic. I counted on that and I never told you.',
        second: "The jokes to the nurses. I know what they cost you. I think you're the bravest man I know.",
      },
      {
        question:
          'On a night when you are not in the mood, what kind of closeness, if any, still feels welcome?',
        first:
          "Lying on your chest. Since the treatment I'm not in the mood most nights and I worry that you miss it. Do you?",
        second:
          "I do miss it and I'm not going anywhere, both of those. Your head on my chest is the best part of my day. Let me know when your skin hurts.",
      },
      {
        question: 'Which ordinary moment together would you gladly live all over again?',
        first:
          'The chips by the harbour after the second scan. We had salt on our faces and nothing was decided.',
        second: "Those chips. You gave me the crispy ones. I'd go back there tonight.",
      },
      {
        question: 'What do you need more of right now, yet find hard to ask for?',
        first: 'To be teased again. Everyone is so careful. Tease me, please.',
        second:
          'To cry in front of you, not in the garage. And fine: your beanie makes you look like a thumb.',
      },
    ],
  },
  {
    name: 'pune-to-rotterdam',
    part: 'report',
    talk: 90,
    answers: [
      {
        question: 'How would you like to stay in touch on days when you hardly see each other?',
        first:
          'Voice note subah uthte hi, chahe das second ka ho. Jab nahi aata toh din thoda khaali lagta hai, complain nahi kar rahi bas bata rahi hu. Tumhe kya chahiye hota hai jab main busy hoti hu?',
        second:
          "Mujhe teri photo chahiye, chai ki bhi chalegi. Jab tu reply nahi karti toh main sochta hu kuch galat bola. Bas ek 'baad mein' likh diya kar, dil ko shanti milti hai. Tujhe mujhse kya chahiye, bata na.",
      },
      {
        question: 'What kind of comfort works best on you after a rotten day?',
        first:
          'Jab maine bataya ki interview kharab gaya toh tumne lecture nahi diya, gaana gaya. Bahut besura tha aur mujhe bahut achha laga.',
        second:
          "Tu jab bolti hai 'ruk, pehle khaana kha'. I feel like a small boy in the good way. Miss karta hu woh.",
      },
      {
        question: 'What old worry gets stirred up in you when the two of you argue?',
        first:
          "Ki door rehke hum ajnabi ho jayenge. Ladai ke baad phone rakhte hi wahi darr. I need you to call back the same day, even if we're not done.",
        second:
          "That you'll get tired of waiting. Main chup ho jaata hu kyunki rona aata hai, gussa nahi hota. I want you to know that silence is not anger.",
      },
      {
        question: 'When has a look or a message from your partner left you feeling wanted?',
        first: "Jab tumne airport pe sabke saamne likha 'abhi wapas mud jaun?' main teen baar padhi.",
        second: 'When you sent that photo of my shirt on your chair. I felt wanted, poore hafte.',
      },
      {
        question: 'Which effort of yours would you love to be thanked for?',
        first:
          'Time zone yaad rakhne ke liye lol. Sach mein, main raat ko jaagti hu tumhare liye, uska thank you chahiye kabhi kabhi.',
        second:
          'Ghar walo ko manane ki mehnat, koi nahi dekhta. And you for staying up late, maine kabhi theek se thank you nahi bola.',
      },
      {
        question: 'Ten years from today, what do you hope the two of you will look back on with pride?',
        first: 'Ek hi kitchen. Bas. Aur tum onion kaato main rulaungi.',
        second: "Ye saare messages print karke ek dabba. I'd be proud that we didn't let go.",
      },
    ],
  },
  {
    name: 'kink-and-no-kink',
    part: 'report',
    talk: 90,
    answers: [
      {
        question: "On a list of 'yes', 'no' and 'maybe', what is one easy thing you would put under 'maybe'?",
        first:
          "Being blindfolded. I've wanted to ask for about a year and was embarrassed. I'd like to know what you feel about it before anything else.",
        second:
          "Silk, on the wrists, loosely. Not on my eyes, that scares me a little because I like to see you. I'd love to know what's on your list before I write any more of mine.",
      },
      {
        question: 'If your partner shared a wish that surprised you, how would you want to respond?',
        first:
          "I'd want to breathe first and say thank you, because I know how my own heart was beating when I wrote mine.",
        second:
          "I would want to be curious and not funny. I joke when I'm nervous and I saw once that it hurt you. I'm sorry for that one.",
      },
      {
        question: "How can your partner make it easy for you to say 'not this time'?",
        first: "Say 'not this one' and then touch my arm. I can hear any no with a hand on my arm.",
        second: "Don't ask me why on the same evening. Ask me on Sunday and I'll tell you everything.",
      },
      {
        question: 'When your partner says no to an idea of yours, what helps you take it kindly?',
        first:
          "Knowing that you aren't saying no to me. When you said you were glad I'd asked about the massage oil, I walked around grinning, and it was still a no.",
        second:
          "Some time. I feel refused for an hour and then I'm fine, it's my old stuff and not your doing.",
      },
      {
        question: 'If you tried something and it did not feel right, how would you want to talk about it?',
        first:
          'On the sofa, dressed, with toast. And you first, because I tend to agree with whatever I hear.',
        second:
          "The same night, even if it's just two sentences, because otherwise I lie awake. I think you prefer the day after. Could we do the two sentences and keep the rest for breakfast?",
      },
      {
        question: 'In the quiet after being intimate, which small thing makes you feel cared for?',
        first: "When you ask if I'm still here and mean my head.",
        second: 'The glass of water you bring without asking. I feel looked after and a bit spoilt.',
      },
    ],
  },
  {
    name: 'vicar-and-engineer',
    part: 'tune',
    talk: 88,
    answers: [
      {
        question: 'How was love shown, or left unsaid, around you as a child?',
        first:
          'In the tidiness of it. Clean shoes by the door each morning meant love. I still polish yours and I wonder whether you can read it.',
        second:
          "Openly, noisily, with slammed doors and kisses. You do it with polished shoes and I've learned to read them. It took me some years. I'd like the word as well, once in a while.",
      },
      {
        question: "When do you feel proudest to be by your partner's side?",
        first:
          'When you explain a bridge to a child as though there were nothing more important in the world.',
        second:
          "When you sit with people on the worst day of their lives and come home and laugh at my cooking. I don't know how you do both and I admire it.",
      },
      {
        question: 'How can your partner tell that you need an hour of quiet?',
        first:
          "When I say 'I'll just look at the sermon'. There's no sermon, I'm hiding. I'm sorry for the fib.",
        second:
          "I need mine after a site visit, and I show it by being rude to the kettle. I'd rather say it. I suspect that you hide in the study too, and I promise I don't take it badly.",
      },
      {
        question: 'When you owe an apology, what makes it easier for you to offer it?',
        first: 'Time, and not being looked at. Could I write it?',
        second:
          "I say it quickly and badly. What helps is if you don't reply 'it's nothing', because then I can't set it down.",
      },
      {
        question: 'In a hard week, which do you reach for first: advice, company or a bit of space?',
        first: "Company. I'd like you on the other chair with a book of your own.",
        second:
          "Space first, half an hour, then company. You always give me the half hour and I don't think I've thanked you for it.",
      },
      {
        question: 'As the two of you get older and creakier, what do you hope will stay easy between you?',
        first: 'Laughing at ourselves. And baths.',
        second: 'That we may still be silly with each other. I should hate to become dignified.',
      },
    ],
  },
  {
    name: 'arranged-and-finding-out',
    part: 'tune',
    talk: 88,
    answers: [
      {
        question: 'What did you notice early on about your partner that turned out to be true?',
        first:
          'That you ask waiters their name. On our second meeting I noticed it and I thought, okay, this person is kind when there is nothing to gain. It was true only.',
        second:
          'You were more nervous than me and you told me so. I felt relieved. It is still true that you say the difficult thing first, I am slower.',
      },
      {
        question: 'How do you like to be asked whether you are in the mood?',
        first:
          'I am shy to say. Please ask me in the day time, by message even. Then I can think about it and feel happy the whole day and not surprised.',
        second:
          'I also feel shy. Best is if you come and sit near and say it simply. And I want that you can tell no, I will not feel bad, I will only ask if you are okay.',
      },
      {
        question: 'How would you look after your own friendships and hobbies under a shared roof?',
        first:
          'I would like to continue my dance class. I was afraid that your parents will mind. Will you talk to them with me?',
        second:
          'Badminton on Saturday, if it is not leaving you alone too much? And you should keep your dance, I like to see you come back from class, your face is shining.',
      },
      {
        question: 'How was love shown, or left unsaid, around you as a child?',
        first: 'My mother packed my tiffin till I was twenty-three. She never said it once.',
        second:
          'My father took me to the station each time and waited till the train was gone. I also never heard it. Shall we say it in our house? It feels strange and I want to.',
      },
      {
        question: 'What kind of encouragement keeps you going without feeling like a push?',
        first: 'Do it with me. If you only tell me, it feels like teacher.',
        second: 'Tell me what went well. I know myself what did not.',
      },
      {
        question: 'What do you need more of right now, yet find hard to ask for?',
        first: 'To miss my home in front of you without you thinking that I am unhappy with you.',
        second:
          "That you tell me when I talk too much of office. And I would like to hear when you are sad, I can see it and I don't know if I may ask.",
      },
    ],
  },
  {
    name: 'spender-and-saver',
    part: 'report',
    talk: 87,
    answers: [
      {
        question: 'What did money stand for in your family when you were young?',
        first:
          "Danger. My parents fought over every bill, so when I see a big parcel my chest goes tight before I've even thought. It isn't that I don't trust you.",
        second:
          "Love. Mum had nothing and then one day she'd buy us all shoes. When you frown at a parcel I feel like you're frowning at her. I know you aren't.",
      },
      {
        question: 'How big does a purchase have to be before you would want to talk it over first?',
        first: "A hundred. I know that's low for you. I'd be calmer with a hundred.",
        second:
          "Five hundred. Less makes me feel like a teenager asking, but I do see why you'd sleep better with less. What about something in between, and one silly month a year?",
      },
      {
        question: 'When one of you has more money or more time than the other, what feels fair to you?',
        first:
          "Fair for me is in proportion. You earn less and do more with the kids, and I don't think I've ever said out loud that I count that.",
        second:
          "Fair for me is not having to explain each coffee, and hearing sometimes that the school runs count. I do like that you keep the pension going, I'd never manage.",
      },
      {
        question: 'Which disagreement ended up teaching you something kind about your partner?',
        first: "The sofa. I learnt that you'd lain awake choosing one my back would like.",
        second:
          "The sofa! I learned that you were scared, I'd thought that you were stingy. I've been gentler since, I hope?",
      },
      {
        question: 'Which effort of yours would you love to be thanked for?',
        first: 'The spreadsheet. I do it at midnight so that we can both sleep.',
        second:
          "Making a birthday from nothing. I'd love to hear you say it looked lovely, before you ask what it cost.",
      },
      {
        question: 'During a disagreement, what helps you stay gentle?',
        first: "When you call me 'my worrier' and not 'scrooge'.",
        second: "When you ask me a question first. 'What did you like about it' and I'm yours.",
      },
    ],
  },
  {
    name: 'aunties-wedding-argument',
    part: 'report',
    talk: 86,
    answers: [
      {
        question: 'Which disagreement ended up teaching you something kind about your partner?',
        first:
          'Tumhari behen ki shaadi wala jhagda. Mujhe laga tum sirf apne gharwalo ki side le rahe ho. Phir raat ko tumne bola ki tum beech mein pis rahe the, aur mujhe sharm aayi ki maine poocha hi nahi.',
        second:
          'Same jhagda. I learnt ki tu chillati hai jab tujhe akela lagta hai. Ab jab tu chillati hai toh main paas aata hu, pehle main bahar chala jaata tha. Sorry for those times.',
      },
      {
        question: 'How much warning do you like before friends or family come over?',
        first:
          'At least one day yaar. Mummy ji achanak aati hai toh main nightie mein, ghar bikhra hua, I feel like I am giving an exam.',
        second:
          'Tere ghar wale aaye toh mujhe thoda time chahiye office ke baad, bas aadha ghanta. Aur meri mummy bina bataye aati hai toh tera mood kharab hota hai, I see it, main unse baat karunga.',
      },
      {
        question: "Which quality of your partner's do you admire but rarely mention?",
        first:
          'You never make fun of my English in front of your office people. Choti baat hai par mere liye badi hai.',
        second: 'Tu sabko khila ke khaati hai. Kabhi bola nahi, but I see it, and I feel lucky.',
      },
      {
        question: 'What kind of comfort works best on you after a rotten day?',
        first: 'Sar pe tel maalish aur koi sawaal nahi.',
        second: 'Tu saath baith ke cricket dekh le, chahe samajh na aaye. Company chahiye, advice nahi.',
      },
      {
        question: 'What do you need more of right now, yet find hard to ask for?',
        first: 'Sunday ko tum sirf mere ho, phone band. Bolne mein ajeeb lagta hai.',
        second: 'Main thak jaata hu strong ban ban ke. Kabhi tu bol de ki sab theek hoga.',
      },
      {
        question: 'After an argument, which gesture tells you that you two are all right again?',
        first: 'Tum mere liye Maggi banate ho bina pooche.',
        second: 'Tu Maggi mein se mujhe pehla bite deti hai. Bas, war over.',
      },
    ],
  },
  {
    name: 'small-asks',
    part: 'tune',
    talk: 85,
    answers: [
      {
        question: 'What do you need more of right now, yet find hard to ask for?',
        first: 'Your hand. In public.',
        second: "A week where I'm not the strong one.",
      },
      {
        question: 'What old worry gets stirred up in you when the two of you argue?',
        first: "That I'm a guest here.",
        second: 'That he leaves. They left.',
      },
      {
        question: 'On a night when you lie awake, what would you like your partner to do?',
        first: 'Put your arm over me. Say nothing.',
        second: "Wake up. Five minutes. I'd do it for you.",
      },
      {
        question: "Which quality of your partner's do you admire but rarely mention?",
        first: "He forgives like it's nothing. I watch and learn.",
        second: 'He came out at work for me. I never thanked him. Thank you.',
      },
      {
        question: 'What kind of comfort works best on you after a rotten day?',
        first: 'Soup, then the couch, then you.',
        second: 'Ask me once. Ask me again.',
      },
      {
        question: 'When you owe an apology, what makes it easier for you to offer it?',
        first: 'Not being laughed at. You never do.',
        second: "Knowing it won't be kept. Is that a fair wish?",
      },
    ],
  },
  {
    name: 'few-words-deep-water',
    part: 'tune',
    talk: 84,
    answers: [
      {
        question: "How do you say 'I love you' without using those words?",
        first: 'I scrape your windscreen.',
        second: 'I eat the heel of the bread. You hate it.',
      },
      {
        question: 'What is easier for you to show with your hands than to say out loud?',
        first: "That I'm frightened when you're late.",
        second: 'That I forgave you. Years ago.',
      },
      {
        question: 'How was love shown, or left unsaid, around you as a child?',
        first: "Unsaid. I'm learning it from you.",
        second: 'Loudly, then not at all. So tell me quietly, but tell me.',
      },
      {
        question: 'Which health worry would weigh less if you did not carry it alone?',
        first: 'The tremor. Hold the cup with me?',
        second: "I'd already noticed. I'll hold it. Mine's the drinking, I miss it still.",
      },
      {
        question: 'What do you need more of right now, yet find hard to ask for?',
        first: 'Being asked twice.',
        second: 'Being left alone once, then asked twice.',
      },
      {
        question: 'Picture the time you felt most at home with your partner: what made it so?',
        first: "You fell asleep on my bad shoulder and I didn't move.",
        second: 'I was awake. I felt you not move.',
      },
    ],
  },
  {
    name: 'phone-thumbs-open-hearts',
    part: 'report',
    talk: 84,
    answers: [
      {
        question: 'How can you tell that your partner is really listening to you?',
        first:
          'when u put ur headphones round ur neck. like ok im in the room now. i get rly shy if i have to compete w a podcast lol',
        second:
          "when u go 'wait say that again'. makes me feel like what i said was worth smth. also ill do the headphones thing more i didnt clock it",
      },
      {
        question: 'How does your body let you know that stress is building up?',
        first: 'i get mean abt small things. the spoons. its never the spoons. ask me whats under the spoons',
        second:
          'i stop replying n my neck goes. sorry for tuesday that was neck day. can u just send me a cat when i go quiet',
      },
      {
        question: 'When did you last catch yourself smiling at the thought of your partner?',
        first: 'when i saw u practising ur presentation to the dog. u were so serious. i was so proud',
        second: "bus yesterday. u texted 'bin juice everywhere pray for me' n i lost it",
      },
      {
        question: 'Which words would you love to hear more often while you are being held?',
        first: "'got you'. just that. makes me go all soft n safe",
        second:
          'my actual name. u only use it when ur mad or when its good n i wanna hear it in the good way more pls',
      },
      {
        question: 'When something has been left undone for days, how would you like it brought up?',
        first: 'text me. if u say it to my face i feel told off like at home',
        second:
          'fine w me. for me say it once n then trust me till sunday? when u say it 3 times i feel like a kid',
      },
      {
        question: 'What do you need more of right now, yet find hard to ask for?',
        first: 'more dates where we r not in pyjamas. i miss getting nervous abt u',
        second:
          'ok wow same tbh. i need u to tell me when im good at stuff. dad never did. its cringe but yea',
      },
    ],
  },
  {
    name: 'night-owl-and-lark',
    part: 'report',
    talk: 82,
    answers: [
      {
        question: 'How does the first hour of an ideal Saturday at home go for you?',
        first:
          'At six, with a run and the radio. I like having the house to myself and then I like it when you appear.',
        second:
          "At half past ten, in the dark, unspoken to. I'm sorry that I'm such a bear. I know you save the good news for me.",
      },
      {
        question: 'From first light to the middle of the night, when do you most enjoy being close?',
        first: "Morning. I feel clear and I'd love it if you were awake for it once in a while.",
        second:
          "Midnight. I come alive then and you're gone. It makes me a bit sad, though I like guarding your sleep. What about Sunday at eleven, in the middle?",
      },
      {
        question: 'On a night when you lie awake, what would you like your partner to do?',
        first: "Nothing, let me go for a walk. Please don't worry.",
        second: 'Stay asleep. I like hearing you breathe.',
      },
      {
        question: 'Which disagreement ended up teaching you something kind about your partner?',
        first:
          "The alarm one. I learned that you'd been creeping down the stairs in your socks for two years.",
        second:
          "The alarm. I'd thought you were punishing me with the radio, and you'd thought I didn't like mornings with you. I do. I'm just not there yet.",
      },
      {
        question: 'Which new habit would you enjoy trying together for just two weeks?',
        first: "Bed at the same time, eleven, two weeks. Even if you get up again after I'm asleep.",
        second:
          "Saying goodnight properly, even if I get up again afterwards. I'd like to be the one who says it. And would you try one late Friday with me?",
      },
      {
        question: "Which quality of your partner's do you admire but rarely mention?",
        first: 'How you think before you speak. I never have.',
        second: "Your cheer. I grumble about it and I'd miss it like heat.",
      },
    ],
  },
  {
    name: 'kind-critics',
    part: 'tune',
    talk: 80,
    answers: [
      {
        question: 'Who would do which boring jobs in a week that felt fair to you?',
        first:
          "You cook, I clean, fair. But the shopping list lives in my head and it wears me out. I'd like you to own Thursdays completely, list and all.",
        second:
          "Thursdays are mine then. I feel watched when you re-stack the dishwasher after me. Could you leave it how I did it, even if it's ugly?",
      },
      {
        question: 'How would you like phones and screens to fit into your evenings?',
        first: "No phones at dinner. You're funny at dinner when you aren't reading me headlines.",
        second:
          "I agree about the headlines. I'd say the same of the laptop in bed, I lie beside a blue light and feel a bit lonely.",
      },
      {
        question: 'How much warning do you like before friends or family come over?',
        first:
          "A day, at least. When your mum just rings the bell I feel caught in my own house. I like her, it's the surprise.",
        second:
          "I didn't think it bothered you so much. I'll tell her to ring first. With your friends I'd like to know if it's two or ten.",
      },
      {
        question: 'How can you tell that your partner is really listening to you?',
        first: 'When you ask a question that has nothing to do with fixing it.',
        second:
          "When you don't finish my sentence. You do it because you're quick, I know, but I lose the thread.",
      },
      {
        question: 'Which effort of yours would you love to be thanked for?',
        first: 'Remembering all the birthdays, yours included.',
        second:
          'Driving. I drive home every time so that you can have a glass, and I quite like it, but a thanks is nice.',
      },
      {
        question: 'After an argument, which gesture tells you that you two are all right again?',
        first: 'You come and ask what I want on my toast.',
        second: 'You use my silly name again. Then I can breathe.',
      },
    ],
  },
  {
    name: 'first-year-students',
    part: 'tune',
    talk: 78,
    answers: [
      {
        question: 'What did you notice early on about your partner that turned out to be true?',
        first: 'that ur not actually arrogant, ur just shy n tall. i felt dumb for thinking it',
        second: 'that u remember stuff. u remembered my allergy after one time. no one does that',
      },
      {
        question: 'Where do you like to be touched in an everyday, fully dressed moment?',
        first: 'back of the neck. in the library. im useless after',
        second: 'my wrist, when u hold it instead of my hand. idk why its so nice, feels like u mean it',
      },
      {
        question: 'How would you look after your own friendships and hobbies under a shared roof?',
        first: 'thursday band practice no matter what. ill be sad if u dont come to the gigs but ill live',
        second:
          "i'd keep sundays for my sister. and id like u to come sometimes? she likes u more than me i think lol",
      },
      {
        question: 'How would you like to stay in touch on days when you hardly see each other?',
        first: 'memes count. but one proper msg a day pls, i overthink',
        second: 'yeah ok i can do one proper one. i find it hard to write feelings but ill do it',
      },
      {
        question: 'What does it mean to you to be seen on a day when you feel like a mess?',
        first:
          'like passing an exam i didnt study for. when u saw me ugly crying at the dog film n just handed me crisps',
        second: 'means i dont have to be the chill one. thats tiring sometimes tbh',
      },
      {
        question: 'When you owe an apology, what makes it easier for you to offer it?',
        first: 'if ur not already mad. i get scared n then i get defensive',
        second: 'if u hug me first. then its easy, i just feel so bad otherwise',
      },
    ],
  },
  {
    name: 'she-deep-he-short-and-kind',
    part: 'report',
    talk: 76,
    answers: [
      {
        question: 'How was love shown, or left unsaid, around you as a child?',
        first:
          "My mother held my face when I had a fever and never otherwise. So I used to hope to be ill. When you hold my face I get tearful and I've never told you the reason.",
        second: "It was shown through football. I'll hold your face more.",
      },
      {
        question: 'What old worry gets stirred up in you when the two of you argue?',
        first: "Being sent away. I provoke you to see whether you'll keep me, and I'm ashamed afterwards.",
        second: "That I'm no good at this. I'm keeping you though.",
      },
      {
        question: 'How could your partner notice that you are not doing well before you say so?',
        first: 'I read the same page for an hour. Come and sit on my feet.',
        second: 'I stop eating breakfast. Just ask.',
      },
      {
        question: "Which quality of your partner's do you admire but rarely mention?",
        first: "You don't need to be looked at. I admire that more than I can say.",
        second: "You feel everything. I'd be poorer without it.",
      },
      {
        question: 'In the quiet after being intimate, which small thing makes you feel cared for?',
        first: 'When you trace the letters on my back. Do you know that I can read them?',
        second: "I didn't know you could read it. Good, I meant it.",
      },
      {
        question: 'What do you need more of right now, yet find hard to ask for?',
        first: "To be told that I'm easy to love. Even if it's only partly so.",
        second: "You're easy to love. I need you to believe it when I say it once.",
      },
    ],
  },
  {
    name: 'long-talker-steady-listener',
    part: 'report',
    talk: 75,
    answers: [
      {
        question: 'What old worry gets stirred up in you when the two of you argue?',
        first:
          "When we argue I'm straight back in the kitchen with my mother, who could go four days without a word. So when you need your quiet I go after you from room to room. I know that it drives you mad. I'm not trying to win, I'm trying not to be left.",
        second: "That I'll say something I can't take back. So I shut up and I hate how that looks to you.",
      },
      {
        question: 'What kind of comfort works best on you after a rotten day?',
        first:
          "Talk, talk and then a bath. I loved it when you sat on the edge of the tub after the parents' evening and let me do all the voices.",
        second: 'A run. Then I like you near.',
      },
      {
        question: 'What helps you get from a busy day back into your own body?',
        first:
          "Music in the kitchen, loud, and dancing badly before anybody asks anything of me. If you came and danced for one song I'd be yours for the evening.",
        second: 'Shower, then ten minutes of nobody. Then you.',
      },
      {
        question: "Which quality of your partner's do you admire but rarely mention?",
        first:
          "You're the same man at the bank as you are at home. I've known so many people who weren't, and I rest in that, I really do.",
        second: 'How brave you are with people. I stand behind you at parties and think, wow.',
      },
      {
        question: 'Which health worry would weigh less if you did not carry it alone?',
        first:
          "The menopause, if I'm honest. I feel as if I'm changing without you, and I've been reading at night on my own. I'd like you to read one chapter and ask me one thing.",
        second: "My knee, I suppose. I don't want to stop running. I'm a bit scared of who I am without it.",
      },
      {
        question: 'What do you need more of right now, yet find hard to ask for?',
        first:
          "Words. Not many! Just a 'that was lovely' after we've been together. I never know where you are afterwards.",
        second: "Being told that I'm doing all right. I don't ask, you'd have to guess.",
      },
    ],
  },
  {
    name: 'funny-with-a-window-open',
    part: 'tune',
    talk: 74,
    answers: [
      {
        question: "From 'must have been the chair' to a proud announcement, how do you own up to a fart?",
        first: 'Proud announcement, trumpet, flag. You married into this.',
        second: 'Must have been the chair. Even in a tent. You let me keep my lie and I love you for it.',
      },
      {
        question: 'How do you like your partner to react when your body does something embarrassing?',
        first: 'Applause. If you go quiet I feel judged by the Supreme Court.',
        second:
          'Pretend nothing happened for five seconds, then laugh. I need the five seconds for my dignity.',
      },
      {
        question: 'What should anyone who shares a bed with you know about how you sleep?',
        first: 'I talk. Last week I apparently asked for the manager.',
        second: "I'm a starfish. Also I need a foot touching you somewhere, otherwise I wake up.",
      },
      {
        question: 'Which private joke of yours would take longest to explain to a stranger?',
        first: 'The lasagne lawyer. It would take a map and your uncle.',
        second: 'Lasagne lawyer, agreed. I still cry thinking of his briefcase.',
      },
      {
        question: 'When both of you are worn out, how would you like to take care of each other?',
        first: 'Beans on toast, you pick the film, nobody talks about work.',
        second: "I'd like a shoulder rub and to be told it's fine to do nothing. And beans.",
      },
      {
        question: 'What do you need more of right now, yet find hard to ask for?',
        first:
          'Serious for a second: more nights where you turn the telly off and look at me. I make a joke of it but I miss you.',
        second:
          "To be asked how work is and then really asked again. I say 'fine' and turn the telly on to calm down. You're still the best company I know.",
      },
    ],
  },
  {
    name: 'dry-but-devoted',
    part: 'tune',
    talk: 72,
    answers: [
      {
        question: "How do you say 'I love you' without using those words?",
        first: 'I warm the car.',
        second: "I keep the last chocolate. It's hard.",
      },
      {
        question: 'After an argument, which gesture tells you that you two are all right again?',
        first: 'You ask about my mother.',
        second: "You whistle again. I'm so relieved then.",
      },
      {
        question: 'Down with a cold, red nose and all, how do you want to be looked after?',
        first: 'Left alone, then found.',
        second: 'Fussed over. Shamelessly.',
      },
      {
        question: 'How was love shown, or left unsaid, around you as a child?',
        first: 'In repairs. Father mended everything.',
        second: 'In food. And shouting. I like your repairs.',
      },
      {
        question: 'During a disagreement, what helps you stay gentle?',
        first: "A break. Don't follow me, please.",
        second: "Knowing that you'll come back. You do, I trust it.",
      },
      {
        question: 'What do you need more of right now, yet find hard to ask for?',
        first: 'Praise, I suppose.',
        second: "Lightness. You make me laugh on Sundays, I'd like a Wednesday.",
      },
    ],
  },
  {
    name: 'shift-nurse-and-cook',
    part: 'report',
    talk: 71,
    answers: [
      {
        question: 'How would you like to stay in touch on days when you hardly see each other?',
        first:
          "A sticky note on the rice cooker. I come home at seven in the morning, you're gone, the note makes it a home.",
        second: "A voice message, any length. I play it during prep. I'm happier for the whole service.",
      },
      {
        question: 'When both of you are worn out, how would you like to take care of each other?',
        first: "Blackout curtains and you not asking me how the ward was until I've slept.",
        second:
          'Somebody else cooking. I know, I know. Even instant noodles from your hand taste better than mine.',
      },
      {
        question: 'How do you like to be greeted at the end of a long day, in person or over a call?',
        first: 'Shoes off, hug, no news. News later.',
        second: 'I like some noise when I come in. When you are asleep I miss it, not your fault.',
      },
      {
        question: 'How does your body let you know that stress is building up?',
        first: 'I drop things.',
        second: 'I snap at the juniors and then I feel bad the whole night.',
      },
      {
        question: 'From first light to the middle of the night, when do you most enjoy being close?',
        first: 'Sunday, four in the afternoon, when neither of us smells of work.',
        second: 'Sunday afternoon, the same. I begin to be happy about it on Friday.',
      },
      {
        question: 'Which effort of yours would you love to be thanked for?',
        first: 'Swapping shifts so our Sundays match. I begged three people.',
        second:
          'Carrying the boxes home on the bike so that you have something warm at seven. I like doing it, and it makes me happy when you say which one you liked.',
      },
    ],
  },
  {
    name: 'retired-gardeners',
    part: 'report',
    talk: 70,
    answers: [
      {
        question: 'How does the first hour of an ideal Saturday at home go for you?',
        first:
          'I do the crossword in the greenhouse and you bring the second cup. I look forward to that cup.',
        second:
          'I wake up slowly, take you the cup, and we decide what to dig up. I like how we never hurry.',
      },
      {
        question: 'Which ordinary moment together would you gladly live all over again?',
        first: 'The afternoon we got soaked planting leeks. You sang.',
        second: "The leeks. I thought, I'd like to be this wet with this man till the end.",
      },
      {
        question: 'Which small healthy habit are you quietly pleased about?',
        first: 'My stretches. Eleven minutes. You counted for me at the start and it helped.',
        second: 'I gave up the evening biscuit. Most evenings.',
      },
      {
        question: 'When something has been left undone for days, how would you like it brought up?',
        first: "Just say it. I don't mind.",
        second: "Nicely, and not before breakfast, please. I get prickly and I don't want to.",
      },
      {
        question: "How do you say 'I love you' without using those words?",
        first: 'I sharpen your secateurs.',
        second: 'I leave you the good chair.',
      },
      {
        question: 'Ten years from today, what do you hope the two of you will look back on with pride?',
        first:
          "That we kept the garden going and each other with it. I'd like to hear more from you about what you'd want if one of us can't.",
        second:
          "I'd be proud that we weren't afraid to speak about it. Let's do it in the greenhouse, I'd find it easier there.",
      },
    ],
  },
  {
    name: 'both-decent-uneven-days',
    part: 'tune',
    talk: 64,
    answers: [
      {
        question: 'Which tiny thing that your partner did recently made your day softer?',
        first: 'You brought my charger up to the office. It saved my day and I felt cared for.',
        second: 'Nothing comes to mind this week. Last week you did my tax form with me, that was a relief.',
      },
      {
        question: 'What old worry gets stirred up in you when the two of you argue?',
        first: "Dunno. Being left out maybe. When you and your brother talk it's as though I weren't there.",
        second: "My dad's temper. I'm worried I sound like him, so I go quiet.",
      },
      {
        question: 'From spotless gallery to cosy chaos, where on the scale are you happiest?',
        first: 'Cosy chaos.',
        second: "Gallery. We meet at 'tidy on Fridays'.",
      },
      {
        question:
          'Suppose you could order ten minutes of any kind of touch tonight: what would be on the menu?',
        first: 'Scalp. Ten minutes scalp.',
        second: 'My back, lower left, you know the spot.',
      },
      {
        question: 'What kind of encouragement keeps you going without feeling like a push?',
        first: "Ask me how it went. Don't send me articles.",
        second: "A high five works. I know the articles I send you don't, sorry.",
      },
      {
        question: 'Ten years from today, what do you hope the two of you will look back on with pride?',
        first: "The house done, maybe a kid. I'd like to talk about the kid thing at some point.",
        second: "Still laughing at the same rubbish. Maybe with a kid, I'm a bit scared to start that talk.",
      },
    ],
  },
  {
    name: 'proud-and-touchy',
    part: 'tune',
    talk: 62,
    answers: [
      {
        question: 'Which effort of yours would you love to be thanked for?',
        first:
          "The taxes. I sat there for three weekends and I was proud of myself, and I'd have liked you to look at it.",
        second: 'Being the one who rings your mother. I do it gladly. A word would do.',
      },
      {
        question: 'How can you tell that your partner is really listening to you?',
        first: 'When you stop correcting the details.',
        second: "When you don't defend yourself before I've finished. You always jump in.",
      },
      {
        question: 'What kind of encouragement keeps you going without feeling like a push?',
        first: 'Not comparing me with your brother. It stings.',
        second: "Tell me when you see me try. I notice you trying, I just don't say it enough.",
      },
      {
        question: 'Which disagreement ended up teaching you something kind about your partner?',
        first: "The one about the van. You were right and you didn't rub it in.",
        second: "The van. He cried a bit. I hadn't known what it meant to him.",
      },
      {
        question: 'What old worry gets stirred up in you when the two of you argue?',
        first: "That I'll never be good enough for your lot.",
        second: "That you're ashamed of me with your lot. Funny.",
      },
      {
        question: 'What small signal from your partner tells you that tonight could turn tender?',
        first: 'Your feet come over to my side.',
        second: 'He tidies up his beard.',
      },
    ],
  },
  {
    name: 'open-but-raw',
    part: 'report',
    talk: 61,
    answers: [
      {
        question: 'What old worry gets stirred up in you when the two of you argue?',
        first:
          "That you don't like me any more. You love me, fine, but like? You haven't laughed with me since summer, and I feel like staff.",
        second:
          "That I can't make you happy whatever I do. I try and you look past it. I get sarcastic because it hurts, and I know that isn't good.",
      },
      {
        question: 'Who would do which boring jobs in a week that felt fair to you?',
        first:
          "Fair would be me not asking. I'm worn out by asking and I'm angry with you, and I don't enjoy being that person.",
        second:
          "I'd like a list. You hate lists. I honestly forget, it isn't that I don't care, and I'm fed up with being told that I don't.",
      },
      {
        question: 'What kind of comfort works best on you after a rotten day?',
        first: "Used to be you. Now it's my sister. I'm sad to write that.",
        second:
          "You, if you'd let me sit there without fixing my tie first. It hurts me that you phone your sister. What did I use to do that worked?",
      },
      {
        question: 'Which effort of yours would you love to be thanked for?',
        first: 'Holding this together.',
        second:
          'Getting up with the little one every single night this month. You never said a word and I minded.',
      },
      {
        question:
          'On a night when you are not in the mood, what kind of closeness, if any, still feels welcome?',
        first: "To be touched without it going anywhere. I flinch because I think it's a request.",
        second: "I've stopped touching you because you flinch. I miss your hand in the car.",
      },
      {
        question: 'Ten years from today, what do you hope the two of you will look back on with pride?',
        first: "That we got through this. I'm not sure we will. I want to.",
        second: "That we asked for help. I'd go with you, I'd book it.",
      },
    ],
  },
  {
    name: 'new-and-nervous',
    part: 'report',
    talk: 59,
    answers: [
      {
        question: 'When did you last catch yourself smiling at the thought of your partner?',
        first: 'This morning on the tram.',
        second: 'Yesterday, your text with the goat.',
      },
      {
        question: 'Which kind of kiss could make you lose track of a sentence halfway through?',
        first: "The ones by the door when you should've left already.",
        second: "Slow ones. I'm still a little shy with it.",
      },
      {
        question: 'How playful or serious do you like to be when you two try something new?',
        first: "Playful I think. I don't have a lot of experience so go easy.",
        second: 'Playful. And thanks for saying so, me neither really.',
      },
      {
        question: 'Which meal would you turn into a weekly ritual for two, at one table or over a call?',
        first: "Pancakes, Sunday. I can't cook anything else.",
        second: "Pancakes are great. I'd bring jam.",
      },
      {
        question: 'How can you tell that your partner is really listening to you?',
        first: 'You tilt your head. I like it.',
        second: 'You go quiet and then ask something good.',
      },
      {
        question: 'How do you like your partner to react when your body does something embarrassing?',
        first: "Laugh please. I'd die otherwise haha.",
        second: "Laughing's good. I felt so bad about the hiccups and you were sweet about it.",
      },
    ],
  },
  {
    name: 'name-callers-who-apologise',
    part: 'tune',
    talk: 56,
    answers: [
      {
        question: 'When you owe an apology, what makes it easier for you to offer it?',
        first:
          "When you've calmed down. I know I called you a pig on Saturday. I was hurt about the party and it came out ugly.",
        second:
          "You did, and I called you mental, which was worse. I'm sorry. It's easier for me if you don't bring up 2019.",
      },
      {
        question: 'During a disagreement, what helps you stay gentle?',
        first: 'Not much so far. Maybe leaving the phones out of it.',
        second: "Water. A glass in my hand, I can't point with it.",
      },
      {
        question: 'What old worry gets stirred up in you when the two of you argue?',
        first: 'That you enjoy winning more than you like me.',
        second: "That I'm turning into my old man. You said so once and you were right, and it still stings.",
      },
      {
        question: "Which quality of your partner's do you admire but rarely mention?",
        first: 'You do come back. Every time. I never say thanks.',
        second: "You've got guts. It makes me mad and I like it.",
      },
      {
        question: 'When something has been left undone for days, how would you like it brought up?',
        first: "Don't call me lazy. Say the thing and not the person.",
        second: 'Same to you then. Deal?',
      },
      {
        question: 'After an argument, which gesture tells you that you two are all right again?',
        first: 'You touch my foot in bed, the idiot foot.',
        second: 'The foot.',
      },
    ],
  },
  {
    name: 'happy-enough-quiet',
    part: 'tune',
    talk: 54,
    answers: [
      {
        question: "How do you say 'I love you' without using those words?",
        first: 'I fill up your car.',
        second: 'I make your lunch box.',
      },
      {
        question: 'What sound or smell tells you that you are home?',
        first: "The dog's tail on the door.",
        second: 'Coffee, and you on the phone to your dad.',
      },
      {
        question: 'Where do you like to walk, roll or sit when your head is full?',
        first: 'Round the reservoir.',
        second: 'The sofa by the heater.',
      },
      {
        question: 'Where do you like to be touched in an everyday, fully dressed moment?',
        first: 'Hand on the back.',
        second: "Hair, when I'm reading.",
      },
      {
        question: 'After an argument, which gesture tells you that you two are all right again?',
        first: 'You put the kettle on. I like that.',
        second: "You say 'right then'. Makes me smile every time.",
      },
      {
        question: "When do you feel proudest to be by your partner's side?",
        first: 'Your choir thing at Christmas.',
        second: 'At your work do, you were good with the old boy nobody talked to. I was proud.',
      },
    ],
  },
  {
    name: 'he-pours-she-peeks',
    part: 'report',
    talk: 50,
    answers: [
      {
        question: 'How was love shown, or left unsaid, around you as a child?',
        first:
          "My father cried at adverts and hugged us at the school gate, so I grew up thinking everybody's did. With you I sometimes wait for a hug that you don't know I'm waiting for. I'd like to learn how yours looked.",
        second: "We didn't do that at home. Food on the table was it. I do notice your hugs.",
      },
      {
        question: 'What old worry gets stirred up in you when the two of you argue?',
        first:
          "That I'm ridiculous. When you roll your eyes I feel about six, even though I know you're only tired.",
        second: 'Being told what to do.',
      },
      {
        question: 'Which words would you love to hear more often while you are being held?',
        first:
          "'Stay.' I've wanted to hear that one since the holiday. You said it half asleep and it went right through me.",
        second: 'I like it quiet to be honest.',
      },
      {
        question: 'On a night when you lie awake, what would you like your partner to do?',
        first:
          "Put a hand on me, you needn't wake up properly. I lie there turning over the redundancy list and I feel very alone in the dark.",
        second: "Let me sleep lol. No, wake me if it's bad.",
      },
      {
        question: 'Which effort of yours would you love to be thanked for?',
        first:
          "Asking. I'm the one who asks how it's going, both ways, and I'm getting tired of it. I'd love for you to ask me once this week.",
        second: 'The garden probably. And I drive a lot.',
      },
      {
        question: 'Which ordinary moment together would you gladly live all over again?',
        first:
          'Our breakfast on the ferry, your hair all over the place, you told me about your gran for an hour. I fell for you all over again.',
        second: 'The ferry was good. I liked that you listened.',
      },
    ],
  },
  {
    name: 'careful-and-polite',
    part: 'report',
    talk: 47,
    answers: [
      {
        question: 'Which tiny thing that your partner did recently made your day softer?',
        first: 'You took the parcel to the post office for me. That was nice of you.',
        second: 'You made coffee before I was up, that was nice.',
      },
      {
        question: 'How can your partner tell that you need an hour of quiet?',
        first: 'I usually go to the study. I think you know that.',
        second: 'I put on headphones. It works well for both of us I think.',
      },
      {
        question: "Which quality of your partner's do you admire but rarely mention?",
        first: 'You are very reliable. I appreciate that.',
        second: "You're organised and good with people.",
      },
      {
        question: 'During a disagreement, what helps you stay gentle?',
        first: 'Taking turns to speak. I think we do reasonably well.',
        second: "Not raising our voices. We rarely do, which I'm glad about.",
      },
      {
        question: 'How do you wind down in the half hour before sleep?',
        first: 'I read for a while, usually the paper.',
        second: 'A series, one episode, then teeth.',
      },
      {
        question: 'Ten years from today, what do you hope the two of you will look back on with pride?',
        first: 'A comfortable home and good health.',
        second: "I hope that we'll have travelled a little and are both well.",
      },
    ],
  },
  {
    name: 'she-carries-he-jokes',
    part: 'tune',
    talk: 46,
    answers: [
      {
        question: 'What old worry gets stirred up in you when the two of you argue?',
        first: "That you'll never let me in. I ask and get a joke back, and I laugh, and then I lie awake.",
        second: 'That we run out of crisps.',
      },
      {
        question: 'Which health worry would weigh less if you did not carry it alone?',
        first: "My mammogram in May. I've been carrying the date about with me. Come with me?",
        second: "Hair loss haha. Stress maybe, I don't know.",
      },
      {
        question: 'What kind of comfort works best on you after a rotten day?',
        first:
          'When you stop clowning and just put your chin on my head. You did it at the airport and I felt so safe.',
        second: 'Pizza, always pizza.',
      },
      {
        question: 'If something were not quite working for your partner, how would you like to hear it?',
        first:
          "Not cutting it short because I'm taking too long. I worry about that the entire time. I'd love you to tell me you aren't bored.",
        second: 'A written complaint in triplicate.',
      },
      {
        question: "Which quality of your partner's do you admire but rarely mention?",
        first: "You make my gran laugh every single time. That isn't a small thing.",
        second: 'Great legs. And you put up with me.',
      },
      {
        question: 'What do you need more of right now, yet find hard to ask for?',
        first: 'A serious answer. One.',
        second: "Dunno. Maybe that you don't give up on me, I joke cos I get scared.",
      },
    ],
  },
  {
    name: 'practical-people',
    part: 'tune',
    talk: 43,
    answers: [
      {
        question: 'Who would do which boring jobs in a week that felt fair to you?',
        first: 'Me: bins, car, taxes. You: laundry, food, school mails. Floors alternate.',
        second: 'As now, floors alternate. I would swap school mails for taxes every other month.',
      },
      {
        question: 'How big does a purchase have to be before you would want to talk it over first?',
        first: '150 euros. Except for the car.',
        second: '200. Car talk first, always.',
      },
      {
        question: 'How would you like phones and screens to fit into your evenings?',
        first: 'Off at 22:00. Chargers in the hall.',
        second: 'Off at 22:30. Chargers not in the bedroom.',
      },
      {
        question: 'How much warning do you like before friends or family come over?',
        first: 'Two days for family, same day for friends is ok.',
        second: 'One day for everybody. And who cooks should be settled.',
      },
      {
        question: 'How would you like to stay in touch on days when you hardly see each other?',
        first: 'One call in the evening, 20:30, when the kids are in bed.',
        second: 'Evening call. Short text if it moves.',
      },
      {
        question: 'Which new habit would you enjoy trying together for just two weeks?',
        first: 'Walk after dinner, 20 minutes. It would do my back good and we could talk.',
        second: 'Push-ups in the morning, or a walk.',
      },
    ],
  },
  {
    name: 'best-mates-no-depth',
    part: 'report',
    talk: 42,
    answers: [
      {
        question: 'Which food do you adore even though your belly files a complaint later?',
        first: 'Kebab, extra garlic, no regrets. Sorry for the car ride.',
        second: "Cheese! All the cheese. You should've been warned haha",
      },
      {
        question: 'Which private joke of yours would take longest to explain to a stranger?',
        first: "'The goalie's elbow'. Don't ask.",
        second: 'The elbow lmao, obviously',
      },
      {
        question: 'If a spare room fell into your lap, what would you two turn it into?',
        first: 'Arcade. Obviously.',
        second: 'Arcade plus a sauna, dream big',
      },
      {
        question: 'Which kind of movement feels like play to you?',
        first: 'Five-a-side w the lads and then watching you lose at darts.',
        second: "Dancing in the kitchen. You're coming too whether u like it or not",
      },
      {
        question: 'Which song would play over the opening scene of a film about you two?',
        first: 'Anything 80s with a sax',
        second: 'Sax solo for sure, you in that horrible jacket, love it',
      },
      {
        question: 'What do you need more of right now, yet find hard to ask for?',
        first: "Nah I'm good mate. More darts?",
        second: 'More darts and a holiday pls',
      },
    ],
  },
  {
    name: 'chores-cold-war',
    part: 'report',
    talk: 40,
    answers: [
      {
        question: 'Who would do which boring jobs in a week that felt fair to you?',
        first:
          "A week where I'm not the only one who sees the floor. I'm tired and I'm angry, and I've said so since spring.",
        second: "I do the car, the garden and everything heavy. That doesn't get counted and it annoys me.",
      },
      {
        question: 'When something has been left undone for days, how would you like it brought up?',
        first:
          "Brought up? I bring it up and you say 'in a minute', and then it's Thursday. I feel like your mother and I hate that.",
        second: "Not while I'm eating. You always do it when I've just sat down.",
      },
      {
        question: 'Which effort of yours would you love to be thanked for?',
        first: 'All of it. A thank you would be a start.',
        second: 'Working overtime for the roof. Nobody mentions the roof.',
      },
      {
        question: 'How would you like phones and screens to fit into your evenings?',
        first: 'Without yours at the table, for once.',
        second: "I need it for work. You're on yours in bed.",
      },
      {
        question: 'After an argument, which gesture tells you that you two are all right again?',
        first:
          'When you do the thing I asked for without me saying it a second time. Then I soften right away.',
        second:
          "When you stop slamming cupboards I know I can come in. I don't like it when we're like that.",
      },
      {
        question: 'What do you need more of right now, yet find hard to ask for?',
        first: "To sit down with somebody. I miss you, I'm just too cross to say it nicely.",
        second: 'Not being told off in my own kitchen.',
      },
    ],
  },
  {
    name: 'logistics-novel',
    part: 'tune',
    talk: 40,
    answers: [
      {
        question: 'How do you wind down in the half hour before sleep?',
        first:
          "At half past nine I put the dishwasher on, then I check the doors, front first and back second, then I lay out the lunch boxes and the gym bag if it's a Tuesday, and by ten to ten I'm usually upstairs with the tablet.",
        second:
          "I take the dog round by the school and back past the shop, that's about twenty minutes, then I have a glass of water and look at the calendar for tomorrow, brush my teeth and set both alarms.",
      },
      {
        question: 'Who would do which boring jobs in a week that felt fair to you?',
        first:
          'In a normal week I do the supermarket on Saturday, the small shop on Wednesday and the recycling every other Monday, and it would be reasonable for the other person to do the two bathrooms and the hallway.',
        second:
          'I do the washing on three days, the dog morning and evening, and the school run four times out of five. The bathrooms could go on Sunday and the hallway whenever somebody sees it.',
      },
      {
        question: 'How big does a purchase have to be before you would want to talk it over first?',
        first:
          "Groceries, petrol and the kids' clothes don't need talking about. From about two hundred upwards I'd put it on the list on the fridge, and over a thousand we sit down with the statements as we did for the boiler.",
        second:
          "I think two hundred is the amount we said when we bought the washing machine, and I'd keep to it. For the car it was different because of the loan.",
      },
      {
        question: 'How would you like to stay in touch on days when you hardly see each other?',
        first:
          'We have the family calendar, where everything is in colours, and the group chat for changes. On travel days I ring from the hotel between seven and half past seven.',
        second:
          "The calendar mostly. If I'm at the late meeting I send a message when I get on the train, which takes forty minutes, so you know when to put the pasta on.",
      },
      {
        question: 'Which ordinary moment together would you gladly live all over again?',
        first:
          'The second week in Brittany, when we had the house with the green shutters, the market was on Thursdays and we drove to the lighthouse and had lunch there.',
        second:
          'The Brittany trip, the one with the lighthouse. The ferry was at six and we were first off, so we had the whole day.',
      },
      {
        question: 'How can you tell that your partner is really listening to you?',
        first: 'You usually nod and then you put the date in the calendar straight away.',
        second: "You repeat it back to me, the time and the place, so I know it's been noted.",
      },
    ],
  },
  {
    name: 'she-writes-he-signs',
    part: 'tune',
    talk: 39,
    answers: [
      {
        question: 'What kind of comfort works best on you after a rotten day?',
        first:
          'Being held without being fixed. After the thing with my boss I wanted you to be angry on my side for one minute. I felt alone with it, even with you there in the room.',
        second: 'A beer and some peace.',
      },
      {
        question: 'What old worry gets stirred up in you when the two of you argue?',
        first:
          "That I'm hard work. My first boyfriend said so and I believed it. When you leave the room I hear him.",
        second: 'None really.',
      },
      {
        question: 'How could your partner notice that you are not doing well before you say so?',
        first:
          "I start cleaning the fridge. I'd love you to come over and ask what's up, and to ask again when I say nothing.",
        second: "I'd say so.",
      },
      {
        question: "Which quality of your partner's do you admire but rarely mention?",
        first:
          'How patient you are with my brother. You explain the same game to him every Sunday as though it were new. I love you for that and I want to tell you more.',
        second: 'Her energy. Good cook.',
      },
      {
        question: 'In the quiet after being intimate, which small thing makes you feel cared for?',
        first:
          "When you stay awake for five minutes. I feel dropped when you turn to the wall, and I'd like those five minutes so much. What's it like for you?",
        second: 'Sleep is nice.',
      },
      {
        question: 'What do you need more of right now, yet find hard to ask for?',
        first: "To hear that you still choose me. What do you need? I truly don't know and I'd like to.",
        second: 'More sleep I guess. All fine.',
      },
    ],
  },
  {
    name: 'fog-and-lantern',
    part: 'report',
    talk: 38,
    answers: [
      {
        question: 'What old worry gets stirred up in you when the two of you argue?',
        first:
          "I think that one has to see these things in perspective. Couples argue, it's how you handle it that counts in the end.",
        second:
          "That you're already gone when you get so calm. I'd sooner you shouted. I feel silly crying at somebody so reasonable.",
      },
      {
        question: 'What kind of comfort works best on you after a rotten day?',
        first: 'A positive mindset is what works for most people in my experience.',
        second:
          'When you put my feet in your lap. You did it in November without a word and I slept that night.',
      },
      {
        question: 'What do you need more of right now, yet find hard to ask for?',
        first: 'Everybody could do with more time, that is modern life.',
        second: "You. Not more time, you. I'd like to hear one thing you're afraid of.",
      },
      {
        question: "Which quality of your partner's do you admire but rarely mention?",
        first: 'There are many great qualities in any person if you look for them.',
        second:
          "You're fair. Even when I want you on my side you stay fair, and on the day after I'm thankful for it.",
      },
      {
        question: 'How do you like to be asked whether you are in the mood?',
        first: 'Everyone likes to be asked nicely I would think.',
        second:
          "With time to say maybe. I feel put on the spot and then I say yes so as not to hurt you. I'd like a maybe.",
      },
      {
        question: 'When you owe an apology, what makes it easier for you to offer it?',
        first: "An apology should always be sincere, otherwise there's no point.",
        second:
          "Knowing you won't use it later. You did once, in front of my parents, and I've been careful since.",
      },
    ],
  },
  {
    name: 'warm-like-sugar',
    part: 'report',
    talk: 37,
    answers: [
      {
        question: 'When did you last catch yourself smiling at the thought of your partner?',
        first: 'All the time! You make me smile every day, my sunshine!',
        second: "Always, my love! You're the best thing in my life!",
      },
      {
        question: "Which quality of your partner's do you admire but rarely mention?",
        first: 'Everything! You are just amazing in every single way!',
        second: "I admire everything about you, my angel, you're perfect!",
      },
      {
        question: 'During a disagreement, what helps you stay gentle?',
        first: 'Our love! With so much love we hardly ever fight haha',
        second: "Love and kisses! We never really fight, we're so lucky!",
      },
      {
        question: 'What turns an ordinary hug into a really good one for you?',
        first: 'Any hug from you is the best hug in the world!',
        second: 'Yours are the best hugs ever, I melt!',
      },
      {
        question: 'What do you need more of right now, yet find hard to ask for?',
        first: 'Nothing, I have you!',
        second: 'Only more of you, my heart!',
      },
      {
        question: 'Ten years from today, what do you hope the two of you will look back on with pride?',
        first: 'Our beautiful love story!',
        second: 'Being even more in love than today!',
      },
    ],
  },
  {
    name: 'compliment-wall',
    part: 'tune',
    talk: 35,
    answers: [
      {
        question: 'During a disagreement, what helps you stay gentle?',
        first: "You're so gorgeous when you are angry, I can't even think of an answer, my queen.",
        second: 'When we stop after an hour and eat. I get hungry and unfair, I do know that about myself.',
      },
      {
        question: 'Which goal for your health deserves more patience than it has had so far?',
        first: "Whatever your goal is, it's mine, because you're my everything.",
        second:
          "My sleep. I've been trying for two years and I feel like a failure each morning. I would like us to go to bed at the same time.",
      },
      {
        question: 'When you owe an apology, what makes it easier for you to offer it?',
        first: "I'd never need to apologise to someone as perfect as you, my diamond.",
        second: 'If I can do it walking. Face to face I freeze.',
      },
      {
        question: 'Which part of sharing a home, now or some day, makes you a little nervous?',
        first: 'With a goddess like you beside me nothing could make me nervous.',
        second: "That I'll do the noticing for two. I've started to already and I don't want to resent you.",
      },
      {
        question: 'What do you need more of right now, yet find hard to ask for?',
        first: 'Just your smile, beautiful, nothing else in this world.',
        second:
          "A true answer from you, to be honest. I like the sweet words, I just can't find you behind them.",
      },
      {
        question: 'Which disagreement ended up teaching you something kind about your partner?',
        first: "None, since you're always right, my star!",
        second: 'The one over the dog. You gave in and then you loved him more than I did.',
      },
    ],
  },
  {
    name: 'bullet-points',
    part: 'tune',
    talk: 34,
    answers: [
      {
        question: 'Which kind of movement feels like play to you?',
        first: 'Swimming. Nobody can email me there.',
        second: 'Football on Wednesdays.',
      },
      {
        question: 'What makes going for a check-up easier for you?',
        first: 'An appointment someone else made.',
        second: 'Nothing, I just go.',
      },
      {
        question: 'If a spare room fell into your lap, what would you two turn it into?',
        first: 'Gym. Or guest room.',
        second: 'Music room.',
      },
      {
        question: 'In a hard week, which do you reach for first: advice, company or a bit of space?',
        first: 'Space.',
        second: 'Advice, I think. Then food.',
      },
      {
        question: 'Which household chore do you find oddly satisfying?',
        first: 'Hoovering lines in the carpet, I like the lines.',
        second: 'Folding.',
      },
      {
        question: 'Which ordinary moment together would you gladly live all over again?',
        first: 'The picnic in the rain, it was funny.',
        second: 'Maybe Lisbon. Good weekend.',
      },
    ],
  },
  {
    name: 'tired-parents-on-autopilot',
    part: 'report',
    talk: 31,
    answers: [
      {
        question: 'If energy came in colours, which one would yours have been this week?',
        first: 'Brown.',
        second: 'Grey I think.',
      },
      {
        question: 'Who would do which boring jobs in a week that felt fair to you?',
        first: 'As it is now I suppose. Someone has to.',
        second: 'More or less like now. You could do more mornings.',
      },
      {
        question: 'When did you last catch yourself smiling at the thought of your partner?',
        first: "Can't remember, sorry. When the kids did the thing with the hat.",
        second: 'The hat.',
      },
      {
        question:
          'On a night when you are not in the mood, what kind of closeness, if any, still feels welcome?',
        first: 'Just sleep.',
        second: 'Sleep. Maybe a hand.',
      },
      {
        question: 'When both of you are worn out, how would you like to take care of each other?',
        first: 'No idea. Babysitter.',
        second: 'A night off each. In turns.',
      },
      {
        question: 'What do you need more of right now, yet find hard to ask for?',
        first: 'Quiet.',
        second: "Help with the mornings. I've said so.",
      },
    ],
  },
  {
    name: 'mutual-admiration-society',
    part: 'report',
    talk: 28,
    answers: [
      {
        question: 'How can you tell that your partner is really listening to you?',
        first: "Babe you always listen, you're the best at everything!",
        second: "You're the better listener, obviously, you're incredible.",
      },
      {
        question: 'What old worry gets stirred up in you when the two of you argue?',
        first: 'No worries at all with a girl like you, I won the lottery.',
        second: "Haha none, you're too cute to argue with.",
      },
      {
        question: 'Which things are a firm no for you, whatever the mood?',
        first: 'For you I have no no, my love, anything for you.',
        second: "Same!! you're too good to me",
      },
      {
        question: 'Which health worry would weigh less if you did not carry it alone?',
        first: 'When I look at you I forget every worry.',
        second: 'Aww. same, you are my medicine',
      },
      {
        question: 'When you owe an apology, what makes it easier for you to offer it?',
        first: "You're so forgiving it's always easy, angel.",
        second: "Because you're so sweet I never have to haha",
      },
      {
        question: 'Which part of your own pleasure are you still getting to know?',
        first: "With you everything is perfect so there's nothing left.",
        second: "Nothing, you're a god in bed.",
      },
    ],
  },
  {
    name: 'grudge-with-manners',
    part: 'tune',
    talk: 27,
    answers: [
      {
        question: "Which quality of your partner's do you admire but rarely mention?",
        first: "I suppose you are tidy. It's a pity that it stops at your own desk.",
        second: "You're punctual. One can set a clock by your disappointment in me.",
      },
      {
        question: 'During a disagreement, what helps you stay gentle?',
        first: "It would help if you didn't interrupt, which you do, as you know.",
        second: "If you didn't prepare it like a trial.",
      },
      {
        question: 'Which effort of yours would you love to be thanked for?',
        first: "I don't expect thanks any more.",
        second: 'The holiday that I organised and that you found fault with.',
      },
      {
        question: 'When something has been left undone for days, how would you like it brought up?',
        first: 'Once should be enough among adults.',
        second: 'Without the sigh. The sigh is worse than the words.',
      },
      {
        question: 'After an argument, which gesture tells you that you two are all right again?',
        first: 'You come back with some remark about the weather.',
        second: "You accept the remark about the weather. I'm always relieved, if you want to know.",
      },
      {
        question: 'What do you need more of right now, yet find hard to ask for?',
        first: 'Interest.',
        second: 'Some mercy, frankly.',
      },
    ],
  },
  {
    name: 'essay-and-eyeroll',
    part: 'tune',
    talk: 24,
    answers: [
      {
        question: 'What kind of comfort works best on you after a rotten day?',
        first:
          "I've thought about this a lot since the funeral. What helped me most was that evening when you didn't tell me how she'd had a good age, you only asked what she used to cook, and you wrote down the recipe as I talked. I've never felt so accompanied, and I'd love for us to make it together one Sunday.",
        second: 'God, not the funeral again. Wine.',
      },
      {
        question: 'What old worry gets stirred up in you when the two of you argue?',
        first:
          "I worry that I take up more room than you'd like. I come from a house where everything was talked through at the table, and when you look at the ceiling I hear the door closing. I don't think you mean it in that way, and I'd like to know what you do mean by it.",
        second: "That I'll have to listen to a podcast about it.",
      },
      {
        question: "Which quality of your partner's do you admire but rarely mention?",
        first:
          "Your calm in a real crisis. When the boy fell out of the tree you were the only one who didn't shout, and I've felt proud of you every time I look at the scar.",
        second: 'Stamina. For talking.',
      },
      {
        question: 'In the quiet after being intimate, which small thing makes you feel cared for?',
        first:
          "When you bring the blanket up over my shoulders. It tells me you've noticed that I get cold, and I feel small and precious, which at my height is rare.",
        second: 'Peace and quiet, if you can imagine that.',
      },
      {
        question: 'Which health worry would weigh less if you did not carry it alone?',
        first:
          "The pressure in my chest when I climb the stairs. I've an appointment on the ninth and I'm more frightened than I've let on. Would you drive me?",
        second: "Here we go, the drama. It'll be wind.",
      },
      {
        question: 'What do you need more of right now, yet find hard to ask for?',
        first: "Curiosity from you. I'd be happy with a single question a day.",
        second: 'A mute button.',
      },
    ],
  },
  {
    name: 'fog-machines',
    part: 'report',
    talk: 22,
    answers: [
      {
        question: 'During a disagreement, what helps you stay gentle?',
        first:
          "In every relationship it's important to remain respectful and to keep communication open. A good couple will find a balance between closeness and distance and grow from there.",
        second:
          "I believe that respect is the foundation of everything. When two people respect each other there's nothing they can't overcome, and that's what a healthy partnership is about.",
      },
      {
        question: 'What old worry gets stirred up in you when the two of you argue?',
        first:
          'Worries are part of life and everybody has them. What matters is a positive attitude and focusing on the solution and not the problem.',
        second: "It's normal for couples to have issues. One should never let the past decide the future.",
      },
      {
        question: 'Think of a time when closeness felt just right: which detail made the difference?',
        first:
          'Intimacy is a very beautiful thing which can bring people together in many ways, both physically and emotionally.',
        second:
          "The details are always different, and that's the beauty of it. Every moment is unique in its own way.",
      },
      {
        question: 'When you are curious about something, what makes it safe to mention it?',
        first:
          'Trust is the most important thing. Without trust nothing is possible and with it nearly everything is.',
        second: 'A safe environment is created by mutual understanding and open dialogue.',
      },
      {
        question: 'Which health worry would weigh less if you did not carry it alone?',
        first: 'Health is our greatest wealth and one should take care of it in good time.',
        second: 'A balanced lifestyle with enough sleep and movement solves many things.',
      },
      {
        question: 'What do you need more of right now, yet find hard to ask for?',
        first: "Everyone needs different things at different stages of life, it's all about the journey.",
        second: 'People today need more time for what really matters in life.',
      },
    ],
  },
  {
    name: 'one-contempt-one-honest',
    part: 'report',
    talk: 22,
    answers: [
      {
        question: 'What kind of comfort works best on you after a rotten day?',
        first:
          "You could try not being the reason for it. Seriously, you're exhausting and needy and nobody else would have you.",
        second:
          "I'd like to be held and I'm afraid to ask you. When you say I'm needy I go small. I used to feel good with you.",
      },
      {
        question: 'What old worry gets stirred up in you when the two of you argue?',
        first: "That I'll die of boredom. You drone.",
        second: 'That you mean it. All those things you say as a joke.',
      },
      {
        question: 'Which effort of yours would you love to be thanked for?',
        first: 'For not laughing at you in public.',
        second:
          'Bringing you lunch at the site when you forgot it. I walked, it rained. I wanted to see you.',
      },
      {
        question: 'Which part of sharing a home, now or some day, makes you a little nervous?',
        first: 'You. Your moods, your crying, your stupid plants.',
        second: 'Being lonely in it. I want to talk about that without being called names.',
      },
      {
        question: "When do you feel proudest to be by your partner's side?",
        first: 'Never happened.',
        second:
          "When you taught the neighbour's boy to ride a bike. You were so kind to him. I wished for that voice.",
      },
      {
        question: 'What do you need more of right now, yet find hard to ask for?',
        first: 'Silence.',
        second: 'That voice.',
      },
    ],
  },
  {
    name: 'she-sneers-he-tries',
    part: 'tune',
    talk: 21,
    answers: [
      {
        question: "Which quality of your partner's do you admire but rarely mention?",
        first: "Rarely mention? There'd have to be one first.",
        second:
          'You get things done. When my mother was in hospital you had the whole rota sorted in an hour. I was in awe and very thankful.',
      },
      {
        question: 'During a disagreement, what helps you stay gentle?',
        first: 'A partner with a backbone would help.',
        second:
          "If we could slow down. I get muddled when it goes fast and then I say whatever ends it. I'd like to do better.",
      },
      {
        question: 'What old worry gets stirred up in you when the two of you argue?',
        first: 'That I married a child. Oh wait.',
        second: "That you'll leave me for someone quicker. I feel stupid next to you some days.",
      },
      {
        question: 'Which tiny thing that your partner did recently made your day softer?',
        first: "He managed to load the dishwasher. Medal's in the post.",
        second:
          "You put a blanket on me when I was asleep on the sofa. I wasn't quite asleep. It was lovely.",
      },
      {
        question: 'What turns an ordinary hug into a really good one for you?',
        first: "When it's over.",
        second: "When you lean and don't pat. I miss those.",
      },
      {
        question: 'What do you need more of right now, yet find hard to ask for?',
        first: 'An adult.',
        second: "A kind word. I know you're worn out. What could I take off you this week?",
      },
    ],
  },
  {
    name: 'blame-court',
    part: 'tune',
    talk: 19,
    answers: [
      {
        question: 'What old worry gets stirred up in you when the two of you argue?',
        first: 'You always make me the bad guy. Always. You never ask what you did to get me there.',
        second: "You never listen, that's the worry. You twist every single thing I say and you always have.",
      },
      {
        question: 'During a disagreement, what helps you stay gentle?',
        first: "It would help if you didn't start it every time.",
        second: 'You start it. You come in with that face.',
      },
      {
        question: 'When something has been left undone for days, how would you like it brought up?',
        first: "You've never once done what you promised, so why bring it up.",
        second: 'You always leave it on purpose so that I have to be the nag.',
      },
      {
        question: 'When you owe an apology, what makes it easier for you to offer it?',
        first: "If you'd own your part for once.",
        second: 'I always apologise first. You never do, never.',
      },
      {
        question: 'How would you like phones and screens to fit into your evenings?',
        first: "You're on it all night, you don't even notice that there's somebody else in the room.",
        second: "That's rich coming from you.",
      },
      {
        question: 'What do you need more of right now, yet find hard to ask for?',
        first:
          "That you finally see what you're doing to us. I can't go on being wrong about everything, it makes me sad.",
        second: "For you to stop blaming me for everything. I'm exhausted by it.",
      },
    ],
  },
  {
    name: 'two-shrugs',
    part: 'report',
    talk: 15,
    answers: [
      {
        question: 'What kind of comfort works best on you after a rotten day?',
        first: 'food',
        second: 'sleep',
      },
      {
        question: "Which quality of your partner's do you admire but rarely mention?",
        first: 'idk',
        second: 'shes ok',
      },
      { question: 'During a disagreement, what helps you stay gentle?', first: 'nothing', second: 'dunno' },
      {
        question: 'How does your body let you know that stress is building up?',
        first: 'headache',
        second: 'idk tired',
      },
      {
        question: 'Which part of sharing a home, now or some day, makes you a little nervous?',
        first: 'nah',
        second: 'bills',
      },
      {
        question: 'Ten years from today, what do you hope the two of you will look back on with pride?',
        first: 'no clue',
        second: 'house',
      },
    ],
  },
  {
    name: 'he-mocks-she-shrinks',
    part: 'report',
    talk: 11,
    answers: [
      {
        question: 'What sort of comment about your body makes you feel at ease in it?',
        first: "None, there's too much of it to comment on lol. Lay off the cake.",
        second: 'nothing really. maybe no jokes',
      },
      {
        question: "When do you feel proudest to be by your partner's side?",
        first: 'When you keep your mouth shut at dinners.',
        second: "when you're nice to my parents",
      },
      {
        question: 'How can you tell that your partner is really listening to you?',
        first: "You call that talking? Ten minutes about your boss, who's right by the way, you're hopeless.",
        second: "idk. when you don't laugh",
      },
      {
        question: 'Which part of sharing a home, now or some day, makes you a little nervous?',
        first: 'That your mess will kill the last bit of class in this flat. Typical you.',
        second: 'getting it wrong again',
      },
      {
        question: "Which quality of your partner's do you admire but rarely mention?",
        first: "You're consistent. Consistently wrong.",
        second: "you're funny with friends",
      },
      {
        question: 'When you owe an apology, what makes it easier for you to offer it?',
        first: 'Nothing to apologise for. Look at who I have to live with.',
        second: 'i say sorry quick. its easier',
      },
    ],
  },
  {
    name: 'sarcasm-for-two',
    part: 'tune',
    talk: 10,
    answers: [
      {
        question: 'Which tiny thing that your partner did recently made your day softer?',
        first: 'He breathed a little more quietly than usual. What a man.',
        second: "She only corrected me twice before breakfast. I'm blessed.",
      },
      {
        question: 'Who would do which boring jobs in a week that felt fair to you?',
        first: 'In a fair week the princess would find out where the bin lives.',
        second: 'In a fair week His Highness would find out that the bin has an inside.',
      },
      {
        question: 'What kind of comfort works best on you after a rotten day?',
        first: 'Being told how I did it all wrong, obviously, that always works.',
        second: "A lecture, please, with slides. You're so good at those.",
      },
      {
        question: 'After an argument, which gesture tells you that you two are all right again?',
        first: 'You stop sulking like a toddler, eventually.',
        second: 'You get bored of being the victim.',
      },
      {
        question: "Which unglamorous little habit of your partner's do you find endearing?",
        first: 'The chewing. One could record it for a horror film.',
        second: 'The way you snort at your own jokes. Somebody has to laugh at them, I suppose.',
      },
      {
        question: "When do you feel proudest to be by your partner's side?",
        first: "I'll let you know when it happens.",
        second: 'Still waiting, same here.',
      },
    ],
  },
  {
    name: 'keyboard-and-yawn',
    part: 'tune',
    talk: 8,
    answers: [
      {
        question: 'When did you last catch yourself smiling at the thought of your partner?',
        first: 'asdf',
        second: 'ok',
      },
      { question: 'What sound or smell tells you that you are home?', first: 'kjhkjh', second: 'idk home' },
      {
        question: 'Ten years from today, what do you hope the two of you will look back on with pride?',
        first: 'xxxxx',
        second: 'whatever',
      },
      { question: 'How do you wind down in the half hour before sleep?', first: 'dfg dfg', second: 'phone' },
      { question: 'During a disagreement, what helps you stay gentle?', first: 'no', second: 'jkl' },
      {
        question: 'Where do you like to be touched in an everyday, fully dressed moment?',
        first: 'lol',
        second: 'skip',
      },
    ],
  },
  {
    name: 'wall-and-hammer',
    part: 'report',
    talk: 6,
    answers: [
      {
        question: 'How can you tell that your partner is really listening to you?',
        first: "As if you'd know. You stare like a dead fish.",
        second: 'pass',
      },
      {
        question: 'During a disagreement, what helps you stay gentle?',
        first: "Talking to a grown-up would do. You're a coward, you hide behind silence like your father.",
        second: 'whatever',
      },
      {
        question: 'What do you need more of right now, yet find hard to ask for?',
        first: 'A man. Any kind.',
        second: 'nothing',
      },
      {
        question: 'How can your partner tell that you need an hour of quiet?',
        first: "You've had ten years of quiet, you useless lump.",
        second: 'i leave',
      },
      {
        question: 'What old worry gets stirred up in you when the two of you argue?',
        first: "That it's all been a waste, and it was, because of you.",
        second: '.',
      },
      {
        question: "Which quality of your partner's do you admire but rarely mention?",
        first: 'Ha ha.',
        second: 'none of your business',
      },
    ],
  },
  {
    name: 'rant-duet',
    part: 'report',
    talk: 3,
    answers: [
      {
        question: 'During a disagreement, what helps you stay gentle?',
        first:
          "What would help is if for once in eleven years you let me get to the end of a sentence without that smirk of yours, that superior little smirk that everyone in the family has noticed and laughs about behind your back, because that's what you are to them, a joke with a briefcase.",
        second:
          "Being married to somebody with an education would help, somebody one can discuss a matter with and who doesn't go straight to tears and her mother like a spoilt child, but that ship has sailed and I'm stuck aboard it with you and your hysterics.",
      },
      {
        question: 'Which effort of yours would you love to be thanked for?',
        first:
          "For raising three children while you were busy being important, and before you say it, no, paying isn't raising, any idiot can pay, and you've proved that for years.",
        second:
          "For funding a woman who has never finished a single thing she began, not the course, not the shop, not even the bathroom tiles, and who tells her friends I'm stingy.",
      },
      {
        question: "Which quality of your partner's do you admire but rarely mention?",
        first:
          "It's rarely mentioned because it's rarely there. I've looked. You're vain, you're lazy at home and you're a coward with your boss.",
        second:
          "Her talent for the theatre. I've never seen anyone play the victim night after night with so little talent and so large an audience.",
      },
      {
        question: 'When something has been left undone for days, how would you like it brought up?',
        first:
          "I wouldn't like it brought up at all by a man who steps over his own socks and calls me messy. Look at yourself first, though you never will.",
        second:
          "There's no point in bringing anything up in this house, since she hears what she likes, twists it, and then reports it to her sister as abuse. Pathetic.",
      },
      {
        question: 'What old worry gets stirred up in you when the two of you argue?',
        first:
          "That I've thrown my best years at somebody who isn't worth one of them, and by now I'm certain of it.",
        second:
          'No worry whatsoever, merely boredom. The same accusations in the same shrill voice, always, every week.',
      },
      {
        question: 'Ten years from today, what do you hope the two of you will look back on with pride?',
        first: 'That I finally had the sense to leave.',
        second: 'A quiet flat, without her in it.',
      },
    ],
  },
  {
    name: 'knives-out',
    part: 'tune',
    talk: 2,
    answers: [
      {
        question: "Which quality of your partner's do you admire but rarely mention?",
        first: "None. You're lazy and you lie, everybody knows it, including your own sister.",
        second: "Admire? You're a bully with a nice watch.",
      },
      {
        question: 'During a disagreement, what helps you stay gentle?',
        first: 'You leaving the room.',
        second: 'You shutting up for once in your life.',
      },
      {
        question: 'What old worry gets stirred up in you when the two of you argue?',
        first: 'That I wasted nine years on a loser.',
        second: "That I'm tied to a cold, greedy cow. Not a worry, it's a fact.",
      },
      {
        question: 'Which effort of yours would you love to be thanked for?',
        first: 'Putting up with you. I want a statue.',
        second: 'For not having walked out on you. You deserve nothing.',
      },
      {
        question: 'How do you like to be asked whether you are in the mood?',
        first: "Don't bother. You're useless at it anyway.",
        second: 'By someone else.',
      },
      {
        question: 'Ten years from today, what do you hope the two of you will look back on with pride?',
        first: 'The divorce.',
        second: 'First thing we agree on. Pathetic that it took you so long.',
      },
    ],
  },
];
