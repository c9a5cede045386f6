import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SITE_URL } from '../api/config.ts';
import { toBackendUrl } from '../api/settings.ts';
import styles from './RichText.module.css';
import { ALLOWED_TAGS } from './sanitizeOptions.ts';

const FOLLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** A link of a text at a path: into the store by the router, elsewhere in a tab of its own; the words alone where it leads nowhere. */
function renderLink(href: string | null, words: ReactNode, path: string): ReactNode {
  const target = href ? getTarget(href, path) : null;
  if (!target || !FOLLOWED.has(target.protocol)) return words;
  if (isOwn(target)) return <Link to={within(target)}>{words}</Link>;
  const opens = target.protocol.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={target.href} {...opens}>
      {words}
    </a>
  );
}

const pixels = (text: string | null) => (text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined);

/** A picture of a text at a path. Its place is reserved: by its size in pixels, or by a common one where the shop gave none. */
function renderPicture(image: Element, path: string) {
  const src = toBackendUrl(image.getAttribute('src') ?? '');
  const target = src ? getTarget(src, path) : null;
  if (target?.protocol !== 'http:' && target?.protocol !== 'https:') return null;
  return (
    <img
      src={isOwn(target) ? within(target) : target.href}
      alt={image.getAttribute('alt') ?? ''}
      width={pixels(image.getAttribute('width'))}
      height={pixels(image.getAttribute('height'))}
      loading="lazy"
      decoding="async"
    />
  );
}

/** The store's own origin, by which a text's addresses are distinguished from others'. Where nobody knows it, none is its own but those without a host. */
const origin = (): string => SITE_URL || globalThis.location?.origin || 'http://store.invalid';

/** What an address means in a text that stands at this path of the store; null where it is none. */
const getTarget = (address: string, path: string): URL | null => {
  const base = new URL(path, origin());
  return URL.canParse(address, base) ? new URL(address, base) : null;
};

/** An address as it is written into a page: without the store's own origin. */
const isOwn = (target: URL): boolean => target.origin === new URL(origin()).origin;

/** The rest of an address of the store's own. */
const within = ({ pathname, search, hash }: URL): string => pathname + search + hash;

const ALLOWED = new Set(ALLOWED_TAGS);

/** Elements that become others of the same meaning. */
const BECOMES: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };

/** Between the parts of these a browser allows no text, not even a space. */
const PARTED = new Set('table thead tbody tfoot tr ul ol dl'.split(' '));

const DEEPEST = 6;
const getLevel = (name: string): number => Number(/^h([1-6])$/.exec(name)?.[1] ?? 0);

/**
 * What the headings of a text become under a heading of ours, by their own level: the highest that it has follows on
 * `under`, and none is left out between them.
 */
function getHeadings(text: ParentNode, under: number): ReadonlyMap<number, string> {
  const found = Array.from(text.querySelectorAll('h1, h2, h3, h4, h5, h6'), ({ localName }) => getLevel(localName));
  const levels = [...new Set(found)].sort();
  return new Map(levels.map((level, at) => [level, `h${Math.min(under + 1 + at, DEEPEST)}`]));
}

type Headings = ReturnType<typeof getHeadings>;

function cellProps(cell: Element) {
  const count = (name: string) => {
    const text = cell.getAttribute(name);
    return text !== null && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
  };
  return {
    colSpan: count('colspan'),
    rowSpan: count('rowspan'),
    scope: cell.localName === 'th' ? (cell.getAttribute('scope') ?? undefined) : undefined,
  };
}

const ELEMENT = 1;
const TEXT = 3;
const isElement = (node: Node): node is Element => node.nodeType === ELEMENT;

/** Where a text stands: its headings, and the path of its page. */
type Place = { headings: Headings; path: string };

const inside = (parent: ParentNode, place: Place): ReactNode =>
  createElement(
    Fragment,
    null,
    ...Array.from(parent.childNodes)
      .filter((node) => isElement(node) || !PARTED.has(isElement(parent) ? parent.localName : ''))
      .map((node) => renderNode(node, place)),
  );

function renderNode(node: Node, place: Place): ReactNode {
  if (node.nodeType === TEXT) return node.nodeValue;
  if (!isElement(node)) return null;
  const name = node.localName;
  if (name === 'br' || name === 'hr') return createElement(name);
  if (name === 'img') return renderPicture(node, place.path);
  const content = inside(node, place);
  if (name === 'a') return renderLink(node.getAttribute('href'), content, place.path);
  if (name === 'table') return <Scrolled>{content}</Scrolled>;
  if (name === 'td' || name === 'th') return createElement(name, cellProps(node), content);
  if (!ALLOWED.has(name)) return content;
  return createElement(place.headings.get(getLevel(name)) ?? BECOMES[name] ?? name, null, content);
}

/** A table that is wider than its place is scrolled by itself, with the keyboard too. */
const Scrolled = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
  <section className={styles.tableScroll} aria-label="Table" tabIndex={0}>
    <table>{children}</table>
  </section>
);

/**
 * The nodes of a text, drawn by elements of ours: no other element or attribute, whatever the nodes are. `under` is the level
 * of the heading that it stands under, `path` that of the page. What was drawn before is drawn the same.
 */
export const renderRichText = (text: ParentNode, under: number, path: string): ReactNode =>
  inside(text, { headings: getHeadings(text, under), path });
