import * as v from 'valibot';

/** A moment as seconds since 1970 (the specification, ORD-15) or as RFC 3339 (Drupal), read as milliseconds since 1970. */
export const timestampSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.isoTimestamp()), v.pipe(v.string(), v.digits(), v.transform(Number))]),
  v.transform((value) => (typeof value === 'number' ? value * 1000 : Date.parse(value))),
);
