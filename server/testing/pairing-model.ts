/** A small pure model of who is whose partner and what each may read; what the server must agree with. */
type Answer = {
  readonly text: string;
  readonly couple: number | null;
  readonly broughtIn: boolean;
  /** How often its words were changed: a tap on earlier words is void. */
  readonly changes: number;
};

/** What somebody tapped, and the two answers as they were then. */
type Tapped = { readonly tap: string; readonly own: Answer; readonly other: Answer };

type Couple = {
  readonly id: number;
  readonly inviter: number;
  readonly accepter: number;
  /** Through which they found each other. */
  readonly code: string;
  readonly confirmed: boolean;
};

/** What the inviter wrote alone is shown to nobody, and unlocks nothing, before the confirmation. */
const isWithheld = ({ broughtIn }: Answer, author: number, couple: Couple): boolean =>
  broughtIn && !couple.confirmed && author === couple.inviter;

/** People are numbers, a question is a number too; codes are what the server gave out. */
export class PairingModel {
  readonly couples = new Map<number, Couple>();
  readonly #openCodes = new Map<number, string>();
  /** Those who have deleted their account: everything is a 401 for them. */
  readonly gone = new Set<number>();
  readonly #answers = new Map<string, Answer>();
  readonly #taps = new Map<string, Tapped>();
  #next = 1;

  /** The same world, to go on from twice. */
  copy = (): PairingModel => {
    const other = new PairingModel();
    for (const [id, couple] of this.couples) other.couples.set(id, couple);
    for (const [person, code] of this.#openCodes) other.#openCodes.set(person, code);
    for (const person of this.gone) other.gone.add(person);
    for (const [key, answer] of this.#answers) other.#answers.set(key, answer);
    for (const [key, tapped] of this.#taps) other.#taps.set(key, tapped);
    other.#next = this.#next;
    return other;
  };

  /** All that it knows; two that tell the same go on alike. */
  told = (): string =>
    JSON.stringify([
      [...this.couples.values()],
      [...this.#openCodes].sort(),
      [...this.gone].sort(),
      [...this.#answers].sort(),
      [...this.#taps].sort(),
    ]);

  #key = (person: number, question: number, couple: number | null): string =>
    `${person} ${question} ${couple}`;

  coupleOf = (person: number): Couple | undefined =>
    [...this.couples.values()].find(({ inviter, accepter }) => inviter === person || accepter === person);

  partnerOf = (person: number): number | null => {
    const couple = this.coupleOf(person);
    if (!couple) return null;
    return couple.inviter === person ? couple.accepter : couple.inviter;
  };

  /** The status that the server must give. */
  create = (person: number, given: string | undefined): number => {
    if (this.gone.has(person)) return 401;
    if (this.coupleOf(person)) return 409;
    const open = this.#openCodes.get(person);
    if (given === undefined || (open !== undefined && open !== given)) return 500;
    this.#openCodes.set(person, given);
    return 200;
  };

  accept = (person: number, inviter: number, code: string | undefined): number => {
    if (this.gone.has(person)) return 401;
    const already = this.coupleOf(person);
    if (code !== undefined && already?.accepter === person && already.code === code) return 200;
    if (code === undefined || this.#openCodes.get(inviter) !== code) return 404;
    if (person === inviter) return 400;
    if (already) return 409;
    const couple = { id: this.#next++, inviter, accepter: person, code, confirmed: false };
    this.couples.set(couple.id, couple);
    for (const member of [person, inviter]) this.#bringIn(member, couple.id);
    this.#openCodes.delete(inviter);
    this.#openCodes.delete(person);
    return 200;
  };

  confirm = (person: number): number => {
    if (this.gone.has(person)) return 401;
    const couple = this.coupleOf(person);
    if (couple?.inviter !== person) return 409;
    this.couples.set(couple.id, { ...couple, confirmed: true });
    return 200;
  };

  leave = (person: number): number => {
    if (this.gone.has(person)) return 401;
    const couple = this.coupleOf(person);
    if (!couple) return 409;
    this.couples.delete(couple.id);
    if (!couple.confirmed)
      for (const member of [couple.inviter, couple.accepter]) this.#giveBack(member, couple.id);
    return 200;
  };

  /** Takes the couple, the code and every word along. */
  delete = (person: number): number => {
    if (this.gone.has(person)) return 403;
    this.leave(person);
    this.#openCodes.delete(person);
    for (const key of [...this.#answers.keys()]) if (key.startsWith(`${person} `)) this.#answers.delete(key);
    this.gone.add(person);
    return 200;
  };

  /** The same words again change nothing. */
  answer = (person: number, question: number, text: string): number => {
    if (this.gone.has(person)) return 401;
    const couple = this.coupleOf(person)?.id ?? null;
    const key = this.#key(person, question, couple);
    const before = this.#answers.get(key) ?? { text: null, broughtIn: false, changes: 0 };
    if (before.text !== text)
      this.#answers.set(key, { ...before, text, couple, changes: before.changes + 1 });
    return 200;
  };

  /** What the viewer is shown of each of so many questions, in order: the partner's answer, and the taps on it. */
  view = (viewer: number, questions: number): readonly unknown[] =>
    Array.from({ length: questions }, (_, question) => [
      this.partnerAnswer(viewer, question) ?? 'nothing',
      this.taps(viewer, question),
    ]);

  /** What the viewer may read of the partner's answer: its text, 'locked', or null when there is nothing to know. */
  partnerAnswer = (viewer: number, question: number): string | null => {
    const couple = this.coupleOf(viewer);
    const partner = this.partnerOf(viewer);
    if (!couple || partner === null) return null;
    const theirs = this.#answers.get(this.#key(partner, question, couple.id));
    if (!theirs || isWithheld(theirs, partner, couple)) return null;
    const own = this.#answers.get(this.#key(viewer, question, couple.id));
    return own && !isWithheld(own, viewer, couple) ? theirs.text : 'locked';
  };

  tap = (person: number, question: number, tap: string): number => {
    if (this.gone.has(person)) return 401;
    const both = this.#bothAnswers(person, question);
    if (!both) return 409;
    this.#taps.set(this.#key(person, question, both.own.couple), { tap, ...both });
    return 200;
  };

  /** What the viewer may know of the taps on a question, mine first; null where it is not mutual. */
  taps = (viewer: number, question: number): readonly (string | null)[] | null => {
    const both = this.#bothAnswers(viewer, question);
    const partner = this.partnerOf(viewer);
    if (!both || partner === null) return null;
    const { own, other } = both;
    const [mine, theirs] = [viewer, partner].map((who) =>
      this.#taps.get(this.#key(who, question, own.couple)),
    );
    if (mine?.own !== own || mine.other !== other) return [null, null];
    return [mine.tap, theirs?.own === other && theirs.other === own ? theirs.tap : null];
  };

  /** The two answers to a question that each may read of the other. */
  #bothAnswers = (person: number, question: number): { own: Answer; other: Answer } | null => {
    const couple = this.coupleOf(person)?.id ?? null;
    const partner = this.partnerOf(person);
    if (couple === null || partner === null) return null;
    const texts = [this.partnerAnswer(person, question), this.partnerAnswer(partner, question)];
    const own = this.#answers.get(this.#key(person, question, couple));
    const other = this.#answers.get(this.#key(partner, question, couple));
    return own && other && !texts.includes(null) ? { own, other } : null;
  };

  #bringIn = (person: number, couple: number): void => this.#move(person, null, couple, true);
  #giveBack = (person: number, couple: number): void => this.#move(person, couple, null, false);

  #move = (person: number, from: number | null, to: number | null, broughtIn: boolean): void => {
    for (const [key, answer] of [...this.#answers]) {
      const [who = '', question = ''] = key.split(' ');
      const moves = Number(who) === person && answer.couple === from && (to !== null || answer.broughtIn);
      if (!moves) continue;
      this.#answers.delete(key);
      this.#answers.set(this.#key(person, Number(question), to), { ...answer, couple: to, broughtIn });
    }
  };
}
