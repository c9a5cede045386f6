import { accountDetails } from '../api/account.ts';
import { whoAmI } from '../api/me.ts';
import type { UserSession } from '../domain/userSession.ts';

/** The session that begins with tokens of a code or a password: with whose they are. Rejects as a call does. (SESS-01, SESS-02) */
export async function openSession(
  { token, refresh_token }: Pick<UserSession, 'token' | 'refresh_token'>,
  signal?: AbortSignal,
): Promise<UserSession> {
  const { id, name, mail, fullName, alternateNumber } = await accountDetails(
    await whoAmI(token, signal),
    token,
    signal,
  );
  const details = {
    id,
    name,
    mail,
    field_full_name: fullName,
    field_alternate_number: alternateNumber,
    display_name: fullName || name,
  };
  return { token, refresh_token, details };
}
