import type { BillingAddress, DeliveryAddress, ProfileReference } from '../../src/domain/address.ts';
import type { CartLine } from '../../src/domain/cartLine.ts';
import type { Paise } from '../../src/domain/money.ts';
import type { PlacedOrder } from '../../src/domain/order.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import type { AddressRefusal } from '../kit/failure.ts';

export type Profiles = { billing: ProfileReference; delivery: ProfileReference };

/**
 * What is ordered, where it goes and for whom. `delivery` is null where it is the billing address; `profiles` are those of
 * a customer's saved addresses, null where they have to be made; `coupon` is the one that was looked up; `agreedAmount` is the
 * price that the shopper was shown.
 */
export type Purchase = {
  lines: readonly CartLine[];
  billing: BillingAddress;
  delivery: DeliveryAddress | null;
  session: UserSession;
  coupon: { id: string; code: string } | null;
  profiles: Profiles | null;
  agreedAmount: Paise;
};

/** Ids made by the browser before anything is created: a repeated create meets itself. Items by name. */
export type Plan = { orderNo: string; order: string; billing: string; delivery: string; items: Record<string, string> };
/** A plan, and whether orders of other plans were begun and have to be undone. */
export type PlanResult = { plan: Plan; hasAbandonedOrders: boolean };
/** A purchase with the ids under which it is placed. */
export type PlannedPurchase = Purchase & { plan: Plan };

/**
 * How far an order is at the backend; `hasCoupon` states whether the coupon of the purchase is on it; `total` is null where
 * nothing was reckoned yet; `freeOrder` is what it is placed as where nothing is to be paid for it.
 */
export type OrderProgress = { state: string; hasCoupon: boolean; total: Paise | null; freeOrder?: PlacedOrder | null };

/**
 * How a placement ended: `expired` where the backend no longer knows the buyer; `couponRefused` where the order has another
 * price without it; `repriced` where it came to another price than the shopper agreed to; `addressRefused` where the
 * backend refuses what stands in fields of the addresses.
 */
export type PlacementOutput =
  | { kind: 'placed'; order: PlacedOrder }
  | { kind: 'expired' | 'couponRefused' | 'repriced' }
  | AddressRefusal;
