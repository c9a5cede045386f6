import { postForm } from './client.ts';
import { ApiFailure, isFailure } from './failure.ts';
import { type Session, sessionOf, Tokens } from './session.ts';
import { apiSettings } from './settings.ts';

/** The words by which OAuth servers of different age say that user name and password do not belong together. (AUTH-25) */
const WRONG = ['invalid_credentials', 'invalid_grant'];
/** The account is there, but its e-mail waits to be verified. (AUTH-28) */
const UNVERIFIED = 'access_denied';

/**
 * Tokens for a user name (the mobile number or the e-mail) and a password (API-04). Rejects with 'wrongPassword' or
 * 'unverified', and else as any call does.
 */
export async function passwordSignIn(
  { name, password }: { name: string; password: string },
  signal?: AbortSignal,
): Promise<Session> {
  const fields = { grant_type: 'password', client_id: apiSettings().clientId, username: name, password };
  try {
    return sessionOf(await postForm(Tokens, '/oauth/token', fields, { signal }));
  } catch (error) {
    if (!isFailure(error)) throw error;
    const { status, detail } = error;
    const word = error.problems[0]?.pointer ?? '';
    if (WRONG.includes(word)) throw new ApiFailure('wrongPassword', { status, detail, cause: error });
    if (word === UNVERIFIED) throw new ApiFailure('unverified', { status, detail, cause: error });
    throw error;
  }
}
