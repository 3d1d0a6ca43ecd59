/** One message; both bodies say the same. */
export type Message = {
  /** The same at every try, so that a receiving server can know one that came twice. */
  readonly id: string;
  /** One address and nothing else; no name, no list. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Who the mails come from. */
export type Sender = { readonly name: string; readonly address: string };

/** Why a message was not taken: the text may stand in a log, and `forGood` says that trying again is no use. */
export type MailTrouble = Error & { readonly forGood: boolean };

/** Hands mail over: resolves when somebody else has taken charge of it, rejects (`MailTrouble` or any error) if not. */
export type Mail = { readonly send: (message: Message) => Promise<void> };
