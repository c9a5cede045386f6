import type { Absolute, Thing } from './thing.ts';

/** A step of the way down to a page, from the top. */
export type Step = { name: string; path: string };

/** The way to a page, as its breadcrumb shows it, for search engines. The last step is the page itself. */
export const wayData = (steps: readonly Step[], absolute: Absolute): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: absolute(path),
  })),
});
