import type { BillingAddress, DeliveryAddress } from './address.ts';
import type { CartLine } from './cartLine.ts';
import type { Paise } from './money.ts';
import type { UserSession } from './userSession.ts';

/** What the backend says an order would cost; `lineTotals` of the bag's lines in their order, before any discount (API-86, CHK-38). */
export type Quote = { amount: Paise; subtotal: Paise; discount: Paise; lineTotals: readonly Paise[] };

/** What a quote is asked for: `coupon` is a code, `delivery` null where the order goes to the billing address. */
export type QuoteRequest = {
  lines: readonly CartLine[];
  session: UserSession;
  coupon: string | null;
  billing: BillingAddress;
  delivery: DeliveryAddress | null;
};
