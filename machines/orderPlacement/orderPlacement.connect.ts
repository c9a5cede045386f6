import type { EventFrom, SnapshotFrom } from 'xstate';
import { allSaysOf } from '../kit/saysOf.ts';
import type { orderPlacementMachine } from './orderPlacement.machine.ts';

type OrderPlacement = typeof orderPlacementMachine;
type Failure = 'items' | 'profiles' | 'order' | 'assignment' | 'payment';

const STEPS = ['creatingItems', 'creatingProfiles', 'creatingOrder', 'assigning', 'creatingPayment'] as const;
const FAILURES: readonly Failure[] = ['items', 'profiles', 'order', 'assignment', 'payment'];

/** What the view of an order on its way may know and do. */
export function connect(state: SnapshotFrom<OrderPlacement>, send: (event: EventFrom<OrderPlacement>) => void) {
  const under = STEPS.findIndex((step) => state.matches(step));
  const failed = FAILURES.findIndex((step) => state.matches({ failed: step }));
  const done = state.matches('placed') ? STEPS.length : Math.max(under, failed, 0);
  return {
    steps: STEPS.length,
    /** How many steps are behind. */
    done,
    isPlacing: failed < 0 && !state.matches('expired'),
    /** Why it stopped, the main thing first. */
    stopped: failed >= 0 || state.matches('expired') ? allSaysOf(state) : [],
    says: allSaysOf(state)[0] ?? (state.matches('placed') ? 'order.payment' : 'order.items'),
    canRetry: state.can({ type: 'placement.retried' }),
    retry: () => send({ type: 'placement.retried' }),
  };
}
