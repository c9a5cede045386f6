import type { AddressProblems } from '../../src/domain/address.ts';
import type { CartLine } from '../../src/domain/cartLine.ts';
import {
  type CheckoutPrefix,
  getStageRedirect,
  parseStage,
  type StageSegment,
} from '../../src/domain/checkoutStage.ts';
import type { Gateway } from '../../src/domain/gateway.ts';
import type { Paise } from '../../src/domain/money.ts';
import type { PlacedOrder } from '../../src/domain/order.ts';
import type { AppliedCoupon } from '../../src/domain/promotion.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import type { CouponSubject } from '../coupon/coupon.setup.ts';
import type { Effect } from '../kit/meta.ts';
import type { Addresses } from '../shipping/addresses.ts';
import { type CheckoutRecord, emptyRecord, getAddresses, quoteFor, type RecoveryCopies } from './checkoutRecord.ts';

/** Whose session it is: a customer's, or the temporary one of a guest (CHK-02). */
export type Buyer = { role: 'guest' | 'customer'; session: UserSession | null };
export type CheckoutInput = Buyer & {
  prefix: CheckoutPrefix;
  stage: string;
  /** The order that the address names, where it names one. */
  orderNo: string | null;
  lines: readonly CartLine[];
  pincode: string;
  draft: Addresses | null;
  /** What a guest typed in this tab: it outlives a customer who came in between. */
  guestDraft?: Addresses | null;
  record: CheckoutRecord;
  copies: RecoveryCopies | null;
  /** The order that was last handed over to be paid, where the browser had no room for the copies. */
  handedOverOrderNo?: string | null;
  coupon: AppliedCoupon | null;
  /** A coupon code that was applied and is not decided yet; '' for none. */
  code: string;
};
/** The input, and what the chart adds as it goes. */
export type Context = CheckoutInput & {
  /** The bag as it was when it was ordered; another tab may change the bag meanwhile. */
  orderedLines: readonly CartLine[];
  /** uuid of the user in whose name it was ordered; somebody may sign in or out meanwhile. */
  ordererId: string | null;
  /** Lines whose price the backend has set right, by key. */
  repriced: readonly string[];
  /** What of the bag is not sold any more, by the names it has there; shown where the price was requested. */
  outOfStockTitles: readonly string[];
  /** The fields of the addresses that the backend refused when the order was placed. */
  refusedFields: AddressProblems | null;
  /** Whether the session was renewed for this review; a second refusal ends it. */
  hasRefreshedSession: boolean;
  placedOrder: PlacedOrder | null;
  /** Where the first provider takes the payment. */
  payLink: string | null;
};
/** The button that places the order, by its id. */
export const PLACE_ORDER_FIELD = 'place-order';
/** What stands above it, and is to come before it: the price, then the terms. */
export const AWAITED_FIELD = 'awaited';

export type CheckoutEffect =
  | Effect
  | ({
      type: 'checkout.stored';
      record: CheckoutRecord;
      lines: readonly CartLine[];
      copies: RecoveryCopies | null;
      /** Whether the copies are to be stored; else the browser has them, or later ones. */
      areCopiesNew?: boolean;
    } & Buyer)
  /** What a form at the shipping stage starts from. */
  | { type: 'addresses.stored'; addresses: Addresses }
  /** The guest's temporary account is good no more. */
  | { type: 'guest.forgotten' };
/** What the bag hears of the checkout: other prices, and what became of its lines. */
export type CheckoutCartEvent =
  | { type: 'lines.repriced'; prices: Readonly<Record<string, Paise>> }
  | { type: 'bag.ordered' | 'bag.paid' | 'bag.restored'; lines: readonly CartLine[]; orderNo: string | null };
/** A stage of the checkout as the address names it. */
export type StageLocation = { stage: string; orderNo: string | null };

/** An order number as an address may name one; null for anything else, so that a crafted link is silent. */
export const parseOrderNo = (text: string | null): string | null =>
  text === null ? null : (parseStage(`order-${text}`).orderNo ?? null);

/** A stage to go to; `replace` where nobody shall come back here by the Back button. */
export type StageTarget = { stage: StageSegment; orderNo?: string | null; replace?: boolean };

/** Where a paid order leads. (PAY-15) */
export const getConfirmationTarget = (context: Context): StageTarget => ({
  stage: `order-${getOrderNo(context)}`,
  replace: true,
});
/** Where a failed payment leads. (PAY-17) */
export const getFailureTarget = (context: Context): StageTarget => ({
  stage: 'payment_fail',
  orderNo: getOrderNo(context),
  replace: true,
});

/** The order of which a stage speaks: the one in its address, or the one that was last handed over to be paid. */
export function getOrderNo({ stage, orderNo, copies }: CheckoutInput): string | null {
  return parseStage(stage).orderNo ?? orderNo ?? copies?.record.order_no ?? null;
}

/** The copies, unless they are known to be of another order than the one the stage speaks of. */
export function getRecoveryCopies(context: CheckoutInput): RecoveryCopies | null {
  const copied = context.copies?.record.order_no;
  return copied && copied !== getOrderNo(context) ? null : context.copies;
}

/** Does this browser know that the order is paid? */
export const isKnownPaid = (context: CheckoutInput): boolean => getRecoveryCopies(context)?.record.paid === true;

/** Does the stage speak of the payment of an order? */
export const isPaymentStage = ({ stage }: CheckoutInput): boolean =>
  ['payment', 'payment_fail'].includes(parseStage(stage).stage);

/** Does the stage speak of an order, or of its payment, that was not placed in this browser? */
export const isForeignOrder = (context: CheckoutInput): boolean =>
  (isPaymentStage(context) || parseStage(context.stage).stage === 'confirmation') &&
  ![context.copies?.record.order_no, context.handedOverOrderNo].includes(getOrderNo(context));

/** What was stored of a checkout, unless a customer who is not the buyer chose the addresses. (ADDR-01) */
export const getOwnRecord = (record: CheckoutRecord, { role, session }: Buyer): CheckoutRecord =>
  record.profiles === null || (role === 'customer' && record.uid === session?.details.id) ? record : emptyRecord;

/**
 * Is the session that of whoever settled the addresses? What a customer chose is neither a guest's nor another customer's,
 * nor is one guest's another's.
 */
export const isRecordBuyer = ({ role, session, record: { uid, shipping, profiles } }: CheckoutInput): boolean => {
  if (session === null) return false;
  if (profiles !== null) return role === 'customer' && uid === session.details.id;
  // A guest's account may go by another number than the one that was typed, never by another mail.
  return role === 'customer' || shipping?.billing.mail === session.details.mail;
};

/** Was the order placed and not paid, and is it as it was: bag, addresses, coupon and buyer? (PAY-25) */
export const isUnpaidOrderUnchanged = (context: CheckoutInput): boolean => {
  const { record, lines, coupon, session } = context;
  return (
    record.order_no !== null &&
    record.uid === session?.details.id &&
    record.shipping !== null &&
    record.coupon === (coupon?.code ?? null) &&
    quoteFor(record, lines) !== null &&
    isRecordBuyer(context)
  );
};

/** Is the order that is being placed, or waits to be paid, that of whoever is buying by now? */
export const isOrderer = ({ ordererId, session }: Context): boolean =>
  session !== null && session.details.id === ordererId;

/** Where a stage sends the shopper instead, or null. (CHK-04, CHK-10, CHK-12, CHK-14) */
export const getRedirect = ({ stage, lines, record }: CheckoutInput) =>
  getStageRedirect({ stage: parseStage(stage).stage, lines: lines.length, hasShipping: record.shipping !== null });

/** The link to the provider's page; the test gateway comes back under the prefix that it is given. (CHK-01) */
export const toReturnLink = ({ prefix }: Pick<Context, 'prefix'>, payLink: string): string =>
  prefix === '/mock_checkout' ? `${payLink}&prefix=${encodeURIComponent(prefix)}` : payLink;

/** Where payments go under this prefix. (CHK-01) */
export const getGateway = ({ prefix }: Pick<Context, 'prefix'>): Gateway =>
  prefix === '/mock_checkout' ? 'test' : 'providers';

/** What a coupon is held against, as far as the checkout has come. (COUP-04) */
export const toCouponSubject = ({ lines, session, record }: CheckoutInput): CouponSubject => ({
  lines,
  session,
  ...(record.shipping ? getAddresses(record) : { billing: null, delivery: null }),
});
