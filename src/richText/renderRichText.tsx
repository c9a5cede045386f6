import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SITE_URL } from '../api/config.ts';
import { HEADINGS } from '../api/parseHtml.ts';
import { toBackendUrl } from '../api/settings.ts';
import styles from './RichText.module.css';
import { ALLOWED_TAGS } from './sanitizeOptions.ts';

const ALLOWED_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** A link of a text at a path: into the store by the router, elsewhere in a new tab; its content alone where the address is invalid. */
function renderLink(href: string | null, content: ReactNode, path: string): ReactNode {
  const target = href ? resolveUrl(href, path) : null;
  if (!target || !ALLOWED_PROTOCOLS.has(target.protocol)) return content;
  if (isOwnOrigin(target)) return <Link to={toRelativeUrl(target)}>{content}</Link>;
  const newTabProps = target.protocol.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={target.href} {...newTabProps}>
      {content}
    </a>
  );
}

const parsePixels = (text: string | null) => (text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined);

/** A picture of a text at a path. Its space is reserved: by its size in pixels, or by a default where the shop gave none. */
function renderPicture(image: Element, path: string) {
  const src = toBackendUrl(image.getAttribute('src') ?? '');
  const target = src ? resolveUrl(src, path) : null;
  if (target?.protocol !== 'http:' && target?.protocol !== 'https:') return null;
  return (
    <img
      src={isOwnOrigin(target) ? toRelativeUrl(target) : target.href}
      alt={image.getAttribute('alt') ?? ''}
      width={parsePixels(image.getAttribute('width'))}
      height={parsePixels(image.getAttribute('height'))}
      loading="lazy"
      decoding="async"
    />
  );
}

/** The store's own origin. Where it is unknown, only addresses without a host are the store's own. */
const getOrigin = (): string => SITE_URL || globalThis.location?.origin || 'http://store.invalid';

/** Resolves an address of a text at this path of the store; null where it is invalid. */
const resolveUrl = (address: string, path: string): URL | null => {
  const base = new URL(path, getOrigin());
  return URL.canParse(address, base) ? new URL(address, base) : null;
};

/** Is it an address of the store? */
const isOwnOrigin = (target: URL): boolean => target.origin === new URL(getOrigin()).origin;

/** An address of the store without its origin. */
const toRelativeUrl = ({ pathname, search, hash }: URL): string => pathname + search + hash;

const ALLOWED = new Set(ALLOWED_TAGS);

/** Elements that are replaced by others of the same meaning. */
const REPLACEMENTS: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };

/** Elements in which a browser allows no text between children, not even a space. */
const NO_TEXT_CHILDREN = new Set('table thead tbody tfoot tr ul ol dl'.split(' '));

const MAX_LEVEL = 6;
const getLevel = (name: string): number => Number(/^h([1-6])$/.exec(name)?.[1] ?? 0);

/**
 * The new tag of each heading level of a text: the highest level follows on `parentLevel`, and no level is skipped
 * between them.
 */
function mapHeadings(text: ParentNode, parentLevel: number): ReadonlyMap<number, string> {
  const found = Array.from(text.querySelectorAll(HEADINGS), ({ localName }) => getLevel(localName));
  const levels = [...new Set(found)].sort();
  return new Map(levels.map((level, at) => [level, `h${Math.min(parentLevel + 1 + at, MAX_LEVEL)}`]));
}

type Headings = ReturnType<typeof mapHeadings>;

function getCellProps(cell: Element) {
  const parseSpan = (name: string) => {
    const text = cell.getAttribute(name);
    return text !== null && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
  };
  return {
    colSpan: parseSpan('colspan'),
    rowSpan: parseSpan('rowspan'),
    scope: cell.localName === 'th' ? (cell.getAttribute('scope') ?? undefined) : undefined,
  };
}

const ELEMENT = 1;
const TEXT = 3;
const isElement = (node: Node): node is Element => node.nodeType === ELEMENT;

/** The headings of a text, and the path of its page. */
type RenderContext = { headings: Headings; path: string };

const renderChildren = (parent: ParentNode, context: RenderContext): ReactNode =>
  createElement(
    Fragment,
    null,
    ...Array.from(parent.childNodes)
      .filter((node) => isElement(node) || !NO_TEXT_CHILDREN.has(isElement(parent) ? parent.localName : ''))
      .map((node) => renderNode(node, context)),
  );

function renderNode(node: Node, context: RenderContext): ReactNode {
  if (node.nodeType === TEXT) return node.nodeValue;
  if (!isElement(node)) return null;
  const name = node.localName;
  if (name === 'br' || name === 'hr') return createElement(name);
  if (name === 'img') return renderPicture(node, context.path);
  const content = renderChildren(node, context);
  if (name === 'a') return renderLink(node.getAttribute('href'), content, context.path);
  if (name === 'table') return <ScrollableTable>{content}</ScrollableTable>;
  if (name === 'td' || name === 'th') return createElement(name, getCellProps(node), content);
  if (!ALLOWED.has(name)) return content;
  return createElement(context.headings.get(getLevel(name)) ?? REPLACEMENTS[name] ?? name, null, content);
}

/** A table that is wider than its container scrolls, with the keyboard too. */
const ScrollableTable = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
  <section className={styles.tableScroll} aria-label="Table" tabIndex={0}>
    <table>{children}</table>
  </section>
);

/**
 * Renders the nodes of a text as allowed elements and attributes only, whatever the nodes are. `parentLevel` is the level of
 * the heading above it, `path` that of the page. Rendered HTML renders the same again.
 */
export const renderRichText = (text: ParentNode, parentLevel: number, path: string): ReactNode =>
  renderChildren(text, { headings: mapHeadings(text, parentLevel), path });
