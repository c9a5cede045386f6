import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Picture } from '../../domain/art.ts';
import { srcSetOf } from '../../domain/cardPicture.ts';
import styles from './PictureRow.module.css';
import type { ProductView } from './product.ts';

/** The width of the stage: the whole of a phone, seven columns of a desk. */
const SIZES = '(width >= 52rem) min(57vw, 740px), 100vw';
/** Where a browser does not tell that a row came to rest, each move is looked at. */
const settling = () => ('onscrollend' in window ? 'scrollend' : 'scroll');
/** At rest a picture stands on the edge of the row, but for parts of a px. */
const RESTS = 1;

type Props = { of: string; pictures: readonly Picture[]; view: Pick<ProductView, 'at' | 'pick' | 'zoom'> };

/** The large pictures beside each other, to be swiped by the browser's own scrolling; the chart is told where the row comes to rest. (DECOR-05, MIX-06) */
export function PictureRow({ of, pictures, view: { at, pick, zoom } }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const told = useRef({ at, pick });
  useLayoutEffect(() => {
    told.current = { at, pick };
    const list = row.current;
    if (list) list.scrollTo({ left: at * list.clientWidth });
  }, [at, pick]);
  useEffect(() => {
    const list = row.current;
    const tell = () => {
      if (!list?.clientWidth) return;
      const place = Math.round(list.scrollLeft / list.clientWidth);
      const off = Math.abs(list.scrollLeft - place * list.clientWidth);
      if (off <= RESTS && place !== told.current.at) told.current.pick(place);
    };
    const event = settling();
    list?.addEventListener(event, tell, { passive: true });
    return () => list?.removeEventListener(event, tell);
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noNoninteractiveTabindex: it scrolls; the button on the stage zooms as well
    <ul ref={row} role="list" className={styles.row} onClick={zoom} tabIndex={0} aria-label={of}>
      {pictures.map((picture, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of one variation never change places
        <li key={place} className={styles.place}>
          <img
            className={styles.picture}
            src={picture.detail.url}
            srcSet={srcSetOf(picture)}
            sizes={SIZES}
            width={picture.detail.width}
            height={picture.detail.height}
            alt={picture.alt || of}
            loading={place === 0 ? 'eager' : 'lazy'}
            fetchPriority={place === 0 ? 'high' : undefined}
            decoding="async"
          />
        </li>
      ))}
    </ul>
  );
}
