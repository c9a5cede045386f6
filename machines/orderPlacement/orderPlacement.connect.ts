import type { EventFrom, SnapshotFrom } from 'xstate';
import { getMessageIds } from '../kit/meta.ts';
import type { orderPlacementMachine } from './orderPlacement.machine.ts';
import type { FailedStep } from './orderPlacement.setup.ts';

type OrderPlacement = typeof orderPlacementMachine;

const STEPS = [
  'creatingItems',
  'creatingProfiles',
  'creatingOrder',
  'applyingCoupon',
  'releasing',
  'assigning',
  'creatingPayment',
] as const;

/** The step that each failure stopped at. */
const STOPPED_AT: Record<FailedStep | 'stock' | 'price', (typeof STEPS)[number]> = {
  items: 'creatingItems',
  profiles: 'creatingProfiles',
  order: 'creatingOrder',
  coupon: 'applyingCoupon',
  release: 'releasing',
  stock: 'creatingOrder',
  price: 'creatingPayment',
  assignment: 'assigning',
  payment: 'creatingPayment',
};
const FAILURES = Object.keys(STOPPED_AT) as (keyof typeof STOPPED_AT)[];

/** What the view of an order on its way may know and do. */
export function connect(state: SnapshotFrom<OrderPlacement>, send: (event: EventFrom<OrderPlacement>) => void) {
  const failure = FAILURES.find((step) => state.matches({ failed: step }));
  const step = failure ? STOPPED_AT[failure] : STEPS.find((each) => state.matches(each));
  const hasStopped =
    failure !== undefined || state.matches('alreadyPaid') || state.matches('couponRefused') || state.matches('expired');
  return {
    steps: STEPS.length,
    /** How many steps are behind. */
    done: state.matches('placed') ? STEPS.length : Math.max(step ? STEPS.indexOf(step) : 0, 0),
    isPlacing: !hasStopped,
    /** Why it stopped, the main thing first. */
    stopped: hasStopped ? getMessageIds(state) : [],
    /** What cannot be had any more, by name. */
    soldOut: state.context.soldOut.join(', '),
    /** What the order came to and what the shopper agreed to, in paise; null where they are the same. */
    repriced:
      failure === 'price'
        ? { total: state.context.order?.total ?? 0, agreedAmount: state.context.purchase.agreedAmount }
        : null,
    message: getMessageIds(state)[0] ?? (state.matches('placed') ? 'order.payment' : 'order.items'),
    canRetry: state.can({ type: 'placement.retried' }),
    retry: () => send({ type: 'placement.retried' }),
    /** Whether the shopper may want to look at the bag again. */
    canChangeBag: failure !== undefined || state.matches('alreadyPaid'),
    /** Whether that is the better way on. */
    shouldChangeBag: failure === 'stock',
    /** The number of the order that was placed and paid for this very bag; null where there is none. */
    alreadyPaid: state.matches('alreadyPaid') ? (state.context.plan?.orderNo ?? null) : null,
  };
}
