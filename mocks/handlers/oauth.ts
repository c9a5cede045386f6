import { http, type RequestHandler } from 'msw';
import { Refusal } from '../drupal/errors.ts';
import { findAccount, hasPassword, isVerified, markProven } from './accounts.ts';
import type { Backend } from './backend.ts';
import {
  createCredentialsError,
  createErrorResponse,
  createMissingParameterError,
  createRefreshTokenError,
  createUnknownGrantError,
  createUnknownScopeError,
  type OAuthError,
  UNKNOWN_CLIENT,
  UNVERIFIED_EMAIL,
} from './oauthErrors.ts';
import { createJsonResponse, createResolver } from './respond.ts';
import { issueTokens, renewTokens, revokeToken, type Tokens } from './tokens.ts';
import { clearTries, countTry, getClientNetwork, isExhausted, WRONG_PASSWORDS } from './tries.ts';

/** The one client that asks for tokens, by its public name; the store is configured with the same (API-04). */
const CLIENT_ID = 'store';
const SCOPES = ['authenticated'];

/** Tokens by password or refresh token, and their end. The client secret is the proxy's to add, and requested only where one was set (API-04, API-05). */
export const oauthHandlers = (backend: Backend): RequestHandler[] => [
  http.post(
    '*/oauth/token',
    createResolver(backend, async ({ request }) => {
      const outcome = createTokens(backend, await getForm(request), getClientNetwork(request));
      return 'error' in outcome
        ? createErrorResponse(outcome, backend.site().oauthVersion)
        : createJsonResponse(outcome);
    }),
  ),
  http.post(
    '*/oauth/revoke',
    createResolver(backend, async ({ request }) => {
      const form = await getForm(request);
      const outcome = revoke(backend, form);
      return outcome ? createErrorResponse(outcome, backend.site().oauthVersion) : createJsonResponse({});
    }),
  ),
  http.get(
    '*/oauth/token',
    createResolver(backend, () => {
      throw new Refusal(405, '', { isPage: true, headers: { Allow: 'POST' } });
    }),
  ),
];

function createTokens(backend: Backend, form: URLSearchParams, network: string): Tokens | OAuthError {
  const client = form.get('client_id');
  if (client && client !== CLIENT_ID) return UNKNOWN_CLIENT;
  if (!isSecretValid(backend, form)) return UNKNOWN_CLIENT;
  const grant = form.get('grant_type');
  if (grant !== 'password' && grant !== 'refresh_token') return createUnknownGrantError(backend.site().oauthVersion);
  if (!client) return createMissingParameterError('client_id');
  const scope = (form.get('scope') ?? '').split(' ').find((name) => name !== '' && !SCOPES.includes(name));
  if (scope !== undefined) return createUnknownScopeError(scope);
  return grant === 'password' ? createTokensByPassword(backend, form, network) : createTokensByRefresh(backend, form);
}

/** A token that is none is revoked already, so that nobody learns which there are (RFC 7009). */
function revoke(backend: Backend, form: URLSearchParams): OAuthError | null {
  if (form.get('client_id') !== CLIENT_ID || !isSecretValid(backend, form)) return UNKNOWN_CLIENT;
  const token = form.get('token');
  if (!token) return createMissingParameterError('token');
  revokeToken(backend.store, token);
  return null;
}

// of a name that comes twice PHP takes the last
const isSecretValid = ({ clientSecret }: Backend, form: URLSearchParams) =>
  clientSecret === undefined || form.getAll('client_secret').at(-1) === clientSecret;

function createTokensByPassword(
  { store, settings }: Backend,
  form: URLSearchParams,
  network: string,
): Tokens | OAuthError {
  const isSpec = settings().profile === 'spec';
  const name = form.get('username');
  const pass = form.get('password');
  if (!name) return createMissingParameterError('username');
  if (!pass) return createMissingParameterError('password');
  const user = findAccount(store, name);
  // by the name that was typed, so that an unknown one is answered alike
  const tries = `passwords of ${name.trim().toLowerCase()} from ${network}`;
  if (isExhausted(store, tries, WRONG_PASSWORDS)) throw new Refusal(429, 'Try Later!');
  if (!user || !hasPassword(store, user, pass)) {
    countTry(store, tries, WRONG_PASSWORDS);
    return createCredentialsError(isSpec);
  }
  clearTries(store, tries);
  if (isSpec && !isVerified(store, user)) return UNVERIFIED_EMAIL;
  markProven(store, user);
  return issueTokens(store, user);
}

function createTokensByRefresh({ store, site }: Backend, form: URLSearchParams): Tokens | OAuthError {
  const refresh = form.get('refresh_token');
  if (!refresh) return createMissingParameterError('refresh_token');
  const tokens = renewTokens(store, refresh);
  return typeof tokens === 'object' ? tokens : createRefreshTokenError(tokens, site().oauthVersion);
}

// a JSON body is taken as well as a form
async function getForm(request: Request): Promise<URLSearchParams> {
  const text = await request.text();
  if (!text.trimStart().startsWith('{')) return new URLSearchParams(text);
  try {
    return new URLSearchParams(Object.entries(JSON.parse(text)).map(([name, value]) => [name, String(value)]));
  } catch {
    return new URLSearchParams();
  }
}
