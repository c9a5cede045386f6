import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { bannersQuery } from '../../api/home.ts';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './Hero.module.css';

/** Keeps the line while it is on the way. */
const NO_WORDS = '\u00a0';

/** The first banner: the picture first, then a line and the way to the prints. (HOME-01) */
export function Hero() {
  const { data, isError, refetch } = useQuery(bannersQuery());
  const banner = data?.[0];
  if (isError) return <Failed title={say('home.pictureFailed')} retryLabel="Try again" onRetry={refetch} />;
  return (
    <section className={styles.hero} aria-busy={!banner || undefined}>
      <div className={styles.wall}>
        {banner ? (
          <img
            className={styles.picture}
            src={banner.picture.detail.url}
            srcSet={[banner.picture.listing, banner.picture.detail]
              .map(({ url, width }) => `${url} ${width}w`)
              .join(', ')}
            // A phone crops the sides off, so that the file must be wider than the screen.
            sizes="(width >= 1376px) 1280px, (width >= 48rem) 93vw, 178vw"
            width={banner.picture.detail.width}
            height={banner.picture.detail.height}
            alt={banner.picture.alt}
            loading="eager"
            decoding="async"
            fetchPriority="high"
          />
        ) : (
          <div className={styles.picture}>
            <Skeleton height="100%" />
          </div>
        )}
      </div>
      <div className={styles.words}>
        <div className={styles.text}>
          <h1>{banner?.title ?? 'Art for your wall'}</h1>
          <p className={styles.lead}>{banner?.text ?? NO_WORDS}</p>
        </div>
        <Button render={<Link to="/art/" />}>Shop art prints</Button>
      </div>
    </section>
  );
}
