import type { ActorRefFrom } from 'xstate';
import { bagCheckMachine } from '../../machines/bagCheck/bagCheck.machine.ts';
import type { cartMachine } from '../../machines/cart/cart.machine.ts';
import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import { couponMachine } from '../../machines/coupon/coupon.machine.ts';
import type { CouponLookup } from '../../machines/coupon/coupon.setup.ts';
import { provideActors } from '../../machines/kit/port.ts';
import { shippingMachine } from '../../machines/shipping/shipping.machine.ts';
import { findCoupon } from '../api/coupons.ts';
import { fetchFixedPage } from '../api/staticPages.ts';
import type { CartLine } from '../domain/cartLine.ts';
import { canSellOut } from '../domain/linePrices.ts';
import type { UserSession } from '../domain/userSession.ts';
import { userStorage } from '../storage/userStorage.ts';
import { createBagCheckCartPort, createCheckoutCartPort } from './cartPort.ts';
import { buyerPort } from './checkoutInput.ts';
import { fetchCurrentPrices, isInStock, settleAll } from './currentPrices.ts';
import { guestAccountLogic } from './guestAccount.ts';
import { refreshGuestSession } from './guestSession.ts';
import { orderPlacementLogic } from './orderPlacement.ts';
import { paymentLogic, paymentStatusLogic, paymentStatusPorts } from './payment.ts';
import { pincodeLogic } from './pincode.ts';
import { quotePorts } from './quote.ts';
import { savedAddressesLogic } from './savedAddresses.ts';
import { callWithRefresh, refreshCustomerSession, toSession } from './sessionActor.ts';

type Bag = { lines: readonly CartLine[] };

export const bagCheckPorts = {
  /** What cannot be read is left out. (CART-48) */
  readPrices: ({ lines }: Bag, signal: AbortSignal) => fetchCurrentPrices(lines, signal),
  /** The keys of the lines that sold out. One that cannot be looked up counts as in stock. (CHK-21, CART-50) */
  async lookUpStock({ lines }: Bag, signal: AbortSignal) {
    const checkable = lines.filter(canSellOut);
    const found = await settleAll(checkable.map((line) => isInStock(line, signal)));
    return { soldOut: checkable.filter((_, at) => found[at] === false).map(({ key }) => key) };
  },
};

/** The charts that the shipping form invokes. */
export const shippingActors = { guestAccount: guestAccountLogic, pincode: pincodeLogic };

const shippingLogic = provideActors(shippingMachine, shippingActors);

/**
 * The same buyer's session with new tokens (API-05): a customer's by the session of the visit, a guest's by its own refresh
 * token. Rejects with 'unauthorised' where the login is over; the shopper stays in the checkout then.
 */
async function refreshUserSession(session: UserSession, signal?: AbortSignal): Promise<UserSession> {
  const { id } = session.details;
  if (userStorage.read()?.details.id !== id) return refreshGuestSession(session, signal);
  const { token, refresh_token } = await refreshCustomerSession(id, session.token, { stayOnPage: true, signal });
  return { ...session, token, refresh_token };
}

export const couponPorts = {
  /** Rejects with 'unauthorised' where the buyer is no longer known (API-73). */
  async findCoupon(
    { code, session }: { code: string; session: UserSession },
    signal: AbortSignal,
  ): Promise<CouponLookup | null> {
    const call = (bearer: string) => findCoupon(code, { bearer, signal });
    const coupon = await callWithRefresh(session, call, () => refreshUserSession(session, signal));
    return coupon && { coupon, at: Date.now() };
  },
};

export const couponLogic = provideActors(couponMachine, couponPorts);

/** Resolves where the shop's terms can be read: who accepts them must be able to. (CHK-64) */
async function readTerms(_: unknown, signal: AbortSignal): Promise<void> {
  const terms = await fetchFixedPage('terms', signal);
  if (!terms || terms.html.trim() === '') throw new Error('The shop has no terms');
}

export const checkoutPorts = { ...quotePorts, ...paymentStatusPorts, readTerms, renewSession: refreshUserSession };

/** The charts that the checkout invokes, each with its own ports, but for the one that needs the bag. */
export const checkoutActors = {
  coupon: couponLogic,
  shipping: shippingLogic,
  savedAddresses: savedAddressesLogic,
  orderPlacement: orderPlacementLogic,
  payment: paymentLogic,
  paymentStatus: paymentStatusLogic,
};

/** The checkout of a visit, linked to its bag and to whoever is buying. */
export const checkoutLogic = ({ cart }: { cart: ActorRefFrom<typeof cartMachine> }) =>
  provideActors(checkoutMachine, {
    ...checkoutPorts,
    ...checkoutActors,
    buyer: buyerPort,
    session: toSession,
    bag: createCheckoutCartPort(cart),
    bagCheck: provideActors(bagCheckMachine, { ...bagCheckPorts, bag: createBagCheckCartPort(cart) }),
  });
