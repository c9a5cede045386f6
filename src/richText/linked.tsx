import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isOwn, targetOf, within } from './store.ts';

const FOLLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** A link of a text at a path: into the store by the router, elsewhere in a tab of its own; the words alone where it leads nowhere. */
export function linked(href: string | null, words: ReactNode, path: string): ReactNode {
  const target = href ? targetOf(href, path) : null;
  if (!target || !FOLLOWED.has(target.protocol)) return words;
  if (isOwn(target)) return <Link to={within(target)}>{words}</Link>;
  const opens = target.protocol.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={target.href} {...opens}>
      {words}
    </a>
  );
}
