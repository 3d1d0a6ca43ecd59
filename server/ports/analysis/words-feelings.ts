import { words } from './pattern.ts';

/** States that take some trust to tell; being seen in them is what brings people closer. */
export const tenderFeelings = words(`
abandoned accepted afraid alone angry anxious apprehensive ashamed at_ease at_home awkward bashful betrayed
bitter bored_with brave breathless broken burdened burnt_out burned_out calm calmer cared_for cautious
cherished chosen clingy clumsy cold comforted complete concerned confused conflicted connected content
cosy cozy cross crushed curious daunted dazed defeated defensive deflated desired desirable despair desperate devastated
disappointed disconnected discouraged disgusted dismissed distant distraught distressed down drained dread
eager ecstatic edgy elated embarrassed embraced empty encouraged energised energized enraged envious excited
excluded exhausted exposed fearful flattered flustered foolish forgiven forgotten fragile frantic free
freer frightened frozen frustrated fulfilled furious giddy giggly grateful grief grieving grounded grumpy
guilt guilty happiest heartbroken heavy held helpless hesitant homesick hopeful hopeless horrible horny humbled
humiliated hurt hurting ignored impatient important inadequate incompetent indebted inferior inhibited
insecure inspired intimidated invisible irritated irritable isolated jealous jittery joyful judged jumpy lazy left_out
light lighter like_a_* like_an_* like_home like_i_* like_me like_myself like_nobody like_the_only* liked
lonely lonesome longing looked_after lost loved mad melancholy miserable missed mocked mortified
moved needed needy neglected nervous nostalgic not_enough not_good_enough numb on_edge out_of_place
out_of_control overlooked overwhelmed overjoyed pained panicked panicky paralysed paralyzed peaceful picked powerless
powerful pressured pressurised prickly protected protective proud prouder proudest punished puzzled raw
reassured rejected relaxed relief relieved reluctant remorseful resentful resentment respected restless
sad sadness safe safer scared secure seen self_conscious selfish sensitive settled shaken shaky shame
shattered shocked shy shut_out sick silly sick_to small soothed sorry special spoilt spoiled squeamish stiff strong
stronger stressed stressed_out struggling stuck stupid suffocated supported surprised suspicious sympathetic
tearful teary tempted tense tender terrible terrified thankful thirsty threatened thrilled timid tired touched
torn trapped troubled trusted turned_on ugly unappreciated unattractive uncertain uncomfortable understood
uneasy unheard unhappy unimportant unloved unlovable unsafe unseen unsettled unsupported unsure unwanted unworthy
upset useless used valued vulnerable wanted warm weak weepy welcome weird whole wobbly wonder worn_out
worried worthless worthy wound_up wounded adored appreciated awestruck aroused besotted bliss blissful
electric fuzzy goosebumps butterflies smitten tingly transfixed wild naughty cheeky powerful in_control
heard anxiety panic fear doubt doubts insecurity jealousy loneliness pride
udaas akela akeli khush dukhi pareshan
`);

/** Words that tell a feeling only after 'I feel'; elsewhere they describe things. */
export const ambiguousFeelings = words(`
at_ease at_home alone bitter bored_with broken calm calmer cold complete comforted connected content cosy cozy cross
curious distant down drained empty fragile free freer full grounded heavy held hot important lazy light lighter like_a_*
like_an_* like_home like_i_* like_me like_myself like_nobody like_the_only* lost mad missed needed numb open picked powerful
powerless protected protective punished raw restless safe safer seen selfish sensitive settled short sick silly small
special spoilt spoiled stiff strong stronger stuck stupid surprised tender terrible tired touched ugly used warm weak
weird welcome whole wild naughty worn_out understood heard valued wanted chosen loved supported respected accepted
trusted relaxed confident in_control out_of_control wonder
`);

/** Feelings whose denial tells little: 'not really nervous'. */
export const worries = words(
  'nervous worried afraid scared anxious embarrassed ashamed jealous angry shy sad upset stressed uncomfortable fearful insecure hurt frustrated',
);

/** Common good or bad words: a feeling is named, yet nobody learns which one. */
export const plainFeelings = words(
  'good great nice happy happier fine okay ok better bad worse best amazing awesome wonderful comfortable comfy fantastic perfect beautiful lovely',
);

/** Verbs by which a person tells a feeling with 'I' in front. */
export const tenderVerbs = words(`
ache adore backed_off blush* bristle cling* clench crave craved cried cries cringe cringed cry daydream dread
dreaded envy envied fear feared fell flinch flinched fret froze freeze giggle* grieve* grin grinned hide hid
long_for longed_for melt melted miss missed mourn* overthink panic* pretend pretended regret regretted resent
resented retreat* shiver* shrink shrank shake shook shut_down shutting_down sigh* snap snapped snapping smile
smiled spiral* squirm* struggle* sulk* sweat tear_up teared_up tense_up tensed tremble* treasure* unwind weep wept
withdraw withdrew worry worried yearn* breathe_out exhale* unclench* choke_up choked close_up closed_up go_quiet
went_quiet go_red went_red go_numb go_wobbly go_cold lose_it lost_it loosen_up break_down broke_down light_up
trust trusted doubt doubted lie_awake lay_awake count_the go_silent go_stiff relax relaxed bark go_weak
stop_racing race fall_in_love fall_a_bit_more_in_love fall_for fell_for can_not_breathe can_breathe sink sank lose_track lost_track lose_myself lost_myself forget_everything breathe_again want_to_vanish want_to_disappear want_to_hide get_prickly
`);

/** Verbs of liking and wanting: a feeling, though a common one. */
export const plainVerbs = words(
  'love loved like liked enjoy enjoyed hate hated prefer need needed want wanted hope hoped wish wished care mind',
);

/** Parts of the body that people use to tell what happens inside them. */
export const bodyParts = words(`
heart chest stomach tummy belly gut shoulders throat hands knees legs face cheeks ears breath breathing skin eyes
jaw neck back mind brain head voice body muscles nerves soul toes spine pulse
`);

export const bodyMoves = words(`
ach* bark* burn* come comes came clench* click* clos* dizz* drop* dry dries flip* flutter* foggy freez* froz* full goes going hot
heavy hurt* itch* jump* knot* leap* light* loosen* lock* loud melt* open* pound* prick* quicken* quiet* race*
racing relax* rise* rising sank shak* shut* sink* shook skip* slow* soft* spin* squeez* stop* sweat* tens* thump* tight*
tingl* trembl* turn* unclench* unwind* warm* went weak* wobbl* stiff* churn* wander*
`);

/** What one calls a partner whom one values; by itself it is only a compliment. */
export const warmTraits = words(`
adorable affectionate amazing attentive attractive awesome beautiful best brave bright brilliant calm careful
caring charming cheerful clever comforting compassionate considerate courageous creative cute dedicated dependable
determined devoted down_to_earth easygoing easy_going empathetic encouraging endearing faithful fearless forgiving
friendly funny generous gentle genuine gorgeous graceful great handsome hardworking hard_working helpful hilarious
honest hot humble incredible independent inspiring intelligent kind kinder lovely lovable loving loyal magical nice
open_minded organised organized passionate patient perfect playful polite protective quick_witted reliable
resilient respectful romantic selfless sensitive sexy sincere smart soft soothing special steady strong stunning
supportive sweet sweetest talented tender thoughtful tireless trustworthy understanding warm warm_hearted wise
witty wonderful precious
`);

/** The same as nouns: 'his patience', 'the way she laughs'. */
export const warmNouns = words(`
bravery calm calmness care compassion courage creativity curiosity dedication determination devotion discipline
empathy energy faith forgiveness gentleness generosity grace heart honesty hugs humility humor humour independence
integrity intelligence intuition jokes kindness kisses laugh laughter love loyalty optimism patience passion
perseverance playfulness positivity resilience selflessness sensitivity sincerity smile softness spirit steadiness
strength stubbornness support talent tenderness thoughtfulness trust understanding warmth wisdom wit work_ethic
touch
`);

/** Things one does for somebody one cares about. */
export const careVerbs = words(`
apologized asked believed booked bought bring brings brought brush* calm* called carried carries check* choose
chose clean* comfort* cook* cover* cuddle* cut dance* defended drew drove drive* encourage* explain* feed fed fetch*
fix* fold* forgive forgave gave get got grab* help* hold holds held hug hugs hugged iron* kiss kisses kissed knew
laugh* leave left listen* look* made make makes massage* memorized message* notice* offer* order* pack* paid
picked play* prepare* put protect* read reach* remember* rub* rubs rubbed run ran save saved scrape* send sends sent
sat share* show* sing* sit sits smile* speak spoke squeeze* stand stands stood stay* stop* stroke* surprise*
take takes took talk* teach taught tell text* thank* tidy tidied told trace* tuck* turn* wait* wake* woke walk*
warm* wash* watch* whisper* wink* wipe* write writes wrote
`);
