import { formatRupees } from '../../domain/money.ts';
import { productEffects } from '../../effects/productEffects.ts';
import { AddToCart, addToCart } from '../../flows/addToCart/AddToCart.tsx';
import { GiftPicture, giftPicture } from '../../flows/giftPicture/GiftPicture.tsx';
import { GiftOptions } from '../../flows/product/GiftOptions.tsx';
import { product } from '../../flows/product/product.ts';
import { HydrationZone } from '../../kit/hydration/hydration.tsx';
import { createLazyPart } from '../../kit/loading/lazy.tsx';
import { giftPictureLogic } from '../../ports/giftPictureLogic.ts';
import { Price } from '../../ui/Price.tsx';
import styles from './ProductPurchase.module.css';

type Props = {
  /** The address of the buyer's own picture, null as long as there is none; left out where none is needed. (GIFT-15) */
  picture?: string | null;
  /** Is that picture still being read? */
  isPicturePending?: boolean;
};

/** Delivery, price and the button into the bag. (WALL-04, GIFT-10, DECOR-06, DECOR-07, MIX-09) */
function Purchase({ picture, isPicturePending }: Props) {
  const { product: loaded, variation, line } = product.useView();
  if (!loaded || !variation) return null;
  return (
    <>
      <GiftOptions />
      <AddToCart
        line={line}
        picture={picture}
        days={loaded.days}
        label="ADD TO CART"
        soldOut={variation.isSoldOut}
        isLoading={isPicturePending}
      >
        <Price size="large" live>
          {formatRupees(variation.price)}
        </Price>
      </AddToCart>
    </>
  );
}

/** A gift that is made from the buyer's own picture: first the picture, then how it is bought. (GIFT-11, GIFT-15) */
function CustomGift() {
  const giftPath = product.useView((view) => view.product?.path ?? '');
  return (
    <giftPicture.Provider logic={giftPictureLogic} options={{ input: { giftPath } }} effects={productEffects}>
      <CustomGiftPurchase />
    </giftPicture.Provider>
  );
}

/** The buyer's own picture in the frame; its code comes with the first picture. */
const FramedGift = createLazyPart(async () => (await import('./FramedGift.tsx')).FramedGift);

const ZONE_ID = 'later-gift';

/** A press in the prerendered HTML of a gift waits until a picture of an earlier visit was looked for. */
function CustomGiftPurchase() {
  const chosen = giftPicture.useView((view) => view.chosenId);
  const isReading = giftPicture.useView((view) => view.isReading);
  const isRestored = giftPicture.useView((view) => view.isRestored);
  const picture = giftPicture.useView((view) => view.picture);
  const isSent = addToCart.useView((view) => view.isBusy);
  const { variation, product: loaded } = product.useView();
  return (
    <div id={ZONE_ID} className={styles.zone}>
      {isRestored ? <HydrationZone id={ZONE_ID}>{null}</HydrationZone> : null}
      <GiftPicture isSending={isSent} />
      <FramedGift
        isActive={picture !== null}
        url={picture?.previewUrl ?? null}
        frame={variation?.frame ?? ''}
        size={loaded?.dimension ?? ''}
      />
      <Purchase picture={chosen} isPicturePending={isReading} />
    </div>
  );
}

/** How the product is bought. (GIFT-11) */
export function ProductPurchase() {
  const takesPicture = product.useView((view) => view.product?.takesPicture);
  return takesPicture ? <CustomGift /> : <Purchase />;
}
