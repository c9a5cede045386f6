import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const FOLLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** A link of a text: into the store by the router, elsewhere in a tab of its own; the words alone where it leads nowhere. */
export function linked(href: string | null, words: ReactNode): ReactNode {
  if (!href || !URL.canParse(href, document.baseURI)) return words;
  const target = new URL(href, document.baseURI);
  if (!FOLLOWED.has(target.protocol)) return words;
  if (target.origin === window.location.origin)
    return <Link to={target.pathname + target.search + target.hash}>{words}</Link>;
  const opens = target.protocol.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={target.href} {...opens}>
      {words}
    </a>
  );
}
