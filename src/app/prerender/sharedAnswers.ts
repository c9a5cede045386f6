/** Stands for the answer of a query, by its place among the reads that travel. */
type Stand = { $read: number };

const isStand = (value: object): value is Stand => '$read' in value;

/** A value as it travels beside the answers that it is partly made of: of these it only says which. */
export function replaceSharedAnswers(value: unknown, answers: readonly unknown[]): unknown {
  const places = new Map(answers.map((answer, place) => [answer, place]));
  const text = JSON.stringify(value, (_, part: unknown) => {
    const place = typeof part === 'object' && part !== null ? places.get(part) : undefined;
    return place === undefined ? part : { $read: place };
  });
  return text === undefined ? undefined : JSON.parse(text);
}

/** The value again, from what travelled and the answers. */
export function restoreSharedAnswers(value: unknown, answers: readonly unknown[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isStand(value)) return answers[value.$read];
  if (Array.isArray(value)) return value.map((part) => restoreSharedAnswers(part, answers));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, restoreSharedAnswers(part, answers)]));
}
