/** A text that a shopper reads, letter by letter, and where it comes from: a requirement id, or `own` where the specification is silent. */
export type Message = { text: string; from: string };
export type Messages = Readonly<Record<string, Message>>;

const registered = new Map<string, Message>();

/** Lets texts be said that come with a page's own code, so that no other page carries them. */
export function registerMessages(messages: Messages): void {
  for (const [id, message] of Object.entries(messages)) registered.set(id, message);
}

/** A text that came with a page's code. */
export const findRegisteredMessage = (id: string): Message | undefined => registered.get(id);
