/** A text that a shopper reads, letter by letter, and where it comes from: a requirement id, or `own` where the specification is silent. */
export type Message = { text: string; from: string };
export type Messages = Readonly<Record<string, Message>>;
