import { createHash } from 'node:crypto';
import { assetOf, filesOf } from './chunks.mjs';
import { sheetOf } from './sheet.mjs';

/** The files of the two fonts that the first screen of every page is set in; others come when their letters are met. */
const FIRST_FONTS = ['ui/fonts/fraunces.woff2', 'ui/fonts/instrument-sans.woff2'];

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const quoted = (text) => `"${String(text).replace(/[&<>"]/g, (sign) => ENTITIES[sign])}"`;

/** A tag of these attributes; those that are null or undefined are left out, `true` stands without a value. */
const tag = (name, attributes) =>
  `<${name}${Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}=${quoted(value)}`))
    .join('')}>`;

const pictureLink = ({ src, srcSet, sizes, type }) =>
  tag('link', {
    rel: 'preload',
    as: 'image',
    href: src,
    imagesrcset: srcSet || null,
    imagesizes: sizes || null,
    type: type || null,
    fetchpriority: 'high',
  });

/** What Vite wrote into the document about its files, and what stands for a page until it brings its own. */
const REPLACED =
  /[ \t]*(?:<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>|<title>[^<]*<\/title>|<meta\s[^>]*data-until-drawn[^>]*>|<!-- For those[\s\S]*?-->)\n?/g;

/** Inside <script> only this ends it; JSON may escape any letter. */
const inScript = (json) => json.replaceAll('<', '\\u003c');

/** The file that a page's rules go to, named by its text, so that pages with the same rules share it; null without rules. */
export const rulesFile = (styles) =>
  styles
    ? { name: `assets/page-${createHash('sha256').update(styles).digest('base64url').slice(0, 8)}.css`, text: styles }
    : null;

const sheetLink = (name, more) => tag('link', { rel: 'stylesheet', crossorigin: true, href: `/${name}`, ...more });

/** The link of a page's sheet. Those that are in it stand beside it switched off, so that no chunk's code fetches them again. */
function sheetLinks(sheet, names) {
  if (!sheet) return names.map((name) => sheetLink(name));
  return [sheetLink(sheet.name), ...names.map((name) => sheetLink(name, { disabled: true }))];
}

/**
 * A page as a document. `template` is the document that the build wrote for an empty page, `noted` its files, and
 * `rendered` what `renderPage` gives.
 *
 * The order is that of need: the largest picture, then what holds the first paint back, then the letters it is set in. Scripts
 * come last and by low priority: the page stands without them, and they would take the line from the picture.
 */
export function pageDocument(template, noted, rendered) {
  const { body, head, data, styles, page, picture } = rendered;
  const files = filesOf(noted, page);
  const rules = rulesFile(styles);
  const fonts = FIRST_FONTS.map((name) => assetOf(noted, name)).filter(Boolean);
  const title = /<title>[^<]*<\/title>/.exec(template)?.[0] ?? '';
  const lines = [
    ...(head.includes('<title') ? [] : [title]),
    head,
    ...(picture ? [pictureLink(picture)] : []),
    ...sheetLinks(sheetOf(noted, files.styles), files.styles),
    // The browser finds these rules again by the mark, and gives them back to the elements.
    ...(rules ? [sheetLink(rules.name, { 'data-styles': true })] : []),
    ...fonts.map((name) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` }),
    ),
    ...files.scripts.map((name) =>
      // those of a page that is complete wait until it is painted: src/app/hydrationTrigger.ts
      tag('link', {
        rel: page ? 'later' : 'modulepreload',
        crossorigin: true,
        href: `/${name}`,
        fetchpriority: 'low',
      }),
    ),
    `${tag('script', { type: 'module', crossorigin: true, src: `/${noted.entry}`, fetchpriority: 'low' })}</script>`,
  ];
  // Functions, for what is put in may hold "$&".
  return template
    .replace(REPLACED, '')
    .replace(/[ \t]*<\/head>/, () => `${lines.map((line) => `    ${line}\n`).join('')}  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
    .replace(
      /[ \t]*<\/body>/,
      () => `    ${tag('script', { type: 'application/json', id: 'page-data' })}${inScript(data)}</script>\n  </body>`,
    );
}
