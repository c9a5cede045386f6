import type { CSSProperties, KeyboardEvent } from 'react';
import type { Picture } from '../../domain/art.ts';
import { onDemand } from '../../kit/onDemand.tsx';
import { say } from '../../messages/messages.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './Gallery.module.css';
import { PictureRow } from './PictureRow.tsx';
import { type ProductView, product } from './product.ts';
import { Thumbnails } from './Thumbnails.tsx';
import { Turns } from './Turns.tsx';

const Zoom = onDemand(async () => (await import('./Zoom.tsx')).Zoom);

/** The pictures of what is chosen: one large, to swipe and to come near to, all of them small under it. (DECOR-05, MIX-06, WALL-03, GIFT-10) */
export function Gallery() {
  const view = product.useFlow();
  const { product: shown, variation, pictures, at, isRow } = view;
  if (!shown || !variation) return null;
  return (
    <section className={styles.gallery} aria-label={`Pictures of ${shown.title}`} onKeyDown={turningBy(view)}>
      <div className={styles.stage} style={shapeOf(shown.variations[0].pictures[0])}>
        {pictures.length === 0 ? (
          <p className={styles.none}>{say('cart.noPreview')}</p>
        ) : (
          <>
            <PictureRow key={variation.variation.id} of={shown.title} pictures={pictures} view={view} />
            <div className={styles.zoom}>
              <IconButton look="sheet" icon="zoom" label="Zoom" aria-haspopup="dialog" onClick={view.zoom} />
            </div>
          </>
        )}
        {pictures.length > 1 ? (
          <>
            <Turns view={view} />
            <p className={styles.count} aria-live="polite">
              {say('product.picture', { n: at + 1, of: pictures.length })}
            </p>
          </>
        ) : null}
      </div>
      {isRow ? <Thumbnails view={view} /> : null}
      <Zoom wanted={view.isZoomed} props={{ view }} />
    </section>
  );
}

/** Not wider than four by three, nor higher than five by four: neither a strip nor a tower. */
const WIDEST = 4 / 3;
const NARROWEST = 4 / 5;

/** The shape of the stage, which is the same for all pictures of a product. */
const shapeOf = (first: Picture | undefined) =>
  first &&
  ({ '--ratio': Math.min(WIDEST, Math.max(NARROWEST, first.detail.width / first.detail.height)) } as CSSProperties);

/** The arrow keys turn to another picture, wherever in the gallery the focus is. */
const turningBy = (view: ProductView) => (event: KeyboardEvent<HTMLElement>) => {
  const turn = { ArrowRight: view.next, ArrowLeft: view.previous }[event.key];
  // In the popup the picture that is come near to has taken the key already.
  if (!turn || event.defaultPrevented) return;
  event.preventDefault();
  turn();
};
