import { isFailure } from '../api/failure.ts';
import { refresh } from '../api/session.ts';
import type { UserSession } from '../domain/userSession.ts';
import { keptGuest } from '../storage/checkout.ts';
import { oneTabAtATime } from './oneTabAtATime.ts';

/** Is this the session of the guest whose temporary account this browser keeps? (GUEST-04) */
export const isGuest = ({ details }: UserSession): boolean => keptGuest.read()?.details.id === details.id;

/**
 * A guest's session with new tokens, kept where it was kept; one tab at a time, and one that waited takes what another
 * brought. Rejects with 'unauthorised' where the refresh token is spent. (API-05)
 */
export const renewedGuest = (session: UserSession, signal?: AbortSignal): Promise<UserSession> =>
  oneTabAtATime(
    'guest',
    async () => {
      const kept = isGuest(session) ? keptGuest.read() : null;
      if (kept && kept.token !== session.token) return kept;
      const { token, refresh_token } = await refresh(session.refresh_token);
      const renewed = { ...session, token, refresh_token };
      if (isGuest(session)) keptGuest.write(renewed);
      return renewed;
    },
    signal,
  );

/** A call in a guest's name, made once more with new tokens where the first were refused. Rejects as the call does. (GUEST-04) */
export async function asGuest<T>(
  session: UserSession,
  call: (bearer: string) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  try {
    return await call(session.token);
  } catch (error) {
    if (!isFailure(error, 'unauthorised')) throw error;
    return call((await renewedGuest(session, signal)).token);
  }
}
