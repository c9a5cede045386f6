import type { UserSession } from '../domain/userSession.ts';
import { refreshGuestSession } from './guestSession.ts';
import { getCurrentCustomer, refreshCustomerSession } from './sessionActor.ts';

/**
 * The same buyer's session with new tokens (API-05): a customer's by the session of the visit, a guest's by its own refresh
 * token. Rejects with 'unauthorised' where the login is over; the shopper stays in the checkout then.
 */
export async function refreshUserSession(session: UserSession, signal?: AbortSignal): Promise<UserSession> {
  const { id } = session.details;
  if (getCurrentCustomer()?.details.id !== id) return refreshGuestSession(session, signal);
  const { token, refresh_token } = await refreshCustomerSession(id, session.token, { stays: true, signal });
  return { ...session, token, refresh_token };
}
