/** Texts by name, from lists with a line `<name> | <text>` for each. */
export const parseTexts = (...lists: readonly string[]): ReadonlyMap<string, string> =>
  new Map(lists.flatMap((list) => list.split('\n')).map((line) => line.split(' | ') as [name: string, text: string]));

/** Throws RangeError for a name without a text. */
export function getText(texts: ReadonlyMap<string, string>, name: string): string {
  const text = texts.get(name);
  if (!text) throw new RangeError(`no text for ${name}`);
  return text;
}
