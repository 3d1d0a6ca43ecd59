/** One message; both bodies say the same. */
export type Message = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Sends mail; resolves when the message has been handed over. */
export type Mail = { readonly send: (message: Message) => Promise<void> };
