import type { ActorRefFrom, AnyActorLogic, EventFrom, SnapshotFrom } from 'xstate';
import { getTotalPrice } from '../../src/domain/cart.ts';
import { formatStagePath } from '../../src/domain/checkoutStage.ts';
import { getParcels, getSlowestDelivery } from '../../src/domain/parcels.ts';
import type { bagCheckMachine } from '../bagCheck/bagCheck.machine.ts';
import type { couponMachine } from '../coupon/coupon.machine.ts';
import { findMessage } from '../kit/meta.ts';
import type { orderPlacementMachine } from '../orderPlacement/orderPlacement.machine.ts';
import type { paymentMachine } from '../payment/payment.machine.ts';
import type { paymentStatusMachine } from '../paymentStatus/paymentStatus.machine.ts';
import type { savedAddressesMachine } from '../savedAddresses/savedAddresses.machine.ts';
import type { shippingMachine } from '../shipping/shipping.machine.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import { getOrderNo, getRecoveryCopies } from './checkoutContext.ts';
import {
  getAmount,
  getDiscounts,
  getOrderDiscounts,
  getUnpaidOrder,
  isSameAddress,
  quoteFor,
} from './checkoutRecord.ts';

type Checkout = typeof checkoutMachine;
type StageView =
  | 'bag'
  | 'shipping'
  | 'review'
  | 'atProvider'
  | 'checkingReturn'
  | 'checkingPayment'
  | 'waiting'
  | 'confirmed'
  | 'failed'
  | 'nothing';

/** How many of the three steps of the progress bar are behind, and the stage's own number. (CHK-03 to CHK-09, CHK-11) */
const STEPS = {
  bag: { completedSteps: 0, number: 1 },
  shipping: { completedSteps: 1, number: 2 },
  review: { completedSteps: 2, number: 4 },
  atProvider: { completedSteps: 2, number: 3 },
  checkingReturn: { completedSteps: 2, number: 3 },
  checkingPayment: { completedSteps: 2, number: 3 },
  waiting: { completedSteps: 2, number: 3 },
  failed: { completedSteps: 2, number: 6 },
  confirmed: { completedSteps: 3, number: 5 },
  nothing: { completedSteps: 0, number: 0 },
} as const satisfies Record<StageView, { completedSteps: number; number: number }>;
const STAGE_VIEWS = Object.keys(STEPS) as StageView[];

/** What the checkout's views may know and do. Money is paise. */
export function connect(state: SnapshotFrom<Checkout>, send: (event: EventFrom<Checkout>) => void) {
  const { prefix, lines, record, copies, payLink, coupon, repriced, outOfStockTitles } = state.context;
  const stage = STAGE_VIEWS.find((stage) => stage !== 'nothing' && state.matches(stage)) ?? 'nothing';
  const { number } = STEPS[stage];
  const isPaid = state.matches({ confirmed: 'paid' });
  // The price of another coupon is no price any more, even before there is a new one (COUP-06).
  const isQuoted = stage === 'review' && record.coupon === (coupon?.code ?? null);
  const quote = isQuoted ? quoteFor(record, lines) : null;
  const discounts = getDiscounts(quote, coupon);
  const subtotal = quote?.subtotal ?? getTotalPrice(lines);
  const ordered = getRecoveryCopies(state.context);
  const child = <Logic extends AnyActorLogic>(id: string) =>
    (state.children as Record<string, unknown>)[id] as ActorRefFrom<Logic> | undefined;
  return {
    stage,
    step: stage === 'confirmed' && !isPaid ? STEPS.waiting.completedSteps : STEPS[stage].completedSteps,
    /** A failed payment comes after the last step of a way that went well. (CHK-09) */
    stepTotal: Math.max(number, STEPS.confirmed.number),
    /** 0 where no stage is open. */
    stepNumber: number,
    isPaid,
    shippingPath: formatStagePath(prefix, 'shipping'),
    /** Addresses of the steps that may be gone back to: while nothing is placed, those behind. */
    stepPaths: {
      bag: stage === 'shipping' || stage === 'review' ? formatStagePath(prefix, 'shopping-bag') : null,
      shipping: stage === 'review' ? formatStagePath(prefix, 'shipping') : null,
    },
    lines,
    parcels: getParcels(lines),
    /** In how many days all of it is there: '5-7'; null where there is nothing. */
    days: lines.length > 0 ? getSlowestDelivery(lines) : null,
    isBagEmpty: state.matches({ bag: 'empty' }),
    unpaidOrder: getUnpaidOrder(copies),
    /** At the review as the backend quotes it; before, and while the quote is on its way, as the store itself reckons. */
    totals: {
      products: lines.length,
      subtotal,
      discounts,
      total: quote?.amount ?? subtotal - discounts.reduce((sum, { amount }) => sum + amount, 0),
    },
    billing: record.shipping?.billing ?? null,
    /** Null where the order goes to the billing address. */
    delivery: record.shipping && !isSameAddress(record.shipping) ? record.shipping.delivery : null,
    /** Lines whose price the backend has set right, by key. */
    repriced,
    /** What the order waits for before it can be placed. */
    pendingMessage: findMessage(state, ['checkout.renewing', 'checkout.termsInProgress', 'checkout.quoteInProgress']),
    /** What the order cannot be placed without, and may be requested again. */
    failureMessage: findMessage(state, ['checkout.priceFailed', 'checkout.termsFailed']),
    /** What keeps the bag from having a price; '' where it is nothing in it. */
    outOfStockTitles: outOfStockTitles.join(', '),
    isReviewing: state.matches({ review: 'reviewing' }),
    areTermsAccepted: state.matches({ review: { reviewing: 'termsAccepted' } }),
    canAgree: state.can({ type: 'terms.toggled' }),
    canPlace: state.can({ type: 'order.placed' }),
    canEdit: state.can({ type: 'edit.chosen' }),
    /** The order that was placed and can be paid as it is; null where there is none. (PAY-25) */
    unpaidOrderNo: state.can({ type: 'payment.resumed' }) ? record.order_no : null,
    orderNo: getOrderNo(state.context),
    payLink,
    /** On the way to the provider, and not back from it. */
    isLeaving: state.matches({ atProvider: 'leaving' }),
    /** The order that the page speaks of, where this browser knows it. */
    order: ordered && {
      lines: ordered.lines,
      parcels: getParcels(ordered.lines),
      discounts: getOrderDiscounts(ordered),
      total: getAmount(ordered),
      mail: ordered.record.shipping?.billing.mail ?? null,
    },
    /** The charts that run inside, while they run. */
    coupon: child<typeof couponMachine>('coupon'),
    bagCheck: child<typeof bagCheckMachine>('bagCheck'),
    shipping: child<typeof shippingMachine>('shipping'),
    savedAddresses: child<typeof savedAddressesMachine>('savedAddresses'),
    orderPlacement: child<typeof orderPlacementMachine>('orderPlacement'),
    payment: child<typeof paymentMachine>('payment'),
    paymentStatus: child<typeof paymentStatusMachine>('paymentStatus'),
    retryPrice: () => send({ type: 'price.retried' }),
    toggleTerms: () => send({ type: 'terms.toggled' }),
    place: () => send({ type: 'order.placed' }),
    edit: () => send({ type: 'edit.chosen' }),
    print: () => send({ type: 'print.requested' }),
    tryAgain: () => send({ type: 'tryAgain.chosen' }),
    payNow: () => send({ type: 'payment.resumed' }),
  };
}
