import type { ActorRefFrom, AnyActorLogic, EventFrom, SnapshotFrom } from 'xstate';
import { totalNo, totalPrice } from '../../src/domain/cart.ts';
import { parcelsOf } from '../../src/domain/delivery.ts';
import type { orderPlacementMachine } from '../orderPlacement/orderPlacement.machine.ts';
import type { paymentMachine } from '../payment/payment.machine.ts';
import type { paymentStatusMachine } from '../paymentStatus/paymentStatus.machine.ts';
import type { shippingMachine } from '../shipping/shipping.machine.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import { copiesOf, orderNoOf } from './checkoutContext.ts';
import { amountOf, isSameAddress, quoteFor } from './checkoutRecord.ts';

type Checkout = typeof checkoutMachine;
type Shown = 'bag' | 'shipping' | 'review' | 'handedOver' | 'waiting' | 'confirmed' | 'failed' | 'nothing';

/** How many of the three steps of the progress bar are behind. (CHK-11) */
const BEHIND: Record<Shown, number> = {
  bag: 0,
  shipping: 1,
  review: 2,
  handedOver: 2,
  waiting: 2,
  failed: 2,
  confirmed: 3,
  nothing: 0,
};
const SHOWN = Object.keys(BEHIND) as Shown[];

/** What the checkout's views may know and do. Money is paise. */
export function connect(state: SnapshotFrom<Checkout>, send: (event: EventFrom<Checkout>) => void) {
  const { prefix, lines, record, payLink } = state.context;
  const shown = SHOWN.find((stage) => stage !== 'nothing' && state.matches(stage)) ?? 'nothing';
  const quote = quoteFor(record, lines);
  const ordered = copiesOf(state.context);
  const child = <Logic extends AnyActorLogic>(id: string) =>
    (state.children as Record<string, unknown>)[id] as ActorRefFrom<Logic> | undefined;
  return {
    shown,
    step: BEHIND[shown],
    shippingPath: `${prefix}/shipping`,
    /** Addresses of the steps that may be gone back to: while nothing is placed, those behind. */
    backTo: {
      bag: shown === 'shipping' || shown === 'review' ? `${prefix}/shopping-bag` : null,
      shipping: shown === 'review' ? `${prefix}/shipping` : null,
    },
    lines,
    parcels: parcelsOf(lines),
    isBagEmpty: state.matches({ bag: 'empty' }),
    /** As the backend quoted it, or counted from the lines until it has. */
    sums: {
      products: totalNo(lines),
      subtotal: quote?.subtotal ?? totalPrice(lines),
      discount: quote?.discount ?? 0,
      total: quote?.amount ?? totalPrice(lines),
    },
    billing: record.shipping?.billing ?? null,
    /** Null where the order goes to the billing address. */
    delivery: record.shipping && !isSameAddress(record.shipping) ? record.shipping.delivery : null,
    isAgreed: state.matches({ review: { reading: 'agreed' } }),
    canAgree: state.can({ type: 'terms.toggled' }),
    canPlace: state.can({ type: 'order.placed' }),
    canEdit: state.can({ type: 'edit.chosen' }),
    canContinue: state.can({ type: 'bag.continued' }),
    orderNo: orderNoOf(state.context),
    payLink,
    /** The order that the page speaks of, where this browser knows it. */
    ordered: ordered && {
      lines: ordered.lines,
      parcels: parcelsOf(ordered.lines),
      total: amountOf(ordered),
      mail: ordered.record.shipping?.billing.mail ?? null,
    },
    /** The charts that run inside, while they run. */
    shipping: child<typeof shippingMachine>('shipping'),
    orderPlacement: child<typeof orderPlacementMachine>('orderPlacement'),
    payment: child<typeof paymentMachine>('payment'),
    paymentStatus: child<typeof paymentStatusMachine>('paymentStatus'),
    goOn: () => send({ type: 'bag.continued' }),
    toggleTerms: () => send({ type: 'terms.toggled' }),
    place: () => send({ type: 'order.placed' }),
    edit: () => send({ type: 'edit.chosen' }),
    tryAgain: () => send({ type: 'tryAgain.chosen' }),
  };
}
