import * as v from 'valibot';
import { fromDecimal, type Paise } from '../domain/money.ts';

/** A line of text or a number, as text; empty where the shop has none. It refuses nothing. */
export const textSchema = v.fallback(
  v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String), v.trim()),
  '',
);

/** What an entity states about the address of its page; it may say anything, also of another site. */
export const aliasEntries = {
  field_path_alias: textSchema,
  path: v.fallback(v.object({ alias: textSchema }), { alias: '' }),
};

/** A formatted text as the HTML that the backend made of it; empty where there is none. For `RichText` alone. */
export const htmlSchema = v.fallback(
  v.pipe(
    v.nullish(v.object({ value: v.nullish(v.string(), ''), processed: v.nullish(v.string()) }), null),
    v.transform((formatted) => formatted?.processed ?? formatted?.value ?? ''),
  ),
  '',
);

const Tag = v.object({ attributes: v.object({ name: v.literal('description'), content: v.string() }) });

/** The description of a page for search engines, as text; empty where the shop has none. */
export const summarySchema = v.fallback(
  v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.transform((tags) => tags.find((tag) => v.is(Tag, tag))?.attributes.content ?? ''),
  ),
  '',
);

/** A decimal as Drupal sends it ('60.00'), or a bare number from a route of the site's own; read as text. */
export const decimalSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^-?\d+(\.\d+)?$/, 'not a decimal'),
);

/** An amount of rupees ('1499.000000'), read as paise. */
export const amountSchema = v.pipe(
  decimalSchema,
  v.rawTransform<string, Paise>(({ dataset, addIssue, NEVER }) => {
    try {
      return fromDecimal(dataset.value);
    } catch {
      addIssue({ message: 'not an amount of rupees' });
      return NEVER;
    }
  }),
);

/** What something is sold for, in paise: nobody buys for nothing, or is paid for it. */
export const priceSchema = v.object({ number: v.pipe(amountSchema, v.minValue(1)) });

/** A moment as seconds since 1970 (the specification, ORD-15) or as RFC 3339 (Drupal), read as milliseconds since 1970. */
export const timestampSchema = v.pipe(
  v.union([
    v.number(),
    v.pipe(v.string(), v.isoTimestamp()),
    v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)),
  ]),
  v.transform((value) => (typeof value === 'number' ? value * 1000 : Date.parse(value))),
);

/** A CSS colour in hexadecimal; null for anything else, which could be more of a style than a colour. */
export const colourCodeSchema = v.fallback(
  v.nullable(v.pipe(v.string(), v.regex(/^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i))),
  null,
);
