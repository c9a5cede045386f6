import { homeWallsQuery } from '../../api/queries/home.ts';
import { toCarouselSlides } from '../../domain/carousel.ts';
import { LISTS } from '../../domain/listArea.ts';
import { homeMessages } from '../../messages/home.ts';
import { formatMessage } from '../../messages/message.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { SkeletonItems } from '../../ui/Skeleton.tsx';
import { HomeBlock } from './Block.tsx';
import { Carousel } from './Carousel.tsx';
import { createDeferredBlock } from './deferredBlock.tsx';
import tile from './PictureTile.module.css';
import { TilePicture, TileSkeleton } from './PictureTile.tsx';

const read = homeWallsQuery();
const TITLE = 'Gallery walls';
const EMPTY_LINE = '\u00a0';
/** As wide as the rooms in which they are photographed. */
const RATIO = 4 / 3;

const allWallsLink = (
  <Button look="quiet" render={<Link to={LISTS.walls.path} />}>
    See all walls
  </Button>
);

/** Gallery walls, each with a link to its own page. (HOME-09, HOME-20) */
export const GalleryWallsBlock = createDeferredBlock('walls', [read], () => (
  <HomeBlock
    read={read}
    errorText={formatMessage(homeMessages['home.wallsFailed'])}
    skeleton={
      <Carousel title={TITLE} lead={EMPTY_LINE} moreLink={allWallsLink} busy>
        <SkeletonItems count={5}>
          <TileSkeleton ratio={RATIO} hasCaption />
        </SkeletonItems>
      </Carousel>
    }
  >
    {(block) =>
      block && block.walls.length > 0 ? (
        <Carousel title={TITLE} lead={block.text || EMPTY_LINE} moreLink={allWallsLink}>
          {toCarouselSlides(2, block.walls).map(({ item: { id, title, path, size, picture }, only }) => (
            <li key={id} data-only={only}>
              <Link className={tile.tile} to={path}>
                <TilePicture picture={picture} ratio={RATIO} />
                <span className={tile.name}>{title}</span>
                <span className={tile.caption}>{size}</span>
              </Link>
            </li>
          ))}
        </Carousel>
      ) : null
    }
  </HomeBlock>
));
