import { getCartFingerprint } from '../../src/domain/cart.ts';
import type { PlacedOrder } from '../../src/domain/order.ts';
import { framedPalms } from '../cart/sampleLines.ts';
import type { Samples } from '../kit/samples.ts';
import { billing, delivery, lines, session } from '../orderPlacement/samplePurchase.ts';
import { demoSession } from '../session/session.samples.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import { type CheckoutInput, getRecoveryCopies, isOrderer, isUnpaidOrderUnchanged } from './checkoutContext.ts';
import { emptyRecord } from './checkoutRecord.ts';

const addresses = { billing, delivery, same: true };
const quote = { amount: 1_689_200, subtotal: 1_689_200, discount: 0, lineTotals: [410_400, 1_278_800] };
const coupon = { id: 'd291864a-7bd7-5440-b217-9020f3a7c250', code: 'WELCOME10', discount: null, parts: [] };
const placed: PlacedOrder = { orderNo: '261121482615', amount: quote.amount, razorpayOrderId: null };
const profile = { id: 'ad000000-0000-4000-8000-000000000001', revision: 1 };
const openStage = (stage: string, orderNo: string | null = null) => ({ type: 'stage.opened', stage, orderNo }) as const;

const settled = { ...emptyRecord, shipping: addresses };
const input: CheckoutInput = {
  prefix: '/checkout',
  stage: 'shopping-bag',
  orderNo: null,
  lines,
  pincode: '682001',
  draft: addresses,
  record: emptyRecord,
  copies: null,
  role: 'guest',
  session: null,
  coupon: null,
  code: '',
};

export const checkoutSamples = {
  input,
  events: [
    openStage('shopping-bag'),
    openStage('details'),
    openStage('shipping'),
    openStage('review'),
    openStage('payment'),
    openStage('order-260101000001'),
    openStage('payment_fail'),
    openStage('payment_fail', '260101000001'),
    openStage('wrapping'),
    { type: 'bag.changed', lines },
    { type: 'bag.changed', lines: [framedPalms] },
    { type: 'bag.changed', lines: [] },
    { type: 'draft.stored', addresses },
    { type: 'coupon.changed', coupon },
    { type: 'coupon.lookup', isRunning: true },
    { type: 'coupon.lookup', isRunning: false },
    { type: 'coupon.changed', coupon: null },
    { type: 'buyer.changed', role: 'customer', session: demoSession },
    { type: 'buyer.changed', role: 'guest', session: null },
    { type: 'price.retried' },
    { type: 'xstate.done.actor.bagCheck', output: { outcome: 'inStock' }, reply: 'bag.inStock' },
    { type: 'edit.chosen' },
    { type: 'terms.toggled' },
    { type: 'order.placed' },
    { type: 'tryAgain.chosen' },
    { type: 'payment.resumed' },
    { type: 'print.requested' },
    {
      type: 'xstate.done.actor.shipping',
      output: { ...addresses, session },
      reply: 'shipping.settled',
    },
    {
      type: 'xstate.done.actor.savedAddresses',
      output: { result: { ...addresses, session: demoSession, profiles: { billing: profile, delivery: profile } } },
      reply: 'addresses.chosen',
    },
    { type: 'xstate.done.actor.savedAddresses', output: { result: null }, reply: 'addresses.loginExpired' },
    { type: 'xstate.done.actor.quoteOrder', output: quote, reply: 'price.quoted' },
    { type: 'xstate.done.actor.quoteOrder', output: { ...quote, amount: 1_700_000 }, reply: 'price.changed' },
    { type: 'xstate.done.actor.readTerms', output: undefined, reply: 'terms.read' },
    { type: 'xstate.error.actor.readTerms', error: 'missing', reply: 'fixedPages.missing' },
    { type: 'xstate.error.actor.quoteOrder', error: { kind: 'unauthorised' }, reply: 'price.noSession' },
    { type: 'xstate.error.actor.quoteOrder', error: { kind: 'couponRefused' }, reply: 'price.couponRefused' },
    {
      type: 'xstate.error.actor.quoteOrder',
      error: { kind: 'outOfStock', titles: [lines[1]?.item_name] },
      reply: 'price.gone',
    },
    { type: 'xstate.error.actor.quoteOrder', error: { kind: 'server' }, reply: 'price.down' },
    { type: 'xstate.done.actor.renewSession', output: session, reply: 'tokens.renewed' },
    { type: 'xstate.error.actor.renewSession', error: { kind: 'unauthorised' }, reply: 'tokens.spent' },
    { type: 'xstate.error.actor.renewSession', error: { kind: 'server' }, reply: 'tokens.down' },
    {
      type: 'xstate.done.actor.orderPlacement',
      output: { kind: 'placed', order: placed },
      reply: 'order.created',
    },
    {
      type: 'xstate.done.actor.orderPlacement',
      output: { kind: 'placed', order: { ...placed, amount: 0 } },
      reply: 'order.free',
    },
    {
      type: 'xstate.done.actor.orderPlacement',
      output: { kind: 'expired' },
      reply: 'placement.expired',
    },
    {
      type: 'xstate.done.actor.orderPlacement',
      output: { kind: 'couponRefused' },
      reply: 'order.couponRefused',
    },
    {
      type: 'xstate.done.actor.orderPlacement',
      output: { kind: 'repriced' },
      reply: 'order.repriced',
    },
    {
      type: 'xstate.done.actor.orderPlacement',
      output: { kind: 'addressRefused', problems: { billing: { city: 'refused' }, delivery: {} } },
      reply: 'profiles.refused',
    },
    { type: 'xstate.done.actor.payment', output: { kind: 'submitted' }, reply: 'payment.madeOverTheStore' },
    {
      type: 'xstate.done.actor.payment',
      output: { kind: 'linked', payLink: '/test-gateway?order_no=261121482615&amount=16892.00' },
      reply: 'payment.linked',
    },
    { type: 'xstate.done.actor.payment', output: { kind: 'closed' }, reply: 'payment.popupClosed' },
    { type: 'xstate.done.actor.paymentStatus', output: { verdict: 'completed' }, reply: 'status.completed' },
    { type: 'xstate.done.actor.readPayment', output: 'completed', reply: 'payment.completed' },
    { type: 'xstate.done.actor.readPayment', output: 'failed', reply: 'payment.failed' },
    { type: 'xstate.done.actor.readPayment', output: 'pending', reply: 'payment.pending' },
    { type: 'xstate.error.actor.readPayment', error: { kind: 'server' }, reply: 'payment.down' },
    { type: 'xstate.done.actor.paymentStatus', output: { verdict: 'failed' }, reply: 'status.failed' },
    { type: 'xstate.done.actor.paymentStatus', output: { verdict: 'unanswered' }, reply: 'status.unanswered' },
  ],
  // Both lead at once to where the default start leads, too: nothing needs to happen there again.
  starts: {
    // The confirmation of an order that is not known to be paid, opened again by its number.
    confirmation: {
      input: {
        ...input,
        stage: `order-${placed.orderNo}`,
        copies: { lines, record: { ...settled, order_no: placed.orderNo } },
      },
      events: [],
    },
    // The same once it is known to be paid.
    paidConfirmation: {
      input: {
        ...input,
        stage: `order-${placed.orderNo}`,
        copies: { lines, record: { ...settled, order_no: placed.orderNo, paid: true } },
      },
      events: [],
    },
    // Another customer has chosen the saved addresses.
    anotherCustomer: {
      input: {
        ...input,
        stage: 'review',
        record: { ...settled, uid: session.details.id, profiles: { billing: profile, delivery: profile } },
        role: 'customer',
        session: demoSession,
      },
      events: [],
    },
  },
  // What is requested at the review alone distinguishes two visits of it, and of no other stage.
  distinguish: (context) => ({
    stage: context.stage,
    orderNo: context.orderNo,
    lines: context.lines.length,
    shipping: context.record.shipping !== null,
    buyer: context.session && context.role,
    agreed: context.record.order_no && context.record.quote?.amount,
    ...(context.stage === 'review'
      ? {
          isAsInHand: getCartFingerprint(context.lines) === getCartFingerprint(context.orderedLines),
          isOrderer: context.ordererId && isOrderer(context),
          hasRefreshedSession: context.hasRefreshedSession,
          coupon: context.coupon?.code,
        }
      : {
          copies: context.copies && (getRecoveryCopies(context) ? 'ours' : 'of another order'),
          isUnpaidOrderUnchanged: isUnpaidOrderUnchanged(context),
        }),
    isPaid: context.copies?.record.paid,
  }),
  // Ids, tokens and order numbers are made on the way.
  compare: ({ stage, lines, record, session, copies }) => ({
    stage: stage.replace(/^order-\d+$/, 'order-'),
    bag: getCartFingerprint(lines),
    // A customer's are the backend's own.
    shipping: record.profiles ? 'saved' : record.shipping,
    isQuoted: record.quote !== null,
    isOrdered: record.order_no !== null,
    buyer: session?.details.mail,
    copied: copies && [
      getCartFingerprint(copies.lines),
      copies.record.profiles ? 'saved' : copies.record.shipping,
      copies.record.order_no !== null,
      copies.record.paid,
    ],
  }),
} satisfies Samples<typeof checkoutMachine>;
