import type { ActorRefFrom } from 'xstate';
import type { connect } from '../../../machines/wishlist/wishlist.connect.ts';
import type { wishlistMachine } from '../../../machines/wishlist/wishlist.machine.ts';
import type { Wish } from '../../domain/wished.ts';

type View = ReturnType<typeof connect>;
type Chart = { actor: ActorRefFrom<typeof wishlistMachine>; read(): View };

/**
 * The wishlist as hearts know it, before its chart is here and after: until then every heart is empty, and what is
 * pressed waits for the chart.
 */
export function createWishes() {
  const tellers = new Set<() => void>();
  const early: Wish[] = [];
  let chart: Chart | null = null;
  let isWanted = false;
  const tell = () => {
    for (const each of tellers) each();
  };
  const want = () => {
    if (isWanted) return;
    isWanted = true;
    tell();
  };
  return {
    follow(told: () => void) {
      tellers.add(told);
      return () => void tellers.delete(told);
    },
    tell,
    /** Asks for the chart's code. */
    want,
    isWanted: () => isWanted,
    actor: () => chart?.actor ?? null,
    isSaved: (id: string) => chart?.read().isSaved(id) ?? false,
    count: () => chart?.read().count ?? 0,
    add(wish: Wish) {
      if (chart) return chart.read().add(wish);
      early.push(wish);
      want();
    },
    remove: (wish: Wish) => chart?.read().remove(wish),
    /** The chart is here; returns how to part with it. */
    attach(attached: Chart) {
      chart = attached;
      for (const wish of early.splice(0)) attached.read().add(wish);
      tell();
      return () => {
        chart = null;
        tell();
      };
    },
  };
}
export type Wishes = ReturnType<typeof createWishes>;
