import { storeSlidesQuery } from '../../api/queries/home.ts';
import { toCarouselSlides } from '../../domain/carousel.ts';
import { homeMessages } from '../../messages/home.ts';
import { formatMessage } from '../../messages/message.ts';
import { SkeletonItems } from '../../ui/Skeleton.tsx';
import { HomeBlock } from './Block.tsx';
import { Carousel } from './Carousel.tsx';
import { createDeferredBlock } from './deferredBlock.tsx';
import tile from './PictureTile.module.css';
import { TilePicture, TileSkeleton } from './PictureTile.tsx';

const read = storeSlidesQuery();
const TITLE = 'Inside the store';
const RATIO = 4 / 3;

/** Photos of the flagship store. (HOME-10) */
export const StoreBlock = createDeferredBlock('store', [read], () => (
  <HomeBlock
    read={read}
    errorText={formatMessage(homeMessages['home.storeFailed'])}
    skeleton={
      <Carousel title={TITLE} level={3} busy>
        <SkeletonItems count={4}>
          <TileSkeleton ratio={RATIO} hasCaption />
        </SkeletonItems>
      </Carousel>
    }
  >
    {(slides) =>
      slides.length === 0 ? null : (
        <Carousel title={TITLE} level={3} slideContent="text">
          {toCarouselSlides(2, slides).map(({ item: { id, title, text, picture }, only }) => (
            <li key={id} className={tile.tile} data-only={only}>
              <TilePicture picture={picture} ratio={RATIO} />
              <span className={tile.name}>{title}</span>
              <span className={tile.caption}>{text}</span>
            </li>
          ))}
        </Carousel>
      )
    }
  </HomeBlock>
));
