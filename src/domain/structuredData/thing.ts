/** A thing as schema.org names it, with what is known of it. What is undefined is not reported. */
export type Thing = { '@type': string; [property: string]: unknown };

/** Makes an address of the shop one that can be opened from anywhere: '/art/' is 'https://store.example/art/'. */
export type ToAbsoluteUrl = (address: string) => string;

/** A thing as JSON-LD for a script element: no text in it can end that element. */
export const serializeJsonLd = (thing: Thing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');

/** A step of the way down to a page, from the top. */
export type BreadcrumbItem = { name: string; path: string };

/** The way to a page, as its breadcrumb shows it, for search engines. The last step is the page itself. */
export const toBreadcrumbJsonLd = (steps: readonly BreadcrumbItem[], toAbsoluteUrl: ToAbsoluteUrl): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: toAbsoluteUrl(path),
  })),
});
