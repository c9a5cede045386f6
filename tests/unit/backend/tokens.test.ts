import { beforeEach, describe, expect, test } from 'vitest';
import { expireAccessTokens } from '../../../mocks/handlers/tokens.ts';
import { DEMO } from '../../../mocks/seed/demo.ts';
import { type BackendBench, createBench, getError } from './bench.ts';
import { createOrderBody, registerGuest, requestTokens, type Shopper, signIn } from './shopper.ts';

let backend: BackendBench;
beforeEach(() => {
  backend = createBench();
});

const PROFILES = ['spec', 'drupal10'] as const;
const FORM = 'application/x-www-form-urlencoded';
const token = (fields: Record<string, string>) => requestTokens(backend, fields);
const sign = (username: string, password: string) => signIn(backend, username, password);
const renew = (refresh_token: string) => token({ grant_type: 'refresh_token', refresh_token });
const summarize = ({ status, body }: Awaited<ReturnType<typeof token>>) => [
  status,
  body.error,
  body.message,
  body.hint,
];

const MALFORMED =
  'The request is missing a required parameter, includes an invalid parameter value, includes a parameter more than once, or is otherwise malformed.';

describe('a password', () => {
  test.each(PROFILES)('[API-04] at a %s backend signs in by name or mail', async (profile) => {
    backend.change({ profile });
    const { status, body } = await sign(DEMO.name, DEMO.password);
    expect([status, body]).toEqual([
      200,
      {
        token_type: 'Bearer',
        expires_in: 900,
        access_token: expect.stringMatching(/^\w{64}$/),
        refresh_token: expect.stringMatching(/^\w{64}$/),
      },
    ]);
    expect((await sign(DEMO.mail.toUpperCase(), DEMO.password)).status).toBe(200);
    const json = JSON.stringify({
      grant_type: 'password',
      client_id: 'store',
      username: DEMO.name,
      password: DEMO.password,
    });
    expect((await backend.post('/oauth/token', json)).status).toBe(200);
  });

  test.each([
    ['spec', 401, 'invalid_credentials'],
    ['drupal10', 400, 'invalid_grant'],
  ] as const)('[API-04] [AUTH-25] a wrong one at a %s backend', async (profile, status, error) => {
    backend.change({ profile });
    const message = 'The user credentials were incorrect.';
    for (const [name, pass] of [
      [DEMO.name, 'bad'],
      ['nobody', DEMO.password],
    ] as const) {
      const answer = await sign(name, pass);
      expect([answer.status, answer.body]).toEqual([status, { error, error_description: message, message }]);
    }
  });

  test.each(PROFILES)('[API-04] what a %s backend misses or does not know', async (profile) => {
    backend.change({ profile });
    const complete = { grant_type: 'password', username: DEMO.name, password: DEMO.password };
    for (const name of ['client_id', 'username', 'password'] as const) {
      expect(summarize(await token({ ...complete, [name]: '' }))).toEqual([
        400,
        'invalid_request',
        MALFORMED,
        `Check the \`${name}\` parameter`,
      ]);
    }
    expect(summarize(await token({ ...complete, client_id: 'nope' }))).toEqual([
      401,
      'invalid_client',
      'Client authentication failed',
      undefined,
    ]);
    expect(summarize(await token({ ...complete, scope: 'nope' }))).toEqual([
      400,
      'invalid_scope',
      'The requested scope is invalid, unknown, or malformed',
      'Check the `nope` scope',
    ]);
    expect((await token({ ...complete, grant_type: 'otp' })).body.error).toBe('invalid_grant');
    expect((await backend.post('/oauth/token', '', { type: FORM })).body.error).toBe('invalid_grant');
    const { status, headers } = await backend.get('/oauth/token');
    expect([status, headers.get('Allow')]).toEqual([405, 'POST']);
  });

  test('[API-04] [AUTH-28] does not sign in before the e-mail is verified', async () => {
    await registerGuest(backend, '9847012345', 'asha@example.com');
    const answer = await sign('9847012345', 'made-up-for-this-guest');
    expect(summarize(answer)).toEqual([
      401,
      'access_denied',
      'The resource owner or authorization server denied the request.',
      'You need to verify email',
    ]);
    backend.change({ profile: 'drupal10' });
    expect((await sign('9847012345', 'made-up-for-this-guest')).status).toBe(200);
  });
});

describe('a refresh token', () => {
  test.each(PROFILES)('[API-05] at a %s backend is used once, and takes its access token with it', async (profile) => {
    backend.change({ profile });
    const { id, bearer, refresh } = await registerGuest(backend);
    const refreshed = await renew(refresh);
    expect([refreshed.status, refreshed.body.expires_in]).toEqual([200, 900]);
    const nameFor = async (sent: string) =>
      (await backend.get(`/jsonapi/user/user/${id}`, { bearer: sent })).body?.data.attributes.name;
    expect([await nameFor(bearer), await nameFor(refreshed.body.access_token)]).toEqual([undefined, '9847012345']);
    const invalid = [401, 'invalid_request', 'The refresh token is invalid.'];
    expect(summarize(await renew(refresh))).toEqual([...invalid, 'Token has been revoked']);
    expect(summarize(await renew('garbage'))).toEqual([...invalid, 'Cannot decrypt the refresh token']);
    expect((await token({ grant_type: 'refresh_token' })).body.hint).toBe('Check the `refresh_token` parameter');
  });

  test('[API-05] is good for 14 days', async () => {
    const { refresh } = await registerGuest(backend);
    const other = await registerGuest(backend, '9847000003', 'other@example.com');
    backend.wait(14 * 86_400_000 - 1);
    expect((await renew(refresh)).status).toBe(200);
    backend.wait(1);
    expect((await renew(other.refresh)).status).toBe(401);
  });
});

describe('an access token', () => {
  let shopper: Shopper;
  beforeEach(async () => {
    shopper = await registerGuest(backend);
  });
  const arts = (bearer = shopper.bearer) => backend.get('/jsonapi/commerce_product/default?page[limit]=1', { bearer });
  const own = (bearer = shopper.bearer) => backend.get(`/jsonapi/user/user/${shopper.id}`, { bearer });

  test('[API-07] [SESS-10] that has run out is nobody’s: the user has no name, and what an account has is 403', async () => {
    backend.wait(15 * 60_000 - 1);
    expect((await own()).body.data.attributes.name).toBe('9847012345');
    backend.wait(1);
    const { status, body } = await own();
    expect([status, body.data.attributes]).toEqual([200, { display_name: 'Customer' }]);
    expect((await arts()).status).toBe(200);
    const order = createOrderBody({ id: '0b1e7a5e-0000-4000-8000-0000000000aa', number: '1', uid: shopper.id });
    for (const answer of [
      await backend.get('/jsonapi/commerce_order/default', shopper),
      await backend.post('/jsonapi/commerce_order/default', order, shopper),
      await backend.get('/jsonapi/commerce_wishlist/default', shopper),
      await backend.get('/jsonapi/profile/customer', shopper),
      await backend.post('/order/price', { items: [] }, shopper),
      await backend.send('PATCH', `/jsonapi/user/user/${shopper.id}`, {}, shopper),
    ]) {
      expect(answer.status).toBe(403);
    }
    expect((await renew(shopper.refresh)).status).toBe(200);
  });

  test('[API-07] in a Drupal 10 a bad one is 401 with a page, on public resources too', async () => {
    backend.change({ profile: 'drupal10' });
    backend.wait(15 * 60_000);
    for (const answer of [await own(), await arts(), await arts('garbage')]) {
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([401, 'text/html; charset=UTF-8']);
    }
    const path = '/user/register?_format=json';
    const reason = async (bearer: string) => getError(await backend.post(path, {}, { bearer })).slice(0, 2);
    expect(await reason('garbage')).toEqual([401, 'The JWT string must have two dots']);
    expect(await reason('a.b.c')).toEqual([401, 'Access token could not be verified']);
    expect(await reason(shopper.bearer)).toEqual([401, 'Access token could not be verified']);
    await renew(shopper.refresh);
    expect(await reason(shopper.bearer)).toEqual([401, 'Access token has been revoked']);
  });

  test.each([
    ['spec', 200],
    ['drupal10', 401],
  ] as const)('[API-18] after the user is saved at a %s backend: %i', async (profile, status) => {
    backend.change({ profile });
    const attributes = { field_full_name: 'Asha M' };
    const body = { data: { type: 'user--user', id: shopper.id, attributes } };
    expect((await backend.send('PATCH', `/jsonapi/user/user/${shopper.id}`, body, shopper)).status).toBe(200);
    expect((await own()).status).toBe(status);
    expect((await renew(shopper.refresh)).status).toBe(200);
  });

  test('[API-07] can be made to run out at once; the refresh token stays', async () => {
    expireAccessTokens(backend.store);
    expect((await own()).body.data.attributes).toEqual({ display_name: 'Customer' });
    expect((await own((await renew(shopper.refresh)).body.access_token)).body.data.attributes.name).toBe('9847012345');
  });

  test('[API-07] of a blocked user is good for nothing', async () => {
    backend.change({ profile: 'drupal10' });
    const user = backend.store.get('user--user', shopper.id);
    if (user) backend.store.put({ ...user, attributes: { ...user.attributes, status: false } });
    expect((await arts()).status).toBe(401);
  });
});

describe('the CSRF token', () => {
  test.each([
    ['spec', '/session/token', 200],
    ['spec', '/rest/session/token', 200],
    ['drupal10', '/session/token', 200],
    ['drupal10', '/rest/session/token', 404],
  ] as const)('[API-19] at a %s backend, %s is %i', async (profile, path, status) => {
    backend.change({ profile });
    const answer = await backend.get(path);
    expect(answer.status).toBe(status);
    if (status === 404) return;
    expect([answer.headers.get('Content-Type'), answer.text]).toEqual([
      'text/plain; charset=UTF-8',
      expect.stringMatching(/^\S{20,}$/),
    ]);
  });
});

describe('an editor’s cookie in a Drupal 10', () => {
  const NEWS = '/jsonapi/node/news_letter';
  const news = { data: { type: 'node--news_letter', attributes: { title: 'a@example.com' } } };
  const login = (pass: string) => backend.post('/user/login?_format=json', { name: DEMO.name, pass });

  test('[API-19] every write wants the session’s own token', async () => {
    backend.change({ profile: 'drupal10' });
    expect(getError(await login('bad')).slice(0, 2)).toEqual([400, 'Sorry, unrecognized username or password.']);
    const { headers, body } = await login(DEMO.password);
    const Cookie = headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const post = (more: Record<string, string>) => backend.post(NEWS, news, { headers: { Cookie, ...more } });
    expect(getError(await post({}))[1]).toBe('X-CSRF-Token request header is missing');
    const { text: foreign } = await backend.get('/session/token');
    expect(getError(await post({ 'X-CSRF-Token': foreign }))[1]).toBe('X-CSRF-Token request header is invalid');
    const { text } = await backend.get('/session/token', { headers: { Cookie } });
    expect((await post({ 'X-CSRF-Token': text })).status).toBe(201);
    expect(
      (await backend.get(`/jsonapi/user/user/${DEMO.id}`, { headers: { Cookie } })).body.data.attributes.mail,
    ).toBe(DEMO.mail);
    const out = (logout: string) => backend.post(`/user/logout?token=${logout}`, undefined, { headers: { Cookie } });
    expect((await out('bad')).status).toBe(403);
    expect((await out(body.logout_token)).status).toBe(204);
    expect((await out(body.logout_token)).status).toBe(403);
  });
});

describe('the end of a token', () => {
  const revoke = (fields: Record<string, string>) =>
    backend.post('/oauth/revoke', String(new URLSearchParams({ client_id: 'store', ...fields })), { type: FORM });
  const read = (bearer: string) =>
    backend.get(`/jsonapi/profile/customer?filter[uid.id]=${DEMO.id}`, {
      headers: { Authorization: `Bearer ${bearer}` },
    });

  test.each(
    PROFILES.flatMap((profile) => (['access_token', 'refresh_token'] as const).map((kind) => [profile, kind] as const)),
  )(
    '[API-05] [SESS-06] at a %s backend a revoked %s ends both of the pair, and nobody else’s',
    async (profile, kind) => {
      backend.change({ profile });
      const [mine, other] = [(await sign(DEMO.name, DEMO.password)).body, (await sign(DEMO.name, DEMO.password)).body];
      expect((await read(mine.access_token)).status).toBe(200);
      expect((await revoke({ token: mine[kind] })).status).toBe(200);
      expect((await read(mine.access_token)).status).toBe(profile === 'spec' ? 403 : 401);
      expect((await renew(mine.refresh_token)).status).toBe(401);
      expect((await read(other.access_token)).status).toBe(200);
    },
  );

  test('[API-05] what is no token is revoked already; a call without one, or of another client, is refused', async () => {
    expect((await revoke({ token: 'none' })).status).toBe(200);
    expect(summarize(await revoke({}))).toEqual([400, 'invalid_request', MALFORMED, 'Check the `token` parameter']);
    expect((await revoke({ token: 'none', client_id: 'another' })).status).toBe(401);
  });
});
