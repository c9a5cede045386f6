import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './RichText.module.css';

/** The elements that are kept, and what they become: a text stands under headings of ours. */
const KEPT: Readonly<Record<string, string>> = {
  P: 'p',
  H1: 'h3',
  H2: 'h3',
  H3: 'h4',
  H4: 'h4',
  H5: 'h4',
  H6: 'h4',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  BLOCKQUOTE: 'blockquote',
  STRONG: 'strong',
  B: 'strong',
  EM: 'em',
  I: 'em',
};

/** Elements whose content is no text for a reader. Of all others the text stays. */
const DROPPED = new Set(
  'SCRIPT STYLE TEMPLATE NOSCRIPT IFRAME OBJECT EMBED APPLET FORM INPUT BUTTON SELECT TEXTAREA SVG MATH HEAD TITLE'.split(
    ' ',
  ),
);

const FOLLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:']);

function linkOf(href: string | null, text: ReactNode): ReactNode {
  if (!href || !URL.canParse(href, document.baseURI)) return text;
  const target = new URL(href, document.baseURI);
  if (!FOLLOWED.has(target.protocol)) return text;
  if (target.origin === window.location.origin)
    return <Link to={target.pathname + target.search + target.hash}>{text}</Link>;
  const opens = target.protocol.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={target.href} {...opens}>
      {text}
    </a>
  );
}

function nodesOf(parent: Node): ReactNode {
  return createElement(Fragment, null, ...Array.from(parent.childNodes, nodeOf));
}

function nodeOf(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
  if (!(node instanceof Element)) return null;
  const name = node.tagName.toUpperCase();
  if (DROPPED.has(name)) return null;
  if (name === 'BR') return <br />;
  const inside = nodesOf(node);
  if (name === 'A') return linkOf(node.getAttribute('href'), inside);
  const kept = KEPT[name];
  return kept ? createElement(kept, null, inside) : inside;
}

/**
 * A text that the shop wrote in its backend, by what it means: paragraphs, headings, lists, emphasis, links. It is read
 * as a document that runs nothing, and drawn by elements of ours: no attribute comes through but a link's address.
 */
export const RichText = ({ html }: { html: string }) => (
  <div className={styles.text}>{nodesOf(new DOMParser().parseFromString(html, 'text/html').body)}</div>
);

/** Whether a text has any words. */
export const hasWords = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';
