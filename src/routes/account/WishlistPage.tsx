import { use, useEffect } from 'react';
import { Wishlist, WishlistSkeleton } from '../../flows/wishlist/Wishlist.tsx';
import { wishlist } from '../../flows/wishlist/wishlistActor.tsx';
import { useWishlistStore, WishlistStoreContext } from '../../flows/wishlist/wishlistStore.ts';
import { Section } from '../../ui/Layout.tsx';

/** What the customer has saved for later; a guest is led away. (ACCT-20 to ACCT-24) */
export function WishlistPage() {
  const { load } = use(WishlistStoreContext);
  const actor = useWishlistStore((store) => store.actor(), null);
  useEffect(load, [load]);
  return (
    <Section level={1} title="Wishlist">
      {actor ? (
        <wishlist.ActorProvider actor={actor}>
          <PageEvents />
          <Wishlist />
        </wishlist.ActorProvider>
      ) : (
        <WishlistSkeleton />
      )}
    </Section>
  );
}

/** Informs the chart that the page is open. */
function PageEvents() {
  const actor = wishlist.useActorRef();
  useEffect(() => {
    actor.send({ type: 'page.opened' });
    return () => actor.send({ type: 'page.closed' });
  }, [actor]);
  return null;
}
