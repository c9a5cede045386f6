import { assign, emit, enqueueActions, setup } from 'xstate';
import { bagOf, type CartLine, withoutOrdered } from '../../src/domain/cart.ts';
import { parseStage, type StageName } from '../../src/domain/checkoutStage.ts';
import type { Meta } from '../kit/meta.ts';
import { orderPlacementMachine, type PlacementOutput } from '../orderPlacement/orderPlacement.machine.ts';
import { type PaymentOutput, paymentMachine } from '../payment/payment.machine.ts';
import { type PaymentVerdict, paymentStatusMachine } from '../paymentStatus/paymentStatus.machine.ts';
import type { Addresses } from '../shipping/addresses.ts';
import { shippingMachine } from '../shipping/shipping.machine.ts';
import type { ShippingOutput } from '../shipping/shipping.setup.ts';
import {
  addressOf,
  type CheckoutEffect,
  type CheckoutInput,
  type Context,
  copiesOf,
  type GoingTo,
  orderNoIn,
  orderNoOf,
  type Place,
  redirectFrom,
  returningTo,
} from './checkoutContext.ts';
import { amountOf, broughtBack, emptyRecord } from './checkoutRecord.ts';

/** What the checkout chart knows, asks and does by name. */
export const checkoutSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'stage.opened'; stage: string; orderNo: string | null }
      | { type: 'bag.changed'; lines: readonly CartLine[] }
      | { type: 'draft.kept'; addresses: Addresses }
      | { type: 'bag.continued' }
      | { type: 'terms.toggled' }
      | { type: 'order.placed' }
      | { type: 'edit.chosen' }
      | { type: 'tryAgain.chosen' },
    emitted: {} as CheckoutEffect,
    input: {} as CheckoutInput,
    meta: {} as Meta,
  },
  actors: {
    shipping: shippingMachine,
    orderPlacement: orderPlacementMachine,
    payment: paymentMachine,
    paymentStatus: paymentStatusMachine,
  },
  guards: {
    isOpen: ({ context }, opened: Place) =>
      opened.stage === context.stage && orderNoIn(opened.orderNo) === context.orderNo,
    leadsTo: ({ context }, where: string) => redirectFrom(context) === where,
    isStage: ({ context }, stage: StageName) => parseStage(context.stage).stage === stage,
    namesNoOrder: ({ context }) =>
      ['payment', 'payment_fail'].includes(parseStage(context.stage).stage) && orderNoOf(context) === null,
    isPaid: ({ context }) =>
      ['payment', 'payment_fail'].includes(parseStage(context.stage).stage) && copiesOf(context)?.record.paid === true,
    hasLines: ({ context }) => context.lines.length > 0,
    isEmptied: (_, lines: readonly CartLine[]) => lines.length === 0,
    isBagAsOrdered: ({ context }) => bagOf(context.lines) === bagOf(context.inHand),
    isKnownGuest: ({ context }) => context.session !== null,
    hasCopies: ({ context }) => (copiesOf(context)?.lines.length ?? 0) > 0,
    isPlaced: (_, { placed }: PlacementOutput) => placed !== null,
    leftBy: (_, { by, output }: { by: PaymentOutput['left']; output: PaymentOutput }) => output.left === by,
    isVerdict: (_, { is, verdict }: { is: PaymentVerdict; verdict: PaymentVerdict }) => is === verdict,
  },
  actions: {
    open: assign((_, { stage, orderNo }: Place) => ({ stage, orderNo: orderNoIn(orderNo) })),
    /** Goes to another stage; the address follows. */
    goTo: enqueueActions(({ context, enqueue }, { stage, orderNo = null, replace }: GoingTo) => {
      enqueue.assign({ stage, orderNo });
      enqueue.emit({ type: 'navigate', to: addressOf(context.prefix, stage, orderNo), ...(replace && { replace }) });
    }),
    leaveFor: emit((_, to: string) => ({ type: 'navigate', to, replace: true })),
    takeInHand: assign({ inHand: ({ context }) => context.lines }),
    keepLines: assign((_, lines: readonly CartLine[]) => ({ lines })),
    keepDraft: assign((_, draft: Addresses) => ({ draft })),
    keepShipping: assign(({ context }, { session, quote, billing, delivery, same }: ShippingOutput) => ({
      session,
      draft: { billing, delivery, same },
      record: { ...emptyRecord, shipping: { billing, delivery, same }, quote, bag: bagOf(context.inHand) },
    })),
    keepPlaced: assign(({ context }, { placed }: PlacementOutput) => ({
      placed,
      record: { ...context.record, order_no: placed?.orderNo ?? null },
    })),
    keepLink: assign(({ context }, { payLink }: PaymentOutput) => ({
      payLink: payLink && returningTo(context, payLink),
    })),
    forgetSession: assign({ session: null }),
    sayExpired: emit({ type: 'toast', says: 'order.expired', tone: 'bad' }),
    /** Copies first, then the bag: whatever happens on the way, one of the two holds the order's lines. */
    handOver: assign(({ context }) => ({
      copies: { lines: context.inHand, record: context.record },
      record: emptyRecord,
      lines: withoutOrdered(context.lines, context.inHand),
    })),
    restore: assign(({ context }) => {
      const { lines, record } = copiesOf(context) ?? { lines: [], record: emptyRecord };
      return {
        lines: broughtBack(lines, context.lines),
        draft: record.shipping ?? context.draft,
        record: { ...record, order_no: null, paid: false },
        placed: null,
      };
    }),
    remember: emit(({ context: { record, copies, session } }) => ({ type: 'remember', record, copies, session })),
    clearBag: emit(({ context }) => ({ type: 'bag.ordered', lines: context.inHand })),
    markPaid: assign(({ context: { copies } }) => ({
      copies: copies && { ...copies, record: { ...copies.record, paid: true } },
    })),
    restoreBag: emit(({ context }) => ({ type: 'bag.restored', lines: context.lines })),
    followLink: emit(({ context }) => ({ type: 'redirect', url: context.payLink ?? '/' })),
    trackPurchase: emit(({ context }) => {
      const bought = copiesOf(context) ?? { lines: [], record: emptyRecord };
      return {
        type: 'track',
        event: {
          event: 'checkout',
          products: bought.lines.map(({ item_name, quantity, total_price }) => ({
            name: item_name,
            quantity,
            total: total_price / 100,
          })),
          order_id: orderNoOf(context),
          total: amountOf(bought) / 100,
        },
      };
    }),
  },
});
