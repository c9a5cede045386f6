import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../../../machines/session/session.machine.ts';
import { connectHearts } from '../../flows/wishlist/connectHearts.ts';
import type { Wishes } from '../../flows/wishlist/wishes.ts';
import { createOn, type Host } from '../../kit/effects.ts';
import { noteRunning } from '../../kit/running.ts';
import { isLoginLeft, wishlistLogic } from '../../ports/wishlist.ts';
import { keptWish } from '../../storage/wish.ts';

/**
 * Runs the wishlist for the rest of the visit. It is told when the tab comes to the front, and what waits for a sign-in is
 * kept. (WISH-01)
 */
export function startWishlist(host: Host, session: ActorRefFrom<typeof sessionMachine>, wishes: Wishes) {
  const { world } = host;
  const pathname = () => world.address().pathname;
  const actor = createOn(host, wishlistLogic(session, pathname), { input: { waiting: keptWish.read() } }).start();
  const stopLooking = world.followTab(() => actor.send({ type: 'tab.shown' }));

  let kept = actor.getSnapshot().context.waiting;
  const keeping = actor.subscribe(({ context: { waiting } }) => {
    if (waiting === kept) return;
    kept = waiting;
    if (waiting) keptWish.write(waiting);
    else keptWish.drop();
  });
  // Only then is it told what was pressed while its code was on its way.
  const disconnect = connectHearts(wishes, actor);
  // Asked in so many words: only so does a build for a real host leave it out.
  const unnote = import.meta.env.VITE_API_HOST ? undefined : noteRunning(actor);
  return {
    pageChanged() {
      if (isLoginLeft(session, pathname())) actor.send({ type: 'login.left' });
    },
    stop() {
      stopLooking();
      keeping.unsubscribe();
      disconnect();
      unnote?.();
      actor.stop();
    },
  };
}
