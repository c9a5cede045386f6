import { http, type RequestHandler } from 'msw';
import type { Store } from '../drupal/store.ts';
import { findAccount, hasPassword } from './accounts.ts';
import { answeringJson, json } from './answering.ts';
import type { Backend } from './backend.ts';
import { issueTokens, renewTokens } from './tokens.ts';

/** Tokens by password or refresh token. The client secret is the proxy's to add, and not asked for here (API-04, API-05). */
export const oauthHandlers = (backend: Backend): RequestHandler[] => [
  http.post(
    '*/oauth/token',
    answeringJson(backend, async ({ request }) => {
      const form = await formOf(request);
      const grant = form.get('grant_type');
      if (grant === 'password') return byPassword(backend.store, form);
      if (grant === 'refresh_token') return byRefresh(backend.store, form);
      return refusal(400, 'invalid_grant', WRONG_GRANT, 'Check the configuration to see if the grant is enabled.');
    }),
  ),
];

const MALFORMED =
  'The request is missing a required parameter, includes an invalid parameter value, includes a parameter more than once, or is otherwise malformed.';
const WRONG_GRANT =
  'The provided authorization grant (e.g., authorization code, resource owner credentials) or refresh token is invalid, expired, revoked, does not match the redirection URI used in the authorization request, or was issued to another client.';

function refusal(status: number, error: string, message: string, hint?: string): Response {
  return json({ error, error_description: message, ...(hint ? { hint } : {}), message }, status);
}

const missing = (name: string) => refusal(400, 'invalid_request', MALFORMED, `Check the \`${name}\` parameter`);

function byPassword(store: Store, form: URLSearchParams): Response {
  const name = form.get('username');
  const pass = form.get('password');
  if (!name) return missing('username');
  if (!pass) return missing('password');
  const user = findAccount(store, name);
  if (user && hasPassword(store, user, pass)) return json(issueTokens(store, user));
  return refusal(400, 'invalid_grant', 'The user credentials were incorrect.');
}

function byRefresh(store: Store, form: URLSearchParams): Response {
  const refresh = form.get('refresh_token');
  if (!refresh) return missing('refresh_token');
  const tokens = renewTokens(store, refresh);
  return tokens
    ? json(tokens)
    : refusal(401, 'invalid_request', 'The refresh token is invalid.', 'Token has been revoked');
}

// a JSON body is taken as well as a form
async function formOf(request: Request): Promise<URLSearchParams> {
  const text = await request.text();
  if (!text.trimStart().startsWith('{')) return new URLSearchParams(text);
  try {
    return new URLSearchParams(Object.entries(JSON.parse(text)).map(([name, value]) => [name, String(value)]));
  } catch {
    return new URLSearchParams();
  }
}
