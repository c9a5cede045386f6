import { HttpResponse, http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { DEMO } from '../../../mocks/seed/demo.ts';
import { emptySignInForm } from '../../../src/domain/signInForm.ts';
import { signInPorts as ports } from '../../../src/ports/signIn.ts';
import { setupBackend } from '../../support/setupBackend.ts';

const { server, inbox, change } = setupBackend('spec', { now: () => Date.parse('2026-11-21T04:00:00Z') });
const { signal } = new AbortController();
const asha = {
  ...emptySignInForm,
  fullName: '  Asha   Menon ',
  mobile: '+91 98470 12345',
  mail: 'asha@example.com',
  password: ' Kolam 2026 ',
};
const secret = asha.password;

afterEach(() => change({ profile: 'spec' }));

test('[AUTH-09] [AUTH-10] [AUTH-28] who registers is mailed a code, verifies, and signs in by number or e-mail', async () => {
  expect(await ports.register(asha, signal)).toBe('done');
  expect(await ports.signIn({ name: asha.mail, password: secret }, signal)).toEqual({ refused: 'unverified' });
  expect(await ports.checkMail(asha, signal)).toBe('pending');
  const code = inbox()[0]?.code ?? '';
  expect(await ports.verifyMail({ mail: asha.mail, code: '0000' }, signal)).toBe(false);
  expect(await ports.verifyMail({ mail: asha.mail, code }, signal)).toBe(true);
  expect(await ports.checkMail(asha, signal)).toBe('verified');
  for (const name of [asha.mail, '9847012345']) {
    const answer = await ports.signIn({ name, password: secret }, signal);
    expect(answer).toMatchObject({
      session: {
        token: expect.stringMatching(/.+/),
        refresh_token: expect.stringMatching(/.+/),
        details: { name: '9847012345', mail: asha.mail, field_full_name: 'Asha Menon' },
      },
    });
  }
});

test('[AUTH-25] a wrong password is told, and a password is never trimmed', async () => {
  await ports.register(asha, signal);
  expect(await ports.signIn({ name: asha.mail, password: secret.trim() }, signal)).toEqual({ refused: 'credentials' });
  expect(await ports.signIn({ name: 'nobody@example.com', password: secret }, signal)).toEqual({
    refused: 'credentials',
  });
});

test('[AUTH-25] so it is by the words of a newer server', async () => {
  change({ profile: 'drupal10' });
  expect(await ports.signIn({ name: DEMO.mail, password: 'wrong' }, signal)).toEqual({ refused: 'credentials' });
});

test('[AUTH-24] [AUTH-31] [AUTH-32] what is taken is read off the sentences of the answer', async () => {
  await ports.register(asha, signal);
  expect(await ports.register(asha, signal)).toBe('bothTaken');
  expect(await ports.register({ ...asha, mobile: '9880012345' }, signal)).toBe('mailTaken');
  expect(await ports.register({ ...asha, mail: 'ravi@example.com' }, signal)).toBe('nameTaken');
});

test('[AUTH-29] [AUTH-30] a refusal is told from no answer', async () => {
  const answer = (status: number) =>
    server.use(http.post('*/user/register', () => HttpResponse.json({ message: 'No.' }, { status })));
  answer(422);
  expect(await ports.register(asha, signal)).toEqual({ refused: {} });
  answer(429);
  await expect(ports.register(asha, signal)).rejects.toMatchObject({ status: 429 });
  server.use(http.post('*/user/register', () => HttpResponse.error()));
  await expect(ports.register(asha, signal)).rejects.toMatchObject({ kind: 'network' });
});

test('[AUTH-30] a refusal that names fields is about these fields of the form', async () => {
  const refuse = (...lines: string[]) =>
    server.use(
      http.post('*/user/register', () =>
        HttpResponse.json(
          { message: `Unprocessable Entity: validation failed.\n${lines.join('\n')}\n` },
          { status: 422 },
        ),
      ),
    );
  refuse('field_full_name.0.value: Full name: may not be longer than 255 characters.', 'mail: This is no address.');
  expect(await ports.register(asha, signal)).toEqual({ refused: { fullName: 'long', mail: 'mail' } });
  refuse('name: The username contains an illegal character.', 'field_alternate_number: This is no number.');
  expect(await ports.register(asha, signal)).toEqual({ refused: { mobile: 'phone', alternate: 'phone' } });
});

test('[AUTH-27] an e-mail that nobody has is told from one that waits', async () => {
  expect(await ports.checkMail({ mail: 'nobody@example.com' }, signal)).toBe('unknown');
  expect(await ports.checkMail({ mail: DEMO.mail }, signal)).toBe('verified');
});
