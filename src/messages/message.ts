/** A text that a shopper reads, letter by letter, and where it comes from: a requirement id, or `own` where the specification is silent. */
export type Message = { text: string; from: string };
export type Messages = Readonly<Record<string, Message>>;

const told = new Map<string, Message>();

/** Lets texts be said that come with a page's own code, so that no other page carries them. */
export function tell(messages: Messages): void {
  for (const [id, message] of Object.entries(messages)) told.set(id, message);
}

/** A text that came with a page's code. */
export const toldOf = (id: string): Message | undefined => told.get(id);
