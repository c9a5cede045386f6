import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { signInWithPassword, verifyMail } from '../../../src/api/signIn.ts';
import { razorpayPorts } from '../../../src/ports/payment.ts';
import { setupBackend } from '../../support/setupBackend.ts';

const { server } = setupBackend('drupal10');
const answerWith = (path: string, body: object | string | null, status = 200) =>
  server.use(
    http.post(`http://store.test${path}`, () =>
      typeof body === 'string' ? HttpResponse.html(body, { status }) : HttpResponse.json(body, { status }),
    ),
  );

describe('[API-13] a code check fails if its data equals ‘failed’, and by nothing else', () => {
  const check = () => verifyMail('asha@example.com', '4711');

  test.each([
    { data: 'verified' },
    { data: 'success' },
    { data: true },
    { data: { status: '1' } },
    { message: 'ok' },
    null,
  ])('%j is a success', async (body) => {
    answerWith('/email_verifications/email_verify', body);
    expect(await check()).toBe(true);
  });

  test('‘failed’ is a wrong code', async () => {
    answerWith('/email_verifications/email_verify', { data: 'failed' });
    expect(await check()).toBe(false);
  });

  test('what is not answered is no success: a page of HTML, or a fault', async () => {
    answerWith('/email_verifications/email_verify', '<!doctype html><title>Drupal</title>');
    await expect(check()).rejects.toMatchObject({ kind: 'unreadable' });
    answerWith('/email_verifications/email_verify', { message: 'down' }, 503);
    await expect(check()).rejects.toMatchObject({ kind: 'server' });
  });
});

describe('[AUTH-28] any OAuth error of the token call but wrong credentials is a token error', () => {
  const signIn = () => signInWithPassword({ name: 'asha@example.com', password: 'Kolam 2026' });

  test.each([
    ['access_denied', 401, 'unverified'],
    ['invalid_client', 401, 'unverified'],
    ['invalid_scope', 400, 'unverified'],
    ['unsupported_grant_type', 400, 'unverified'],
    ['email_not_verified', 403, 'unverified'],
    ['invalid_grant', 400, 'wrongPassword'],
    ['invalid_credentials', 401, 'wrongPassword'],
  ])('%s (%i) is %s', async (error, status, kind) => {
    answerWith('/oauth/token', { error, error_description: 'As the server puts it.' }, status);
    await expect(signIn()).rejects.toMatchObject({ kind });
  });

  test('what is no OAuth error is told as it is', async () => {
    answerWith('/oauth/token', { message: 'Too many requests. Try again in a minute.' }, 429);
    await expect(signIn()).rejects.toMatchObject({ kind: 'refused' });
    answerWith('/oauth/token', '<!doctype html>', 503);
    await expect(signIn()).rejects.toMatchObject({ kind: 'server' });
  });
});

test('[PAY-10] payment, order and signature of the provider go to the backend beside the order’s number', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('http://store.test/order/payment_verify', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ captured: true });
    }),
  );
  const receipt = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: '9ef4' };
  await razorpayPorts.verifyPayment({ orderNo: '261121482615', receipt }, new AbortController().signal);
  expect(sent).toEqual([{ order_no: '261121482615', ...receipt }]);
});
