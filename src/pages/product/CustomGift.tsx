import { use } from 'react';
import { addToCart } from '../../flows/addToCart/AddToCart.tsx';
import { GiftPicture, giftPicture } from '../../flows/giftPicture/GiftPicture.tsx';
import { Buying } from './Buying.tsx';
import { useProductPorts } from './ports.ts';

/** A gift that is made from the buyer's own picture: first the picture, then how it is bought. (GIFT-11, GIFT-15) */
export function CustomGift() {
  const logic = use(useProductPorts().loadGiftPicture());
  return (
    <giftPicture.Start logic={logic}>
      <WithPicture />
    </giftPicture.Start>
  );
}

function WithPicture() {
  const chosen = giftPicture.useFlow((view) => view.chosen);
  const isReading = giftPicture.useFlow((view) => view.isReading);
  const isSent = addToCart.useFlow((view) => view.isBusy);
  return (
    <>
      <GiftPicture isSent={isSent} />
      <Buying picture={chosen} unsettled={isReading} />
    </>
  );
}
