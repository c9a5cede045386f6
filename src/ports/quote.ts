import { fetchOrderPrice } from '../api/orders.ts';
import { toPricedItems } from '../api/pricedItem.ts';
import type { Quote, QuoteRequest } from '../domain/linePrices.ts';
import type { Paise } from '../domain/money.ts';
import { getOpenOrders } from '../storage/placementStorage.ts';
import { rejectWithSoldOutTitles } from './soldOut.ts';

const sum = (amounts: readonly Paise[]) => amounts.reduce((total, amount) => total + amount, 0);

/**
 * What the order costs, in the buyer's name (CHK-38). Rejects with 'unauthorised' where the buyer is not known (CHK-40),
 * and with 'couponRefused' where the coupon is no good (COUP-18); an order of the buyer's that waits to be paid does not
 * use the coupon up for itself. Rejects with `OutOfStock` where something is not sold any more (CART-50).
 */
async function quoteOrder(request: QuoteRequest, signal: AbortSignal): Promise<Quote> {
  const { lines, session, coupon, billing, delivery } = request;
  const uid = session.details.id;
  const asking = fetchOrderPrice(
    { items: toPricedItems(lines), coupon, uid, replacedOrders: getOpenOrders(uid), billing, delivery },
    { bearer: session.token, signal },
  );
  const quote = await rejectWithSoldOutTitles(lines, asking);
  let at = 0;
  // A framed line is priced as its picture and its frame.
  const lineTotals = lines.map((line) => {
    const from = at;
    at += toPricedItems([line]).length;
    return sum(quote.lineTotals.slice(from, at));
  });
  return { ...quote, lineTotals };
}

export const quotePorts = { quoteOrder };
