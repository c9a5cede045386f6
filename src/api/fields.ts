import * as v from 'valibot';

/** A line of text or a number, as text; empty where the shop has none. It refuses nothing. */
export const text = v.fallback(
  v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String), v.trim()),
  '',
);

/** What an entity says of the address of its page; it may say anything, also of another site. */
export const aliases = {
  field_path_alias: text,
  path: v.fallback(v.object({ alias: text }), { alias: '' }),
};

/** A formatted text as the HTML that the backend made of it; empty where there is none. For `RichText` alone. */
export const html = v.fallback(
  v.pipe(
    v.nullish(v.object({ value: v.nullish(v.string(), ''), processed: v.nullish(v.string()) }), null),
    v.transform((formatted) => formatted?.processed ?? formatted?.value ?? ''),
  ),
  '',
);

const Tag = v.object({ attributes: v.object({ name: v.literal('description'), content: v.string() }) });

/** What the shop tells search engines of a page, as text; empty where it tells nothing. */
export const summary = v.fallback(
  v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.transform((tags) => tags.find((tag) => v.is(Tag, tag))?.attributes.content ?? ''),
  ),
  '',
);
