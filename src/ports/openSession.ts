import { accountDetails } from '../api/account.ts';
import { whoAmI } from '../api/me.ts';
import { detailsOf, type UserSession } from '../domain/userSession.ts';

/** The session that begins with tokens of a code or a password: with whose they are. Rejects as a call does. (SESS-01, SESS-02) */
export async function openSession(
  { token, refresh_token }: Pick<UserSession, 'token' | 'refresh_token'>,
  signal?: AbortSignal,
): Promise<UserSession> {
  const account = await accountDetails(await whoAmI(token, signal), token, signal);
  return { token, refresh_token, details: { id: account.id, ...detailsOf(account) } };
}
