import { beforeEach, describe, expect, test } from 'vitest';
import { type Bench, bench, faultOf } from './asking.ts';
import { guest } from './shopper.ts';

let backend: Bench;
beforeEach(() => {
  backend = bench();
});

const MOBILE = '9847012345';
const value = (text: string) => [{ value: text }];
const form = (over: object = {}) => ({
  name: value(MOBILE),
  mail: value('asha@example.com'),
  pass: value('secret-1'),
  field_full_name: value('Asha Menon'),
  field_alternate_number: value(''),
  ...over,
});
const register = (over?: object) => backend.post('/user/register?_format=json', form(over));

describe('registering', () => {
  test('[API-09] answers in lists of values, and the user is then found by name', async () => {
    const { status, body } = await register();
    const moment = { value: '2026-11-21T06:00:00+00:00', format: 'Y-m-d\\TH:i:sP' };
    expect([status, body]).toEqual([
      200,
      {
        uid: [{ value: 1 }],
        uuid: [{ value: expect.stringMatching(/^[0-9a-f-]{36}$/) }],
        langcode: [{ value: 'en' }],
        name: [{ value: MOBILE }],
        created: [moment],
        changed: [moment],
        default_langcode: [{ value: true }],
        customer_profiles: [],
        commerce_remote_id: [],
        field_alternate_number: [],
        field_full_name: [{ value: 'Asha Menon' }],
        user_picture: [],
      },
    ]);
    const found = await backend.get(`/jsonapi/user/user?filter[name]=${MOBILE}`);
    expect(found.body.data.map(({ id }: { id: string }) => id)).toEqual([body.uuid[0].value]);
  });

  test('[API-09] takes plain value objects too', async () => {
    expect((await register({ name: { value: '9847000002' } })).status).toBe(200);
  });

  test.each([
    [{ name: value('9847000002') }, 'mail: The email address asha@example.com is already taken.\n'],
    [{ mail: value('other@example.com') }, `name: The username ${MOBILE} is already taken.\n`],
    [
      {},
      `name: The username ${MOBILE} is already taken.\nmail: The email address asha@example.com is already taken.\n`,
    ],
    [{ name: value('1'), mail: value('notmail') }, 'mail.0.value: This value is not a valid email address.\n'],
    [{ name: value('1'), mail: [] }, 'mail: Email field is required.\n'],
    [{ name: value(''), mail: value('b@example.com') }, 'name: You must enter a username.\n'],
  ])('[API-09] a second account with %j is refused', async (over, lines) => {
    await register();
    const { status, body } = await register(over);
    expect([status, body]).toEqual([422, { message: `Unprocessable Entity: validation failed.\n${lines}` }]);
  });

  test('[API-09] no password, broken JSON and an empty body', async () => {
    const path = '/user/register?_format=json';
    expect(faultOf(await register({ pass: [] })).slice(0, 2)).toEqual([422, 'No password provided.']);
    expect(faultOf(await backend.post(path, '{bad')).slice(0, 2)).toEqual([400, 'Syntax error']);
    expect(faultOf(await backend.post(path, '')).slice(0, 2)).toEqual([
      400,
      'No user account data for registration received.',
    ]);
    const { bearer } = await guest(backend);
    const signedIn = await backend.post(path, form(), { bearer });
    expect(faultOf(signedIn).slice(0, 2)).toEqual([403, 'Only anonymous users can register a user.']);
  });

  test('[API-06] a name that nobody has finds nothing', async () => {
    expect((await backend.get('/jsonapi/user/user?filter[name]=9999999999')).body.data).toEqual([]);
  });

  test('[API-07] a mail address is for its owner alone; nobody sees a password', async () => {
    const shopper = await guest(backend);
    const path = `/jsonapi/user/user/${shopper.id}`;
    const [own, foreign] = [await backend.get(path, shopper), await backend.get(path)];
    expect(own.body.data.attributes.mail).toBe('guest@example.com');
    expect('mail' in foreign.body.data.attributes).toBe(false);
    expect(own.text + foreign.text).not.toMatch(/pass|digest|made-up/);
  });

  test('[API-18] name and mail cannot be changed in passing', async () => {
    const shopper = await guest(backend);
    const patch = (attributes: object, bearer = shopper.bearer) =>
      backend.send(
        'PATCH',
        `/jsonapi/user/user/${shopper.id}`,
        { data: { type: 'user--user', id: shopper.id, attributes } },
        { bearer },
      );
    expect((await patch({ field_full_name: 'Asha M' })).body.data.attributes.field_full_name).toBe('Asha M');
    expect(faultOf(await patch({ name: 'x' }))).toEqual([
      403,
      'The current user is not allowed to PATCH the selected field (name).',
      '/data/attributes/name',
    ]);
    expect(faultOf(await patch({ mail: 'x@example.com' }))).toEqual([
      422,
      "mail: Your current password is missing or incorrect; it's required to change the Email.",
      '/data/attributes/mail',
    ]);
    const other = await guest(backend, '9847000003', 'other@example.com');
    expect(faultOf(await patch({ field_full_name: 'x' }, other.bearer)).slice(0, 2)).toEqual([
      403,
      "Users can only update their own account, unless they have the 'administer users' permission.",
    ]);
  });
});

describe('codes', () => {
  const ask = (to: object) => backend.post('/otp/anonymous_account', { ...to, type: 'guest' });
  const verify = (to: object, otp: string) => backend.post('/otp/verify', { ...to, otp, type: 'guest' });

  test('[API-15] [GUEST-01] a registered phone number gets a code of 4 digits, which signs in once', async () => {
    await register();
    const { status, body } = await ask({ mobile: MOBILE });
    expect([status, body]).toEqual([200, { mobile: MOBILE, otp: expect.stringMatching(/^\d{4}$/) }]);
    const verified = await verify({ mobile: MOBILE }, body.otp);
    expect([verified.status, verified.body]).toEqual([
      200,
      {
        token_type: 'Bearer',
        expires_in: 900,
        access_token: expect.stringMatching(/^\w{64}$/),
        refresh_token: expect.stringMatching(/^\w{64}$/),
      },
    ]);
    expect(faultOf(await verify({ mobile: MOBILE }, body.otp)).slice(0, 2)).toEqual([400, 'Incorrect OTP']);
  });

  test('[GUEST-02] by mail the account is made on the way', async () => {
    const { body } = await ask({ mail: 'ravi@example.com' });
    expect(body).toEqual({
      mobile: 'ravi@example.com',
      mail: 'ravi@example.com',
      otp: expect.stringMatching(/^\d{4}$/),
    });
    expect((await verify({ mail: 'ravi@example.com' }, body.otp)).status).toBe(200);
  });

  test('[API-15] nobody is registered under this number; an entry that is neither number nor mail', async () => {
    expect(faultOf(await ask({ mobile: MOBILE })).slice(0, 2)).toEqual([404, `User ${MOBILE} not registered`]);
    expect(faultOf(await ask({ mobile: '12' })).slice(0, 2)).toEqual([400, 'Invalid Entry']);
    expect(faultOf(await ask({ mail: 'x' })).slice(0, 2)).toEqual([400, 'Invalid Entry']);
  });

  test('[OTP-20] a wrong code is told so; the fifth blocks the number for 15 minutes, the right code too', async () => {
    await register();
    const { body } = await ask({ mobile: MOBILE });
    for (let times = 0; times < 5; times += 1) {
      const { status, body: wrong } = await verify({ mobile: MOBILE }, '0000');
      expect([status, wrong]).toEqual([400, { message: 'Incorrect OTP' }]);
    }
    const blocked = await verify({ mobile: MOBILE }, body.otp);
    expect([blocked.status, blocked.body]).toEqual([429, { message: 'Try Later!' }]);
    expect((await ask({ mobile: MOBILE })).status).toBe(429);
    backend.wait(15 * 60_000 + 1);
    const { body: again } = await ask({ mobile: MOBILE });
    expect((await verify({ mobile: MOBILE }, again.otp)).status).toBe(200);
  });

  test('[OTP-20] a code is good for 10 minutes', async () => {
    await register();
    const { body } = await ask({ mobile: MOBILE });
    backend.wait(10 * 60_000);
    expect((await verify({ mobile: MOBILE }, body.otp)).status).toBe(400);
  });

  test('[API-14] a code that is only sent lies in the inbox, newest first', async () => {
    await register();
    expect((await backend.post('/otp/request', { mobile: MOBILE, type: 'login' })).body).toEqual({ mobile: MOBILE });
    const first = backend.inbox()[0];
    expect(first).toEqual({
      to: MOBILE,
      subject: 'Your code',
      text: `${first?.code} is your code. It is good for 10 minutes.`,
      code: expect.stringMatching(/^\d{4}$/),
      sent: '2026-11-21T06:00:00+00:00',
    });
    await ask({ mobile: MOBILE });
    expect(backend.inbox()).toHaveLength(2);
    expect(backend.inbox()[0]?.code).not.toBe(first?.code);
    expect((await verify({ mobile: MOBILE }, backend.inbox()[0]?.code ?? '')).status).toBe(200);
  });
});

describe('tokens', () => {
  const FORM = 'application/x-www-form-urlencoded';
  const token = (fields: Record<string, string>) =>
    backend.post('/oauth/token', new URLSearchParams({ client_id: 'store', ...fields }).toString(), { type: FORM });

  test('[API-04] a password signs in by name or mail; a wrong one does not', async () => {
    await register();
    const sign = (username: string, password: string) => token({ grant_type: 'password', username, password });
    expect((await sign(MOBILE, 'secret-1')).status).toBe(200);
    expect((await sign('ASHA@example.com', 'secret-1')).status).toBe(200);
    for (const [name, pass] of [
      [MOBILE, 'bad'],
      ['nobody', 'secret-1'],
    ] as const) {
      const { status, body } = await sign(name, pass);
      const message = 'The user credentials were incorrect.';
      expect([status, body]).toEqual([400, { error: 'invalid_grant', error_description: message, message }]);
    }
    expect((await token({ grant_type: 'password', username: MOBILE })).body.hint).toBe(
      'Check the `password` parameter',
    );
    expect((await token({ grant_type: 'otp' })).body.error).toBe('invalid_grant');
  });

  test('[API-05] a refresh token is used once, and takes its access token with it', async () => {
    const { id, bearer, refresh } = await guest(backend);
    const renewed = await token({ grant_type: 'refresh_token', refresh_token: refresh });
    expect([renewed.status, renewed.body.expires_in]).toEqual([200, 900]);
    const profile = (bearer: string) => backend.get(`/jsonapi/user/user/${id}`, { bearer });
    expect((await profile(bearer)).status).toBe(401);
    expect((await profile(renewed.body.access_token)).status).toBe(200);
    const again = await token({ grant_type: 'refresh_token', refresh_token: refresh });
    expect([again.status, again.body.error, again.body.message]).toEqual([
      401,
      'invalid_request',
      'The refresh token is invalid.',
    ]);
    expect((await token({ grant_type: 'refresh_token' })).body.hint).toBe('Check the `refresh_token` parameter');
  });

  test('[API-07] an access token ends after 15 minutes, and is then refused on public resources too', async () => {
    const shopper = await guest(backend);
    const arts = () => backend.get('/jsonapi/commerce_product/default?page[limit]=1', shopper);
    backend.wait(15 * 60_000 - 1);
    expect((await arts()).status).toBe(200);
    backend.wait(1);
    const { status, headers } = await arts();
    expect([status, headers.get('Content-Type'), headers.get('WWW-Authenticate')]).toEqual([
      401,
      'text/html; charset=UTF-8',
      expect.stringContaining('Bearer realm="OAuth", error="access_denied"'),
    ]);
    expect((await token({ grant_type: 'refresh_token', refresh_token: shopper.refresh })).status).toBe(200);
  });

  test('[API-19] the CSRF token is plain text', async () => {
    for (const path of ['/session/token', '/rest/session/token']) {
      const { status, headers, text } = await backend.get(path);
      expect([status, headers.get('Content-Type'), text]).toEqual([
        200,
        'text/plain; charset=UTF-8',
        expect.stringMatching(/^\S{20,}$/),
      ]);
    }
  });
});
