import { removeInvisible } from './fieldFormats.ts';
import { INDIA_UTC_OFFSET } from './indianDate.ts';
import type { Paise } from './money.ts';

/** A thing in an order: its name and where its picture is, null where there is none. */
type OrderedProduct = { title: string; picture: string | null };

/**
 * An order as a list shows it. `state` is the backend's own word: 'draft', 'processing', 'completed', 'canceled', or a later
 * step of its workflow (ORD-30, ORD-31); `placedAt` in milliseconds since 1970, null for one that never was.
 */
export type OrderSummary = {
  id: string;
  orderNo: string;
  state: string;
  placedAt: number | null;
  total: Paise;
  /** How many products there are, each counted once whatever its quantity (ORD-15). */
  productCount: number;
  thumbnails: readonly OrderedProduct[];
};

/** One line of an order; `details` states, a line of text at a time, what was chosen of it (ORD-22). */
export type OrderedItem = OrderedProduct & {
  id: string;
  /** What it is in the backend's own words: 'art', 'custom', 'gallery_wall', 'gifting', 'object' or 'mixed_media' (ORD-21). */
  kind: string;
  quantity: number;
  /** Price of one piece. */
  unitPrice: Paise;
  total: Paise;
  details: readonly string[];
  isFramed: boolean;
  /** In how many days it comes: '5-7'. */
  days: string;
  /** Where it can be ordered again; null where it cannot. */
  orderAgainPath: string | null;
};

/** A single order with all that is known of it (ORD-29). */
export type Order = Omit<OrderSummary, 'productCount' | 'thumbnails'> & {
  items: readonly OrderedItem[];
  /** What the items come to before any coupon. */
  subtotal: Paise;
  discount: Paise;
  /** Codes of the coupons that were used. */
  coupons: readonly string[];
  /** The payment gateway's name at the backend; null where the order does not name one. */
  gateway: string | null;
  /** Who pays, and where it goes, each a line of text at a time, the name first. */
  customer: readonly string[];
  shipping: readonly string[];
};

/**
 * An order as it is handed over to be paid; `razorpayOrderId` is the order that the host opened at the second provider, null
 * where it opened none (PAY-27).
 */
export type PlacedOrder = { orderNo: string; amount: Paise; razorpayOrderId: string | null };

/** The orders with the newest placed first, and those that never were at the end (ORD-28). */
export const sortNewestFirst = (orders: readonly OrderSummary[]): OrderSummary[] =>
  [...orders].sort((a, b) => (b.placedAt ?? 0) - (a.placedAt ?? 0));

/** An item as the backend has it; items of one `group` were one line of the bag, a picture and its frame (ORD-23). */
export type GroupedItem = OrderedItem & { group: number | null };

const isPartOf = (item: GroupedItem, items: readonly GroupedItem[]): boolean =>
  item.unitPrice === 0 &&
  item.group !== null &&
  items.some(({ group, unitPrice }) => group === item.group && unitPrice > 0);

const isMentioned = (part: string, details: readonly string[]) => details.some((line) => line.includes(part));

/**
 * The lines that a shopper knows: what came with another item at no price of its own, as a frame does, is named with it
 * and not counted again (CONF-57).
 */
export function toShopperItems(items: readonly GroupedItem[]): OrderedItem[] {
  const parts = items.filter((item) => isPartOf(item, items));
  return items
    .filter((item) => !parts.includes(item))
    .map(({ group, ...item }) => {
      const own = parts.filter((part) => part.group === group).map(({ title }) => title);
      return { ...item, details: [...item.details, ...own.filter((title) => !isMentioned(title, item.details))] };
    });
}

/** A 32 bit FNV-1a hash. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}

/**
 * An order number of 12 digits: the day in India as yymmdd, then six digits that the order's own
 * uuid decides, so that placing the same order again asks for the same number. Throws RangeError
 * for an invalid date.
 */
export function createOrderNumber(date: Date, uuid: string): string {
  const day = new Date(date.getTime() + INDIA_UTC_OFFSET).toISOString().slice(-22, -14).replaceAll('-', '');
  return day + String(hash(uuid.toLowerCase()) % 1_000_000).padStart(6, '0');
}

/** The number of an order as its page's address has it, without spaces or a '#'; '' for what is none: it has a digit. */
export function parseOrderNumber(typed: string): string {
  const number = removeInvisible(typed).replace(/[\s#]/g, '');
  return /^[\w-]*\d[\w-]*$/.test(number) ? number : '';
}
