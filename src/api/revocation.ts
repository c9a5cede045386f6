import { anyJson, sendRequest } from './client.ts';
import { CLIENT_ID } from './config.ts';

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
