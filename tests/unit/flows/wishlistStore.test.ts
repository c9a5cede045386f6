import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { blueCity } from '../../../machines/wishlist/sampleWishlist.ts';
import { connect } from '../../../machines/wishlist/wishlist.connect.ts';
import { wishlistMachine } from '../../../machines/wishlist/wishlist.machine.ts';
import { createWishlistStore } from '../../../src/flows/wishlist/wishlistStore.ts';

const { id } = blueCity.variation;

test('[WISH-02] a heart that is pressed before the wishlist’s code is here asks for it, and is told to it then', () => {
  const wishes = createWishlistStore();
  const listener = vi.fn();
  wishes.subscribe(listener);
  expect([wishes.isRequested(), wishes.isSaved(id), wishes.count()]).toEqual([false, false, 0]);
  wishes.add(blueCity);
  expect([wishes.isRequested(), listener.mock.calls.length]).toEqual([true, 1]);

  const actor = createActor(wishlistMachine, { input: { pendingItem: null } }).start();
  const detach = wishes.attach({ actor, read: () => connect(actor.getSnapshot(), actor.send) });
  expect(actor.getSnapshot().context.pendingItem).toEqual(blueCity);
  detach();
  expect(wishes.actor()).toBeNull();
});
