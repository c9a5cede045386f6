import { CardGrid } from '../../ui/Layout.tsx';
import { PrintSkeletons } from '../../ui/Skeleton.tsx';

const PLACES = 4;

/** Saved things on their way. */
export const WishlistSkeleton = () => (
  <CardGrid label="Wishlist" busy>
    <PrintSkeletons count={PLACES} label="Your wishlist is on its way" />
  </CardGrid>
);
