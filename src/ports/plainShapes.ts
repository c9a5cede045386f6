/**
 * What a stored value is read as; null where it is none of that. The few small things that every page looks up in storage
 * are read so: schemas are code that no page loads before it reads from the backend.
 */
export type ReadAs<T> = (value: unknown) => T | null;

export const text: ReadAs<string> = (value) => (typeof value === 'string' ? value : null);

/** A text that something holds for. */
export const textThat =
  (holds: (text: string) => boolean): ReadAs<string> =>
  (value) =>
    typeof value === 'string' && holds(value) ? value : null;

/** A number that something holds for. */
export const numberThat =
  (holds: (number: number) => boolean): ReadAs<number> =>
  (value) =>
    typeof value === 'number' && holds(value) ? value : null;

export const oneOf =
  <const T extends string>(names: readonly T[]): ReadAs<T> =>
  (value) =>
    names.find((name) => name === value) ?? null;

/** A list of which every entry is read; one that is none spoils it all. */
export const listOf =
  <T>(entry: ReadAs<T>): ReadAs<T[]> =>
  (value) => {
    if (!Array.isArray(value)) return null;
    const entries: T[] = [];
    for (const each of value) {
      const read = entry(each);
      if (read === null) return null;
      entries.push(read);
    }
    return entries;
  };

/** An object with these fields; it is read without any other. */
export const objectOf =
  <T extends object>(fields: { [Name in keyof T]: ReadAs<T[Name]> }): ReadAs<T> =>
  (value) => {
    if (typeof value !== 'object' || value === null) return null;
    const read: Partial<T> = {};
    for (const name of Object.keys(fields) as (keyof T)[]) {
      const field = fields[name]((value as Partial<Record<keyof T, unknown>>)[name]);
      if (field === null) return null;
      read[name] = field;
    }
    return read as T;
  };
