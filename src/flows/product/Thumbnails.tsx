import { useLayoutEffect, useRef } from 'react';
import { say } from '../../messages/messages.ts';
import type { ProductView } from './product.ts';
import styles from './Thumbnails.module.css';

/** All pictures small in a strip; the one that is seen is marked, and kept in sight. (DECOR-05, MIX-06) */
export function Thumbnails({ view: { pictures, at, pick } }: { view: ProductView }) {
  const strip = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const list = strip.current;
    const seen = list?.children[at];
    // Not by scrollIntoView, which moves the page too.
    if (list && seen instanceof HTMLElement)
      list.scrollTo({ left: seen.offsetLeft - (list.clientWidth - seen.offsetWidth) / 2 });
  }, [at]);
  return (
    <ul ref={strip} role="list" className={styles.strip}>
      {pictures.map(({ thumbnail }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of one variation never change places
        <li key={place}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={say('product.picture', { n: place + 1, of: pictures.length })}
            aria-current={place === at || undefined}
            onClick={() => pick(place)}
          >
            <img
              className={styles.picture}
              src={thumbnail.url}
              width={thumbnail.width}
              height={thumbnail.height}
              alt=""
              loading="lazy"
              decoding="async"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
