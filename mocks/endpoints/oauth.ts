import { DEMO } from '../seed/demo.ts';
import type { EndpointDoc } from './endpointDoc.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const TOKENS =
  '`token_type` `Bearer`, `expires_in` 900 (seconds), `access_token`, and a `refresh_token` that is good for 14 days and for one use.';
const CLIENT = 'The public name of the client, `store`. The client secret is added by the reverse proxy.';
const FAULTY =
  '`{error, error_description, hint, message}`. `invalid_request`: a parameter is missing, and `hint` names it. `invalid_grant`: an unknown `grant_type`. `invalid_scope`: an unknown `scope`.';
const FAULTY_CLIENT = '`invalid_client`: another `client_id`.';
const signIn = String(
  new URLSearchParams({
    grant_type: 'password',
    client_id: 'store',
    username: DEMO.name,
    password: DEMO.password,
  }),
);

/** Tokens and their end (API-04, API-05). Sign-in is the first of them, after the account check; sign-up is the registration (API-16). */
export const oauthEndpoints: readonly EndpointDoc[] = [
  {
    name: 'oauth.password',
    rows: ['API-04', 'API-16'],
    method: 'POST',
    path: '/oauth/token',
    does: 'Signs a customer in with a password. It is the second call of the login form: the account check comes before it and tells whether the e-mail waits to be verified.',
    who: 'Anybody who knows the password. The account counts as its owner’s from then on.',
    body: {
      grant_type: '`password`. The body is a form; JSON is taken too.',
      client_id: CLIENT,
      username: 'The user name (the mobile number) or the e-mail, in either case.',
      password: 'The password.',
    },
    answers: { status: 200, holds: TOKENS },
    errors: {
      400: `${FAULTY} In \`drupal10\` a wrong user name or password too, as \`invalid_grant\`.`,
      401: `${FAULTY_CLIENT} \`invalid_credentials\`: a wrong user name or password. \`access_denied\` with the hint \`You need to verify email\`: right, but the e-mail is not verified yet; in \`drupal10\` it need not be.`,
    },
    example: { method: 'POST', path: '/oauth/token', headers: FORM, body: signIn },
  },
  {
    name: 'oauth.refresh',
    rows: ['API-05'],
    method: 'POST',
    path: '/oauth/token',
    does: 'Renews a session. The refresh token is used up, and the access token that came with it ends at once.',
    who: 'Whoever holds the refresh token.',
    body: {
      grant_type: '`refresh_token`.',
      client_id: CLIENT,
      refresh_token: 'The one of the last answer.',
    },
    answers: { status: 200, holds: TOKENS },
    errors: {
      400: FAULTY,
      401: `${FAULTY_CLIENT} \`invalid_request\`: the refresh token is used, has run out or is none. A newer OAuth server answers that with 400 and \`invalid_grant\`; both mean that the login has expired.`,
    },
    example: {
      method: 'POST',
      path: '/oauth/token',
      headers: FORM,
      body: 'grant_type=refresh_token&client_id=store&refresh_token={refresh_token}',
      before: [{ method: 'POST', path: '/oauth/token', headers: FORM, body: signIn }],
    },
  },
  {
    name: 'oauth.revoke',
    rows: ['API-05'],
    method: 'POST',
    path: '/oauth/revoke',
    does: 'Ends a token, and the one that came with it, when a person signs out or has a device forget them (RFC 7009).',
    who: 'Whoever holds the token.',
    body: {
      token: 'The access token or the refresh token.',
      token_type_hint: '`access_token` or `refresh_token`.',
      client_id: CLIENT,
    },
    answers: { status: 200, holds: 'Nothing of interest; also for a token that is none.' },
    errors: { 400: '`invalid_request`: the token is missing.', 401: FAULTY_CLIENT },
    example: {
      method: 'POST',
      path: '/oauth/revoke',
      headers: FORM,
      body: 'token={refresh_token}&token_type_hint=refresh_token&client_id=store',
      before: [{ method: 'POST', path: '/oauth/token', headers: FORM, body: signIn }],
    },
  },
];
