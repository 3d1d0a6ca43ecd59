import { words } from './pattern.ts';

/** Words that every sentence needs; they say nothing by themselves. */
export const functionWords = words(`
a an the this that these those i me my mine myself you your yours yourself he him his himself she her hers
herself it its itself we us our ours ourselves they them their theirs themselves who whom whose which what
when where why how and or but nor so yet if then else than because since as while although though unless
until till whether of in on at by for with without within from into onto to toward towards up down out off
over under above below between among through during before after against about around across along behind
beside besides beyond near per via upon not no never none nothing nobody nowhere neither any anything anyone
anybody anywhere some something someone somebody somewhere all everything everyone everybody everywhere
every each both either few many much more most less least several enough such same other another others
is am are was were be been being do does did done doing have has had having can could will would shall
should may might must ought need get gets got getting gotten go goes going went gone come comes came coming
make makes made making take takes took taken taking give gives gave given giving put let lets keep kept
there here now again also too very really quite just only even still already almost always often sometimes
usually rarely ever once twice maybe perhaps probably actually basically honestly simply well okay ok yes
yeah yep no nope oh hmm um uh please thanks like kind sort lot lots bit little way ways one ones two first
last next own else etc s t d ll m re ve ago soon later lately recently anyway however therefore thus hence
instead rather whatever whenever wherever however whoever am pm tbh lol haha hehe ha btw
`);

/** Abstract and everyday words of advice columns: true of every couple, so they point at nobody's life. */
export const abstractWords = words(`
accept act action active activity actual add admit adult advice affect affection agree aim allow amaze
amazing amount answer appear appreciate approach ask aspect attention attitude attract aware awesome
awkward background bad balance base basic basis beautiful become begin behave behaviour believe belong
benefit best better big bless bond boring both boundary break bring build busy calm care caring cause chance
change character charming cheerful choice choose clear close closer comfort comfortable comfy common
communicate companion compare compassion complete compromise concept concern confident connect consent
consider consist constant contain content continue contribute conversation cope correct couple courage create
crazy cute daily deal decide deep deeper deeply define deserve desire detail develop difference different
difficult discuss do duty early easy effort embrace emotion emotional emotionally encourage end endless
energy enjoy enjoyable ensure entire environment equal equally especially essential event evolve exact
example excellent excite exciting expect experience explain explore express extra extremely face fact factor
fair faith faithful fall family fantastic fascinate feel feeling felt few find fine fit flow focus follow
forever form foundation free freely friend full fully fun fundamental future general generous gentle genuine
glad goal good grateful gratitude great ground grow guess habit handle happen happiness happy hard harmony
healthy hear heard heart heartfelt help helpful helps high hold honest honesty hope human humble idea ideal
imagine importance important impossible improve include incredible individual influence inner inspire
intelligent intend interest interesting intimacy intimate involve issue item job join journey joy judge
judgemental judgmental key kind know knew known lack lead learn learnt leave left level life lifestyle likely
limit listen live living long look looking lose lovable love loved lovely lover loving loyal loyalty main
maintain major man manage manner marriage married matter mature maybe mean meaning meaningful means member
mental mention method middle mind minded moment moral move mutual mutually nature natural necessary necessity
need negative new nice nicest nicely non normal notice number obvious offer okay old open openly openness
opinion opportunity option order ordinary overall pair part particular partner partners partnership party
passion passionate patience patient pay peace peaceful people perfect perfectly period person personal
personality persons physical place plan plus point positive possible power precious prefer prepare present
pretty prevention prioritise prioritize priority private probably problem process promise proper protect
proud prove provide pure purpose quality question quick quickly quiet quietly reach react reaction ready
real reality reason reasonable receive reflect regard regular relate relation relationship relax reliable
rely remain remember remind reply require respect respectful respond response responsible rest result right
role romance romantic root rule safe safety said same satisfied satisfy satisfying say says saying scared
second secure see seem seen self sense sensitive sensual separate serious serve several sex sexual sexy share
shared sharing short show side sign similar simple sincere single situation skill slow slowly small smart
society solid solution solve soul special specific spend spent spirit stage standard start state stay step
stop story strength strong struggle stuff style success such super support supportive suppose sure surprise
sweet talk talking task team teamwork tell tend tender term test thankful thing things think thought thoughtful
time times together topic total totally touch tough traditional treat tried trouble true truly trust truth try
trying turn type typical ultimate understand understanding understood unique unity use useful usual usually
valid valuable value values variety various view vital wait want warm warmth weak well whole willing wish
woman women men wonderful word words work working world worry worse worst worth wrong year years young
boyfriend girlfriend husband wife spouse fiance fiancee hubby babe baby darling honey dear boy girl guy
sometime someday day days nights week weeks month months hour hours minute minutes lifetime always forever
today everyday normal nicely fifty percent cent hundred thousand million ten three four five six seven eight
nine zero dozen whatsoever matters matter regardless rather depend depends case cases certain certainly
definitely absolutely obviously clearly generally mostly mainly highly lovingly kindly possibly easily
society culture intimate home health body bodies sickness eye eyes soul souls universe world planet
adjust adapt align atmosphere cherish collaborate commit committed compatible compatibility conflict cooperate crucial
dedicate dynamic element empower engage enhance establish exclusive facilitate flourish foster fulfil fulfill guide
harmonious heal implement inevitable insight integral interact invest judgment luckiest happiest lucky alive maintain milestone
mindful misunderstanding motivate navigate nurture obstacle overcome perspective persist practice preference principle
productive progress pursue rapport reciprocal recognise recognize reinforce resolve resource responsibility sacred
sacrifice scenario seek significant spontaneous stable strengthen strive sustain thrive tolerance transparent
universal utmost vibrant vision wellbeing wholesome familiar pleasant unpleasant enjoyable relaxing soothing comfort belonging encouraging discovery schedule affectionate
experience environment duration extended arise regularly variety
`);

/** Endings of abstract nouns and of adverbs. */
export const abstractEnding =
  /.(tion|sion|ments?|ness|ity|ship|ships|ances?|ences?|ism|ology|ency|ancy|hood|ities|tions|sions|ally|edly|fully|ously|ingly)$/;

/** Concrete words that only look abstract by their ending. */
export const concreteDespiteEnding: ReadonlySet<string> = new Set(
  words(`
apartment apartments basement appointment appointments ointment station stations vacation vacations dance dances
television ambulance fence fences silence sentence sentences pavement university city cities lotion medication
neighbourhood childhood pants electricity mission witness harness ally rally belly jelly bally tally`),
);
