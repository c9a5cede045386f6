/** A record without some of its entries. */
export const omit = <T extends object, Name extends keyof T>(record: T, ...names: Name[]): Omit<T, Name> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name as Name))) as Omit<T, Name>;
