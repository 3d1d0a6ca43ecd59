/** A small pure model of who is whose partner and what each may read; what the server must agree with. */
export type Answer = { readonly text: string; readonly couple: number | null; readonly broughtIn: boolean };

type Couple = {
  readonly id: number;
  readonly inviter: number;
  readonly accepter: number;
  confirmed: boolean;
};

/** People are numbers; a question is a number too. */
export class PairingModel {
  readonly couples = new Map<number, Couple>();
  readonly hasCode = new Set<number>();
  /** Those who have deleted their account: everything is a 401 for them. */
  readonly gone = new Set<number>();
  readonly #answers = new Map<string, Answer>();
  #next = 1;

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
  create = (person: number): number => {
    if (this.gone.has(person)) return 401;
    if (this.coupleOf(person)) return 409;
    this.hasCode.add(person);
    return 200;
  };

  accept = (person: number, inviter: number): number => {
    if (this.gone.has(person)) return this.hasCode.has(inviter) ? 401 : 404;
    const already = this.coupleOf(person);
    if (already?.accepter === person && already.inviter === inviter) return 200;
    if (!this.hasCode.has(inviter)) return 404;
    if (person === inviter) return 400;
    if (this.coupleOf(person)) return 409;
    const couple = { id: this.#next++, inviter, accepter: person, confirmed: false };
    this.couples.set(couple.id, couple);
    for (const member of [person, inviter]) this.#bringIn(member, couple.id);
    this.hasCode.delete(inviter);
    this.hasCode.delete(person);
    return 200;
  };

  confirm = (person: number): number => {
    if (this.gone.has(person)) return 401;
    const couple = this.coupleOf(person);
    if (couple?.inviter !== person) return 409;
    couple.confirmed = true;
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
    this.hasCode.delete(person);
    for (const key of [...this.#answers.keys()]) if (key.startsWith(`${person} `)) this.#answers.delete(key);
    this.gone.add(person);
    return 200;
  };

  answer = (person: number, question: number, text: string): number => {
    if (this.gone.has(person)) return 401;
    const couple = this.coupleOf(person)?.id ?? null;
    const before = this.#answers.get(this.#key(person, question, couple));
    this.#answers.set(this.#key(person, question, couple), {
      text,
      couple,
      broughtIn: before?.broughtIn ?? false,
    });
    return 200;
  };

  /** What the viewer may read of the partner's answer: its text, 'locked', or null when there is nothing to know. */
  partnerAnswer = (viewer: number, question: number): string | null => {
    const couple = this.coupleOf(viewer);
    const partner = this.partnerOf(viewer);
    if (!couple || partner === null) return null;
    const theirs = this.#answers.get(this.#key(partner, question, couple.id));
    if (!theirs || (theirs.broughtIn && !couple.confirmed && partner === couple.inviter)) return null;
    return this.#answers.has(this.#key(viewer, question, couple.id)) ? theirs.text : 'locked';
  };

  #bringIn = (person: number, couple: number): void => this.#move(person, null, couple, true);
  #giveBack = (person: number, couple: number): void => this.#move(person, couple, null, false);

  #move = (person: number, from: number | null, to: number | null, broughtIn: boolean): void => {
    for (const [key, answer] of [...this.#answers]) {
      const [who = '', question = ''] = key.split(' ');
      const moves = Number(who) === person && answer.couple === from && (to !== null || answer.broughtIn);
      if (!moves) continue;
      this.#answers.delete(key);
      this.#answers.set(this.#key(person, Number(question), to), {
        text: answer.text,
        couple: to,
        broughtIn,
      });
    }
  };
}
