import type { CSSProperties } from 'react';
import type { Picture } from '../../domain/art.ts';
import { srcSetOf } from '../../domain/cardPicture.ts';
import { Print } from '../../ui/Print.tsx';
import styles from './Hung.module.css';

type Place = 'head' | 'beside' | 'wide' | 'half';

/** The widths of a picture by its place and the width of the page. */
const SIZES: Readonly<Record<Place, string>> = {
  head: '(width >= 48rem) 46rem, 92vw',
  wide: '(width >= 48rem) 46rem, 92vw',
  beside: '(width >= 48rem) 24rem, 92vw',
  half: '(width >= 48rem) 24rem, 92vw',
};

/** A picture of a post as it hangs; an upright one is narrower, so that it is seen whole. */
export function Hung({ picture, place }: { picture: Picture; place: Place }) {
  const { alt, detail } = picture;
  const { url, width, height } = detail;
  return (
    <div className={styles.place} data-place={place} style={{ '--ratio': width / height } as CSSProperties}>
      <Print
        hang="own"
        picture={{ src: url, srcSet: srcSetOf(picture), sizes: SIZES[place], width, height, alt }}
        loading={place === 'head' ? 'eager' : 'lazy'}
        priority={place === 'head'}
      />
    </div>
  );
}
