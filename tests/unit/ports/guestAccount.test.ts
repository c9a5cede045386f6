import { http } from 'msw';
import { expect, test } from 'vitest';
import { guestAccountPorts as ports } from '../../../src/ports/guestAccount.ts';
import { setupBackend } from '../../support/setupBackend.ts';

const { server } = setupBackend('spec', { now: () => Date.parse('2026-11-21T04:00:00Z') });
const { signal } = new AbortController();

test('[GUEST-03] each guest gets a code of their own in place of a password', async () => {
  const codes: string[] = [];
  server.use(
    http.post<never, { pass: { value: string }[] }>('*/user/register', async ({ request }) => {
      const { pass } = await request.clone().json();
      codes.push(pass[0]?.value ?? '');
    }),
  );
  await ports.signUp({ mobile: '9847012345', mail: 'asha@example.com', fullName: 'Asha Menon' }, signal);
  await ports.signUp({ mobile: '9880012345', mail: 'ravi@example.com', fullName: 'Ravi Nair' }, signal);
  expect(new Set(codes).size).toBe(2);
  expect(codes.every((code) => /^\w{40,}$/.test(code))).toBe(true);
});

test('[GUEST-01] a number is looked up by its ten digits, however it was written', async () => {
  await ports.signUp({ mobile: '+91 98470 12345', mail: 'asha@example.com', fullName: 'Asha Menon' }, signal);
  expect(await ports.findUser({ mobile: '09847012345' }, signal)).toBe(true);
  expect(await ports.findUser({ mobile: '9880012345' }, signal)).toBe(false);
});

test('[GUEST-03] a number that was registered meanwhile will do', async () => {
  const guest = { mobile: '9847012345', mail: 'asha@example.com', fullName: 'Asha Menon' };
  await ports.signUp(guest, signal);
  await expect(ports.signUp({ ...guest, mail: 'other@example.com' }, signal)).resolves.toBe(false);
  await expect(ports.signUp({ ...guest, mobile: '9880012345' }, signal)).rejects.toThrow('422');
});
