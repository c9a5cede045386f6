import { IconButton } from '../../ui/IconButton.tsx';
import { Link } from '../../ui/Link.tsx';
import { useWishlistStore } from './useWishlistStore.ts';

/** The heart in the header leads to the wishlist and counts what is on it. (SHELL-10) */
export function WishlistButton() {
  const count = useWishlistStore((wishes) => wishes.count(), 0);
  return (
    <IconButton
      icon="heart"
      label={count === 0 ? 'Wishlist' : `Wishlist, ${count} ${count === 1 ? 'item' : 'items'}`}
      badge={count || undefined}
      render={<Link to="/account/wishlist/" />}
    />
  );
}
