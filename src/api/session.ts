import * as v from 'valibot';
import { anyJson, postForm, sendRequest } from './client.ts';
import { CLIENT_ID } from './config.ts';
import { ApiFailure, isFailure } from './failure.ts';

/** The tokens of a signed-in visit, under the names the browser keeps them. */
export type Session = { token: string; refresh_token: string };

/** The answer of every call that hands out tokens (API-04, API-05). */
export const Tokens = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  refresh_token: v.optional(v.string(), ''),
});

/** Tokens as a session. */
export const toSession = ({ access_token, refresh_token }: v.InferOutput<typeof Tokens>): Session => ({
  token: access_token,
  refresh_token,
});

/**
 * New tokens for a refresh token; an answer without a new refresh token leaves the old one in use (API-05).
 * A spent or unknown refresh token is 'unauthorised', whichever of 400 and 401 the backend's version answers.
 */
export async function refreshSession(refresh_token: string): Promise<Session> {
  const fields = { grant_type: 'refresh_token', client_id: CLIENT_ID, refresh_token };
  try {
    const session = toSession(await postForm(Tokens, '/oauth/token', fields));
    return { ...session, refresh_token: session.refresh_token || refresh_token };
  } catch (error) {
    if (!isFailure(error, 'refused') || error.status !== 400) throw error;
    throw new ApiFailure('unauthorised', { status: 400, detail: error.detail, cause: error });
  }
}

/**
 * Ends a token at the backend, with those that were given out beside it (RFC 7009). The call outlives the page. Rejects as
 * `postForm` does; a host without the path answers 404. (SESS-06)
 */
export const revokeToken = (token: string, kind: 'access_token' | 'refresh_token'): Promise<unknown> =>
  sendRequest(
    anyJson,
    '/oauth/revoke',
    {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams({ token, token_type_hint: kind, client_id: CLIENT_ID })),
      keepalive: true,
    },
    {},
  );
