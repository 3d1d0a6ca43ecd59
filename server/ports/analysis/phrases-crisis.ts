import { cue } from './cues.ts';
import { phrases } from './pattern.ts';

/** Words that say it outright, of one's own life or body, so that nothing else that is heard speaks against them. */
export const outright = phrases(
  '(want|going|plan|planning|decided|ready|need|have|tried|trying) to (just |finally )?(kill myself|end my life|take my (own )?life)',
  '(killing myself|ending my life|taking my own life)',
  'i (still |often |sometimes )?(am|feel|get|have|have been|am having|have been having) (still |often |so )?suicidal',
  'i (still |often |sometimes |keep )?(think|thinking|am thinking|have been thinking) (a lot )?(about|of) (suicide|killing myself|ending my life|taking my own life)',
  '(want|wish|going) to (just |finally )?(kms|be dead|unalive myself)',
  'i (just |only |really )?want to die$',
  'i (still |often |sometimes )?(have|get|feel|have been having) (the |an |these |this )?(urge|urges|thoughts) (to (kill|hurt|harm|cut) myself|of (suicide|killing myself))',
);

/** The same in other languages that people mix into English; no encoder of English may speak against them. */
const inOtherLanguages = [
  '(marna|marne|mar jana|mar jaana|mar jau|mar jaun|mar jaoon) (~ )?(chahta|chahti|chahte|chahiye|ka man|ka mann|hai mujhe|hoon)?',
  '(mujhe|main|mein) (~ )?(marna|mar jana|mar jaana|mar jau|mar jaun)',
  '(jeena|jeene|jina|jine) (~ )?(ka mann nahi|ka man nahi|se thak*)',
  'zindagi (~ )?(tang|thak*|khatam|bekar|bekaar|khwaish)',
  '(jeene|jeena|jine|jina) (~ )?(nahi|khwaish|ichha|iccha|kya karu*)',
  'jee kar kya',
  '(mar|marne|marna) (~ )?(jaunga|jaungi|jaau*|faisla|mann|chahta|chahti)',
  '(zinda) (~ )?nahi',
  '(aakhri|akhri) (raat|din|baar bol*)',
  '(khudkushi|khudkhushi|khud kushi|khud ko (maar|khatam|nuksan|kaat)|jaan de|apni jaan|jaan dena|aatmahatya|atmahatya|sab khatam kar)',
  '(khud ko|apne aap ko) (~ )?(khatam|maar|nuksan|kaat)',
  '(jeene|jine|zindagi) (~ )?(koi )?(matlab|fayda|faida|wajah) (~ )?(nahi|nahin|nai)',
  '(jaan|zindagi) (de dun|de doon|de dunga|de dungi|dena|khatam)',
  '(quiero|queria|quisiera) (morir|morirme|matarme|desaparecer para)',
  '(suicidar*|no quiero (vivir|seguir viviendo)|me corto)',
  '(ich )?(will|mochte) (~ )?(sterben|nicht mehr leben)|(mich|mir) (umbringen|ritzen)|selbstmord',
  '(je (veux|voudrais) mourir|me suicider|envie de mourir|plus envie de vivre)',
  '(quiero|voy a) (suicidarme|quitarme la vida)|(no|ya no) quiero (seguir|estar) (viva|vivo|viviendo|aqui)',
  '(denke|gedanken) (~ )?(an|uber) (~ )?(selbstmord|suizid)|(nicht|kein) (~ )?(mehr )?(leben wollen|lebenswillen)|(will|mochte) mich umbringen',
  '(pense|pensees) (~ )?(au|de) suicide|(veux|voulais) (~ )?(mourir|en finir)',
  '(quero|queria) (morrer|me matar)|voglio (morire|uccidermi|farla finita)',
] as const;

/** Words of wishing to be dead, of a plan, of harming oneself. */
export const direct = phrases(
  'suicid*',
  '(kill|killing|killed|hang|hanging|drown|shoot|shooting|poison) (myself|my self)',
  'unaliv*',
  'kms',
  '(end|ending|ended|take|taking|took) (my|my own) life',
  '(wish|wished) (~ )?(had not|never|did not) (~ )?(save|saved|found|brought|woken|stopped) me( back)?',
  '(not|never) (~ )?have to worry about me( any ?more)?',
  '(not|never) (~ )?(make it|get|come) (~ )?through (the|another|this) (night|day|week|year)',
  '(not|never) see myself (~ )?(growing old|getting old|next (year|month|week)|in (a|the|any) future|being around|here)',
  'i would (~ )?be (gone|dead) (already|by now|long ago)',
  '(hope|hopes|hoping|wish) (~ )?i (~ )?(do not|will not|never|would not) (come up|come back|wake|make it|return)',
  '(lost|lose|losing|no|without) (~ )?(will|wish|desire) to live',
  '(disappointed|sorry) (~ )?(that |when |because )?i (~ )?(woke|wake|am waking) up',
  '(wish|hope) (~ )?i (~ )?(had not|do not|did not|would not) (~ )?(woken|woke|wake|survive*)( up)?',
  '(cut|cuts|scratch|burn|burns|bite|hit|pinch|slash|carve|carved|pick) (~ )?my (~ )?(skin|arms?|thighs?|wrists?|legs?|hands?|stomach) (~ )?(until|till|because it|when i feel|to feel|to calm|on purpose|so that i|bleed*|blood)',
  '(cuts|scars|burns) (~ )?i (made|make|gave|give)',
  'my (thighs|arms|wrists|legs) (~ )?(full of|covered|lined) (~ )?(cuts|scars|burns)',
  '(end|ending) (it|things) all',
  '(want|wanted|wish|wishing|wants|rather|ready|prefer|like|going|try|tried|plan|planned|hope|hoping) to (just |finally |maybe )?(die|be dead)',
  '(wish|wished|better if|rather be|prefer|wishing) (~ )?(i|me|myself|was|were|be) (~ )?(dead|never (been )?born|not (alive|here|born|exist)|gone)',
  '(better off|be better|happier|easier life|have it easier|relieved) (~ )?(dead|without me( (in|around|here)| ?)?|if i (was|were|died|disappeared|just|was not|were not|am not|wasn))',
  '(not|never|no longer|stop|stopped) (~ )?(want|wanting|wanted|wish|care|wishing) (~ )?(to )?(live|living|be alive|be here|exist|existing|wake up|go on|be around)',
  'not (want|wish) to (~ )?(live|be alive|exist|wake up|be here|go on|be around)',
  '(no|any|a|without|see the|see no|what is the) (~ )?(reason|point|sense|purpose|use|future) (~ )?(in |of |to |for |left )?(~ )?(live|living|life|go on|going on|being here|being alive|existing|exist|being|carry on|carrying on|waking up|keep going|continue|me)',
  '(not|hardly|is it|even|never) (~ )?(worth|worthwhile) (~ )?(living|being alive|going on)',
  '(tired|sick|done|exhausted|finished) (of|with) (~ )?(living|life|being alive|existing|being here|everything and life)',
  '(not|never) (~ )?(wake|waking) up (again|any more|anymore|ever|in the morning|tomorrow|one day|at all)',
  '(and|to|just|then) (just )?(not|never) wake up',
  'never wake up',
  '(hurt|hurting|harm|harming|cut|cutting|burn|burning|punish|punishing|starve|starving|hit|hitting|scratch|scratching) (myself|my self|my arms|my wrists|my legs|my thighs)',
  'self (harm|harming|harmed|injury|injure)',
  '(slit|slash|slitting) my (wrists?|throat|veins)',
  '(overdose|overdosed|overdosing|od)',
  '(took|take|taking|swallow|swallowed|swallowing) (~ )?(too many|all|whole|bottle|handful|enough|every) (~ )?(pills|tablets|medication|medicines|meds|sleeping|painkillers|paracetamol)',
  '(saving|saved|save|collect|collecting|collected|hoarding|stockpil*|hiding) (~ )?(pills|tablets|medication|meds|sleeping|painkillers|paracetamol)',
  '(pills|tablets|medication|meds|painkillers) (~ )?(saved up|stashed|stocked|hidden away|all at once|at once)',
  'un alive',
  '(want|going|need) to bleed out',
  '(end|ending|stop) my (suffering|misery|pain|existence)',
  '(mind|decided|decision) (~ )?to (~ )?(die|end it|go for good|kill)',
  '(point|sense) (of|in) (anything|any of it|it all)( any ?more)?',
  '(pills|tablets|sleeping pills|rope|razor|blade|knife|gun) (~ )?(in case|end|over with|ready|enough|stop everything|for myself|and be done)',
  '(jump|jumping|step|stepping|walk|walking|fall|falling|throw myself|drive|driving|crash|crashing|steer|steering) (~ )?(off|in front|under|into|out of|from) (~ )?(bridge|train|traffic|roof|building|balcony|window|tree|truck|cliff|lorry|wall|river|tracks|terrace|bus|car|oncoming)',
  '(bridge|balcony|roof|edge|tracks|platform|cliff|ledge|terrace|window) (~ )?(and )?(~ )?(wonder|think|imagine|thought|imagined|look down|letting go|let go|jump|jumping|step|fall)',
  '(goodbye|farewell|suicide|last|final) (letters?|notes?|messages?) (~ )?(to|for|in|written|ready)',
  '(writing|written|wrote|write|drafting|left) (~ )?(goodbye|farewell|suicide|my will)',
  '(disappear|vanish|be gone|gone) (~ )?(for ever|forever|for good|for always|from this (world|earth|life)|and never come back|permanently)',
  '(if|when|once) i (just |simply |only )?(was|were|am|would be|disappear|disappeared|vanish|vanished|died|die|killed) (~ )?(gone|dead|not here|no longer here|not around|not alive)',
  '(nobody|no one|none|anyone|anybody|would you|would he|would she|world) (~ )?(would |will |even )*(notice|miss|care|mind|cry) (~ )?if i (~ )?(was|were|died|disappeared|vanished|am|gone|had|did)',
  '(not|wont|no longer) (~ )?be (~ )?(here|around|alive) (~ )?(much longer|long|any ?more|for (much )?long|next (year|month|week))',
  '(can not|could not|do not (want to|think i can)) (~ )?(go on|keep going|keep living|live|carry on|take it|do this|do life|bear it|face another day|keep doing this) (~ )?(any ?more|any longer|another day|like this|life)',
  '(not|no) (~ )?(this life|life) (thing )?(any ?more|any longer)',
  '(want|wanted|wish|waiting for) (~ )?(it|everything|this|life|the pain) (~ )?(to )?(be |just )?(over|end|stop|finished) (for good|forever|for ever|and|so i|now)',
  '(life|living|existence|existing) (~ )?(to be over|to end|over with|is too painful|is pointless|has no (meaning|point)|is not for me|is a mistake|feels pointless|is unbearable)',
  'i just want (it|everything|all of it) to (be over|stop|end)',
  '(thought|thoughts|thinking|think|dream|dreaming|fantasi[sz]e|fantasi[sz]ing|urge|urges|idea|plan|plans) (~ )?(of|about|to) (~ )?(dying|death|ending (it|my|things|everything)|my own (death|funeral)|not being (here|alive)|being dead|ceasing to exist|die)',
  '(burden|weight) (~ )?(to|on) (~ )?(everyone|everybody|all|you|them|my family|him|her) (~ )?(die|dead|gone|without me|disappear|rid|better)',
  '(should|could) (just |simply )?(die|end it|not exist|never have been born)',
  '(hope|pray|praying|wish|hoping) (~ )?(i|god) (~ )?(die|do not wake|not wake|never wake|takes me|take me|get hit|gets it over)',
  '(no way out|only way out|the only exit) (~ )?(is|but|than|would be|left)?( ?death| die| dying)?',
  '(sleep|asleep) (~ )?(for ever|forever|and never|and not)',
  '(dead|died) (inside )?and (nobody|no one) (notices|noticed|cares)',
  '(nothing|no one|nobody) (~ )?(left )?(to live for|left for me|would miss me|will miss me|keeps me here)',
  '(give|giving|given|gave) up on (life|living|everything)',
  '(punch|punched|punching|injure|injured|injuring|bite|biting) myself',
  '(i )?(deserve|deserved|need|want) (~ )?(the |to feel |this )?pain',
  '(not|nothing) (mind|care|be sorry) if (something|anything|a car|a bus) (~ )?(happened|happens|hit) (~ )?me',
  '(hate|hating|tired of|sick of|break from|stop|pretending to be|pretend to be) (~ )?(being alive|existing|be alive|alive|existence)',
  '(see|have|imagine|is) no(t)? (~ )?future (~ )?(for|with|ahead|left)?',
  '(not|no longer) see (a|any|my) future( for (me|myself))?',
  '(death|dying|dead|die) is (~ )?(only|best|one|easier|way|escape|answer|relief|peace)',
  'how to (end|stop|finish) (~ )?(the pain|it|this|everything|my)',
  '(soon )?(none of (this|it)|nothing) (will|would|is going to) matter (any ?more|soon|when)?',
  '(giving|gave|given|give) away (~ )?(my )?(stuff|things|belongings|possessions|clothes|books)',
  '(only thing|only way|only when) (~ )?(makes|lets|helps) me feel (~ )?(anything|something|alive|real) (is )?(~ )?(pain|blood|cutting|blade|hurt*)',
  '(pain|blood|cutting|blade|burning|hurting) (~ )?(makes|lets|helps) me feel',
  '(end|ending) (it|this|everything) (tonight|tomorrow|soon|so badly|now|for good|forever|today|after)',
  '(peace|okay|ok|fine) with (~ )?(dying|death|not waking|not being here)',
  '(just )?want (it all|all of this|all of it|everything|the pain|this all|the hurting) to (just )?(stop|end|be over|go away)',
  '(just )?want to (~ )?(sleep|rest) (for ever|forever|and not)',
  '(point|sense|use|purpose) (~ )?(in|of) (continuing|anything any ?more|any of (this|it)|being)',
  '(use|using|used|turn|turning) (it|them|the [a-z]+) on (me|myself)',
  '(said|say|saying) (~ )?(my )?goodbyes?( to everyone)?',
  '(she|he|partner|husband|wife) (~ )?(will|would|threatens to|threatened to|is going to) (kill|hurt|harm) (herself|himself)',
  ...inOtherLanguages,
);

export const directElsewhere = phrases(...inOtherLanguages);

/** Wanting to be gone; said of shame it means the floor and not the world. */
export const vanishing = phrases(
  '(wish|want|hope|wanted) (~ )?(i )?(could|would|to) (just |simply )?(disappear|vanish|cease|not exist|stop existing)',
);

export const shame = phrases(
  '(embarrass*|asham*|shame|blush*|fart*|burp*|tummy|toot|awkward|go red|cringe*|giggl*|gas|gassy|noise|everyone (stares|heard)|weekend|holiday)',
);

/** The plainest of them in Hindi as it is written. */
export const devanagari =
  /आत्महत्या|[खख़]ुदकुशी|मरना\s+चाहत|मर\s+जा(ना|ऊँ|ऊं|उं)|जीना\s+नहीं|जीने\s+का\s+मन\s+नहीं|जान\s+दे/u;

/** The same words said of pleasure, shame, chores and laughter, or of somebody else. */
export const harmless = phrases(
  '(die|died|dying|dead|kill|killed|killing|slay*) (~ )?(of|from|with|for|to try|to know|to see|to hear|laughing|inside|when|because) (~ )?(embarrass*|laugh*|shame|cringe|boredom|curiosity|happiness|pleasure|cute*|love|joy|a|an|some|one|you|the heat|hunger|try|know|see|hear|taste|your|it|he|she|my (mum|dad|boss))',
  '(nearly|almost|could have|could just|just about) (died|die) (~ )?(laughing|of|when|from|right|on the spot|there|with)',
  '(cut|cutting|burn|burnt|burned|hurt|hit|scratched) myself (~ )?(shaving|cooking|chopping|on the|on a|on my|with the (kettle|iron|oven|pan|knife)|slicing|ironing|accidentally|by accident|peeling|in the kitchen|at the gym|playing|running|falling|off)',
  '(disappear|vanish|sink|crawl|dissolve) (~ )?(into|under|behind) (~ )?(sofa|couch|floor|ground|mat|blanket|blankets|duvet|wall|pillow|covers|bed|hole|your|my seat|carpet)',
  '(for a (day|week|weekend|while|moment|minute|hour|bit)|every drop|on the inside laughing|la petite mort|dead tired|dead asleep)',
  '(hurt|harm|push|punish|starve) myself (~ )?(by accident|at|running|training|with a diet|of sleep)',
  '(die|dying|died) (~ )?(laughing|happy|old together|next to you|in your arms one day|beside you)',
  'never want to (~ )?(die without|wake up without)',
  '(not|never) (~ )?(wake|waking) up (~ )?(with|without|next|beside|early|alone|at|before|to|for)',
  'not (~ )?want to die',
  '(could|want to|going to|gonna) (just )?die (, )?(that|of|from|it) (~ )?(embarrass*|shame|cringe|awkward)',
  '(can not|could not) live (~ )?without (you|him|her|your|his|coffee|my)',
);

/** Somebody else's death or illness is a loss to tell, and not a danger to the one who tells it. */
export const others = phrases(
  '(my|his|her|our|your) (brother|sister|father|dad|mother|mum|uncle|aunt|friend|cousin|best friend|grandfather|grandmother|ex|son|daughter|colleague|neighbour|boss) (~ )?(died|killed|committed|took|lost|tried|attempted|attempt|suicide|ended|hanged|death|was suicidal|overdosed)',
  '(lost|losing) (my|a|our|his|her|your) (~ )?(to|by) suicide',
  '(prevention|hotline|awareness|volunteer|documentary|film|book|novel|patient*|squad)',
);

/** One's own wish beside somebody else's death. */
export const ownWish = phrases(
  'i (~ )?(want|wish|think|thought|thinking|plan|feel|would) (~ )?(to|of|about|like) (~ )?(die|dying|follow|same|join|it|doing|too|myself)',
);

/** What gathers around such thoughts; each theme counts once. */
export const themes = [
  cue(2.5, '(die|dying|dead|death|dies|funeral)'),
  cue(
    2.5,
    '(exist|existing|existence|be alive|being alive|stay alive|still alive|will to live|live for|keep living|go on living|be here any ?more|to be here|being here|make it to my)',
    'life is (~ )?(meaningless|pointless|empty|over|hell|unbearable)',
  ),
  cue(1.5, '(peaceful|in peace|relieved|a relief|easier|set free|be free|escape|way out|only way)'),
  cue(1.5, '(do not|does not|nobody would|no one would|nobody will|would not) (~ )?care'),
  cue(2.5, 'if (something|anything) (~ )?(happened|happens) to me'),
  cue(
    3,
    '(drift|swerve|steer|crash|drive|driving|car) (~ )?(into|off|against) (~ )?(lane|tree|wall|traffic|bridge|truck|road|river)',
  ),
  cue(
    2,
    '(end|stop|finish|escape) (it|this|everything|the pain|all of it|hurting)',
    '(it|pain|all|everything) to (stop|end|be over)',
    '(permanent solution|be over)',
  ),
  cue(
    2,
    '(burden|without me|(?<!\\bi )miss me|if i (was|were) (gone|not)|(easier|happier) for (everyone|you all|all of you))',
  ),
  cue(
    1.5,
    '(hopeless|no hope|no future|pointless|meaningless|no point|the point|nothing left|nothing matters|never get better|worthless|falling apart|give up|given up|giving up)',
  ),
  cue(
    1.5,
    '(hate myself|punish myself|deserve (the |this )?(pain|it)|deserve to (exist|live|be here)|disgusted with myself)',
  ),
  cue(2, '(pills|tablets|blade|razor|gun|noose|bridge|cliff|ledge|rooftop|overdose|railway|tracks)'),
  cue(1, '(how many|looked up|look up|researched|researching|would take)'),
  cue(1.5, '(cut|cutting|cuts|burn|burned|burning|carve|carved|hang|drown|bleed|bleeds|bleeding|scars)'),
  cue(1.5, '(not|never) (~ )?(wake|woke) up', 'sleep (for ever|forever)'),
  cue(2, '(goodbye|goodbyes|farewell|my will|giving away)'),
  cue(
    1,
    '(think|thinking|thought|thoughts|imagine|imagining|wonder|wondering) (about|of|that|how|what|if|my|it)',
  ),
  cue(
    1,
    '(tired of|so tired|exhausted|can not (take|do|go|bear|cope|stand)|could not (take|go)|too much|i am done|want out)',
  ),
  cue(1, '(any ?more|any longer|much longer)'),
  cue(1, '(pain|hurting|numb|empty|darkness|dark thoughts|dark place|feel (nothing|anything|something))'),
  cue(1.5, '(disappear|vanish|gone|not around)'),
];
