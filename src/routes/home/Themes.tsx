import { artListPath } from '../../../machines/listing/listPath.ts';
import { homeThemesQuery } from '../../api/queries/terms.ts';
import type { HomeTheme } from '../../api/terms.ts';
import { carouselSlides } from '../../domain/carouselItems.ts';
import { useOnPhone } from '../../kit/media.ts';
import { say } from '../../messages/messages.ts';
import { Link } from '../../ui/Link.tsx';
import { Block, Places } from './Block.tsx';
import { Carousel } from './Carousel.tsx';
import tile from './PictureTile.module.css';
import { TilePicture, TileSkeleton } from './PictureTile.tsx';

const TITLE = 'Find Art You Love';
const RATIO = 0.8;

/** The collections to begin with. (HOME-06, HOME-13, HOME-20) */
export function Themes() {
  const onPhone = useOnPhone();
  return (
    <Block
      read={homeThemesQuery()}
      failed={say('home.themesFailed')}
      coming={
        <Carousel title={TITLE} busy>
          <Places count={5}>
            <TileSkeleton ratio={RATIO} />
          </Places>
        </Carousel>
      }
    >
      {(themes) =>
        themes.length === 0 ? null : (
          <Carousel title={TITLE}>
            {carouselSlides(2, themes).map(({ item: theme, only }) => (
              <li key={theme.id} data-only={only}>
                <Link className={tile.tile} to={pathOf(theme, onPhone)}>
                  <TilePicture picture={theme.picture} ratio={RATIO} />
                  <span className={tile.name}>{theme.name}</span>
                </Link>
              </li>
            ))}
          </Carousel>
        )
      }
    </Block>
  );
}

const pathOf = ({ name }: HomeTheme, onPhone: boolean) =>
  onPhone ? `/art?filter=${encodeURIComponent(name)}` : artListPath(1, { themes: [name], orientations: [] });
