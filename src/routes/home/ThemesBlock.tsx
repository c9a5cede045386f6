import { formatArtListPath } from '../../../machines/listing/listPath.ts';
import { homeThemesQuery } from '../../api/queries/lists.ts';
import type { HomeTheme } from '../../api/terms.ts';
import { toCarouselSlides } from '../../domain/carousel.ts';
import { useIsNarrow } from '../../kit/browser/mediaQuery.ts';
import { homeMessages } from '../../messages/home.ts';
import { formatMessage } from '../../messages/message.ts';
import { Link } from '../../ui/Link.tsx';
import { SkeletonItems } from '../../ui/Skeleton.tsx';
import { HomeBlock } from './Block.tsx';
import { Carousel } from './Carousel.tsx';
import tile from './PictureTile.module.css';
import { TilePicture, TileSkeleton } from './PictureTile.tsx';

const TITLE = 'Find Art You Love';
const RATIO = 0.8;

/** The collections to begin with. (HOME-06, HOME-13, HOME-20) */
export function ThemesBlock() {
  const onPhone = useIsNarrow();
  return (
    <HomeBlock
      read={homeThemesQuery()}
      errorText={formatMessage(homeMessages['home.themesFailed'])}
      skeleton={
        <Carousel title={TITLE} busy>
          <SkeletonItems count={5}>
            <TileSkeleton ratio={RATIO} />
          </SkeletonItems>
        </Carousel>
      }
    >
      {(themes) =>
        themes.length === 0 ? null : (
          <Carousel title={TITLE}>
            {toCarouselSlides(2, themes).map(({ item: theme, only }) => (
              <li key={theme.id} data-only={only}>
                <Link className={tile.tile} to={getPath(theme, onPhone)}>
                  <TilePicture picture={theme.picture} ratio={RATIO} />
                  <span className={tile.name}>{theme.name}</span>
                </Link>
              </li>
            ))}
          </Carousel>
        )
      }
    </HomeBlock>
  );
}

const getPath = ({ name }: HomeTheme, onPhone: boolean) =>
  onPhone ? `/art?filter=${encodeURIComponent(name)}` : formatArtListPath(1, { themes: [name] });
