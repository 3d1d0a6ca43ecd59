import { any, phrases, words } from './pattern.ts';
import { bodyParts, warmTraits } from './words-feelings.ts';
import { fondness, insults, mildInsults } from './words-harm.ts';
import { partnerAlone, partnerObject, partnersOwn } from './words-people.ts';

const insult = any(insults);
const worseInsults = insults.filter((word) => !mildInsults.includes(word));

/** Said of things, too, or in the same breath as a mild word: 'you drive me crazy, you idiot, I love you'. */
const sometimesFond: ReadonlySet<string> = new Set(
  words('ass crap donkey idiot joke lunatic shit thick waste'),
);

const intensifiers = words(`
so such a an the just really very too being always totally simply nothing_but like complete total bloody
fucking damn absolute kind_of big most and lazy selfish fat old little stupid
`);
const adverbs = `(?:${any(intensifiers)} ){0,4}`;
const beings = '(?:is|are|was|were|be|being|look|looks|act|acts|behave|behaves|remain|remains|sound|sounds)';

const likeRoyalty = 'like (a|an|some|the) (king|queen|prince|princess|lord|guest)';

/** Says that the partner as a person is less. */
export const contempt = phrases(
  `${partnerAlone} (not )?${beings} ${adverbs}${insult}`,
  `(you|that|what|my|this) ${adverbs}${insult} (of )?(husband|wife|partner|man|woman|boyfriend|girlfriend|person|you)`,
  `(you|what) (?:(?:a|an|stupid|lazy|fat|old|dumb|ugly|selfish|useless|pathetic) ){1,3}(${insult}|excuse)`,
  `you ${any(worseInsults)}(?! (questions?|things?|jokes?|stuff|memes?|videos?|songs?|stories|faces?|tv) )`,
  `(as |so )(stupid|dumb|useless|pathetic|worthless|ugly|thick|clueless) as ${partnerObject}`,
  `(makes?|made) me (sick(?! with)|want to (puke|vomit|throw up))`,
  `(disgust|disgusts|repulse|repulses|revolt) me`,
  `(sick|sick and tired) of (you|him|her)`,
  `(^grow up(?! (in|with|to))|(?<! i (?:(?!you |said |say |told |tell |yell |yelled |mean )[a-z]+ ){0,2})shut up(?! in)|get a life|get over (yourself|himself|herself)|man up|act your age|give me a break|spare me)`,
  `(never|not|can not|ever|hardly) (~ )?(do|get|did|got) (anything|a (single )?thing|one (single )?thing) right`,
  `(good for nothing|waste of (space|oxygen|breath|air)|a joke of|excuse for a|poor excuse)`,
  `${partnerAlone} (~ )?(act|acts|acting|acted|behave|behaves|behaving|sulk|sulks|whine|whines|live|lives) (~ )?(like|worse than) (a|an|some) (~ )?(child|toddler|baby|pig|animal|teenager|brat|idiot|servant|dog|kid)`,
  `${partnerAlone} (?!to )(~ )?(sit|sits|lie|lies|lounge|lounges) (~ )?(~ )?${likeRoyalty}`,
  'any other (woman|man|girl|guy|wife|husband|person) would be (~ )?(grateful|thankful|glad|happy)$',
  `(nobody|no one|who) (else )?(would|could|will) (~ )?(want|love|put up with|marry|tolerate) (you|him|her|someone like)`,
  `(what is|what the hell is) wrong with (you|him|her)`,
  `(are you|is he|is she) (~ )?(stupid|deaf|blind|dumb|retarded|five|brain dead)`,
  `(thanks|thank you) for nothing`,
  `(thanks|thank you) for what$`,
  `^(~ )?${insult} as (a|an|ever|always|usual)`,
  `(he|she|you) (do|does|did) (absolutely |literally )?nothing$`,
  `(too|so) (stupid|dumb|lazy|thick|dense|selfish) (to|for|that)`,
  `(you|your|you are|he is|she is) (too|so) (stupid|dumb|thick|dense|useless|clueless)( (to|for|that))?`,
  `(i )?(hate|despise|loathe|detest) (you|him|her)(?= $| ,| and| for| so| because| more)`,
  `(give|give him|give her) (~ )?(a medal|an award|a trophy|a prize|the genius)`,
  `(oh|wow|finally|bravo) (, )?(~ )?what an? (~ )?(hero|genius|saint|joke|gem|catch|prince|princess|gentleman)`,
  `(god|oh god|oh please|oh great|pfft|ugh) (~ )?(${partnerAlone})`,
  `(regret|regretted) (marrying|meeting|choosing) (you|him|her)`,
  `(married|stuck with|living with|live with|raising|babysitting) (~ )?(an?|another|the) (~ )?${insult}`,
  `${partnersOwn} (?:[a-z]+ )?${any(['stupid', 'ugly', 'fat', 'pathetic', 'disgusting', 'worthless', 'useless'])} (face|body|ass|brain|head|family|voice)`,
  `^(well |oh |so )?(fuck|screw) (you|yourself)(?= $| ,| and (your|get|leave|all))`,
  `^(piss|sod|bugger|fuck) off(?! (in|to|on|with|for|work|early))`,
  `(go to hell|drop dead)(?! tired)`,
  `tu (pagal|bewakoof|gadha|nikamma)`,
);

/** Praise that means its opposite. */
export const sarcasm = phrases(
  '(oh|wow|oh wow|well) (great|wonderful|sure|thanks|bravo|congratulations|lovely|how (nice|sweet|generous|kind|thoughtful|lovely))',
  '(thanks|thank you|thanks a lot|thanks so much) (for nothing|for (never|not|ignoring|forgetting))',
  '(yeah right|^as if|must be nice|lucky me|how (generous|noble|convenient|surprising)|what a (surprise|shock)|big surprise|slow clap|good luck with that|emojisneer|of course (he|she|you) (did|do|does) not)',
  '(finally|actually) (~ )?(washed|did|cleaned|cooked|managed|remembered|lifted) (one|a single|something|anything|once)',
  '(give|deserves) (~ )?(medal|trophy|nobel|oscar|award)',
  'if (~ )?(ever|even) (knew how|bothered|cared|could)',
  '(oh please|so called|mr perfect|miss perfect|mister perfect|king of the house|your highness|his highness|her highness)',
);

/** What the other is said to do at all times. */
const failings = any(
  words(`
assume* complain* blame* forget* late on_(your|that|his|her|the)
leave*_(your|his|her|everything|stuff|dishes|all) ignore* interrupt* criti* twist* shout*_at yell*_at nag*
have_to_be_right wrong busy tired angry refuse* expect* want*_to_win say_no says_no make_me_do mock* lie*
lying cheat* start* demand* avoid* disappear* ruin* spoil* whin* moan* make*_everything do*_this do*_that
too have_to lecture* correct* control* need_to_be find_a make_excuses
`),
);

/** Said after 'never' they blame nobody: 'you never made me ask'. */
const blameless = words(`
fail fails failed judge judges judged complain complained complains sigh sighed sighs let lets rush rushed
push pushed laughed_at gave_up give_up gives_up stopped mock mocked
(?:make|makes|made)_me_(?:feel|explain|ask|beg|wait|hurry|choose) raised raise shout shouted forget forgets
forgot miss missed lie lied hesitate hesitated leave left tire lose lost knew late rude mean angry cross
unkind harsh cruel jealous loud afraid bored too pretends? pretended hurts? scared scares? brags? bragged
boasts? boasted talks?_(?:badly|bad|down|ill|behind) talked_(?:badly|bad|down|ill|behind) gossips? gossiped
embarrass(?:es|ed)? insults? insulted belittles? belittled humiliates? humiliated turns?_(?:away|me_away)
turned_(?:away|me_away) walks?_(?:away|out|past) walked_(?:away|out|past) holds?_(?:it|that|things)_against
held_(?:it|that|things)_against makes?_fun made_fun asked_why got_tired gets_tired seem_to_mind minded mind
in_my_life felt before had been shamed shame doubted doubts
`);

/** Says that the other always or never does it, or that it is all theirs. */
export const blame = phrases(
  `(you|he|she) (?:(?:have|has|just|will|would|really|also|can|are|is|do|does|even) ){0,2}never (?:once )?(?!once )(?!${any(blameless)} )[a-z]+`,
  `(you|he|she|they) (?:(?:are|is|just|have|has|will) ){0,2}(always|constantly|forever|every single time) ${failings}`,
  `(always|constantly|forever) (~ )?(your|that|his|her) (stupid|bloody|damn|fucking)`,
  `(all )?(your|his|her) (own )?fault`,
  `(blame you|you (make|made) me (so angry|shout|scream))`,
  `(you|he|she) (really |just )?(must|should|have to|has to|need to|needs to|better) (~ )?(stop|learn|change|listen|grow|start|finally|realize|understand|apologize|be more|try)`,
  `if (you|he|she) (would|could|had|did|were) (just |only |not |finally |ever )?(stop|listen|care|try|help|bother|not)`,
  `(you|he|she) (do not|does not|did not|can not(?= even)|will not|would not|never) (even |ever |really )?(care|cares|listen|help|try|bother|appreciate|respect|notice|lift|see it|think about|do (a|any)thing|understand|love|deserve)`,
  `(only|just) (cares?|thinks?|interested) (about|of|in) (himself|herself|yourself|you|his|her)`,
  `(you|he|she|my partner|my husband|my wife|being) ${beings}? ?${adverbs}(selfish|lazy|dramatic|childish|paranoid|a control freak|too sensitive|overreacting|hysterical|ungrateful|cold hearted|heartless|impossible|a liar)`,
  `(treat|treats|treated|treating) me (~ )?like (a|an|some|your|his|her)`,
  `(i|me) (~ )?(have to|must|always|end up) (~ )?(do|doing|clean|cleaning|fix) (everything|it all|all the work|all of it)( myself)?`,
  `(do|did) (everything|it all) (alone|myself|by myself)`,
  `start (all |most of )?the fights`,
  `like (a|an) (grown up|adult)`,
  `(just|exactly) like (your|his|her) (mother|mum|mom|father|dad)`,
  `(your|his|her|that|the) (~ )?(stupid|bloody|damn|fucking|goddamn) (phone|game|games|mother|friends|car|football|work|job|tv)`,
  `(your|his|her) (own )?(bloody|damn|fucking|goddamn) (?!${any([...warmTraits, ...bodyParts, 'good', 'fine', 'ass', 'cock', 'mouth', 'smile', 'laugh'])} )[a-z]+`,
  `(have|has|had|having) to (be|play) (your|his|her) (mother|mum|maid|nanny|servant)`,
  `(you|he|she) (~ )?(take|takes|always took) (your|his|her) [a-z]+ side`,
  `(you people|women like|men like|typical (man|woman|men|women|husband|wife|him|her))`,
);

/** Rough words that are mild, by themselves. */
export const mild = phrases(any(mildInsults), likeRoyalty);

/** Rough words that nobody means fondly. */
export const grave = phrases(any(worseInsults.filter((word) => !sometimesFond.has(word))));

/** Signs that rough words are meant fondly. */
export const fond = phrases(any(fondness));

/** Says it of oneself, which blames nobody. */
export const selfSaid = phrases(
  `(i|me|my) (~ )?(selfish|lazy|dramatic|childish|paranoid|crazy|too sensitive|overreacting|impossible)`,
);

/** Calls somebody something. */
export const called = phrases(insult);

/** Says that the partner is it, and not only calls them so. */
export const stated = phrases(`${partnerAlone} ${beings} ${adverbs}${insult}`);

/** Speaks to the partner. */
export const face = phrases('(you|your)');
