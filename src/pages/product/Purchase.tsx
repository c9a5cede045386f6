import { Suspense } from 'react';
import { product } from '../../flows/product/product.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Buying } from './Buying.tsx';
import { CustomGift } from './CustomGift.tsx';

/** The place of the picture, before it is there. */
const PICTURE_PLACE = '11rem';

/** How the product is bought; the chart for a picture of the buyer's own comes with a gift that takes one. (GIFT-11) */
export function Purchase() {
  const takesPicture = product.useFlow((view) => view.product?.takesPicture);
  if (!takesPicture) return <Buying />;
  return (
    <Suspense
      fallback={
        <>
          <Skeleton height={PICTURE_PLACE} />
          <Buying picture={null} />
        </>
      }
    >
      <CustomGift />
    </Suspense>
  );
}
