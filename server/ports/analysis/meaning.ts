import { setTimeout as sleep } from 'node:timers/promises';
import { questions } from '../../../content/questions.ts';
import type { Encoder } from './encoder.ts';
import { languageOf } from './language.ts';
import { type Danger, dangerIn, gravest } from './meaning-danger.ts';
import { type Relevance, relevanceOf } from './meaning-relevance.ts';
import { passagesOf } from './passages.ts';
import { coercionPrototypes, crisisPrototypes, harmlessPrototypes } from './prototypes-safety.ts';
import { feltPrototypes, toldPrototypes } from './prototypes-tone.ts';
import { nearest } from './similarity.ts';
import type { Text } from './text.ts';

/** What an encoder hears in an answer, beyond its words. */
export type Meaning = {
  readonly danger: Danger | null;
  readonly relevance: Relevance;
  /** Above 0 it sounds like a feeling told, below like what anybody could say; about -0.3 to 0.3. */
  readonly tone: number;
};

/** Null where nothing could be heard: no encoder, no time, not English. */
export type Sense = (question: string, answer: Text) => Promise<Meaning | null>;

const texts = {
  crisis: crisisPrototypes,
  coercion: coercionPrototypes,
  harmless: harmlessPrototypes,
  felt: feltPrototypes,
  told: toldPrototypes,
  // Every eighth is enough to know what this product asks about, and keeps the start short.
  questions: questions.filter((_, index) => index % 8 === 0).map(({ text }) => text),
};

type Prototypes = Readonly<Record<keyof typeof texts, readonly Float32Array[]>>;

/** Texts in one request, few enough that answers get a turn in between. */
const portion = 16;

const embedAll = async (encoder: Encoder, all: readonly string[]): Promise<readonly Float32Array[]> => {
  const vectors: Float32Array[] = [];
  for (let at = 0; at < all.length; at += portion)
    vectors.push(...(await encoder.embed(all.slice(at, at + portion))));
  return vectors;
};

const embedPrototypes = async (encoder: Encoder): Promise<Prototypes> => {
  const [crisis = [], coercion = [], harmless = [], felt = [], told = [], asked = []] = await Promise.all(
    Object.values(texts).map((list) => embedAll(encoder, list)),
  );
  return { crisis, coercion, harmless, felt, told, questions: asked };
};

const hear = async (
  encoder: Encoder,
  known: Prototypes,
  question: string,
  answer: Text,
): Promise<Meaning> => {
  const passages = passagesOf(answer);
  const [asked, ...vectors] = await encoder.embed([question, ...passages.map(({ typed }) => typed)]);
  const [whole] = vectors;
  if (asked === undefined || whole === undefined) throw new Error('the encoder gave too few vectors');
  const talk = [...known.harmless, ...known.coercion, ...known.crisis];
  return {
    danger: gravest(
      passages.map((passage, index) => {
        const vector = vectors[index];
        return vector === undefined ? null : dangerIn(passage, vector, known);
      }),
    ),
    relevance: relevanceOf(answer, whole, asked, { questions: known.questions, talk }),
    tone: nearest(whole, known.felt, 2) - nearest(whole, known.told, 2),
  };
};

/** Milliseconds after which the rules speak alone, where the encoder does not say. */
const usualPatience = 2_000;

/** Hears with an encoder; whatever goes wrong with it is silence, and the rules speak alone. */
export const senseWith = (encoder: Encoder): Sense => {
  let known: Promise<Prototypes> | null = null;
  const learn = (): Promise<Prototypes> => {
    known ??= embedPrototypes(encoder);
    known.catch(() => {
      known = null;
    });
    return known;
  };
  learn().catch(() => {});
  const { patience = usualPatience } = encoder;
  return async (question, answer) => {
    if (answer.sentences.length === 0 || languageOf(answer) !== 'english') return null;
    const heard = learn().then((prototypes) => hear(encoder, prototypes, question, answer));
    return Promise.race([heard.catch(() => null), sleep(patience, null, { ref: false })]);
  };
};
