import { any, findAll, has, phrases, words } from './pattern.ts';
import { isQuoted } from './subject.ts';
import type { Sentence, Span, Text } from './text.ts';
import { bodyParts, warmTraits } from './words-feelings.ts';
import { fondness, insults, mildInsults } from './words-harm.ts';
import { partnerAlone, partnerObject, partnersOwn } from './words-people.ts';

// Criticism, contempt, defensiveness and stonewalling go with couples that come apart (Gottman 1994). Contempt
// says what the other is; blame says that the other always does it. Both lower a rating, neither raises one.
const insult = any(insults);
const worseInsults = insults.filter((word) => !mildInsults.includes(word));
const adverbs =
  '(?:(?:so|such|a|an|the|just|really|very|too|being|always|totally|simply|nothing but|like|complete|total|bloody|fucking|damn|absolute|kind of|big|most|and|lazy|selfish|fat|old|little|stupid) ){0,4}';
const beings = '(?:is|are|was|were|be|being|look|looks|act|acts|behave|behaves|remain|remains|sound|sounds)';

const likeRoyalty = 'like (a|an|some|the) (king|queen|prince|princess|lord|guest)';

/** Says that the partner as a person is less. */
const contempt = phrases(
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

const failings =
  '(assume*|complain*|blame*|forget*|late|on (your|that|his|her|the)|leave* (your|his|her|everything|stuff|dishes|all)|ignore*|interrupt*|criti*|twist*|shout* at|yell* at|nag*|have to be right|wrong|busy|tired|angry|refuse*|expect*|want* to win|say no|says no|make me do|mock*|lie*|lying|cheat*|start*|demand*|avoid*|disappear*|ruin*|spoil*|whin*|moan*|make* everything|do* this|do* that|too|have to|lecture*|correct*|control*|need to be|find a|make excuses)';
const kept =
  '(?!(?:fail|fails|failed|judge|judges|judged|complain|complained|complains|sigh|sighed|sighs|let|lets|rush|rushed|push|pushed|laughed at|gave up|give up|gives up|stopped|mock|mocked|(?:make|makes|made) me (?:feel|explain|ask|beg|wait|hurry|choose)|raised|raise|shout|shouted|forget|forgets|forgot|miss|missed|lie|lied|hesitate|hesitated|leave|left|tire|lose|lost|knew|late|rude|mean|angry|cross|unkind|harsh|cruel|jealous|loud|afraid|bored|too|pretends?|pretended|hurts?|scared|scares?|brags?|bragged|boasts?|boasted|talks? (?:badly|bad|down|ill|behind)|talked (?:badly|bad|down|ill|behind)|gossips?|gossiped|embarrass(?:es|ed)?|insults?|insulted|belittles?|belittled|humiliates?|humiliated|turns? (?:away|me away)|turned (?:away|me away)|walks? (?:away|out|past)|walked (?:away|out|past)|holds? (?:it|that|things) against|held (?:it|that|things) against|makes? fun|made fun|asked why|got tired|gets tired|seem to mind|minded|mind|in my life|felt|before|had|been|shamed|shame|doubted|doubts) )';

/** Says that the other always or never does it, or that it is all theirs. */
const blame = phrases(
  `(you|he|she) (?:(?:have|has|just|will|would|really|also|can|are|is|do|does|even) ){0,2}never (?:once )?(?!once )${kept}[a-z]+`,
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

const mild = phrases(any(mildInsults), likeRoyalty);

/** Said of things, too, or in the same breath as a mild word: 'you drive me crazy, you idiot, I love you'. */
const sometimesFond: ReadonlySet<string> = new Set(
  words('ass crap donkey idiot joke lunatic shit thick waste'),
);
const grave = phrases(any(worseInsults.filter((word) => !sometimesFond.has(word))));
const fond = phrases(any(fondness));
const selfSaid = phrases(
  `(i|me|my) (~ )?(selfish|lazy|dramatic|childish|paranoid|crazy|too sensitive|overreacting|impossible)`,
);

const judged = new WeakMap<Sentence, boolean>();

/** True where some rough words are mild, none is grave, and something shows that they are meant fondly. */
const isTeasing = (sentence: Sentence): boolean =>
  has(sentence, mild) && has(sentence, fond) && !has(sentence, grave);

/** Words before a quotation from which on somebody is told of: 'I still hear her voice: "must be nice"'. */
const telling = 4;

const isToldOf = (span: Span): boolean =>
  isQuoted(span) && span.sentence.words.findIndex(({ plain }) => plain === '"') >= telling;

const judge = (sentence: Sentence): boolean =>
  [contempt, sarcasm].some((scorn) => findAll(sentence, scorn).some((span) => !isToldOf(span))) &&
  !isTeasing(sentence);

/** True where a sentence holds the partner in contempt; fond teasing is not contempt. */
export const isContempt = (sentence: Sentence): boolean => {
  const known = judged.get(sentence) ?? judge(sentence);
  judged.set(sentence, known);
  return known;
};

/** True where any sentence holds the partner in contempt. */
export const holdsContempt = ({ sentences }: Text): boolean => sentences.some(isContempt);

const isBlame = (sentence: Sentence): boolean =>
  has(sentence, blame) && !has(sentence, selfSaid) && !has(sentence, fond);

const called = phrases(insult);
const stated = phrases(`${partnerAlone} ${beings} ${adverbs}${insult}`);

/** True where somebody is called what friends call each other, and it is not stated of them: 'and yet you stay, you lunatic'. */
const isOnlyRough = (sentence: Sentence): boolean =>
  has(sentence, called) && !has(sentence, grave) && !has(sentence, stated);

/** True where contempt is plain, and no rough word among friends. */
export const isScornful = ({ sentences }: Text): boolean =>
  sentences.some((sentence) => isContempt(sentence) && !isOnlyRough(sentence));

const face = phrases('(you|your)');
const quoted = ({ words }: Sentence): boolean => words.some(({ plain }) => plain === '"');

/** True where contempt is said to the partner's face, and not told of what somebody said. */
export const isScornedToFace = ({ sentences }: Text): boolean =>
  sentences.some((sentence) => isContempt(sentence) && has(sentence, face) && !quoted(sentence));

/** Blame and contempt in a text, 0 to 1: more of it never counts for less. */
export const harmIn = (text: Text): number => {
  const spared = text.sentences.map((sentence) => {
    const afterContempt = isContempt(sentence) ? 0.3 : 1;
    return isBlame(sentence) ? afterContempt * 0.65 : afterContempt;
  });
  return 1 - spared.reduce((product, factor) => product * factor, 1);
};

/** Places where the partner is held in contempt or blamed, for feedback that points at one. */
export const blamesIn = ({ sentences }: Text): readonly Span[] =>
  sentences.flatMap((sentence) => {
    if (isContempt(sentence)) return [{ sentence, from: 0, to: sentence.words.length }];
    return isBlame(sentence) ? findAll(sentence, blame) : [];
  });

/** The text without its contempt, in which nothing good is looked for. */
export const withoutContempt = (text: Text): Text => ({
  ...text,
  sentences: text.sentences.filter((sentence) => !isContempt(sentence)),
});
