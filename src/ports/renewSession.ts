import type { UserSession } from '../domain/userSession.ts';
import { renewedGuest } from './asGuest.ts';
import { currentCustomer, renewedCustomer } from './liveSession.ts';

/**
 * The same buyer's session with new tokens (API-05): a customer's by the session of the visit, a guest's by its own refresh
 * token. Rejects with 'unauthorised' where the login is over; the shopper stays in the checkout then.
 */
export async function renewSession(session: UserSession, signal?: AbortSignal): Promise<UserSession> {
  const { id } = session.details;
  if (currentCustomer()?.details.id !== id) return renewedGuest(session, signal);
  const { token, refresh_token } = await renewedCustomer(id, session.token, { stays: true, signal });
  return { ...session, token, refresh_token };
}
