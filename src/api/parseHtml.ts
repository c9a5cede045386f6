/**
 * The document that a browser makes of HTML. It runs and loads nothing. Outside a browser the host provides the parser
 * (`src/app/prerender/domWindow.ts`).
 */
export const parseHtml = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** Selects the headings of a text. */
export const HEADINGS = 'h1, h2, h3, h4, h5, h6';
