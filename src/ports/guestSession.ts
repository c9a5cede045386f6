import { refreshSession } from '../api/session.ts';
import type { UserSession } from '../domain/userSession.ts';
import { guestSessionStorage } from '../storage/checkoutStorage.ts';
import { runExclusively } from '../storage/persisted.ts';

/** Is this the session of the guest whose temporary account this browser keeps? (GUEST-04) */
export const isGuest = ({ details }: UserSession): boolean => guestSessionStorage.read()?.details.id === details.id;

/**
 * A guest's session with new tokens, stored where it was stored; one tab at a time, and one that waited takes what another
 * brought. Rejects with 'unauthorised' where the refresh token is spent. (API-05)
 */
export const refreshGuestSession = (session: UserSession, signal?: AbortSignal): Promise<UserSession> =>
  runExclusively(
    'guest',
    async () => {
      const stored = isGuest(session) ? guestSessionStorage.read() : null;
      if (stored && stored.token !== session.token) return stored;
      const { token, refresh_token } = await refreshSession(session.refresh_token);
      const refreshed = { ...session, token, refresh_token };
      if (isGuest(session)) guestSessionStorage.write(refreshed);
      return refreshed;
    },
    signal,
  );
