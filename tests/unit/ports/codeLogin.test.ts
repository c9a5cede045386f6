import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ScenarioName, scenarios } from '../../../mocks/scenarios/registry.ts';
import { DEMO } from '../../../mocks/seed/demo.ts';
import { codeLoginPorts as ports } from '../../../src/ports/codeLogin.ts';
import { setupBackend } from '../../support/setupBackend.ts';
import { stubStorage } from '../../support/stubStorage.ts';

const START = Date.parse('2026-11-21T04:00:00Z');
const { server, inbox } = setupBackend('spec', { now: () => Date.now() });
const { signal } = new AbortController();
const demo = { to: { mobile: DEMO.name }, type: 'login' } as const;
let stored: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  stored = stubStorage().values;
});
afterEach(() => vi.useRealTimers());

const answerWith = (name: ScenarioName) => server.use(...scenarios[name]());
const newest = () => inbox()[0]!;

test('[API-14] [API-17] [SESS-02] a code that was sent opens the account it was sent for', async () => {
  expect(await ports.requestCode(demo, signal)).toBe('sent');
  expect(newest().to).toBe(DEMO.name);
  const checked = await ports.verifyCode({ ...demo, code: newest().code }, signal);
  if (checked.kind !== 'right') throw new Error(checked.kind);
  const session = await ports.openAccount(checked.tokens, signal);
  expect(session).toMatchObject(checked.tokens);
  expect(session.details).toMatchObject({
    id: DEMO.id,
    name: DEMO.name,
    mail: DEMO.mail,
    field_full_name: DEMO.fullName,
    display_name: DEMO.fullName,
  });
});

test('[OTP-07] [OTP-16] [OTP-23] what the backend has against the wish for a code', async () => {
  expect(await ports.requestCode({ to: { mobile: '9847012345' }, type: 'login' }, signal)).toBe('unknown');
  expect(await ports.requestCode({ to: { mail: 'nobody' }, type: 'login' }, signal)).toBe('invalid');
  answerWith('codeRequest.blocked');
  expect(await ports.requestCode(demo, signal)).toBe('blocked');
  answerWith('codeRequest.down');
  await expect(ports.requestCode(demo, signal)).rejects.toMatchObject({ kind: 'server' });
  expect(stored.has('otp_uid')).toBe(false);
});

test('[OTP-20] [OTP-23] wrong codes are counted, and the sixth try is told to come later', async () => {
  await ports.requestCode(demo, signal);
  const wrong = { ...demo, code: '0000' };
  for (let tries = 0; tries < 5; tries++) expect(await ports.verifyCode(wrong, signal)).toEqual({ kind: 'wrong' });
  expect(await ports.verifyCode({ ...demo, code: newest().code }, signal)).toEqual({ kind: 'blocked' });
});

test("[OTP-20] a host that answers 'invalid_credentials' means the code", async () => {
  answerWith('otp.unknownCredentials');
  expect(await ports.verifyCode({ ...demo, code: '1234' }, signal)).toEqual({ kind: 'wrong' });
});

const asha = { mobile: '9847012345', name: 'Asha Menon', mail: 'asha@example.com', alternate: '9880012345' };

test('[OTP-06] [API-09] who registers has a code sent, and signs in with it', async () => {
  expect(await ports.register(asha, signal)).toEqual({ kind: 'made' });
  const to = { mail: asha.mail };
  expect(await ports.requestCode({ to, type: 'signup' }, signal)).toBe('sent');
  const checked = await ports.verifyCode({ to, type: 'signup', code: newest().code }, signal);
  if (checked.kind !== 'right') throw new Error(checked.kind);
  expect((await ports.openAccount(checked.tokens, signal)).details).toMatchObject({
    name: asha.mobile,
    mail: asha.mail,
    field_full_name: 'Asha Menon',
    field_alternate_number: '9880012345',
  });
});

test.each([
  [asha, { mobile: true, mail: true }],
  [
    { ...asha, mobile: '9880000000' },
    { mobile: false, mail: true },
  ],
  [
    { ...asha, mail: 'other@example.com' },
    { mobile: true, mail: false },
  ],
])('[AUTH-32] [AUTH-33] [AUTH-34] %j are taken: %j', async (details, conflicts) => {
  await ports.register(asha, signal);
  expect(await ports.register(details, signal)).toEqual({ kind: 'taken', ...conflicts });
});

test('[OTP-24] a code that was asked for is known under otp_uid for ten minutes, with what is left of the first', async () => {
  await ports.requestCode(demo, signal);
  expect(JSON.parse(stored.get('otp_uid') ?? '')).toEqual({
    ...demo,
    sent: START,
    uid: expect.stringMatching(/^[\w-]{36}$/),
  });
  vi.setSystemTime(START + 20_000);
  expect(await ports.recallCode()).toEqual({ ...demo, resendIn: 40_000 });
  vi.setSystemTime(START + 599_999);
  expect(await ports.recallCode()).toEqual({ ...demo, resendIn: 0 });
  vi.setSystemTime(START + 600_000);
  expect(await ports.recallCode()).toBeNull();
  expect(stored.has('otp_uid')).toBe(false);
});

test('[OTP-24] a clock that was set back tells nothing of a code, and neither does garbage', async () => {
  await ports.requestCode(demo, signal);
  vi.setSystemTime(START - 1);
  expect(await ports.recallCode()).toBeNull();
  stored.set('otp_uid', '{"to":{"mobile":7}}');
  expect(await ports.recallCode()).toBeNull();
  expect(stored.has('otp_uid')).toBe(false);
});

test('[OTP-24] once it was right, the code is forgotten', async () => {
  await ports.requestCode(demo, signal);
  await ports.verifyCode({ ...demo, code: '0000' }, signal);
  expect(stored.has('otp_uid')).toBe(true);
  await ports.verifyCode({ ...demo, code: newest().code }, signal);
  expect(stored.has('otp_uid')).toBe(false);
});
