import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../machines/cart/cart.machine.ts';
import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import { provideActors } from '../../machines/kit/port.ts';
import { fetchFixedPage } from '../api/staticPages.ts';
import type { UserSession } from '../domain/userSession.ts';
import { bagCheckLogic } from './bagCheck.ts';
import { createCheckoutCartPort } from './cartPort.ts';
import { buyerPort } from './checkoutInput.ts';
import { couponLogic } from './coupon.ts';
import { refreshGuestSession } from './guestSession.ts';
import { orderPlacementLogic } from './orderPlacement.ts';
import { paymentLogic } from './payment.ts';
import { paymentStatusLogic, paymentStatusPorts } from './paymentStatus.ts';
import { quotePorts } from './quote.ts';
import { savedAddressesLogic } from './savedAddresses.ts';
import { getCurrentCustomer, refreshCustomerSession, toSession } from './sessionActor.ts';
import { shippingLogic } from './shipping.ts';

/**
 * The same buyer's session with new tokens (API-05): a customer's by the session of the visit, a guest's by its own refresh
 * token. Rejects with 'unauthorised' where the login is over; the shopper stays in the checkout then.
 */
async function refreshUserSession(session: UserSession, signal?: AbortSignal): Promise<UserSession> {
  const { id } = session.details;
  if (getCurrentCustomer()?.details.id !== id) return refreshGuestSession(session, signal);
  const { token, refresh_token } = await refreshCustomerSession(id, session.token, { stays: true, signal });
  return { ...session, token, refresh_token };
}

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
    bagCheck: bagCheckLogic(cart),
  });
