/** A thing as schema.org names it, with what is known of it. What is undefined is not told. */
export type Thing = { '@type': string; [property: string]: unknown };

/** Makes an address of the shop one that can be opened from anywhere: '/art/' is 'https://store.example/art/'. */
export type Absolute = (address: string) => string;

/** A thing as JSON-LD for a script element: no text in it can end that element. */
export const jsonLdOf = (thing: Thing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
