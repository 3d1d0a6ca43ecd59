import { words } from './pattern.ts';

const list = (text: string): ReadonlySet<string> => new Set(words(text));

/** Small words of languages that the rules cannot rate, accents taken off. */
export const otherLanguages: readonly ReadonlySet<string>[] = [
  list(
    'que de la el en y los las un una por con para me te mi tu se es cuando como pero muy nos lo siempre porque mas yo',
  ),
  list(
    'le la les de et je tu il elle nous que qui dans une un est pas pour mon ma mes ton ta quand avec tres mais suis moi',
  ),
  list(
    'ich du er sie wir und der die das ist nicht ein eine mit mir mich dich dir wenn auf fur mein meine deine aber sehr wie',
  ),
  list(
    'que de eu voce nao um uma o a os as com para meu minha quando mais muito por gosto sinto seu sua mas me te',
  ),
  list('che di la il e un una per con mi ti non quando sono mio mia tuo tua come molto ma perche piu lo gli'),
  list('ik je jij het de een en niet van met mijn dat als is ben voor heel maar wij ons hij zij'),
  list(
    'aku kamu yang dan di ke dari tidak ada saya kita dengan untuk itu ini sudah kalau suka sangat karena',
  ),
  list('ve bir bu ben sen cok icin ne da de ile gibi beni seni ama benim senin zaman'),
  list('nie jest sie na i w to ze mnie ciebie jak gdy kiedy bardzo ale moj moja lubie'),
  list('naan nee enakku unakku un en illa irukku romba pidikkum athu ithu nalla epo eppo'),
  list('nenu nuvvu naaku neeku chala undi kani na nee idi adi ante'),
  list('ami tumi amar tomar ke na khub bhalo lage jokhon amake tomake ache kore'),
  list('mi tu mala tula aahe ahe khup aani pan nahi majha majhi tujha tujhi kashi kasa'),
  list('jeg du det er en et og at ikke mig dig vi os til med nar som har pa for af han hun min din meg deg'),
  list('jag du det ar en ett och att inte mig dig vi oss till med nar som har pa for av han hon min din'),
  list('mina sina sinua minua on ja ei kun etta olen olet meille meidan sinun minun hyvin paljon mutta se'),
  list('en te o az egy es nem hogy amikor mert nekem neked nagyon van de meg mi ha szeretem szeretlek'),
  list('eu tu el ea si de la nu ca cand imi iti ma te mi ne este sunt cu pentru foarte mult'),
  list('ja ty je to na se ze me te mi kdyz jak moc a nam byt jsem jsi jsme muj moje tvoje'),
  list('anh em va la khong cua toi minh voi khi rat nhieu co cho nay do'),
  list('ako ikaw ka ko mo sa na ng ang mga kapag kita natin tayo niya siya gusto mahal'),
];
