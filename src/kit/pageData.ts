import { createContext } from 'react';

/** How a chart stands when it is written into HTML: what its views are drawn from before the chart itself is here. JSON. */
export type Rest = { value: unknown; context: unknown; can: unknown };

type Writing = {
  note(name: string, rest: Rest): void;
  /** Which modules, of those that come when they are wanted, the page is drawn with. */
  drew(modules: readonly string[]): void;
  /** The same of those whose code a browser needs later than their looks. */
  drewForLater(modules: readonly string[]): void;
};

/**
 * What travels with HTML that is made at build time, beside what was read: on the server each chart that is shown is
 * noted, by its name; in the browser it is looked up, as often as React likes, until the page is left. Null in a page
 * that came without such HTML.
 */
export type PageData = Writing | { take(name: string): Rest | null };

export const PageDataContext = createContext<PageData | null>(null);
