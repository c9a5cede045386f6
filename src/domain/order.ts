import type { Paise } from './money.ts';

/** A thing in an order: its name and where its picture is, null where there is none. */
type OrderedThing = { title: string; picture: string | null };

/**
 * An order as a list shows it. `state` is the backend's own word: 'draft', 'processing', 'completed' or 'canceled'
 * (ORD-30, ORD-31); `placed` in milliseconds since 1970, null for one that never was.
 */
export type OrderSummary = {
  id: string;
  orderNo: string;
  state: string;
  placed: number | null;
  total: Paise;
  /** How many products there are, each counted once whatever its quantity (ORD-15). */
  products: number;
  things: readonly OrderedThing[];
};

/** One line of an order; `about` says, a line of text at a time, what was chosen of it (ORD-22). */
export type OrderedItem = OrderedThing & {
  id: string;
  quantity: number;
  /** Price of one piece. */
  unit: Paise;
  total: Paise;
  about: readonly string[];
};

/** A single order with all that is told of it (ORD-29). */
export type Order = Omit<OrderSummary, 'products' | 'things'> & {
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

/** Is it paid for? (ORD-31) */
export const isPaid = ({ state }: { state: string }): boolean => state === 'completed';

/** The orders with the newest placed first, and those that never were at the end (ORD-28). */
export const newestFirst = (orders: readonly OrderSummary[]): OrderSummary[] =>
  [...orders].sort((a, b) => (b.placed ?? 0) - (a.placed ?? 0));
