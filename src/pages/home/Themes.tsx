import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { artListPath } from '../../../machines/listing/listPath.ts';
import { type HomeTheme, homeThemesQuery } from '../../api/terms.ts';
import { useOnPhone } from '../../kit/onPhone.ts';
import { say } from '../../messages/messages.ts';
import { Failed } from '../../ui/Failed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Carousel } from './Carousel.tsx';
import styles from './Themes.module.css';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The collections to begin with. (HOME-06, HOME-13) */
export function Themes() {
  const { data, isError, refetch } = useQuery(homeThemesQuery());
  const onPhone = useOnPhone();
  if (isError) return <Failed title={say('home.themesFailed')} retryLabel="Try again" onRetry={refetch} />;
  return (
    <Carousel title="Find Art You Love" busy={!data}>
      {data
        ? data.map((theme) => (
            <li key={theme.id}>
              <Tile theme={theme} to={pathOf(theme, onPhone)} />
            </li>
          ))
        : PLACES.map((place) => (
            <li key={place} className={styles.tile}>
              <Skeleton ratio={0.8} />
              <Skeleton width="60%" height="1.6em" />
            </li>
          ))}
    </Carousel>
  );
}

const Tile = ({ theme: { name, picture }, to }: { theme: HomeTheme; to: string }) => (
  <Link className={styles.tile} to={to}>
    <span className={styles.place}>
      {picture ? (
        <img
          className={styles.picture}
          src={picture.listing.url}
          width={picture.listing.width}
          height={picture.listing.height}
          // The name beside it says all there is to know.
          alt=""
          loading="lazy"
          decoding="async"
        />
      ) : null}
    </span>
    <span className={styles.name}>{name}</span>
  </Link>
);

const pathOf = ({ name }: HomeTheme, onPhone: boolean) =>
  onPhone ? `/art?filter=${encodeURIComponent(name)}` : artListPath(1, { themes: [name], orientations: [] });
