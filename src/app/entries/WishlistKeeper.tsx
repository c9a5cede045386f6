import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { session } from '../../flows/session/session.ts';
import { Hearts } from '../../flows/wishlist/Hearts.tsx';
import type { Wishes } from '../../flows/wishlist/wishes.ts';
import { wishlist } from '../../flows/wishlist/wishlist.ts';
import { wishlistLogic } from '../../ports/wishlist.ts';
import { keptWish } from '../../storage/wish.ts';

/** Whoever is here is about to sign in. */
const ON_THE_WAY = /^\/(login|signup)(\/|$)/;

/** Runs the wishlist for the whole visit; shows nothing by itself. (WISH-01) */
export function WishlistKeeper({ wishes }: { wishes: Wishes }) {
  const [input] = useState(() => ({ waiting: keptWish.read() }));
  return (
    <wishlist.Start logic={wishlistLogic} options={{ input }}>
      <Followed />
      <Hearts of={wishes} />
    </wishlist.Start>
  );
}

/** Tells the chart who is using the store and when the tab comes to the front, and keeps what waits for a sign-in. */
function Followed() {
  const actor = wishlist.useActor();
  const sessionActor = session.useActor();
  const { pathname } = useLocation();

  // Layout effects, so that it is told before what was pressed while the code was on its way.
  useLayoutEffect(() => {
    const tell = ({ context }: ReturnType<typeof sessionActor.getSnapshot>) =>
      actor.send({ type: 'customer.changed', uid: context.session?.details.id ?? null });
    tell(sessionActor.getSnapshot());
    const following = sessionActor.subscribe(tell);
    return () => following.unsubscribe();
  }, [actor, sessionActor]);

  const isLeft = session.useFlow(({ customer, isSigningIn }) => customer === null && !isSigningIn);
  useLayoutEffect(() => {
    // The window knows before the router shows it that the popup was left for the page with a password.
    if (isLeft && !ON_THE_WAY.test(pathname) && !ON_THE_WAY.test(window.location.pathname))
      actor.send({ type: 'login.left' });
  }, [actor, isLeft, pathname]);

  useLayoutEffect(() => {
    const tell = () => {
      if (document.visibilityState === 'visible') actor.send({ type: 'tab.shown' });
    };
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [actor]);

  useLayoutEffect(() => {
    let kept = actor.getSnapshot().context.waiting;
    const keeping = actor.subscribe(({ context: { waiting } }) => {
      if (waiting === kept) return;
      kept = waiting;
      if (waiting) keptWish.write(waiting);
      else keptWish.drop();
    });
    return () => keeping.unsubscribe();
  }, [actor]);
  return null;
}
