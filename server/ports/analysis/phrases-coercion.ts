import { cue } from './cues.ts';
import { phrases } from './pattern.ts';

const other =
  '(?:he|she|they|you|partner|husband|wife|boyfriend|girlfriend|fiance|fiancee|woh|usne|pati|patni|tum|tumne|who)';
const whom =
  '(?:me|my (?:~ )?(?:face|arm|arms|hair|neck|throat|wrist|wrists|back|head|hand|hands|legs|ribs|stomach|cheek|eye))';
const anyone = `(?:${whom}|him|her|you|them|my (?:wife|husband|girlfriend|boyfriend|partner|fiance|fiancee))`;
const blows =
  '(?:hit|hits|hitting|slap|slaps|slapped|slapping|punch|punches|punched|punching|kick|kicks|kicked|choke|chokes|choked|choking|strangle|strangles|strangled|strangling|beat|beats|beaten|beating|bite|bites|bit|shove|shoves|shoved|shoving|smack|smacks|smacked|throttle|throttled|burn|burns|burned|burnt|stab|stabbed|drag|drags|dragged|dragging|whip|whipped|batter|battered|attack|attacks|attacked|headbutt|headbutted|assault|assaults|assaulted|abuse|abuses|abused|rape|rapes|raped|molest|molested)';

/** Blows, and what they leave. */
export const violence = phrases(
  `${other} (?:[a-z]+ ){0,3}?(spat|spit|spits) (at|on|in) (me|my)`,
  `(rips|ripped|tears|tore) (it|them|my [a-z]+) off (me|my)`,
  `(hand|hands|pillow) over (my|her|his) (mouth|face)`,
  `(keeps|kept|showed|shows|pulled|pulls|points|pointed|waves|waved) (~ )?(gun|knife|blade|hammer|axe) (~ )?(drawer|at me|me|on me|when|while|to my)`,
  `not let go of my (wrist|wrists|arm|arms|hair|hand|neck)`,
  `(punch|punches|punched|kick|kicks|kicked|smash|smashes|smashed) (~ )?(holes?|walls?|doors?|furniture|mirror|windows?|windscreen)`,
  `${other} (?:[a-z]+ ){0,4}?${blows} (?:[a-z]+ ){0,2}?${whom}(?! out)`,
  `(i|we) (?:[a-z]+ ){0,3}?${blows} (?:my (?:wife|husband|girlfriend|boyfriend|partner|fiance|fiancee)|him|her|you)`,
  `(i am|i was|i get|i got|i have been|been|being|was|getting) (~ )?(hit|slapped|punched|kicked|choked|strangled|beaten|raped|assaulted|abused|molested|attacked|forced into|battered)( by)?`,
  `${other} (?:[a-z]+ ){0,3}?(push|pushes|pushed|pushing|throw|throws|threw|thrown|slam|slams|slammed|pin|pins|pinned|shove|shoved) ${anyone} (~ )?(against|down|into|onto|to|on|across|out|off|at) (~ )?(wall|stairs|steps|floor|ground|door|table|fridge|cupboard|room|car|house|bed|wardrobe|window|street)`,
  `(grab|grabs|grabbed|pull|pulls|pulled|yank|yanked|drag|dragged|seize|seized) (~ )?(me|him|her|you|my (wife|husband|girlfriend|boyfriend)) by (the|my|her|his|your) (hair|neck|throat|arm|wrist|collar)`,
  `(twist|twists|twisted) my (arm|wrist)`,
  `(throw|throws|threw|throwing|smash|smashes|smashed|smashing|break|breaks|broke) (~ )?(things?|plates?|stuff|glass|glasses|phone|dishes|objects|bottle|chair|mug|my (phone|things)|the (door|tv)) (~ )?(at|when|during|because|if|in front|next to|near|in anger|and)`,
  `(bruise|bruises|bruised|black eye|broken rib|broken nose|bloody lip|split lip|stitches|marks on my (neck|arms|wrists)|scars?) (~ )?(on|from|because|after|last|that|he|she|when|where)`,
  `(fist|fists|belt|knife) (~ )?(around|on|to|at|against|in) my (throat|neck|face)`,
  `(hand|hands) (~ )?around my (throat|neck)`,
  `(gave|give|gives|left|leaves|leave) (~ )?(me )?(~ )?(bruises?|marks|black eye|scars|a split lip)( (~ )?on me)?`,
  `made me bleed`,
  `(raise|raises|raised|lifts|lifted) (~ )?(hand|hands|fist|fists) (~ )?(at|on|to|against|over) (me|us|him|her|my|the kids)`,
  `(teach|taught|show|showed) (him|her|you|me) (a|the|who) (~ )?(lesson|boss|place)`,
  `(deserve|deserved|deserves|asked for|had it coming|earned) (~ )?(slap|beating|it when i|being hit|to be hit|the beating|that slap)`,
  `(he|she|you|husband|wife|partner) (~ )?(is|was|gets|got|became|are|were|turns|turned) (~ )?(violent|abusive|physical with me)`,
  `(beats us|beats the (kids|children)|domestic (abuse|violence))`,
);

/** Sex without a free yes, or after a no. */
export const forcedSex = phrases(
  `(lie|lay|lying) (~ )?there (~ )?(count|counting|wait|waiting|stare|staring|until|hoping|and let|let)`,
  `camera (~ )?(bedroom|bathroom|shower|hidden) (~ )?(found|without|secret*|accident|not know*)`,
  `if i do not (~ )?(sleep with|have sex with|give it to|let) (him|her)`,
  `(pretend|pretends|pretended|pretending) to (be )?(asleep|sleep|sleeping|ill|sick) (~ )?(so|because|to avoid|or) (~ )?(he|she|not|force|touch|sex|leaves me|leave me)`,
  `(wife|husband|woman|partner|girlfriend|boyfriend) (~ )?(can not|should not|must not|has no right to|may not|not supposed to|never) (say no|refuse|deny)`,
  `if (she|he|you) (do|does|will|would) not (~ )?i (will|am going to|would) (find|get|go to) (someone|somebody|another|it)`,
  `even (though|when|if|after) (i|she|he) (~ )?(begged|beg|asked|told|pleaded|said|say|tell) (~ )?(not to|to stop|no|stop|it hurts)`,
  `i (had to|have to|was made to|must) (~ )?(have sex|sleep with (him|her)|let (him|her)) (~ )?(because|or|even|while|although|though|whenever)`,
  `(wait|waiting|waited|lie still|lay there|lie there|stare|stared|freeze|froze) (~ )?(until|till) (~ )?(over|done|finished|finishes|stops|comes)`,
  `condom (off )?(~ )?(without|secretly|though i|anyway|not tell)`,
  `(laughs|laugh|ignores|smiles|does not care|continues|keeps going|carries on) (~ )?when i (cry|say stop|say no|beg|scream|flinch)`,
  `(rape|raped|rapes|rapist|molested|sexually assaulted|non consensual|nonconsensual|sexual assault)`,
  `(said|say|says|saying|told|screamed|cried|shouted|begged|mumbled|whispered) (~ )?(no|stop|not to|i did not want) (~ )?(but|and|yet|he|she|they|you|did not|does not|kept|keeps|would not|again|several)? ?(~ )?(anyway|did not stop|does not stop|kept going|keeps going|carried on|carries on|kept on|continue*|ignored|ignores|went on|goes on|did it|does it|would not stop|will not stop|not listen|pushed on|took it as|forced|insisted|insists|until)`,
  `(ignore|ignores|ignored|ignoring|overrule*|laugh at|laughs at|laughed at) (my|me when i|a|every|her|his) (~ )?(no|safe word|safeword|stop|say stop|say no|said no)`,
  `(not|never|will not|would not|does not|did not|refuse to|refuses to|can not) (~ )?(stop|take no|accept (a |my )?no|hear no|listen) (~ )?(when (i|she|he) (~ )?(say|said|says|ask|asked|cry|cried|beg)|even (when|if|though)|until|for an answer|although|while i)`,
  `(he|she|they|who) (~ )?(does|did|do|would|will) not stop( (touching|pushing|forcing|even (when|if|though)|when i (say|said|ask|asked|cry|cried)|until|if i))`,
  `(he|she|they) (does|did|would|will) not stop$`,
  `(force|forces|forced|forcing|coerce|coerces|coerced|blackmail|blackmails|blackmailed) (~ )?(me|him|her|himself|herself|myself) (~ )?(to|into|on|onto|have|do|in|sex|when|every|if|with)`,
  `(makes|made|making) (me|her|him) (~ )?(have sex|do (it|things|stuff|anal|oral|that)|sleep with|touch (him|her|it|himself|herself)|swallow)( (~ )?(not want|did not|against|when))?`,
  `(kept going|keeps going|carried on|carries on|makes me do|made me do|does not stop|did not stop) (~ )?(cry|cried|crying|tears)`,
  `(made me|makes me|do things|did things|doing things) (~ )?(not|never) (~ )?(want|agree|consent)(ed)? to( do)?`,
  `${other} (~ )?(forces|forced|coerced|pressured|pressures) (~ )?(me|him|her)`,
  `(refuse|refuses|refused) to (let|allow) (me|her|him)`,
  `(hide|hides|hid|throws away|threw away|took away|takes away|refuses) (~ )?(birth control|condoms?|the pill|contracepti*)`,
  `against (my|her|his) (will|wishes|wish|consent)`,
  `without (my|her|his|any|asking (for )?(my|her|his)?) ?(consent|permission|agreement)`,
  `(woke|wake|waking) up (~ )?(and|to|with) (~ )?(he|she|him|her|you|my (husband|wife|boyfriend|girlfriend|partner)|being) (~ )?(inside|on top|touching|doing|having|already|in me|undressing|filming)`,
  `(while|when) (i|she|he) (~ )?(asleep|sleeping|unconscious|passed out|drunk|blackout|too drunk) (~ )?(he|she|they|i|had|touches|touched|started|has|did|does|sex|took|takes|anyway)`,
  `(asleep|sleeping|unconscious|passed out|too drunk) (~ )?(had|has|have) sex`,
  `(give|gave|giving|given) (~ )?(in|him what|her what) (~ )?(because|so|to avoid|or|since|when|until|after|otherwise|just|every) (~ )?(angry|shout*|scared|afraid|furious|punish*|safe|hurt*|hell|threat*|screams?|pressur*)`,
  `(only|just) (~ )?(have sex|sleep with|let (him|her)|do it|say yes|agree|said yes) (~ )?(because|so|to|or|out of) (~ )?(angry|afraid|scared|fear|fight|avoid|shouts?|keep the peace|threat*|mad|refuse|leave|punish*|hurt*|does not|guilt*|safer|furious|hit|hits)`,
  `(let|lets) (it|him|her|this) (~ )?(happen|do it|finish|have (it|me)) (~ )?(because|so|to|since|as|or|while)`,
  `(saying|say|said|telling (him|her)) no (~ )?(makes|made|is not|does not|never|only makes|means|gets|was not|has) (~ )?(furious|angry|violent|mad|worse|option|an option|matter|allowed|work|hit|hurt|punished|help|safe|rage|consequences)`,
  `(he|she|they|you|husband|wife|partner) (~ )?(angry|furious|violent|aggressive|rough|threatening|scary|punishes me|shouts|screams) (~ )?(if|when|whenever|until) i (~ )?(refuse*|say no|said no|do not want (to|it|sex)|deny|resist)`,
  `(pressure|pressures|pressured|pressuring|guilt|guilts|guilt trips?|nag|nags|push|pushes|pester|pesters|beg|begs|keep asking|keeps asking|keep pushing|keeps pushing|keep going|keeps going|kept going|kept pushing|kept asking|keep at it|insist|insists) (~ )?(until|till) (~ )?(i|he|she|they|it) (~ )?(give|gives|gave|say yes|says yes|said yes|stop|stops|stopped|agree|agrees|agreed|do|does|did|let|lets|cave|caves|submit|cry|cries|lie still|fighting|resisting)`,
  `(wife|husband|girlfriend|boyfriend|she|he|woman|you) (~ )?(has to|have to|must|owes me|owe me|owes it|supposed to|obliged to|no choice but to|belongs to me|my property|my right) (~ )?(sex|satisfy|please me|obey|give (me|it)|when i want|whenever i|whether)`,
  `(wife|husband|girlfriend|boyfriend|she|he|woman|you) (~ )?(no right to|not allowed to|can not|must not|not get to) (refuse (me|sex)|say no to (me|sex|her husband))`,
  `(her|his|a wife|wifely|marital|your) (duty|duties|obligation)`,
  `(no|(not|never) (~ )?(a|any|much)) (real |free |other )?(choice|say|option) (~ )?(in|about|when it comes to|but to) (~ )?(bed|sex|it|matter|obey|give|that|do it)`,
  `(not care|never care|do not care|no matter|whether or not|even if|regardless|whether) (if |whether |when )?(she|he|i|you) (~ )?(says no|say no|said no|agrees|cry|cries|crying|consent|consents|resist*|wants (it|to)( or not)?|want (it|to) or not|likes it or not|like it or not)`,
  `(hold|holds|held|holding|pin|pins|pinned|tie|tied) (~ )?(me|her|him) (~ )?(down|still) (~ )?(not move|could not|and|so i|until|while|though|even|cry*|scream*|against)`,
  `(film|filmed|films|record|recorded|records|photographed) (~ )?(me|us|her|him) (~ )?(without|secretly|asleep|naked without|not know*|knowing)`,
  `(removed|took off|takes off|slipped off|stealth*) (~ )?condom (~ )?(without|secretly|telling|though|anyway)?`,
);

/** Threats, and fear of the partner. */
export const threat = phrases(
  `(scared|afraid|terrified|frightened|dread) (~ )?(to|of) (go|going|be|being|come|coming) (~ )?home`,
  `not (feel |feeling )?(safe) (~ )?(at home|in my (own )?(home|house|bed))`,
  `(he|she|they|you) (~ )?(going to|will|might|could|would) hurt me$`,
  `(partner|husband|wife|boyfriend|girlfriend) (~ )?(hurts|is hurting) me$`,
  `(grabbed|grabs|held|holds|blocked|blocks|cornered|corners) me (~ )?(could not|can not) (get (out|away)|leave|move|breathe|escape)`,
  `(threat|threats|threaten|threatens|threatened|threatening|blackmail|blackmails|blackmailed) (~ )?(to|me|that|if|with|her|him|us) (~ )?(to )?(~ )?(all the time|kill|hurt|hit|beat|leave me|post|share|send|show|tell|take|throw|divorce|kids|children|photos|pictures|videos?|nudes|suicide|harm|burn|destroy|report|out me|cut|me|family|deport*)`,
  `(he|she|they|you) (?:[a-z]+ ){0,3}?(will|would|is going to|said (he|she) will|promised to|swore to) (~ )?(kill|hurt|hit|beat|destroy|find) (me|us|my|the kids)`,
  `i (will|would|am going to|have to|might) (kill|beat|hit|strangle|slap) (you|him|her|my wife|my husband|my girlfriend|my boyfriend)( (~ )?(if|when|next|one day|up))?`,
  `(scared|afraid|terrified|frightened|fear|fearful|petrified|live in fear) (~ )?(of|what|for) (~ )?(he|she|him|her|you|my (?:husband|wife|boyfriend|girlfriend|partner)|life|safety) (~ )?(will|would|might|could|is going to|do|does|comes home|drunk|drinks|angry|anger|temper|mood|when|moods|hit|hurt)`,
  `(afraid|scared|terrified|frightened|fear) (of|for) (him|her|my husband|my wife|my boyfriend|my girlfriend|my partner|my life|my safety)(?= $| ,| (when|if|because|and|but|so|at|sometimes|now|since|like|once|in) )`,
  `not (feel )?safe (~ )?(with|around|near|at home|in my own|when|alone with) (~ )?(him|her|you|my (?:husband|wife|boyfriend|girlfriend|partner)|home|house|he|she)`,
  `(walk|walking|walks) (~ )?on eggshells`,
  `(flinch|flinched|flinches|duck|cower|hide) (~ )?(when|if|whenever) (~ )?(he|she|you|raise|raises) (~ )?(hand|voice|moves|comes|home|drunk|angry|near)`,
);

/** Money, friends, phone and movement in the partner’s hand. */
export const control = phrases(
  `(no one|nobody|never) (~ )?(will|would|to) (~ )?believe me`,
  `(paycheck|salary|wages|earnings|money|pay) (~ )?(goes|go|went|paid) (~ )?(his|her) (account|pocket|hands)`,
  `(can not|could not|not allowed to|may not) (come|go) (home|inside|in|to bed|out) (~ )?until (~ )?(says?|said|apologi[sz]e*|begs?|knees|admits?)`,
  `on (her|his|my) knees (and|to) (~ )?(beg|apologi[sz]e|say sorry|ask)`,
  `(reads?|goes through|went through) (~ )?all my (messages|chats|emails)`,
  `(makes|made) me (~ )?(delete|block|unfriend|quit|give up|share) (~ )?(friends|friend|job|work|location|password|contacts|numbers|family)`,
  `(cuts|cut|blocks|blocked) off my (card|money|phone|account)`,
  `(not|never) permitted to`,
  `(i am|i was|i have been|she is|he is|you are|i m) (not|never|no longer) (allowed|permitted) (~ )?(see|meet|go|leave|work|talk|speak|visit|say no|friends|job|money|wear|own)`,
  `(nor|not) (~ )?allowed to (see|meet|go out|leave|work|talk to|have (a|my|any|friends)|wear what)`,
  `no money (of|for) my(self| own)`,
  `${other} (~ )?(controls|controlled|controlling) (~ )?(the money|all (the|our|my)|me|what i|who i|where i|my|everything i|our finances|finances)`,
  `${other} (~ )?(calls|called) me (~ )?(worthless|stupid|a whore|a slut|useless|crazy|fat|ugly|names|pathetic)`,
  `(says?|said|tells? me|told me) (~ )?(no one|nobody) (~ )?(else )?(~ )?(would|will|could) (ever )?(want|love|believe|have)`,
  `(does|do|will|would|did) not (let|allow|permit) (me|her|him) (?!in |down |finish |win |forget )(~ )?(see|meet|leave|go|work|talk|call|have|speak|wear|visit|drive|any|study|use|eat|sleep|go out)`,
  `(forbid|forbids|forbade|forbidden|bans|banned|prohibits|stops) me (~ )?(from |to )?(~ )?(see|seeing|meet|meeting|leaving|leave|going|go|working|work|talking|having|wearing|visiting|my|any)`,
  `(take|takes|took|taking|keep|keeps|kept|control|controls|withhold*) (~ )?(all )?(my|her|his) (~ )?(salary|wages|money|passport|documents|keys|papers|income|pay)`,
  `(hides|hid|confiscat*|takes away|took away) (~ )?my (~ )?(phone|keys|card|cards|passport|medicine|documents|shoes)`,
  `(check|checks|checking|go through|goes through|monitor|monitors|track|tracks|tracking|spy|spies|search|searches) (~ )?(my|her|his) (~ )?(phone|messages|location|emails?|texts|bag|calls|whereabouts|chats)`,
  `(reads?|reading) my (messages|emails?|texts|chats|diary) (~ )?(while i|without|secretly|at night|behind|every)`,
  `(lock|locks|locked|locking) (~ )?(me|her|him) (~ )?(in|out|up|inside|away|outside)`,
  `(stalk|stalks|stalked) me`,
  `(follow|follows|followed) me (~ )?(to work|secretly|in (his|her) car)`,
  `(gps|tracker|tracking app|app to track) (~ )?(my|me|phone|car)`,
  `(cut|cuts|isolate|isolates|isolated|isolating|keeps) me (~ )?(off|from|away) (~ )?(from )?(~ )?(friends|family|sister|mother|parents|everyone|brother)`,
  `(beg|begging|ask|account) (~ )?(him|her) (~ )?(for|money|permission) (~ )?(money|bus|food|every|permission|to)`,
  `(her|his|she|he) (~ )?(not allowed|needs my permission|must ask me|has to obey|must obey|should obey)`,
  `(i|we) (~ )?(do not|will not|never|would not|would never) (let|allow) (her|him|my wife|my husband|my girlfriend|my boyfriend) (~ )?(to )?(~ )?(go|see|meet|work|talk|leave|have|wear|out|speak|say no)`,
  `(punish|punishes|punished|punishing) (me|her|him) (~ )?(for|if|when|by|with|until)`,
);

/** All of these in other languages that people mix into English; no encoder of English may speak against them. */
export const inOtherLanguages = phrases(
  `(woh|usne|pati|tum|tumne|wo) (~ )?(mujhe |mujhko )?(~ )?(maarta|maarti|marta|marti|maara|mara|pitta|peetta|peeta|thappad|peet|dhamki|dhamkata)`,
  `(mujhe|mujhko) (~ )?(maarta|maarti|maarte|marta hai|marti hai|maara|peetta|peeta|pitta|thappad|dhamki|dhamkata)`,
  `(zabardasti|jabardasti|zabar dasti|jabran|balatkar|bina marzi|marzi ke khilaf|meri marzi ke bina)`,
  `(mana|na|nahi|no) (~ )?(karne|bolne|kehne|bolti|karti|bola|kaha|kiya) (~ )?(par bhi|ke baad bhi|phir bhi|tab bhi|bhi)`,
  `me (pega|golpea|obliga|amenaza|viola)`,
  `(phone|paise|salary) (~ )?(cheen|chheen|chhin)[a-z]*`,
  `(ghar se|bahar) (~ )?(nahi|nahin|nai) (~ )?(jaane|nikalne|jane) (deta|deti|dete)`,
  `me (pego|golpeo|maltrata|violo|amenazo|obligo)|(tengo|le tengo) miedo (a|de) (el|mi (marido|novio|esposo|pareja))`,
  `(er|mein (mann|freund)) (~ )?(schlagt|schlug|wurgt|wurgte|bedroht|zwingt|vergewaltigt|verprugelt) mich|mich (~ )?(geschlagen|gewurgt|vergewaltigt|bedroht)|angst vor (ihm|meinem (mann|freund))`,
  `(il|elle|mon (mari|copain)) me (frappe|bat|force|menace|viole|etrangle)|(jai|ai) peur de (lui|mon (mari|copain))`,
  `(ele|meu (marido|namorado)) me (bate|bateu|forca|ameaca|estupra|estuprou)|(mi|lui mi) (picchia|costringe|minaccia|violenta)`,
);

export const devanagari =
  /ज़?बरदस्ती|ज़?बर्दस्ती|(मारता|मारती|पीटता|पीटती) है|थप्पड़|हाथ उठा|धमकी|बलात्कार|इजाज़?त नहीं|नहीं जाने देत|(उससे|तुमसे|उनसे) डर/u;

/** Wished for, agreed on, played. */
export const wanted = phrases(
  '(i|we|me|both) (~ )?(love|like|enjoy|enjoyed|want|crave|adore|prefer|liked|loved|fantasize|fantasise|dream|imagine|would love)( (it|when|being|that|how|a|to))?',
  '(love it|like it|loving it|want (you|him|her) to|ask (you|him|her) (to|for)|asked (you|him|her) (to|for)|beg (you|him|her) for)',
  '(kiss|kissed|kisses|kissing|passionate*|moan*|teas*|nibbl*)',
  '(fantasy|fantasies|curious|turns me on|turned me on|turned on|hot|sexy|arous*|exciting|thrill*|into it|kinky|kink|bdsm|consensual|consent first|agreed|we agree|safe word|safeword|signal|on red|say red|scene|role ?play|spank*|kiss|kissed|kisses|kissing|passionate*|moan*|playful|playfully|gently|lightly|softly|tender*|negotiat*|talked about|trust (you|him|her)|blindfold*|handcuff*|ropes?|submissive|dominant|dom|sub)',
);
export const joking = phrases(
  '(tickl*|pillow|snowball|at (chess|cards|scrabble|monopoly|table|mario|tennis|badminton|ludo|carrom|cricket|fifa|it|every|the|video|board)|in (his|her|your|my) sleep|while asleep by accident|game|snoring|duvet|blanket|joke|joking|jokingly|laugh*|giggl*|emojilaugh|haha|lol|victory|sushi|broccoli|vegetables|spicy|on the (dance floor|swing)|high five|under the table|to the last|race)',
  '(made|make|makes|making) me (~ )?(laugh|smile|tea|coffee|breakfast|dinner|feel|soup|happy|try|watch (a|the|that|this|his|her|your|every|all|love|bollywood|football|cricket)|eat|think|want|cry happy|believe|promise)',
  '(push|pushed|pushes|encourage*) (me|him|her) (~ )?(to (be|do|apply|go|try|get|finish|study|grow|become|run|see|take|keep|dream)|harder|further|in a good|on the swing)',
  '(force|forced|forcing|make|push|beat|kick|kicking|punish) myself',
  '(it|that|this|which) (~ )?(hit|hits|kicked|beats|struck|slapped) (me|home)',
  '(hit it off|hit the|beat the|kick back|kick off|kick out of|beat around|heart (~ )?beat*|beats faster|knock|kicked in|beaten track|kick ass)',
  '(afraid|scared|terrified|frightened|nervous) (~ )?(of )?(him|her|you|he|she) (~ )?(leaving|leave|will leave|would leave|might leave|dying|die|getting|losing|finding|seeing|the first time|laughing|laugh|think|thinking|judge|judging|saying no|not|rejecting|stop|be disappointed|disappointed|getting hurt|getting sick)',
);
/** The past, a film, a stranger, parents: told to the partner, not done by the partner. */
export const elsewhere = phrases(
  `(my|his|her|your|our) (father|dad|mother|mum|parents|teacher|uncle|aunt|brother|sister|stepfather|stepdad|stepmother|grandfather|cousin|school|boss|family|ex|first husband|first boyfriend|old boyfriend|grandma|grandmother|cat|dog|ex husband|ex wife|ex boyfriend|ex girlfriend|last boyfriend|toddler|baby|son|daughter) (~ )?(${blows}|used to|would|made me|forced|locked|threw|pushed|grabbed|shouted|did not|never)`,
  '(when i was (small|little|a (kid|child|boy|girl)|young|ten|eight|six|seven|nine|five|at school|in school)|as a (kid|child|boy|girl|teenager)|years ago|growing up|in my (last|previous|past|old|first)|back then|before (you|him|her)|in (a|the) (film|movie|book|novel|series|show))',
);
/** What no play has in it. */
export const unwanted = phrases(
  '(not|never|did not|do not) (want|agree|consent|ask|like|wanted|asked)',
  '(said|say|says|saying|told|screamed|ignored|ignores) (~ )?(no|stop|my no|safe word|safeword)',
  '(scared|afraid|terrified|angry|furious|drunk|refuse|refused|against my will|threat*|bruise*|anyway|begged|cried|crying|tears|hurts|ashamed to tell|hide it|makeup)',
);

/** What gathers around such a life; each theme counts once. */
export const themes = [
  cue(
    1.5,
    '(said|say|says|saying) (~ )?(no|stop)',
    '(refuse|refused|did not want|do not want|not ready|no mood|against my|unwilling|consent)',
  ),
  cue(
    2,
    '(force|forces|forced|grabs|grabbed|holds me|held me|pins|pinned|drags|pressures|pressured|insists|guilt trips?|keeps (going|pushing|asking|begging)|kept (going|pushing|asking))',
  ),
  cue(2, `${blows} me`, '(hurts|hurt) me (~ )?(physically|on purpose|when|if|again|body)'),
  cue(2, '(threatens?|threatened|warns me|punish*|blackmail*|or else|consequences)'),
  cue(
    1.5,
    '(money|salary|bank|passport|messages|location|password|permission|my friends|my family|my sister|my mother|my parents|my job|my clothes|what i wear|who i (see|talk|meet)|where i (go|am))',
  ),
  cue(
    1.5,
    '(controls|checks|tracks|monitors|decides|forbids|hides|locks|allowed|let me|lets me|bans|isolat*|accuses|deletes)',
  ),
  cue(1.5, '(bruise*|marks|bleed*|bled|blood|hospital|black eye|injur*|swollen)'),
  cue(1, '(angry|furious|rage|rages|drunk|drinks|drinking|temper|screams|violent|explodes|loses it|jealous)'),
  cue(
    1,
    '(scared|afraid|terrified|frightened|trapped|can not leave|too scared|begged|cried|crying|froze|shaking|lie still|lay still|hide|nobody knows|tell no one)',
  ),
];

/** Without one of these the themes are a quarrel. */
export const grave = [
  cue(
    1,
    '(said|say|says|saying) (~ )?(no|stop)',
    '(refuse|refused|did not want|against my|unwilling|consent)',
    `${blows} me`,
    '(threatens?|threatened|punish*|blackmail*|bruise*|bleed*|bled|black eye|injur*|swollen)',
    '(controls|tracks|monitors|forbids|locks|allowed|bans|isolat*) (~ )?(me|my|to)',
  ),
];

/** The partner, or somebody who acts. */
export const actor = phrases(
  '(he|she|they|you|my (husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|man))',
);
