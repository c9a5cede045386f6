import type { RenderedPage } from '../../src/app/server.tsx';
import { DEFERRED_REL } from '../../src/kit/hydration/hydrationSignals.ts';
import { type BuildFiles, findAsset, getPageFiles } from './chunks.ts';
import { createPageSheet, createRulesFile, type StyleFile } from './styleFiles.ts';

/** The files of the two fonts that the first screen of every page is set in; others come when their letters are met. */
const FIRST_FONTS = ['ui/fonts/fraunces.woff2', 'ui/fonts/instrument-sans.woff2'];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const quoteAttribute = (text: string) =>
  `"${text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)}"`;

/** A tag of these attributes; those that are null are left out, `true` stands without a value. */
const formatTag = (name: string, attributes: Record<string, string | true | null>) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === null ? '' : value === true ? ` ${key}` : ` ${key}=${quoteAttribute(value)}`))
    .join('')}>`;

const formatPictureLink = ({ src, srcSet, sizes, type }: NonNullable<RenderedPage['picture']>) =>
  formatTag('link', {
    rel: 'preload',
    as: 'image',
    href: src,
    imagesrcset: srcSet || null,
    imagesizes: sizes || null,
    type: type || null,
    fetchpriority: 'high',
  });

/** Inside <script> only this ends it; JSON may escape any letter. */
const escapeForScript = (json: string) => json.replaceAll('<', '\\u003c');

const formatSheetLink = (name: string, attributes: Record<string, true> = {}) =>
  formatTag('link', { rel: 'stylesheet', crossorigin: true, href: `/${name}`, ...attributes });

/** The link of a page's sheet. Those that are in it stand beside it switched off, so that no chunk's code fetches them again. */
function formatSheetLinks(sheet: StyleFile | null, names: readonly string[]) {
  if (!sheet) return names.map((name) => formatSheetLink(name));
  return [formatSheetLink(sheet.name), ...names.map((name) => formatSheetLink(name, { disabled: true }))];
}

/** In index.html, above all that a page brings itself; Vite writes the tags of the build's files below it. */
const OWN_HEAD = '<!--own-head-->';
const ROOT = '<div id="root">';

/** The text before a mark, and the text after it. */
function splitAt(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark);
  if (at === -1) throw new Error(`The document of the build has no ${mark}.`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

/**
 * A page as a document. `template` is the document that the build wrote for an empty page, `build` are the files of the
 * build, and `rendered` is what `renderPage` gives. Throws an Error where the template lacks one of its marks.
 *
 * The order is that of need: the largest picture, then what holds the first paint back, then the letters it is set in. Scripts
 * come last and by low priority: the page stands without them, and they would take the line from the picture.
 */
export function createPageDocument(template: string, build: BuildFiles, rendered: RenderedPage): string {
  const { body, head, data, styles, page, picture } = rendered;
  const files = getPageFiles(build, page);
  const rules = createRulesFile(styles);
  const fonts = FIRST_FONTS.map((name) => findAsset(build, name)).filter((name) => name !== null);
  const lines = [
    head,
    ...(picture ? [formatPictureLink(picture)] : []),
    ...formatSheetLinks(createPageSheet(build, files.styles), files.styles),
    // The browser finds these rules again by the mark, and gives them back to the elements.
    ...(rules ? [formatSheetLink(rules.name, { 'data-styles': true })] : []),
    ...fonts.map((name) =>
      formatTag('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` }),
    ),
    ...files.scripts.map((name) =>
      // those of a page that is complete wait until it is painted: src/app/hydrationTrigger.ts
      formatTag('link', {
        rel: page ? DEFERRED_REL : 'modulepreload',
        crossorigin: true,
        href: `/${name}`,
        fetchpriority: 'low',
      }),
    ),
    `${formatTag('script', { type: 'module', crossorigin: true, src: `/${build.entry}`, fetchpriority: 'low' })}</script>`,
  ];
  const json = `${formatTag('script', { type: 'application/json', id: 'page-data' })}${escapeForScript(data)}</script>`;
  const [start, emptyHead] = splitAt(template, OWN_HEAD);
  const [beforeRoot, afterRoot] = splitAt(splitAt(emptyHead, '</head>')[1], ROOT);
  const [end, last] = splitAt(afterRoot, '</body>');
  return `${start}${lines.join('\n    ')}\n  </head>${beforeRoot}${ROOT}${body}${end}  ${json}\n  </body>${last}`;
}
