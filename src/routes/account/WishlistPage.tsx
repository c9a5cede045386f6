import { use, useEffect } from 'react';
import { useWishes, WishesContext } from '../../flows/wishlist/useWishes.ts';
import { Wishlist, WishlistSkeleton } from '../../flows/wishlist/Wishlist.tsx';
import { wishlist } from '../../flows/wishlist/wishlist.ts';
import { Section } from '../../ui/Layout.tsx';

/** What the customer has saved for later; a guest is led away. (ACCT-20 to ACCT-24) */
export function WishlistPage() {
  const { want } = use(WishesContext);
  const actor = useWishes((wishes) => wishes.actor(), null);
  useEffect(want, [want]);
  return (
    <Section level={1} title="Wishlist">
      {actor ? (
        <wishlist.Show actor={actor}>
          <Opening />
          <Wishlist />
        </wishlist.Show>
      ) : (
        <WishlistSkeleton />
      )}
    </Section>
  );
}

/** Tells the chart that the page is on the screen. */
function Opening() {
  const actor = wishlist.useActor();
  useEffect(() => {
    actor.send({ type: 'page.opened' });
    return () => actor.send({ type: 'page.closed' });
  }, [actor]);
  return null;
}
