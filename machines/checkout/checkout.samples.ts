import { bagOf } from '../../src/domain/cart.ts';
import { framedPalms } from '../cart/sampleLines.ts';
import type { Samples } from '../kit/samples.ts';
import { billing, delivery, lines, session } from '../orderPlacement/samplePurchase.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import { copiesOf } from './checkoutContext.ts';
import { emptyRecord } from './checkoutRecord.ts';

const addresses = { billing, delivery, same: true };
const quote = { amount: 1_689_200, subtotal: 1_689_200, discount: 0 };
const placed = { orderNo: '261121482615', amount: quote.amount };
const opened = (stage: string, orderNo: string | null = null) => ({ type: 'stage.opened', stage, orderNo }) as const;

export const checkoutSamples = {
  input: {
    prefix: '/checkout',
    stage: 'shopping-bag',
    orderNo: null,
    lines,
    pincode: '682001',
    draft: addresses,
    record: emptyRecord,
    copies: null,
    session: null,
  },
  events: [
    opened('shopping-bag'),
    opened('details'),
    opened('shipping'),
    opened('review'),
    opened('payment'),
    opened('order-260101000001'),
    opened('payment_fail'),
    opened('payment_fail', '260101000001'),
    opened('wrapping'),
    { type: 'bag.changed', lines },
    { type: 'bag.changed', lines: [framedPalms] },
    { type: 'bag.changed', lines: [] },
    { type: 'draft.kept', addresses },
    { type: 'bag.continued' },
    { type: 'edit.chosen' },
    { type: 'terms.toggled' },
    { type: 'order.placed' },
    { type: 'tryAgain.chosen' },
    {
      type: 'xstate.done.actor.shipping',
      output: { ...addresses, session, quote },
      answer: 'shipping.settled',
    },
    { type: 'xstate.done.actor.orderPlacement', output: { placed, expired: false }, answer: 'order.created' },
    { type: 'xstate.done.actor.orderPlacement', output: { placed: null, expired: true }, answer: 'profiles.expired' },
    { type: 'xstate.done.actor.payment', output: { left: 'popup', payLink: null }, answer: 'payment.madeOverTheStore' },
    {
      type: 'xstate.done.actor.payment',
      output: { left: 'link', payLink: '/test-gateway?order_no=261121482615&amount=16892.00' },
      answer: 'payment.linked',
    },
    { type: 'xstate.done.actor.payment', output: { left: 'closed', payLink: null }, answer: 'payment.popupClosed' },
    { type: 'xstate.done.actor.paymentStatus', output: { verdict: 'completed' }, answer: 'status.completed' },
    { type: 'xstate.done.actor.paymentStatus', output: { verdict: 'failed' }, answer: 'status.failed' },
    { type: 'xstate.done.actor.paymentStatus', output: { verdict: 'unanswered' }, answer: 'status.unanswered' },
  ],
  distinguish: (context) => ({
    stage: context.stage,
    orderNo: context.orderNo,
    lines: context.lines.length,
    isAsInHand: bagOf(context.lines) === bagOf(context.inHand),
    hasShipping: context.record.shipping !== null,
    hasSession: context.session !== null,
    copies: context.copies && (copiesOf(context) ? 'ours' : 'of another order'),
    isPaid: context.copies?.record.paid,
  }),
  // Ids, tokens and order numbers are made on the way.
  compare: ({ stage, lines, record, session, copies }) => ({
    stage: stage.replace(/^order-\d+$/, 'order-'),
    bag: bagOf(lines),
    shipping: record.shipping,
    quote: record.quote,
    isOrdered: record.order_no !== null,
    guest: session?.details.mail,
    copied: copies && [
      bagOf(copies.lines),
      copies.record.shipping,
      copies.record.order_no !== null,
      copies.record.paid,
    ],
  }),
} satisfies Samples<typeof checkoutMachine>;
