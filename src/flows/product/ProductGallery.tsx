import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { Picture } from '../../domain/art.ts';
import { toSrcSet } from '../../domain/cardPicture.ts';
import { createLazyPart } from '../../kit/loading/lazy.tsx';
import { cartMessages } from '../../messages/cart.ts';
import { formatMessage } from '../../messages/message.ts';
import { productMessages } from '../../messages/product.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { GalleryArrows } from './GalleryArrows.tsx';
import pictureRowStyles from './PictureRow.module.css';
import styles from './ProductGallery.module.css';
import { type ProductView, product } from './product.ts';

/** A strip of all thumbnails; the current one is marked, and scrolled into view. (DECOR-05, MIX-06) */
function Thumbnails({ view: { pictures, pictureIndex, choosePicture } }: { view: ProductView }) {
  const strip = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const list = strip.current;
    const current = list?.children[pictureIndex];
    // Not by scrollIntoView, which moves the page too.
    if (list && current instanceof HTMLElement)
      list.scrollTo({ left: current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2 });
  }, [pictureIndex]);
  return (
    <ul ref={strip} role="list" className={styles.strip}>
      {pictures.map(({ thumbnail }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of one variation never change places
        <li key={index}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={formatMessage(productMessages['product.picture'], { n: index + 1, of: pictures.length })}
            aria-current={index === pictureIndex || undefined}
            onClick={() => choosePicture(index)}
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

/** The width of the stage: the whole of a phone, seven columns of a desk. */
const SIZES = '(width >= 52rem) min(57vw, 740px), 100vw';
/** A browser without `scrollend` is observed at each scroll event. */
const getScrollEndEvent = () => ('onscrollend' in window ? 'scrollend' : 'scroll');
/** At rest a picture is aligned with the row's edge, except for fractions of a px. */
const REST_TOLERANCE = 1;

type Props = {
  title: string;
  pictures: readonly Picture[];
  view: ProductView;
};

/** The large pictures in a row, swiped by native scrolling; the chart is informed of the picture at which it ends. (DECOR-05, MIX-06) */
function PictureRow({ title, pictures, view: { pictureIndex, choosePicture, zoom } }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const latest = useRef({ pictureIndex, choosePicture });
  useLayoutEffect(() => {
    latest.current = { pictureIndex, choosePicture };
    const list = row.current;
    if (list) list.scrollTo({ left: pictureIndex * list.clientWidth });
  }, [pictureIndex, choosePicture]);
  useEffect(() => {
    const list = row.current;
    const onScroll = () => {
      if (!list?.clientWidth) return;
      const index = Math.round(list.scrollLeft / list.clientWidth);
      const distance = Math.abs(list.scrollLeft - index * list.clientWidth);
      if (distance <= REST_TOLERANCE && index !== latest.current.pictureIndex) latest.current.choosePicture(index);
    };
    const event = getScrollEndEvent();
    list?.addEventListener(event, onScroll, { passive: true });
    return () => list?.removeEventListener(event, onScroll);
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noNoninteractiveTabindex: it scrolls; the button on the stage zooms as well
    <ul ref={row} role="list" className={pictureRowStyles.row} onClick={zoom} tabIndex={0} aria-label={title}>
      {pictures.map((picture, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of one variation never change places
        <li key={index} className={pictureRowStyles.slot}>
          <img
            className={pictureRowStyles.picture}
            src={picture.detail.url}
            srcSet={toSrcSet(picture)}
            sizes={SIZES}
            width={picture.detail.width}
            height={picture.detail.height}
            alt={picture.alt || title}
            loading={index === 0 ? 'eager' : 'lazy'}
            fetchPriority={index === 0 ? 'high' : undefined}
            decoding="async"
          />
        </li>
      ))}
    </ul>
  );
}

const LazyWallDrawing = createLazyPart(
  async () => (await import('../../preview/thumbnail/WallDrawing.tsx')).WallDrawing,
);
const LazyZoomDialog = createLazyPart(async () => (await import('./ZoomDialog.tsx')).ZoomDialog);

/** The pictures of the chosen variation: one large, to swipe and zoom, and thumbnails of all under it. (DECOR-05, MIX-06, WALL-03, GIFT-10) */
export function ProductGallery() {
  const view = product.useView();
  const { product: current, variation, wall, pictures, hasThumbnails } = view;
  if (!current || !variation) return null;
  return (
    <section className={styles.gallery} aria-label={`Pictures of ${current.title}`} onKeyDown={createKeyHandler(view)}>
      <div className={styles.stage} style={getStageStyle(current.variations[0].pictures[0])}>
        {wall ? (
          <LazyWallDrawing isActive wall={wall} title={current.title} className={styles.wall} />
        ) : pictures.length === 0 ? (
          <p className={styles.empty}>{formatMessage(cartMessages['cart.noPreview'])}</p>
        ) : (
          <>
            <PictureRow key={variation.variation.id} title={current.title} pictures={pictures} view={view} />
            <div className={styles.zoom}>
              <IconButton look="sheet" icon="zoom" label="Zoom" aria-haspopup="dialog" onClick={view.zoom} />
            </div>
          </>
        )}
        <GalleryArrows view={view} countAt="bottom" />
      </div>
      {hasThumbnails ? <Thumbnails view={view} /> : null}
      <LazyZoomDialog isActive={view.isZoomed} view={view} />
    </section>
  );
}

/** The stage is at most 4:3 wide, and at most 4:5 high. */
const MAX_RATIO = 4 / 3;
const MIN_RATIO = 4 / 5;

/** The shape of the stage, which is the same for all pictures of a product. */
const getStageStyle = (first: Picture | undefined) =>
  first &&
  ({ '--ratio': Math.min(MAX_RATIO, Math.max(MIN_RATIO, first.detail.width / first.detail.height)) } as CSSProperties);

/** The arrow keys turn to another picture, wherever in the gallery the focus is. */
const createKeyHandler = (view: ProductView) => (event: KeyboardEvent<HTMLElement>) => {
  const turn = { ArrowRight: view.next, ArrowLeft: view.previous }[event.key];
  // In the dialog the zoomed picture has handled the key already.
  if (!turn || event.defaultPrevented) return;
  event.preventDefault();
  turn();
};
