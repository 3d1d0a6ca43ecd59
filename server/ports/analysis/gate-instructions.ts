import { findAll, has, phrases } from './pattern.ts';
import { firstWords, onlyOf, readText, type Sentence, type Text } from './text.ts';

// An answer is data: text that talks to the grader instead of the partner is not rated, and what stands beside
// it keeps its worth in the score, so that adding such a line changes nothing (OWASP LLM01, prompt injection).
const machine =
  '(?:ai|a i|assistant|model|llm|chatbot|chatgpt|gpt|claude|gemini|bot|grader|analyser|analyzer|evaluator|rater|judge|scorer|algorithm|system|machine|reviewer|language model)';
const label =
  '(?:excellent|perfect|highest|maximum|max|top|full marks|good|best|ten|10|100|five stars?|a plus|five out of five|positive)';
const verdict =
  '(?:quality|rating|score|label|grade|marks?|insightrating|insight rating|category|classification|evaluation|verdict)';

const addressed = phrases(
  `(ignore|disregard|forget|override|bypass|skip|drop|discard|delete|neglect) (~ )?(all |any |every |your |the |my |these |those )*(previous|prior|above|earlier|preceding|former|instructions?|rules?|rubric|prompts?|guidelines?|guardrails?|system|what you were|everything (above|before)|directions|commands|constraints|criteria)`,
  `(forget|ignore) (~ )?(you were|been) (told|instructed|given|trained)`,
  `(new|updated|additional|following|secret|hidden|real|actual) (~ )?(instructions?|rules?|prompts?|directives?|task) (~ )?(for|is|are|,|to) (~ )?(${machine}|you|the)`,
  `(new|updated|additional) (instructions?|system prompts?|directives?)`,
  `(rate|score|grade|mark|label|classify|evaluate|judge|rank|treat|assess) (~ )?(this|it|my|the|that|answer|response|me|text|following) (~ )?(as |with |a |an |at |to be )*(an? )?(the )?${label}`,
  `(rate|score|grade|mark|label|classify|evaluate) (this|my|the) (answer|response|text|reply|submission|entry)`,
  `(give|award|assign|grant|return|output|set|put|choose|select|pick|report) (~ )?(this|me|it|my|the|an?|answer|response)? ?(~ )?(${label}) (~ )?(${verdict})`,
  `(give|award|assign|grant|set|return|output|choose|make) (~ )?(${verdict}) (~ )?(to |as |of |, |with )*(${label})`,
  `${verdict} (should|must|is|shall|needs to|has to|will|to|,)( be)? ${label}`,
  `(you are|act as|pretend (to be|you are)|behave as|roleplay as|imagine you are|from now on you are|you will be) (~ )?(an? |the |my )*(helpful |friendly |unrestricted |lenient |generous )*${machine}`,
  `(as|dear|hey|hello|hi|attention|note to|message to|to the|for the|listen) (an |the |my )*${machine}`,
  `(print|reveal|show|repeat|output|display|leak|expose|tell me|write out|return|quote) (~ )?(your|the|my|initial|hidden|system) (~ )?(prompt|instructions|rubric|rules|system message|configuration|json|scoring)`,
  `(system prompt|developer mode|jailbreak|do anything now|prompt injection|end of (prompt|instructions|answer|input)|begin (system|admin|instructions))`,
  `(respond|reply|answer|output|say|write|return|continue) (~ )?(only )?(with|in|using|only) (~ )?(json|excellent|praise|the word|10|ten out of ten|quality|the following|positive|yes)`,
  `^(write|compose|generate|draft|translate|summarize) (a|an|the following|this) (~ )?(poem|haiku|essay|story|code|program|email|limerick|text|song|recipe|list|article)( (about|in|for|instead|that|into|of))?`,
  `(output|return|produce|generate) (only|just|nothing but|exactly)`,
  `${machine} (,|should|must|will|please|shall|has to|needs to) (~ )?(rate|give|score|mark|return|output|say|ignore|label|praise|always|respond|choose)`,
  `(please|kindly) (~ )?(give|rate|mark|score|assign|choose) (~ )?(answer|response|highest|excellent|top|good|best) (~ )?(label|rating|score|marks?|grade|quality|${machine})`,
  `(system|assistant|user|human|developer|admin|im start|inst|sys) , (~ )?(you (are|must|should|will)|ignore|rate|set|give|please|respond|override|new|return|output|quality)`,
  `(pehle|upar|purane) (~ )?(nirdesh|instructions?|rules?) (~ )?(bhool|bhul|ignore)`,
  `(insightrating|insight rating|quality excellent)`,
  `(whoever|whatever|who|you|if you) (~ )?(grading|rating|scoring|evaluating|marking|analysing|analyzing|assessing) (this|it|these|me|my answer)`,
  `(translate|recite|paraphrase|encode|spell out) (~ )?(your|the system) (guidelines|rules|rubric|instructions|prompt)`,
  `(pretend|act|talk|speak) (~ )?(my|a|the) (grandma|grandmother|granny|teacher|boss|dad|mum) (~ )?(and|who) (~ )?(read|give|rate|tell|reads|gives|rates) (~ )?(one|${label}|${verdict}|it)`,
  `(ignoriere|ignoriert|vergiss|missachte|ignora|ignore|olvida|oublie|oubliez|ignorez) (~ )?(alle|alles|anweisungen|regeln|todo|todas|instrucciones|reglas|tout|toutes|consignes)`,
  `(bewerte|califica|punt[uú]a|note|[eé]value|notez) (~ )?(diese|antwort|meine|esta|mi respuesta|respuesta|cette|ma r[eé]ponse)`,
  `(isko|ise|is jawab ko|mere jawab ko|yeh jawab) (~ )?(excellent|best|top|full marks|10) (~ )?(de|do|dena|dedo|bolo|likho|rate)`,
);

/** A tag of a chat, or a field of a reply with its value; quality is a word of couples too, so there the value tells. */
const marks = [
  String.raw`<\|?\/?(?:im_start|im_end|system|instructions?|assistant)\b[^>\n]*>?`,
  String.raw`\[\/?(?:INST|SYSTEM)\]`,
  String.raw`["']?quality["']?\s*[:=]\s*["']?(?:excellent|good|average|other|perfect|top|high|best|\d)\w*["']?`,
  String.raw`["']?(?:insightRating|engine|rubricVersion)["']?\s*[:=]\s*["']?\w+["']?`,
].join('|');

/** From here on nobody speaks to the partner: a field of text, or the role of whoever is said to speak. */
const speech = String.raw`["'](?:label|score|rating|grade|suggestions?|feedback)["']\s*:|^\s*(?:system|assistant|developer)\s*:`;

const allMarks = new RegExp(marks, 'gi');
const isSpeech = new RegExp(speech, 'im');
const isMarkup = new RegExp(`${marks}|${speech}`, 'im');

/** The words of a person to a person: 'please ignore the mess', 'I'd rate it ten out of ten'. */
const ordinary = phrases(
  `(i|we|he|she|would|you would|partner) (~ )?(rate|rated|give|gave|score|scored|grade|mark) (it|that|this|him|her|you|us|our|the|my|your)`,
  `(ignore|forget) (~ )?(the |my |your |all |that )*(mess|noise|phone|snoring|smell|dishes|world|kids|rest)`,
);

const talksToMachine = (sentence: Sentence): boolean => has(sentence, addressed) && !has(sentence, ordinary);

const asTyped = ({ raw }: Text, { words }: Sentence): string =>
  raw.slice(Math.max(0, (words[0]?.start ?? 0) - 3), (words.at(-1)?.end ?? 0) + 3);

/** Text that speaks to whoever rates it. */
export const isInstruction = (text: Text): boolean =>
  text.sentences.some((sentence) => isMarkup.test(asTyped(text, sentence)) || talksToMachine(sentence));

/** With fewer words before it, the whole sentence belongs to the instruction. */
const fewest = 6;

/** What stands before the instruction where somebody forgot the full stop. */
const before = (text: Text, sentence: Sentence): readonly Sentence[] => {
  if (isSpeech.test(asTyped(text, sentence))) return [];
  const [first] = findAll(sentence, addressed);
  if (first === undefined || has(sentence, ordinary)) return [sentence];
  return first.from < fewest ? [] : [firstWords(sentence, first.from)];
};

/** Without a space between them, as in 'console.log(1)', a sentence belongs to the one before it. */
const isJoined = ({ raw }: Text, one: Sentence | undefined, next: Sentence): boolean =>
  one !== undefined && !/\s/.test(raw.slice(one.words.at(-1)?.end, next.words[0]?.start));

/** The text without what speaks to whoever rates it; a tag is cut out of its sentence, an order with all of it. */
export const withoutInstructions = (typed: Text): Text => {
  const text = readText(typed.raw.replace(allMarks, ' '));
  let isCut = false;
  const left = text.sentences.flatMap((sentence, at, all) => {
    const kept = isCut && isJoined(text, all[at - 1], sentence) ? [] : before(text, sentence);
    isCut = !kept.includes(sentence);
    return kept;
  });
  return onlyOf(text, left);
};
