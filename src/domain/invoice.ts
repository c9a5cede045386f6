import { dropNote } from './giftWishes.ts';
import { getGstStateCode } from './gstStateCode.ts';
import { type Paise, sumAmounts } from './money.ts';
import type { Order } from './order.ts';
import { isPaid } from './orderProgress.ts';
import type { GoodsTax, Seller } from './seller.ts';
import { STATES } from './states.ts';

/** A line of an invoice. `total` is what was paid for it, its share of the discount taken off; `taxes` stand in the order of the names. */
type InvoiceLine = GoodsTax & {
  id: string;
  title: string;
  /** What was chosen of it: two prints of one title may differ in size and frame. */
  choices: readonly string[];
  quantity: number;
  taxable: Paise;
  taxes: readonly Paise[];
  total: Paise;
};

/** A tax invoice of goods, with what rule 46 of the CGST Rules, 2017 asks for as far as an order has it. */
export type Invoice = {
  number: string;
  /** When the order was placed, in milliseconds since 1970. */
  date: number;
  seller: readonly string[];
  gstin: string;
  buyer: readonly string[];
  delivery: readonly string[];
  /** The place of supply, with its two digits. */
  state: { name: string; code: string };
  taxNames: readonly string[];
  lines: readonly InvoiceLine[];
  taxable: Paise;
  taxes: readonly Paise[];
  total: Paise;
};

const WITHIN_STATE = ['CGST', 'SGST/UTGST'];
const BETWEEN_STATES = ['IGST'];

/** The state in the lines of an address, which an order keeps as `formatAddressLines` writes them; null where they name none. */
const parseState = (lines: readonly string[]): string | null =>
  STATES.find((state) => lines.includes(`${state}, India`)) ?? null;

/** What each amount bears of a discount, in proportion to it; together it is all of the discount. */
function shareDiscount(discount: Paise, amounts: readonly Paise[]): Paise[] {
  const all = sumAmounts(amounts);
  const upTo = (count: number) => (all > 0 ? Math.round((sumAmounts(amounts.slice(0, count)) / all) * discount) : 0);
  return amounts.map((_, at) => upTo(at + 1) - upTo(at));
}

/** The tax that is in a price, in `parts` equal amounts, each rounded to the paisa. */
const getTaxes = (price: Paise, rate: number, parts: number): Paise[] =>
  Array.from({ length: parts }, () => Math.round((price * rate) / (100 + rate) / parts));

/**
 * The invoice of an order, whose prices have GST in them: CGST and the state's or union territory's GST in equal parts where it goes to the seller's own state,
 * else IGST. Its number is the order's. Null where the order is not paid, where the state that it goes to or the tax of one of its
 * items is not known, where a discount is on goods of different rates, and where the items do not make up the total. (CHK-25, ORD-29)
 */
export function createInvoice(order: Order, { lines: seller, gstin, goods }: Seller): Invoice | null {
  const { orderNo, placedAt, items, subtotal, discount, total, customer, shipping } = order;
  const state = parseState(shipping);
  if (!isPaid(order) || placedAt === null || state === null || subtotal - discount !== total) return null;
  const code = getGstStateCode(state);
  const taxNames = gstin.startsWith(code) ? WITHIN_STATE : BETWEEN_STATES;
  const discounts = shareDiscount(
    discount,
    items.map((item) => item.total),
  );
  const lines = items.flatMap(({ id, title, details, quantity, kind, ...item }, at): InvoiceLine[] => {
    const tax = goods.get(kind);
    if (!tax) return [];
    const paid = item.total - (discounts[at] as Paise);
    const taxes = getTaxes(paid, tax.rate, taxNames.length);
    return [
      {
        ...tax,
        id,
        title,
        choices: dropNote(details),
        quantity,
        taxable: paid - sumAmounts(taxes),
        taxes,
        total: paid,
      },
    ];
  });
  if (lines.length === 0 || lines.length < items.length) return null;
  // A coupon may be for some of the goods alone, and an order does not say which.
  if (discount > 0 && new Set(lines.map(({ rate }) => rate)).size > 1) return null;
  return {
    number: orderNo,
    date: placedAt,
    seller,
    gstin,
    buyer: customer,
    delivery: shipping,
    state: { name: state, code },
    taxNames,
    lines,
    taxable: sumAmounts(lines.map((line) => line.taxable)),
    taxes: taxNames.map((_, at) => sumAmounts(lines.map(({ taxes }) => taxes[at] as Paise))),
    total,
  };
}
