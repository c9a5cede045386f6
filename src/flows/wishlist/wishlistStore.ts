import { createContext, use, useSyncExternalStore } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { connect } from '../../../machines/wishlist/wishlist.connect.ts';
import type { wishlistMachine } from '../../../machines/wishlist/wishlist.machine.ts';
import type { WishlistItem } from '../../domain/wishlistItem.ts';
import { createNotifier } from '../../kit/createNotifier.ts';

type View = ReturnType<typeof connect>;
type Chart = { actor: ActorRefFrom<typeof wishlistMachine>; read(): View };

/**
 * The wishlist for the hearts, before its chart is loaded and after: until then every heart is empty, and items that are
 * added wait for the chart.
 */
export function createWishlistStore() {
  const { notify, subscribe } = createNotifier();
  const pendingItems: WishlistItem[] = [];
  let chart: Chart | null = null;
  let isRequested = false;
  const load = () => {
    if (isRequested) return;
    isRequested = true;
    notify();
  };
  return {
    subscribe,
    notify,
    /** Requests the chart's code. */
    load,
    isRequested: () => isRequested,
    actor: () => chart?.actor ?? null,
    isSaved: (id: string) => chart?.read().isSaved(id) ?? false,
    count: () => chart?.read().count ?? 0,
    add(item: WishlistItem) {
      if (chart) return chart.read().add(item);
      pendingItems.push(item);
      load();
    },
    remove: (item: WishlistItem) => chart?.read().remove(item),
    /** Attaches the loaded chart; returns the detach function. */
    attach(attached: Chart) {
      chart = attached;
      for (const item of pendingItems.splice(0)) attached.read().add(item);
      notify();
      return () => {
        chart = null;
        notify();
      };
    },
  };
}
export type WishlistStore = ReturnType<typeof createWishlistStore>;

export const WishlistStoreContext = createContext<WishlistStore>(createWishlistStore());

/** Selects a value of the wishlist; the component is rendered again only when it changes. */
export function useWishlistStore<Value>(select: (store: WishlistStore) => Value, fallback: Value): Value {
  const store = use(WishlistStoreContext);
  return useSyncExternalStore(
    store.subscribe,
    () => select(store),
    () => fallback,
  );
}
