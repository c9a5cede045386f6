import { beforeEach, describe, expect, test } from 'vitest';
import { DEMO } from '../../../mocks/seed/demo.ts';
import { type BackendBench, createBench, getError } from './bench.ts';
import { findNewestCode, register, registerGuest, signIn } from './shopper.ts';

let backend: BackendBench;
beforeEach(() => {
  backend = createBench();
});

const MAIL = 'guest@example.com';
const newest = () => findNewestCode(backend);
const byPassword = (password: string, username = MAIL) => signIn(backend, username, password);

test('[API-16] from registering over the account check and the code to signing in', async () => {
  const check = async () => (await backend.post('/email_verifications/account_check', { mail: MAIL })).body.data;
  expect((await register(backend, { mail: MAIL, password: 'Kolam-2026' })).status).toBe(200);
  const { otp_uid, ...pending } = await check();
  expect(pending).toEqual({ account_status: '0' });
  expect((await byPassword('Kolam-2026')).body.hint).toBe('You need to verify email');
  await backend.post('/email_verifications/email_verify', { mail: MAIL, otp: newest(), otp_uid });
  expect(await check()).toEqual({ account_status: '1' });
  const { status, body } = await byPassword('Kolam-2026');
  expect([status, body.token_type]).toEqual([200, 'Bearer']);
});

describe('a mail address', () => {
  let otp_uid: string | undefined;
  const check = async (mail: unknown) => {
    const answer = await backend.post('/email_verifications/account_check', { mail });
    otp_uid = answer.body.data?.otp_uid ?? otp_uid;
    return answer;
  };
  const verify = (otp: unknown, mail = MAIL) =>
    backend.post('/email_verifications/email_verify', { mail, otp, otp_uid });

  test('[API-12] [API-13] is pending until the code that was sent is entered, and taken from then on', async () => {
    await registerGuest(backend);
    const pending = await check(MAIL.toUpperCase());
    expect([pending.status, pending.body]).toEqual([200, { data: { account_status: '0', otp_uid } }]);
    expect(backend.inbox()[0]).toMatchObject({ to: MAIL.toUpperCase(), subject: 'Your code' });
    expect((await byPassword('made-up-for-this-guest')).status).toBe(401);
    const wrong = await verify('0000');
    expect([wrong.status, wrong.body]).toEqual([200, { data: 'failed' }]);
    expect((await verify(Number(newest()))).body).toEqual({ data: 'verified' });
    expect((await verify(newest())).body).toEqual({ data: 'failed' });
    const letters = backend.inbox().length;
    expect((await check(MAIL)).body).toEqual({ data: { account_status: '1' } });
    expect(backend.inbox()).toHaveLength(letters);
    expect((await byPassword('made-up-for-this-guest')).status).toBe(200);
  });

  test('[API-12] [API-13] nobody’s, and what is no address', async () => {
    expect(getError(await check('no@example.com')).slice(0, 2)).toEqual([404, 'User no@example.com not registered']);
    for (const mail of ['x', '', 5, undefined]) {
      expect(getError(await check(mail)).slice(0, 2)).toEqual([400, 'Invalid Entry']);
    }
    expect((await verify('1234', 'no@example.com')).body).toEqual({ data: 'failed' });
    expect(getError(await verify('1234', 'x')).slice(0, 2)).toEqual([400, 'Invalid Entry']);
    expect(backend.inbox()).toEqual([]);
  });

  test('[API-13] five wrong codes are the end of a code, and another one is good', async () => {
    await registerGuest(backend);
    await check(MAIL);
    for (let times = 0; times < 5; times += 1) expect((await verify('0000')).body).toEqual({ data: 'failed' });
    expect(getError(await verify(newest())).slice(0, 2)).toEqual([429, 'Try Later!']);
    await check(MAIL);
    expect((await verify(newest())).body).toEqual({ data: 'verified' });
  });

  test('[API-13] the code of one browser is no good in another', async () => {
    await registerGuest(backend);
    await check(MAIL);
    const stolen = newest();
    await check(MAIL);
    if (stolen !== newest()) expect((await verify(stolen)).body).toEqual({ data: 'failed' });
    otp_uid = undefined;
    expect((await verify(newest())).body).toEqual({ data: 'failed' });
  });
});

describe('a lost password', () => {
  const lost = (body: object) => backend.post('/user/lost-password?_format=json', body);
  const reset = (temp_pass: string, over: object = {}) =>
    backend.post('/user/lost-password-reset?_format=json', { name: DEMO.name, temp_pass, new_pass: 'new-1', ...over });
  const getRefusal = (answer: Awaited<ReturnType<typeof reset>>) => getError(answer).slice(0, 2);

  test('[API-10] [API-11] is replaced by the temporary one of the letter, once', async () => {
    const { status, body } = await lost({ mail: DEMO.mail });
    expect([status, body]).toEqual([200, { message: 'Further instructions have been sent to your email address.' }]);
    expect(backend.inbox()).toEqual([
      {
        to: DEMO.mail,
        subject: 'Your temporary password',
        text: `${newest()} is your temporary password. Enter it with a new password within an hour. If you did not ask for it, nothing needs to be done.`,
        code: expect.stringMatching(/^\w{12}$/),
        sent: '2026-11-21T06:00:00+00:00',
      },
    ]);
    const before = await byPassword(DEMO.password, DEMO.name);
    const done = await reset(newest());
    expect([done.status, done.body]).toEqual([200, { message: 'Your New Password has been saved please log in.' }]);
    expect([
      (await byPassword(DEMO.password, DEMO.name)).status,
      (await byPassword('new-1', DEMO.name)).status,
    ]).toEqual([401, 200]);
    expect(getRefusal(await reset(newest()))).toEqual([400, 'No valid temp password request.']);
    const { body: user } = await backend.get(`/jsonapi/user/user/${DEMO.id}`, { bearer: before.body.access_token });
    expect('name' in user.data.attributes).toBe(false);
  });

  test('[API-11] may be reset by mail as by name, and the address is then verified', async () => {
    await registerGuest(backend);
    await lost({ mail: MAIL });
    expect((await reset(newest(), { name: MAIL })).status).toBe(200);
    expect((await byPassword('new-1')).status).toBe(200);
  });

  test('[API-11] a temporary password is good for an hour, and for a new one only', async () => {
    await lost({ mail: DEMO.mail });
    expect(getRefusal(await reset(newest(), { new_pass: '' }))).toEqual([400, 'Please Post new_pass key.']);
    expect(getRefusal(await reset(newest(), { name: 'nobody' }))).toEqual([400, 'This User was not found or invalid']);
    backend.wait(60 * 60_000);
    expect(getRefusal(await reset(newest()))).toEqual([400, 'No valid temp password request.']);
  });
});
