import { assign, type EventObject, emit, enqueueActions, sendTo, setup } from 'xstate';
import { getCartFingerprint, removeOrdered } from '../../src/domain/cart.ts';
import type { CartLine } from '../../src/domain/cartLine.ts';
import { formatStagePath, parseStage, type StageName } from '../../src/domain/checkoutStage.ts';
import type { PaymentState } from '../../src/domain/gateway.ts';
import { type Quote, type QuoteRequest, updatePrices } from '../../src/domain/linePrices.ts';
import type { AppliedCoupon } from '../../src/domain/promotion.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import type { cartMessages } from '../../src/messages/cart.ts';
import { checkoutMessages } from '../../src/messages/checkout.ts';
import { formatMessage } from '../../src/messages/message.ts';
import { orderMessages } from '../../src/messages/order.ts';
import type { paymentMessages } from '../../src/messages/payment.ts';
import { bagCheckMachine } from '../bagCheck/bagCheck.machine.ts';
import { couponMachine } from '../coupon/coupon.machine.ts';
import { isCouponRefused, isOutOfStock, isUnauthorised } from '../kit/failure.ts';
import type { Meta } from '../kit/meta.ts';
import { callbackPort, port } from '../kit/port.ts';
import { orderPlacementMachine } from '../orderPlacement/orderPlacement.machine.ts';
import type { PlacementOutput } from '../orderPlacement/purchase.ts';
import { paymentMachine } from '../payment/payment.machine.ts';
import type { PaymentOutput } from '../payment/payment.setup.ts';
import { type PaymentVerdict, paymentStatusMachine } from '../paymentStatus/paymentStatus.machine.ts';
import { savedAddressesMachine } from '../savedAddresses/savedAddresses.machine.ts';
import type { SavedAddressesOutput } from '../savedAddresses/savedAddresses.setup.ts';
import { createSessionEnd, sessionPort } from '../session/sessionPort.ts';
import type { Addresses } from '../shipping/addresses.ts';
import { shippingMachine } from '../shipping/shipping.machine.ts';
import type { ShippingOutput } from '../shipping/shipping.setup.ts';
import {
  AWAITED_FIELD,
  type Buyer,
  type CheckoutCartEvent,
  type CheckoutEffect,
  type CheckoutInput,
  type Context,
  getOrderNo,
  getOwnRecord,
  getRecoveryCopies,
  getRedirect,
  isForeignOrder,
  isKnownPaid,
  isOrderer,
  isPaymentStage,
  isRecordBuyer,
  isUnpaidOrderUnchanged,
  PLACE_ORDER_FIELD,
  parseOrderNo,
  type StageLocation,
  type StageTarget,
  toCouponSubject,
  toReturnLink,
} from './checkoutContext.ts';
import { emptyRecord, getAmount, getQuotedPrices, restoreLines } from './checkoutRecord.ts';

/** A customer who goes leaves no saved addresses behind; what was typed as a guest stays to start from. (ADDR-01) */
const resetForOtherBuyer = ({ record, draft, guestDraft }: Context) => ({
  record: emptyRecord,
  draft: record.profiles ? (guestDraft ?? null) : (record.shipping ?? draft),
});

const toRememberEffect = ({ record, lines, copies, role, session }: Context) =>
  ({ type: 'checkout.stored', record, lines, copies, role, session }) as const;

/** How a chart inside ended, and the ending that a transition is for. */
type Ended<Output extends { kind: string }> = { is: Output['kind']; output: Output };

/** Types, ports, guards and actions of the checkout chart. */
export const checkoutSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'stage.opened'; stage: string; orderNo: string | null }
      | { type: 'bag.changed'; lines: readonly CartLine[] }
      | { type: 'draft.stored'; addresses: Addresses }
      | { type: 'coupon.changed'; coupon: AppliedCoupon | null }
      | { type: 'coupon.lookup'; isRunning: boolean }
      | ({ type: 'buyer.changed' } & Buyer)
      | { type: 'price.retried' }
      | { type: 'terms.toggled' }
      | { type: 'order.placed' }
      | { type: 'edit.chosen' }
      | { type: 'tryAgain.chosen' }
      | { type: 'payment.resumed' }
      | { type: 'print.requested' },
    emitted: {} as CheckoutEffect,
    input: {} as CheckoutInput,
    meta: {} as Meta<
      keyof (typeof cartMessages & typeof checkoutMessages & typeof orderMessages & typeof paymentMessages)
    >,
  },
  actors: {
    /** The bag of the visit: it describes what is in it. */
    bag: callbackPort<CheckoutCartEvent>(),
    /** States who is buying, each time that somebody signs in or out. */
    buyer: callbackPort<EventObject>(),
    /** Hears that the login is over. */
    session: sessionPort,
    coupon: couponMachine,
    bagCheck: bagCheckMachine,
    shipping: shippingMachine,
    savedAddresses: savedAddressesMachine,
    quoteOrder: port<Quote, QuoteRequest>('quoteOrder'),
    /** Rejects where the shop's terms are missing or cannot be read. */
    readTerms: port<void>('readTerms'),
    renewSession: port<UserSession, UserSession>('renewSession'),
    readPayment: port<PaymentState, { orderNo: string }>('readPayment'),
    orderPlacement: orderPlacementMachine,
    payment: paymentMachine,
    paymentStatus: paymentStatusMachine,
  },
  guards: {
    isOpen: ({ context }, opened: StageLocation) =>
      opened.stage === context.stage && parseOrderNo(opened.orderNo) === context.orderNo,
    leadsTo: ({ context }, where: string) => getRedirect(context) === where,
    isStage: ({ context }, stage: StageName) => parseStage(context.stage).stage === stage,
    namesNoOrder: ({ context }) => isPaymentStage(context) && getOrderNo(context) === null,
    isPaid: ({ context }) => isPaymentStage(context) && isKnownPaid(context),
    isKnownPaid: ({ context }) => isKnownPaid(context),
    hasLines: ({ context }) => context.lines.length > 0,
    isOtherBag: ({ context }, lines: readonly CartLine[]) =>
      getCartFingerprint(lines) !== getCartFingerprint(context.lines),
    isOtherCoupon: ({ context }, coupon: AppliedCoupon | null) => coupon?.code !== context.coupon?.code,
    isRunning: (_, isRunning: boolean) => isRunning,
    isCustomer: ({ context }) => context.role === 'customer' && context.session !== null,
    isSettled: (_, { result }: SavedAddressesOutput) => result !== null,
    /** A refusal of a coupon that was not sent would be met again by the next call. */
    isCouponRefused: ({ context }, { error }: { error: unknown }) => context.coupon !== null && isCouponRefused(error),
    isOutOfStock: (_, { error }: { error: unknown }) => isOutOfStock(error),
    isUnknown: (_, { error }: { error: unknown }) => isUnauthorised(error),
    canRenewSession: ({ context }, { error }: { error: unknown }) =>
      !context.hasRefreshedSession && isUnauthorised(error),
    endedAs: (_, { is, output }: Ended<PlacementOutput> | Ended<PaymentOutput>) => output.kind === is,
    isExpiredAtFirst: ({ context }, { kind }: PlacementOutput) => kind === 'expired' && !context.hasRefreshedSession,
    /** It was on the order that was placed, though another tab may have taken it off the bag meanwhile. */
    hasRefusedCoupon: ({ context }, { kind }: PlacementOutput) =>
      kind === 'couponRefused' && context.record.coupon !== null,
    isEmptied: (_, lines: readonly CartLine[]) => lines.length === 0,
    isAsOrdered: ({ context }) =>
      getCartFingerprint(context.lines) === getCartFingerprint(context.orderedLines) && isOrderer(context),
    isOrderer: ({ context }) => isOrderer(context),
    isBuyerKnown: ({ context }) => isRecordBuyer(context),
    isUnpaidOrderUnchanged: ({ context }) => isUnpaidOrderUnchanged(context),
    isPriceUnchanged: ({ context }, { amount }: Quote) => amount === context.record.quote?.amount,
    isStrangeOrder: ({ context }) => isForeignOrder(context),
    isFree: ({ context }) => context.placedOrder?.amount === 0,
    isPaidAfterAll: (_, payment: PaymentState) => payment === 'completed',
    isRefused: (_, payment: PaymentState) => payment === 'failed',
    isVerdict: (_, { is, verdict }: { is: PaymentVerdict; verdict: PaymentVerdict }) => is === verdict,
  },
  delays: { patience: 25_000, quietInterval: 10_000 },
  actions: {
    open: assign((_, { stage, orderNo }: StageLocation) => ({ stage, orderNo: parseOrderNo(orderNo) })),
    /** Goes to another stage; the address follows. */
    goTo: enqueueActions(({ context, enqueue }, { stage, orderNo = null, replace }: StageTarget) => {
      enqueue.assign({ stage, orderNo });
      enqueue.emit({
        type: 'navigate',
        to: formatStagePath(context.prefix, stage, orderNo),
        isShown: true,
        ...(replace && { replace }),
      });
    }),
    leaveFor: emit((_, to: string) => ({ type: 'navigate', to, replace: true })),
    takeInHand: assign({
      orderedLines: ({ context }) => context.lines,
      ordererId: ({ context }) => context.session?.details.id ?? null,
    }),
    /** It may have changed since the quote, while the order was found again or the session renewed. */
    recordCoupon: assign(({ context: { record, coupon } }) => ({
      record: { ...record, coupon: coupon?.code ?? null },
    })),
    forgetOrderer: assign({ ordererId: null }),
    keepLines: assign((_, lines: readonly CartLine[]) => ({ lines })),
    keepDraft: assign((_, guestDraft: Addresses) => ({ draft: guestDraft, guestDraft })),
    keepShipping: assign((_, { session, billing, delivery, same }: ShippingOutput) => ({
      session,
      draft: { billing, delivery, same },
      record: { ...emptyRecord, uid: session.details.id, shipping: { billing, delivery, same } },
    })),
    keepChosen: assign((_, { result }: SavedAddressesOutput) => {
      if (!result) return {};
      const { session, profiles, ...shipping } = result;
      return { session, record: { ...emptyRecord, uid: session.details.id, shipping, profiles } };
    }),
    /** The coupon of the order that was not paid, as if it were typed again. */
    restoreCoupon: enqueueActions(({ context, enqueue }) => {
      const code = context.record.coupon;
      if (!code) return;
      enqueue.sendTo('coupon', { type: 'code.typed', code });
      enqueue.sendTo('coupon', { type: 'code.applied' });
    }),
    keepCoupon: assign((_, coupon: AppliedCoupon | null) => ({ coupon })),
    sendCouponSubject: sendTo('coupon', ({ context }) => ({
      type: 'subject.changed',
      subject: toCouponSubject(context),
    })),
    keepRefusedFields: assign((_, output: PlacementOutput) => ({
      refusedFields: output.kind === 'addressRefused' ? output.problems : null,
    })),
    refuseCoupon: enqueueActions(({ enqueue }) => {
      enqueue.assign({ coupon: null });
      enqueue.sendTo('coupon', { type: 'coupon.refused' });
    }),
    /** The backend's prices stand, in the bag too. */
    keepQuote: enqueueActions(({ context, enqueue }, quote: Quote) => {
      const prices = getQuotedPrices(context.lines, quote);
      const lines = updatePrices(context.lines, prices);
      const repricedNow = Object.keys(prices);
      enqueue.assign({
        lines,
        hasRefreshedSession: false,
        repriced: [...context.repriced.filter((key) => !repricedNow.includes(key)), ...repricedNow],
        record: { ...context.record, quote, bag: getCartFingerprint(lines), coupon: context.coupon?.code ?? null },
      });
      if (repricedNow.length > 0) enqueue.sendTo('bag', { type: 'lines.repriced', prices });
    }),
    storeOutOfStock: assign((_, { error }: { error: unknown }) => ({
      outOfStockTitles: isOutOfStock(error) ? error.titles : [],
    })),
    clearOutOfStock: assign({ outOfStockTitles: [] }),
    keepTokens: assign(({ context }, { token, refresh_token }: UserSession) => ({
      session: context.session && { ...context.session, token, refresh_token },
      hasRefreshedSession: true,
    })),
    beginReview: assign(({ context }) => ({
      hasRefreshedSession: false,
      repriced: [],
      refusedFields: null,
      orderedLines: context.lines,
    })),
    toastExpired: emit({ type: 'toast', text: formatMessage(orderMessages['order.expired']), tone: 'bad' }),
    toastOtherError: emit({ type: 'toast', text: formatMessage(checkoutMessages['checkout.noSession']), tone: 'bad' }),
    keepPlaced: assign(({ context }, output: PlacementOutput) =>
      output.kind === 'placed'
        ? { placedOrder: output.order, record: { ...context.record, order_no: output.order.orderNo } }
        : {},
    ),
    keepLink: assign(({ context }, output: PaymentOutput) =>
      output.kind === 'linked' ? { payLink: toReturnLink(context, output.payLink) } : {},
    ),
    /** What another customer chose is nobody else's to see or to use. */
    dropForeign: assign(({ context }) => (isRecordBuyer(context) ? {} : resetForOtherBuyer(context))),
    keepBuyer: assign((_, { role, session }: Buyer) => ({ role, session })),
    /** What a guest has typed is there for the customer who signs in. */
    takeOver: assign(({ context }, { role, session }: Buyer) => ({
      role,
      session,
      ...(role === 'guest' && context.role === 'customer' && resetForOtherBuyer(context)),
    })),
    /** A customer goes on as a guest, with what was chosen as the form to start from. */
    endSession: enqueueActions(({ context, enqueue }) => {
      const { session, record, draft } = context;
      enqueue.emit({ type: 'guest.forgotten' });
      enqueue.sendTo('session', createSessionEnd(session, true));
      enqueue.assign({ session: null, role: 'guest', draft: record.shipping ?? draft });
      if (!record.profiles || !record.shipping) return;
      enqueue.assign({ record: emptyRecord });
      enqueue.emit({ type: 'addresses.stored', addresses: record.shipping });
    }),
    forgetGuest: emit({ type: 'guest.forgotten' }),
    /** Copies first, then the bag: whatever happens on the way, one of the two holds the order's lines. */
    handOver: assign(({ context }) => ({
      copies: { lines: context.orderedLines, record: context.record },
      record: emptyRecord,
      coupon: null,
      lines: removeOrdered(context.lines, context.orderedLines),
    })),
    /** A coupon is good for the order that it was used on. */
    useCouponUp: sendTo('coupon', { type: 'coupon.removed' }),
    restore: assign(({ context }) => {
      const { lines, record: copied } = getRecoveryCopies(context) ?? { lines: [], record: emptyRecord };
      const record = getOwnRecord(copied, context);
      return {
        lines: restoreLines(lines, context.lines),
        draft: record.shipping ?? context.draft,
        record: { ...record, coupon: copied.coupon, paid: false },
        placedOrder: null,
      };
    }),
    remember: emit(({ context }) => toRememberEffect(context)),
    /** Copies are stored as they are made and as they are paid, for another tab may have made others meanwhile. */
    rememberCopies: emit(({ context }) => ({ ...toRememberEffect(context), areCopiesNew: true })),
    clearBag: sendTo('bag', ({ context }) => ({
      type: 'bag.ordered',
      lines: context.orderedLines,
      orderNo: getOrderNo(context),
    })),
    clearPaid: enqueueActions(({ context: { copies }, enqueue }) => {
      if (!copies?.record.paid) return;
      enqueue.sendTo('bag', { type: 'bag.paid', lines: copies.lines, orderNo: copies.record.order_no });
    }),
    markPaid: assign(({ context }) => {
      const copies = getRecoveryCopies(context);
      return copies ? { copies: { ...copies, record: { ...copies.record, paid: true } } } : {};
    }),
    /** The button that was pressed goes; who uses keys stays where it stood. */
    focusAwaited: emit({ type: 'focus', field: AWAITED_FIELD }),
    focusPlaceOrder: emit({ type: 'focus', field: PLACE_ORDER_FIELD }),
    print: emit({ type: 'print' }),
    restoreBag: sendTo('bag', ({ context }) => ({
      type: 'bag.restored',
      lines: context.lines,
      orderNo: getOrderNo(context),
    })),
    followLink: emit(({ context }) => ({ type: 'redirect', url: context.payLink ?? '/' })),
    /** Only the browser that placed the order knows what was bought. (PAY-16) */
    trackPurchase: enqueueActions(({ context, enqueue }) => {
      const bought = getRecoveryCopies(context);
      if (!bought) return;
      enqueue.emit({
        type: 'track',
        event: {
          event: 'checkout',
          products: bought.lines.map(({ item_name, quantity, total_price }) => ({
            name: item_name,
            quantity,
            total: total_price / 100,
          })),
          order_id: getOrderNo(context),
          total: getAmount(bought) / 100,
        },
      });
    }),
  },
});
