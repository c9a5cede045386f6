import { createContext } from 'react';

/** How a chart stands when it is written into HTML: what its views are drawn from before the chart itself is here. JSON. */
export type Rest = { value: unknown; context: unknown; can: unknown };

export type Writing = {
  note(name: string, rest: Rest): void;
  /** Which modules, of those that come when they are wanted, the page is drawn with. */
  drew(modules: readonly string[]): void;
  /** By what query, as its hash, something is drawn that a browser cannot do without. */
  read(queryHash: string): void;
  /** The same for what stands further down: a browser needs its looks at once, code and answers only once it is near. */
  later: Omit<Writing, 'later'>;
};

export type Written = {
  take(name: string): Rest | null;
  /** Is what is shown still the page that the HTML is of? */
  isShown(): boolean;
};

/**
 * What travels with HTML that is made at build time, beside what was read: on the server each chart that is shown is
 * noted, by its name; in the browser it is looked up, as often as React likes, until the page is left. Null in a page
 * that came without such HTML.
 */
export type PageData = Omit<Writing, 'later'> | Writing | Written;

export const PageDataContext = createContext<PageData | null>(null);
