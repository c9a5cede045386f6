import { beforeEach, describe, expect, test } from 'vitest';
import { randomUuid } from '../../../mocks/drupal/uuid.ts';
import { DEMO } from '../../../mocks/seed/demo.ts';
import { type BackendBench, createBench, getError } from './bench.ts';
import {
  createProfileBody,
  findNewestCode,
  placeOrder,
  register,
  registerGuest,
  requestTokens,
  type Shopper,
  signIn,
} from './shopper.ts';

let backend: BackendBench;
beforeEach(() => {
  backend = createBench();
});

const MOBILE = '9847012345';
type Sent = { otp?: string | undefined; otp_uid?: string };
const UID = expect.stringMatching(/^[\w-]{36}$/);
const registerAsha = () => register(backend, { mobile: MOBILE, mail: 'asha@example.com', password: 'secret-1' });

describe('codes', () => {
  const ask = (to: object) => backend.post('/otp/anonymous_account', { ...to, type: 'guest' });
  const verify = (to: object, { otp, otp_uid }: Sent) =>
    backend.post('/otp/verify', { ...to, otp, otp_uid, type: 'guest' });

  test('[API-15] [API-17] [GUEST-01] a registered phone number gets a code of 4 digits, which signs in once', async () => {
    await registerAsha();
    const { status, body } = await ask({ mobile: MOBILE });
    expect([status, body]).toEqual([200, { mobile: MOBILE, otp_uid: UID, otp: expect.stringMatching(/^\d{4}$/) }]);
    const verified = await verify({ mobile: MOBILE }, body);
    expect([verified.status, verified.body]).toEqual([
      200,
      {
        token_type: 'Bearer',
        expires_in: 900,
        access_token: expect.stringMatching(/^\w{64}$/),
        refresh_token: expect.stringMatching(/^\w{64}$/),
      },
    ]);
    expect(getError(await verify({ mobile: MOBILE }, body)).slice(0, 2)).toEqual([400, 'Incorrect OTP']);
  });

  test('[GUEST-02] by mail the account is made on the way', async () => {
    const { body } = await ask({ mail: 'ravi@example.com' });
    expect(body).toEqual({
      mobile: 'ravi@example.com',
      mail: 'ravi@example.com',
      otp_uid: UID,
      otp: expect.stringMatching(/^\d{4}$/),
    });
    expect((await verify({ mail: 'ravi@example.com' }, body)).status).toBe(200);
  });

  test('[API-15] nobody is registered under this number; an entry that is neither number nor mail', async () => {
    expect(getError(await ask({ mobile: MOBILE })).slice(0, 2)).toEqual([404, `User ${MOBILE} not registered`]);
    expect(getError(await ask({ mobile: '12' })).slice(0, 2)).toEqual([400, 'Invalid Entry']);
    expect(getError(await ask({ mail: 'x' })).slice(0, 2)).toEqual([400, 'Invalid Entry']);
    await registerAsha();
    const untyped = await backend.post('/otp/anonymous_account', { mobile: MOBILE });
    expect(getError(untyped).slice(0, 2)).toEqual([400, 'Invalid Entry']);
    expect(getError(await backend.post('/otp/request', '{bad')).slice(0, 2)).toEqual([400, 'Syntax error']);
  });

  test('[API-14] [OTP-07] nobody signs in by a number that is not registered, but may sign up with it', async () => {
    const request = (type: string) => backend.post('/otp/request', { mobile: MOBILE, type });
    expect(getError(await request('login')).slice(0, 2)).toEqual([404, `User ${MOBILE} not registered`]);
    const { body } = await request('signup');
    expect(body).toEqual({ mobile: MOBILE, otp_uid: UID });
    const sent = { ...body, otp: backend.inbox()[0]?.code };
    expect((await verify({ mobile: MOBILE }, sent)).status).toBe(404);
    await registerAsha();
    expect((await verify({ mobile: MOBILE }, sent)).status).toBe(200);
  });

  test('[OTP-20] [OTP-23] a wrong code is told so; after the fifth this one is good for nothing, and another one is', async () => {
    await registerAsha();
    const { body } = await ask({ mobile: MOBILE });
    for (let times = 0; times < 5; times += 1) {
      const { status, body: wrong } = await verify({ mobile: MOBILE }, { ...body, otp: '0000' });
      expect([status, wrong]).toEqual([400, { message: 'Incorrect OTP' }]);
    }
    const blocked = await verify({ mobile: MOBILE }, body);
    expect([blocked.status, blocked.body]).toEqual([429, { message: 'Try Later!' }]);
    expect((await verify({ mobile: MOBILE }, (await ask({ mobile: MOBILE })).body)).status).toBe(200);
  });

  test('[OTP-23] a number gets thirty codes a day, whoever asks for them', async () => {
    await registerAsha();
    for (let times = 0; times < 30; times += 1) expect((await ask({ mobile: MOBILE })).status).toBe(200);
    expect(getError(await ask({ mobile: MOBILE })).slice(0, 2)).toEqual([429, 'Try Later!']);
    backend.wait(24 * 60 * 60_000);
    expect((await ask({ mobile: MOBILE })).status).toBe(200);
  });

  describe('[OTP-24] a code is good in the browser that asked for it', () => {
    const login = async () => (await backend.post('/otp/request', { mobile: DEMO.name, type: 'login' })).body;
    const newest = () => backend.inbox()[0]?.code;

    test('another one that knows it, or asked for a code itself, is refused', async () => {
      const owner = { ...(await login()), otp: newest() };
      const other = await login();
      for (const otp_uid of [other.otp_uid, undefined, '', 'made-up'])
        expect((await verify({ mobile: DEMO.name }, { otp: owner.otp, otp_uid })).status).toBe(400);
      expect((await verify({ mobile: DEMO.name }, owner)).status).toBe(200);
    });

    test('who guesses is locked, and the owner is not', async () => {
      const owner = { ...(await login()), otp: newest() };
      const guesser = await login();
      const guess = async () => (await verify({ mobile: DEMO.name }, { ...guesser, otp: '0000' })).status;
      const guesses = [];
      for (let times = 0; times < 6; times += 1) guesses.push(await guess());
      expect(guesses).toEqual([400, 400, 400, 400, 400, 429]);
      expect((await verify({ mobile: DEMO.name }, owner)).status).toBe(200);
    });
  });

  test('[OTP-20] a code is good for 10 minutes', async () => {
    await registerAsha();
    const { body } = await ask({ mobile: MOBILE });
    backend.wait(10 * 60_000);
    expect((await verify({ mobile: MOBILE }, body)).status).toBe(400);
  });

  test('[API-14] a code that is only sent lies in the inbox, newest first', async () => {
    await registerAsha();
    const { body } = await backend.post('/otp/request', { mobile: MOBILE, type: 'login' });
    expect(body).toEqual({ mobile: MOBILE, otp_uid: UID });
    const first = backend.inbox()[0];
    expect(first).toEqual({
      to: MOBILE,
      subject: 'Your code',
      text: `${first?.code} is your code. It is good for 10 minutes.`,
      code: expect.stringMatching(/^\d{4}$/),
      sent: '2026-11-21T06:00:00+00:00',
    });
    const { body: second } = await ask({ mobile: MOBILE });
    expect(backend.inbox().map(({ subject }) => subject)).toEqual(['Your code', 'Your code', 'Welcome to Mitre & Mat']);
    expect(second.otp_uid).not.toBe(body.otp_uid);
    expect((await verify({ mobile: MOBILE }, { ...second, otp: backend.inbox()[0]?.code })).status).toBe(200);
  });
});

describe('an account that is somebody’s own', () => {
  // of a browser, which has the identifier of the last code
  let otp_uid: string | undefined;
  const send = async (path: string, body: object) => {
    const answer = await backend.post(path, body);
    otp_uid = answer.body.otp_uid ?? answer.body.data?.otp_uid;
    return answer;
  };
  const asGuest = (to: object = { mobile: MOBILE }) => send('/otp/anonymous_account', { ...to, type: 'guest' });
  const newest = () => findNewestCode(backend);
  const verify = (otp: string, to: object = { mobile: MOBILE }, type = 'login') =>
    backend.post('/otp/verify', { ...to, otp, otp_uid, type });
  const bySentCode = async () => {
    await send('/otp/request', { mobile: MOBILE, type: 'login' });
    return (await verify(newest(), { mobile: MOBILE }, 'signup')).body;
  };
  const byPassword = () => signIn(backend, MOBILE, 'secret-1');
  const byMail = async () => {
    await send('/email_verifications/account_check', { mail: 'asha@example.com' });
    await backend.post('/email_verifications/email_verify', { mail: 'asha@example.com', otp: newest(), otp_uid });
  };
  const byTemporaryPassword = async () => {
    await backend.post('/user/lost-password?_format=json', { mail: 'asha@example.com' });
    const sent = { name: MOBILE, temp_pass: newest(), new_pass: 'secret-2' };
    await backend.post('/user/lost-password-reset?_format=json', sent);
  };

  test('[API-15] a guest who comes back is told the code again', async () => {
    await registerAsha();
    for (let times = 0; times < 3; times += 1) {
      const { body } = await asGuest();
      expect(Object.keys(body)).toEqual(['mobile', 'otp_uid', 'otp']);
      expect((await verify(body.otp)).status).toBe(200);
    }
  });

  test.each([
    ['a code that was sent', bySentCode],
    ['a verified e-mail', byMail],
    ['a temporary password', byTemporaryPassword],
    [
      'a verified e-mail and the password',
      async () => {
        await byMail();
        await byPassword();
      },
    ],
  ])('[API-15] after %s the code goes to the owner alone', async (_, signIn) => {
    await registerAsha();
    await signIn();
    const [byMobile, byAddress] = [await asGuest(), await asGuest({ mail: 'asha@example.com' })];
    expect([byMobile.status, byMobile.body]).toEqual([200, { mobile: MOBILE, otp_uid: UID }]);
    expect(byAddress.body).toEqual({ mobile: MOBILE, mail: 'asha@example.com', otp_uid: UID });
    expect((await verify(newest(), { mail: 'asha@example.com' })).status).toBe(200);
  });

  test('[API-15] in a Drupal 10 the password alone shows it, since nothing is to be verified', async () => {
    backend.change({ profile: 'drupal10' });
    await registerAsha();
    expect((await byPassword()).status).toBe(200);
    expect((await asGuest()).body).toEqual({ mobile: MOBILE, otp_uid: UID });
  });

  test('[API-15] the seeded customer’s code is told to nobody', async () => {
    expect((await asGuest({ mobile: DEMO.name })).body).toEqual({ mobile: DEMO.name, otp_uid: UID });
  });

  test('[API-15] once the account holds an address or an order, the code goes to the phone alone', async () => {
    for (const [at, fill] of [
      (shopper: Shopper) =>
        backend.post('/jsonapi/profile/customer', createProfileBody(shopper.id, randomUuid()), shopper),
      (shopper: Shopper) => placeOrder(backend, shopper),
    ].entries()) {
      const mobile = `984702000${at}`;
      await fill(await registerGuest(backend, mobile, `guest${at}@example.com`));
      expect((await asGuest({ mobile })).body).toEqual({ mobile, otp_uid: UID });
      expect((await asGuest({ mail: `guest${at}@example.com` })).body).toEqual({
        mobile,
        mail: `guest${at}@example.com`,
        otp_uid: UID,
      });
      expect((await verify(newest(), { mail: `guest${at}@example.com` })).status).toBe(200);
    }
  });

  test('[API-15] who was told a code before is out when the next comes in by one', async () => {
    const shopper = await registerGuest(backend, MOBILE);
    const { body: codeResponse } = await asGuest();
    const { body: next } = await verify(codeResponse.otp);
    const nameFor = async (bearer: string) =>
      (await backend.get(`/jsonapi/user/user/${shopper.id}`, { bearer })).body.data.attributes.name;
    expect([await nameFor(shopper.bearer), await nameFor(next.access_token)]).toEqual([undefined, MOBILE]);
  });

  test('[API-15] who came in by a code that was told is out once the owner has come', async () => {
    const { uuid } = (await registerAsha()).body;
    const { body: codeResponse } = await asGuest();
    const { body: intruder } = await verify(codeResponse.otp);
    const nameFor = async (bearer: string) =>
      (await backend.get(`/jsonapi/user/user/${uuid[0].value}`, { bearer })).body.data.attributes.name;
    expect(await nameFor(intruder.access_token)).toBe(MOBILE);
    const owner = await bySentCode();
    expect([await nameFor(owner.access_token), await nameFor(intruder.access_token)]).toEqual([MOBILE, undefined]);
    const renewal = { grant_type: 'refresh_token', refresh_token: intruder.refresh_token };
    const refreshed = await requestTokens(backend, renewal);
    expect(refreshed.status).toBe(401);
  });
});
