import { DELIVERY_FIELDS, type DeliveryAddress } from '../../src/domain/address.ts';
import { addLine, getCartFingerprint, getTotalPrice } from '../../src/domain/cart.ts';
import type { CartLine } from '../../src/domain/cartLine.ts';
import type { Discount } from '../../src/domain/discount.ts';
import type { FormField } from '../../src/domain/form.ts';
import { getChangedPrices, type LinePrices, type Quote } from '../../src/domain/linePrices.ts';
import type { Paise } from '../../src/domain/money.ts';
import type { AppliedCoupon } from '../../src/domain/promotion.ts';
import type { Profiles } from '../orderPlacement/purchase.ts';
import type { Addresses } from '../shipping/addresses.ts';

type Lines = readonly CartLine[];

/** What the checkout keeps from stage to stage. */
export type CheckoutRecord = {
  /** uuid of the user for whom the addresses were settled. */
  uid: string | null;
  shipping: Addresses | null;
  /** The saved addresses that a customer chose; null where the addresses were typed. */
  profiles: Profiles | null;
  quote: Quote | null;
  /** The bag that was quoted, as `getCartFingerprint` writes it: any other bag has another price. */
  bag: string | null;
  /** The code of the coupon in the quote, and then on the order. */
  coupon: string | null;
  order_no: string | null;
  /** Whether that order is known to be paid. */
  paid: boolean;
};
/** Bag and record as they were when the browser left for the payment. (PAY-12, PAY-28) */
export type RecoveryCopies = { lines: Lines; record: CheckoutRecord };

/** The number of the order that was handed over last and is not known to be paid; null without one. (PAY-12) */
export const getUnpaidOrder = (copies: RecoveryCopies | null): string | null =>
  copies && !copies.record.paid ? copies.record.order_no : null;

export const emptyRecord: CheckoutRecord = {
  uid: null,
  shipping: null,
  profiles: null,
  quote: null,
  bag: null,
  coupon: null,
  order_no: null,
  paid: false,
};

/** The quote, while it still is the price of this bag. */
export const quoteFor = ({ quote, bag }: CheckoutRecord, lines: Lines): Quote | null =>
  bag === getCartFingerprint(lines) ? quote : null;

/** What the backend charges for one piece of each line, where it is not what the bag has; by line key (CART-48). */
export const getQuotedPrices = (lines: Lines, { lineTotals }: Quote): LinePrices =>
  lineTotals.length === lines.length
    ? getChangedPrices(
        lines,
        Object.fromEntries(lines.map((line, at) => [line.key, Math.round((lineTotals[at] as Paise) / line.quantity)])),
      )
    : {};

/** What comes off, offer by offer: as the coupon was reckoned, while that is what the backend takes off; else in one sum. */
export const getDiscounts = (quote: Quote | null, coupon: AppliedCoupon | null): readonly Discount[] => {
  const totalDiscount = quote?.discount ?? coupon?.discount ?? 0;
  if (totalDiscount === 0) return [];
  return coupon?.discount === totalDiscount ? coupon.parts : [{ label: coupon?.code ?? '', amount: totalDiscount }];
};

/** The lines that come back, then what was put in the bag since, up to the limit of the bag. (PAY-24) */
export const restoreLines = (copiedLines: Lines, newLines: Lines): Lines =>
  newLines
    .filter((line) => copiedLines.every(({ key }) => key !== line.key))
    .reduce<Lines>((lines, line) => addLine(lines, line).lines, copiedLines);

/** What an order came to, in paise. */
export const getAmount = ({ lines, record }: RecoveryCopies): Paise =>
  quoteFor(record, lines)?.amount ?? getTotalPrice(lines);

/** What came off an order, in one sum under the coupon's code. */
export const getOrderDiscounts = ({ lines, record }: RecoveryCopies): readonly Discount[] =>
  getDiscounts(quoteFor(record, lines), null).map(({ amount }) => ({ label: record.coupon ?? '', amount }));

/** As placement and payment want them; no delivery where it is the billing address. */
export const getAddresses = ({ shipping }: CheckoutRecord) => {
  const { billing, delivery, same } = shipping as Addresses;
  return { billing, delivery: same ? null : delivery };
};

/** Does the order go to the billing address, whichever way the shopper said so? (CHK-67) */
export const isSameAddress = ({ billing, delivery, same }: Addresses): boolean =>
  same ||
  (Object.entries(DELIVERY_FIELDS) as [keyof DeliveryAddress, FormField][]).every(
    ([field, { isOptional }]) => delivery[field] === billing[field] || (isOptional && delivery[field] === ''),
  );
