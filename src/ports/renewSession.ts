import { refresh } from '../api/session.ts';
import type { UserSession } from '../domain/userSession.ts';
import { keptUser } from './keptUser.ts';

/**
 * The same user's session with new tokens (API-05); rejects with 'unauthorised' where the refresh token is spent. It is
 * spent once another tab has renewed the customer's session: then the one that this tab left is renewed.
 */
export async function renewSession(session: UserSession, signal?: AbortSignal): Promise<UserSession> {
  const kept = keptUser.read();
  const newest = kept?.details.id === session.details.id ? kept : session;
  const { token, refresh_token } = await refresh(newest.refresh_token, signal);
  return { ...session, token, refresh_token };
}
