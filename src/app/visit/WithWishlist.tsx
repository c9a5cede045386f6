import { type ReactNode, useState } from 'react';
import { session } from '../../flows/session/session.ts';
import { createWishes, useWishes, type Wishes, WishesContext } from '../../flows/wishlist/wishes.ts';
import { onDemand } from '../../kit/onDemand.tsx';

const WishlistKeeper = onDemand(async () => (await import('../entries/WishlistKeeper.tsx')).WishlistKeeper);

/** Lets everything below know the wishlist. Its code comes once there is a customer, or somebody asks for it. */
export function WithWishlist({ children }: { children: ReactNode }) {
  const [wishes] = useState(createWishes);
  return (
    <WishesContext value={wishes}>
      {children}
      <Keeper wishes={wishes} />
    </WishesContext>
  );
}

function Keeper({ wishes }: { wishes: Wishes }) {
  const isCustomer = session.useFlow(({ customer }) => customer !== null);
  const isWanted = useWishes((each) => each.isWanted(), false);
  return <WishlistKeeper wanted={isCustomer || isWanted} props={{ wishes }} />;
}
