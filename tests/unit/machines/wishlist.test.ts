import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type AnyPortCall, providePartial } from '../../../machines/kit/port.ts';
import { isSaved } from '../../../machines/wishlist/changes.ts';
import { blueCity, sampleList } from '../../../machines/wishlist/sampleWishlist.ts';
import { wishlistMachine } from '../../../machines/wishlist/wishlist.machine.ts';
import type { WishlistEntry, WishlistItem } from '../../../src/domain/wishlistItem.ts';

const wishes: WishlistItem[] = ['a', 'b', 'c'].map((id) => ({
  variation: { type: 'commerce_product_variation--default', id },
  title: `Print ${id}`,
}));

/** A backend that takes a turn or two for each call, and would keep a thing twice if it were asked to. */
function slowBackend(turns: () => number) {
  const entries: { id: string; of: string }[] = [];
  let made = 0;
  const later = async () => {
    for (let turn = turns(); turn > 0; turn--) await Promise.resolve();
  };
  const things = (): WishlistEntry[] =>
    wishes.flatMap(({ variation }) => {
      const items = entries.filter(({ of }) => of === variation.id).map(({ id }) => id);
      return items.length > 0 ? [{ variation, items, product: null }] : [];
    });
  const ports: Record<string, AnyPortCall> = {
    async readWishlist() {
      await later();
      const read = { id: 'list', entries: things() };
      await later();
      return read;
    },
    async addWish({ wish }: { wish: WishlistItem }) {
      await later();
      entries.push({ id: `item-${made++}`, of: wish.variation.id });
      await later();
      return 'item added';
    },
    async removeWish({ items }: { items: string[] }) {
      await later();
      for (const id of items) entries.splice(entries.findIndex((entry) => entry.id === id) >>> 0, 1);
      await later();
      return 'item deleted';
    },
  };
  return { ports, entries };
}

test('[WISH-02] [WISH-03] however quickly hearts are pressed, each ends as it was pressed last, and nothing is saved twice', async () => {
  const press = fc.record({ which: fc.nat({ max: wishes.length - 1 }), pause: fc.nat({ max: 8 }) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(press, { maxLength: 12 }),
      fc.infiniteStream(fc.nat({ max: 3 })),
      async (presses, turns) => {
        const { ports, entries } = slowBackend(() => turns.next().value ?? 1);
        const actor = createActor(providePartial(wishlistMachine, ports), { input: { pendingItem: null } }).start();
        actor.send({ type: 'customer.changed', uid: 'somebody' });
        const wanted = new Set<string>();
        for (const { which, pause } of presses) {
          for (let turn = pause; turn > 0; turn--) await Promise.resolve();
          const wish = wishes[which] as WishlistItem;
          const { id } = wish.variation;
          const isSet = isSaved(actor.getSnapshot().context, id);
          expect(isSet).toBe(wanted.has(id));
          actor.send({ type: isSet ? 'wish.removed' : 'wish.added', wish });
          if (isSet) wanted.delete(id);
          else wanted.add(id);
        }
        await waitFor(actor, (state) => state.matches({ customer: 'ready' }));
        expect(entries.map(({ of }) => of).sort()).toEqual([...wanted].sort());
        for (const { variation } of wishes)
          expect(isSaved(actor.getSnapshot().context, variation.id)).toBe(wanted.has(variation.id));
        actor.stop();
      },
    ),
    { numRuns: 150 },
  );
});

test('[WISH-01] [SESS-16] a list that comes once another customer is here is nobody’s', async () => {
  const resolvers: ((list: typeof sampleList) => void)[] = [];
  const ports: Record<string, AnyPortCall> = {
    readWishlist: () => new Promise((answer) => resolvers.push(answer as never)),
  };
  const actor = createActor(providePartial(wishlistMachine, ports), { input: { pendingItem: null } }).start();
  actor.send({ type: 'customer.changed', uid: 'first' });
  actor.send({ type: 'customer.changed', uid: 'second' });
  resolvers[0]?.(sampleList);
  await Promise.resolve();
  await Promise.resolve();
  expect(actor.getSnapshot().context.list).toBeNull();
  resolvers[1]?.({ id: null, entries: [] });
  await waitFor(actor, (state) => state.matches({ customer: 'ready' }));
  expect(isSaved(actor.getSnapshot().context, blueCity.variation.id)).toBe(false);
});
