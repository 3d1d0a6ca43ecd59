import { words } from './pattern.ts';

/** Subjects that no question of this product asks about, one list for each. */
export const foreignTopics: readonly (readonly string[])[] = [
  words(
    'stock stocks shares market markets bank interest rates inflation percent crypto bitcoin dividend bond bonds investors economy trading nasdaq sensex nifty portfolio index equity mutual fund funds recession currency dollar rupee fed reserve quarterly earnings revenue',
  ),
  words(
    'match score scored goal goals century wicket wickets bowler bowlers batsman innings kohli dhoni messi ronaldo league cup team teams coach striker penalty referee tournament final finals cricket football quarterback touchdown playoffs championship olympics',
  ),
  words(
    'election elections parliament minister president government senate congress vote votes voters party parties policy policies campaign democracy republican democrat modi trump biden tax taxes law bill',
  ),
  words(
    'capital country countries france paris population continent river mountain ocean equator planet planets earth jupiter galaxy atom molecule molecules photosynthesis mitochondria cell equation theorem triangle hypotenuse algebra calculus homework essay chapter thesis history century war empire king battle',
  ),
  words(
    'javascript python code function variable variables compile compiler server servers database api bug bugs deploy linux windows software hardware algorithm algorithms programming developer kubernetes docker typescript react sql html css laptop processor gpu',
  ),
  words('weather forecast temperature celsius rainfall cloudy humidity monsoon sunny thunderstorm degrees'),
  words('preheat oven tablespoon teaspoon flour stir simmer grams ingredients recipe dough whisk baking'),
  words('engine horsepower mileage torque turbo sedan suv gearbox tyres diesel petrol'),
];

/** Words of couples, bodies, homes and feelings; an answer with some of them is given the benefit of the doubt. */
export const homeTopics: readonly string[] = words(`
i me my myself you your we us our ours he him his she her partner husband wife boyfriend girlfriend love lover kiss hug hold touch bed
sex body skin night feel felt feeling afraid happy sad shy proud home kitchen bathroom family mum dad kids baby
together laugh cry smile sleep talk listen share couple date marriage relationship want need wish like enjoy fart burp tummy
`);
