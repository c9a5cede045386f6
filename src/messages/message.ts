/** A text that a shopper reads, letter by letter, and where it comes from: a requirement id, or `own` where the specification is silent. */
export type Message = { text: string; from: string };
/** Texts of one flow, by their ids. */
export type Messages = Readonly<Record<string, Message>>;

/** The names of the `{holes}` in a text. */
type Hole<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Hole<Rest> : never;
/** A value for each hole; of one of several texts, as many as one of them has. */
type HoleValues<Text extends string> = Text extends unknown
  ? [Hole<Text>] extends [never]
    ? []
    : [values: Readonly<Record<Hole<Text>, string | number>>]
  : never;

/** A message as it is read: each `{name}` in it is replaced by its value. */
export function formatMessage<Text extends string>(message: { text: Text }, ...given: HoleValues<Text>): string {
  const values: Readonly<Record<string, string | number>> = given.at(0) ?? {};
  return message.text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}
