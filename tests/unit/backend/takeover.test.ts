import { beforeEach, describe, expect, test } from 'vitest';
import { PROFILES } from '../../../src/domain/backendSettings.ts';
import { type BackendBench, createBench } from './bench.ts';
import {
  findFirstArt,
  findNewestCode,
  placeOrder,
  register as registerAccount,
  registerCustomer,
  requestTokens,
  signIn,
} from './shopper.ts';

// Somebody registers another's number with an e-mail and a password of their own, and waits. The owner comes later.
const NUMBER = '9847012345';
const MAIL = 'attacker@example.com';
const PASSWORD = 'of-the-attacker';

let backend: BackendBench;
beforeEach(() => {
  backend = createBench();
});

type Tokens = { access_token?: string; refresh_token?: string };

const register = (mobile = NUMBER, mail = MAIL, password = PASSWORD) =>
  registerAccount(backend, { mobile, mail, password });
const byPassword = (username = NUMBER) => signIn(backend, username, PASSWORD);
const refresh = ({ refresh_token = '' }: Tokens) =>
  requestTokens(backend, { grant_type: 'refresh_token', refresh_token });
const newest = () => findNewestCode(backend);

/** Comes in by a code, in the answer or on the phone. */
async function byCode(to: object, type: 'login' | 'guest' | 'signup', bearer = ''): Promise<Tokens> {
  const path = type === 'login' ? '/otp/request' : '/otp/anonymous_account';
  const { body } = await backend.post(path, { ...to, type });
  const check = { ...to, type, otp: body.otp ?? newest(), otp_uid: body.otp_uid };
  return (await backend.post('/otp/verify', check, { bearer })).body;
}

async function verifyMail(mail = MAIL) {
  const { body } = await backend.post('/email_verifications/account_check', { mail });
  await backend.post('/email_verifications/email_verify', { mail, otp: newest(), otp_uid: body.data.otp_uid });
}

const whoIs = async ({ access_token = '' }: Tokens) =>
  (await backend.get('/jsonapi', { bearer: access_token })).body?.meta?.links?.me?.meta.id;
/** Numbers of the orders that a token reads, or the status of the refusal. */
async function orders({ access_token = '' }: Tokens) {
  const { status, body } = await backend.get('/jsonapi/commerce_order/default', { bearer: access_token });
  return status === 200
    ? body.data.map((order: { attributes: { order_number: string } }) => order.attributes.order_number)
    : status;
}
async function order(tokens: Tokens, number: string) {
  const shopper = { id: await whoIs(tokens), bearer: tokens.access_token ?? '', refresh: '' };
  await findFirstArt(backend);
  await placeOrder(backend, shopper, number);
}
const ORDER = '261121000077';

describe.each(PROFILES)('a takeover that was prepared in advance (%s)', (profile) => {
  beforeEach(() => backend.change({ profile }));

  for (const [how, comesIn] of [
    ['as a guest', () => byCode({ mobile: NUMBER }, 'guest')],
    ['by a code that was sent', () => byCode({ mobile: NUMBER }, 'login')],
  ] as const) {
    test(`[GUEST-01] [SESS-13] the attacker signed in before the owner comes ${how}, and reads nothing`, async () => {
      await register();
      await verifyMail();
      const attacker: Tokens = (await byPassword()).body;
      expect(await orders(attacker)).toEqual([]);

      const owner = await comesIn();
      await order(owner, ORDER);
      expect(await orders(owner)).toEqual([ORDER]);

      expect(await orders(attacker)).not.toContain(ORDER);
      expect((await refresh(attacker)).status).toBeGreaterThanOrEqual(400);
      expect((await byPassword()).status).toBeGreaterThanOrEqual(400);
      // by an e-mail of their own they have what they had, and no more
      expect(await orders((await byPassword(MAIL)).body)).toEqual([]);
      expect(await orders(await byCode({ mail: MAIL }, 'login'))).toEqual([]);
    });

    test(`[GUEST-01] [SESS-13] the attacker waits until the owner has come ${how}, and has no way in`, async () => {
      await register();
      const owner = await comesIn();
      await order(owner, ORDER);
      expect((await byPassword()).status).toBeGreaterThanOrEqual(400);
      expect((await byPassword(MAIL)).status).toBeGreaterThanOrEqual(400);
      const check = await backend.post('/email_verifications/account_check', { mail: MAIL });
      expect(check.status).toBe(404);
      await backend.post('/user/lost-password?_format=json', { mail: MAIL });
      expect(backend.inbox().filter(({ to, subject }) => to === MAIL && /password/.test(subject))).toEqual([]);
      expect(backend.inbox().filter(({ text }) => text.includes(ORDER))).toEqual([]);
    });
  }

  test('[GUEST-02] an e-mail that somebody registered with a number of theirs is its owner’s from the first code on', async () => {
    await register('9847000001', 'owner@example.com');
    const owner = await byCode({ mail: 'owner@example.com' }, 'guest');
    await order(owner, ORDER);
    expect((await byPassword('9847000001')).status).toBeGreaterThanOrEqual(400);
    expect((await byPassword('owner@example.com')).status).toBeGreaterThanOrEqual(400);
    const asked = await backend.post('/otp/request', { mobile: '9847000001', type: 'login' });
    expect(asked.status).toBe(404);
    expect(await orders(owner)).toEqual([ORDER]);
  });

  test('[AUTH-27] who registered another’s e-mail has no password once its owner registers it, too, and verifies it', async () => {
    await register('9847000001', 'owner@example.com');
    expect((await register(NUMBER, 'owner@example.com', 'of-the-owner')).status).toBe(422);
    await verifyMail('owner@example.com');
    expect((await byPassword('owner@example.com')).body.error).toMatch(/^invalid_(grant|credentials)$/);
  });

  test('[AUTH-27] who registers twice, for the first answer was lost, signs in with the password', async () => {
    await register(NUMBER, 'asha@example.com');
    expect((await register(NUMBER, 'asha@example.com')).status).toBe(422);
    await verifyMail('asha@example.com');
    expect((await byPassword('asha@example.com')).status).toBe(200);
  });

  test('[AUTH-26] nobody drops the password of an e-mail that is verified by registering it', async () => {
    await register(NUMBER, 'asha@example.com');
    await verifyMail('asha@example.com');
    expect((await register('9847000001', 'asha@example.com', 'of-somebody')).status).toBe(422);
    expect((await byPassword('asha@example.com')).status).toBe(200);
  });

  test('[GUEST-03] [OTP-06] who has registered the number just now keeps what was typed with it', async () => {
    await register(NUMBER, 'asha@example.com');
    const asha = await byCode({ mobile: NUMBER }, 'signup');
    const { body } = await backend.get(`/jsonapi/user/user/${await whoIs(asha)}`, { bearer: asha.access_token ?? '' });
    expect(body.data.attributes).toMatchObject({ name: NUMBER, mail: 'asha@example.com' });
  });

  test('[ACCT-15] who is signed in proves a number of their own, and keeps everything', async () => {
    await register(NUMBER, 'asha@example.com');
    await verifyMail('asha@example.com');
    const before: Tokens = (await byPassword()).body;
    const asha = await byCode({ mobile: NUMBER }, 'login', before.access_token);
    expect(await whoIs(asha)).toBe(await whoIs((await byPassword()).body));
    expect((await byPassword('asha@example.com')).status).toBe(200);
  });
});

test('[ACCT-15] [SESS-13] a proven account that takes another’s number is not that number’s account', async () => {
  const attacker = await registerCustomer(backend, '9847000001', MAIL);
  await verifyMail();
  const change = { data: { type: 'user--user', id: attacker.id, attributes: { name: NUMBER } } };
  const { access_token: bearer } = (await byPassword('9847000001')).body as Tokens;
  const patched = await backend.send('PATCH', `/jsonapi/user/user/${attacker.id}`, change, {
    bearer: bearer ?? attacker.bearer,
  });
  expect(patched.status).toBe(200);
  const owner = await byCode({ mobile: NUMBER }, 'login');
  await order(owner, ORDER);
  expect(await whoIs(owner)).not.toBe(attacker.id);
  expect(await orders({ access_token: bearer ?? attacker.bearer })).not.toContain(ORDER);
});

describe('[AUTH-25] [AUTH-44] guessing locks who guesses', () => {
  const from = (address: string) => ({ headers: { 'X-Real-IP': address } });
  const owner = from('203.0.113.9');
  const guesser = from('2001:db8:1:2:3::1');
  const neighbour = from('2001:db8:1:2:ffff::9');
  const wrong = (username: string, sent = guesser) => signIn(backend, username, 'guess', sent);
  const right = (sent: typeof owner) => signIn(backend, NUMBER, PASSWORD, sent);
  const guess = async (username: string, times: number) => {
    const statuses = [];
    for (let time = 0; time < times; time += 1) statuses.push((await wrong(username)).status);
    return statuses;
  };

  test('of a password, in its whole network, and alike where nobody has the name', async () => {
    backend.change({ profile: 'drupal10' });
    await register();
    const statuses = await guess(NUMBER, 12);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    expect(await guess('9811111111', 12)).toEqual(statuses);
    expect([(await right(neighbour)).status, (await right(owner)).status]).toEqual([429, 200]);
    backend.wait(15 * 60_000);
    expect((await right(guesser)).status).toBe(200);
  });

  test('of a temporary password', async () => {
    await register();
    await backend.post('/user/lost-password?_format=json', { mail: MAIL });
    const temporary = newest();
    const reset = async (temp_pass: string | undefined, sent: typeof owner) =>
      (await backend.post('/user/lost-password-reset', { name: NUMBER, temp_pass, new_pass: 'new-1' }, sent)).body
        .message;
    for (let times = 0; times < 5; times += 1)
      expect(await reset('guess', guesser)).toBe('The recovery password is not valid.');
    expect(await reset(temporary, guesser)).toBe('No valid temp password request.');
    expect(await reset(temporary, owner)).toBe('Your New Password has been saved please log in.');
  });
});
