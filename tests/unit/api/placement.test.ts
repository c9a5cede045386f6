import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  findUserByName,
  isDuplicateAccount,
  registerUser,
  requestGuestCode,
  verifyCode,
} from '../../../src/api/accounts.ts';
import { createProfile, toProfileBody } from '../../../src/api/addresses.ts';
import { fetchArts } from '../../../src/api/arts.ts';
import { type OrderInput, PROCESSING_BODY, toCouponBody, toOrderBody } from '../../../src/api/orderBody.ts';
import { toOrderItemBody } from '../../../src/api/orderItemBody.ts';
import {
  assignOrder,
  createOrder,
  createOrderItem,
  createPayment,
  fetchOrderPrice,
  patchOrder,
} from '../../../src/api/orders.ts';
import { fetchPaymentLink, fetchPaymentState, reportTestPayment, toPaymentParams } from '../../../src/api/payments.ts';
import { toPricedItem } from '../../../src/api/pricedItem.ts';
import { fetchPriceTable } from '../../../src/api/prices.ts';
import { refreshSession } from '../../../src/api/session.ts';
import type { PrintLine } from '../../../src/domain/cartLine.ts';
import { calculatePrice } from '../../../src/domain/price.ts';
import { HOST, setupBackend } from '../../support/setupBackend.ts';
import { billing, delivery, line as sample } from './samples.ts';

const now = Date.parse('2026-11-21T04:00:00Z');
const { server } = setupBackend('spec', { now: () => now });

const mobile = '9847012345';
const guest = { mobile, mail: 'asha@example.com', pass: 'made-up-for-one-guest', fullName: 'Asha Menon' };

async function signIn() {
  const account = await registerUser(guest);
  const { otp } = await requestGuestCode({ mobile }, 'guest');
  const session = await verifyCode({ mobile, otp: otp ?? '', type: 'guest' });
  return { uid: account.id, session, call: { bearer: session.token } };
}

async function realLine(): Promise<PrintLine> {
  const [{ cards }, table] = await Promise.all([fetchArts({ page: 1 }), fetchPriceTable()]);
  const [art] = cards;
  if (!art?.variation || !art.picture) throw new Error('no art in the catalogue');
  const size = { width: 12, height: 12 };
  const unit = calculatePrice({ size, media: 'Canvas', source: 'art', framed: false, table });
  const text = {
    framesize: '12 x 12',
    dimension: '12 x 12',
    item_name: `Print on Canvas - ${art.title}`,
    title: art.title,
  };
  const ids = { art_id: art.id, art_varid: art.variation.id, image_id: art.picture.id ?? '' };
  return { ...sample, ...size, ...text, ...ids, price: unit, quantity: 2, total_price: unit * 2 };
}

async function prepareOrder(coupon = false) {
  const { uid, call } = await signIn();
  const line = await realLine();
  const item = await createOrderItem(crypto.randomUUID(), toOrderItemBody(line, 1), call);
  const [bill, ship] = await Promise.all([
    createProfile(crypto.randomUUID(), toProfileBody(billing, 'billing', uid), call),
    createProfile(crypto.randomUUID(), toProfileBody(delivery, 'delivery', uid), call),
  ]);
  const wanted: OrderInput = {
    lines: [line],
    items: [item.id],
    uid,
    billing: bill,
    shipping: ship,
    address: delivery,
    orderNumber: '261121000042',
    placed: new Date(now),
    draft: coupon,
  };
  return { uid, call, line, wanted };
}

async function placeOrder(coupon = false) {
  const all = await prepareOrder(coupon);
  return { ...all, order: await createOrder(crypto.randomUUID(), toOrderBody(all.wanted), all.call) };
}

describe('guests', () => {
  test('[GUEST-01] [API-06] [API-09] [API-15] [API-17] an unknown mobile number becomes an account with a session', async () => {
    expect(await findUserByName(mobile)).toBeNull();
    const account = await registerUser(guest);
    expect(account).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: mobile });
    expect(await findUserByName(mobile)).toEqual(account);
    const code = await requestGuestCode({ mobile }, 'guest');
    expect(code).toEqual({ mobile, otp: expect.stringMatching(/^\d{4,8}$/) });
    expect(await verifyCode({ mobile, otp: code.otp ?? '', type: 'guest' })).toEqual({
      token: expect.stringMatching(/./),
      refresh_token: expect.stringMatching(/./),
    });
  });

  test('[GUEST-02] [API-15] by mail the account is made with the code', async () => {
    const { otp } = await requestGuestCode({ mail: guest.mail }, 'guest');
    expect((await verifyCode({ mail: guest.mail, otp: otp ?? '', type: 'guest' })).token).toMatch(/./);
  });

  test('[API-09] a name or a mail that somebody has is told apart from other refusals', async () => {
    await registerUser(guest);
    const again = await registerUser(guest).catch((error: unknown) => error);
    expect([isDuplicateAccount(again, 'name'), isDuplicateAccount(again, 'mail')]).toEqual([true, true]);
    const otherName = await registerUser({ ...guest, mobile: '9847000000' }).catch((error: unknown) => error);
    expect([isDuplicateAccount(otherName, 'name'), isDuplicateAccount(otherName, 'mail')]).toEqual([false, true]);
    const noMail = await registerUser({ ...guest, mobile: '9847000000', mail: 'none' }).catch(
      (error: unknown) => error,
    );
    expect(noMail).toMatchObject({ kind: 'invalid', status: 422 });
    expect([
      isDuplicateAccount(noMail, 'name'),
      isDuplicateAccount(noMail, 'mail'),
      isDuplicateAccount(new Error('x'), 'mail'),
    ]).toEqual([false, false, false]);
  });

  test('[API-17] a wrong code is not just any refusal', async () => {
    await registerUser(guest);
    const { otp } = await requestGuestCode({ mobile }, 'guest');
    const wrong = otp === '111111' ? '222222' : '111111';
    await expect(verifyCode({ mobile, otp: wrong, type: 'guest' })).rejects.toMatchObject({
      kind: 'wrongCode',
      status: 400,
    });
    await expect(verifyCode({ mobile: 'nobody', otp: wrong, type: 'guest' })).rejects.toMatchObject({
      kind: 'refused',
    });
    server.use(http.post('*/otp/verify', () => new HttpResponse(null, { status: 503 })));
    await expect(verifyCode({ mobile, otp: wrong, type: 'guest' })).rejects.toMatchObject({ kind: 'server' });
  });

  test('[API-15] a code for a mobile number that nobody registered is refused', async () => {
    await expect(requestGuestCode({ mobile }, 'guest')).rejects.toMatchObject({ kind: 'notFound' });
  });

  test('[API-05] a session is renewed once; the old tokens are worth nothing then', async () => {
    const { uid, session } = await signIn();
    const refreshed = await refreshSession(session.refresh_token);
    expect(refreshed.token).not.toBe(session.token);
    await expect(refreshSession(session.refresh_token)).rejects.toMatchObject({ kind: 'unauthorised' });
    const request = { items: [toPricedItem(await realLine())], coupon: null, uid };
    await expect(fetchOrderPrice(request, { bearer: session.token })).rejects.toMatchObject({
      kind: 'unauthorised',
      status: 403,
    });
    expect((await fetchOrderPrice(request, { bearer: refreshed.token })).lineTotals).toHaveLength(1);
  });
});

describe('placing an order', () => {
  test('[API-75] [API-76] [API-78] [API-79] [API-80] [PAY-27] the whole sequence ends with an amount to pay', async () => {
    const { call, order, line, wanted } = await placeOrder();
    expect(wanted.billing.revision).toEqual(expect.any(Number));
    expect(order).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      orderNumber: '261121000042',
      state: 'processing',
      coupons: [],
      total: line.total_price,
    });
    await assignOrder(order.id, call);
    expect(await createPayment(order.id, call)).toEqual({
      orderNo: '261121000042',
      amount: line.total_price,
      razorpayOrderId: expect.stringMatching(/^order_\w{14}$/),
    });
  });

  test('[API-75] [API-76] [API-80] each create can be made again, and makes nothing twice', async () => {
    const { call, wanted, order, uid, line } = await placeOrder();
    expect(await createOrder(order.id, toOrderBody(wanted), call)).toEqual(order);
    const itemId = wanted.items[0] ?? '';
    expect(await createOrderItem(itemId, toOrderItemBody(line, 1), call)).toEqual({ id: itemId });
    expect(await createProfile(wanted.billing.id, toProfileBody(billing, 'billing', uid), call)).toEqual(
      wanted.billing,
    );
    const first = await createPayment(order.id, call);
    expect(await createPayment(order.id, call)).toEqual(first);
  });

  test('[API-75] an item that no order holds yet can be made again, though nobody may read it', async () => {
    const { call } = await signIn();
    const [id, fields] = [crypto.randomUUID(), toOrderItemBody(await realLine(), 1)];
    expect(await createOrderItem(id, fields, call)).toEqual(await createOrderItem(id, fields, call));
  });

  test('[API-76] a create whose answer was lost is found again', async () => {
    const { call, wanted, line } = await prepareOrder();
    const [id, fields] = [crypto.randomUUID(), toOrderBody(wanted)];
    server.use(
      http.post(
        '*/jsonapi/commerce_order/default',
        async ({ request }) => {
          const copy = new Request(request.url.replace('store.test', 'elsewhere.test'), request);
          await fetch(copy);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await expect(createOrder(id, fields, call)).rejects.toMatchObject({ kind: 'network' });
    expect(await createOrder(id, fields, call)).toEqual({
      id,
      orderNumber: '261121000042',
      state: 'processing',
      coupons: [],
      total: line.total_price,
    });
  });

  test('[API-76] a conflict of another kind stays one', async () => {
    const { call, wanted } = await placeOrder();
    const error = { title: 'Conflict', status: '409', detail: 'The order is locked.' };
    server.use(
      http.post('*/jsonapi/commerce_order/default', () => HttpResponse.json({ errors: [error] }, { status: 409 })),
    );
    await expect(createOrder(crypto.randomUUID(), toOrderBody(wanted), call)).rejects.toMatchObject({
      kind: 'conflict',
      detail: 'The order is locked.',
    });
  });

  test('[API-80] a profile answered without its revision is unreadable, for an order would lose it in silence', async () => {
    const { uid, call } = await signIn();
    const data = { type: 'profile--customer', id: 'p', attributes: { drupal_internal__revision_id: null } };
    server.use(http.post('*/jsonapi/profile/customer', () => HttpResponse.json({ data }, { status: 201 })));
    await expect(createProfile('p', toProfileBody(billing, 'billing', uid), call)).rejects.toMatchObject({
      kind: 'unreadable',
      problems: [expect.objectContaining({ pointer: 'data.attributes.drupal_internal__revision_id' })],
    });
  });

  test('[ORD-05] [ORD-09] [API-77] a draft becomes an order with a patch, and only then it can be paid', async () => {
    const { call, order, uid } = await placeOrder(true);
    await expect(createPayment(order.id, call)).rejects.toMatchObject({ kind: 'invalid' });
    const noCoupon = patchOrder(order.id, toCouponBody(crypto.randomUUID(), uid), call);
    await expect(noCoupon).rejects.toMatchObject({ name: 'ApiFailure' });
    expect(order.state).toBe('draft');
    expect(await patchOrder(order.id, PROCESSING_BODY, call)).toEqual({ ...order, state: 'processing' });
    expect((await createPayment(order.id, call)).orderNo).toBe('261121000042');
  });

  test('[ORD-04] without a session nothing is placed', async () => {
    const { order, wanted } = await placeOrder();
    for (const bearer of [null, 'garbage']) {
      const refused = { name: 'ApiFailure', kind: 'unauthorised' };
      await expect(createOrder(crypto.randomUUID(), toOrderBody(wanted), { bearer })).rejects.toMatchObject(refused);
      await expect(assignOrder(order.id, { bearer })).rejects.toMatchObject(refused);
      await expect(createPayment(order.id, { bearer })).rejects.toMatchObject(refused);
    }
  });

  test('[API-80] an address that the backend refuses names what is wrong', async () => {
    const { uid, call } = await signIn();
    const fields = toProfileBody({ ...billing, pincode: '12' }, 'billing', uid);
    await expect(createProfile(crypto.randomUUID(), fields, call)).rejects.toMatchObject({
      kind: 'invalid',
      status: 422,
      problems: [expect.objectContaining({ pointer: '/data/attributes/address/postal_code' })],
    });
  });
});

describe('paying', () => {
  const payOrder = async () => {
    const { call, order } = await placeOrder();
    return createPayment(order.id, call);
  };

  test.each([
    ['paid', 'completed'],
    ['failed', 'failed'],
    ['never', 'pending'],
  ] as const)('[API-74] [PAY-15] [PAY-17] [PAY-20] a payment that is %s is %s', async (outcome, state) => {
    const { orderNo } = await payOrder();
    expect(await fetchPaymentState(orderNo)).toBe('pending');
    await reportTestPayment({ orderNo, method: 'razorpay', outcome });
    expect(await fetchPaymentState(orderNo)).toBe(state);
  });

  test('[API-74] an order nobody has paid for, or that there is not, is pending', async () => {
    expect(await fetchPaymentState('999999999999')).toBe('pending');
  });

  test('[API-74] of several attempts the completed one decides', async () => {
    const payment = (id: string, state: string | null) => ({
      type: 'commerce_payment--payment_manual',
      id,
      attributes: { state },
    });
    const answer = (...data: object[]) =>
      server.use(http.get('*/jsonapi/commerce_payment/payment_manual', () => HttpResponse.json({ data })));
    answer(payment('a', 'Failed'), payment('b', 'completed'));
    expect(await fetchPaymentState('1')).toBe('completed');
    answer(payment('a', 'Failed'), payment('b', null));
    expect(await fetchPaymentState('1')).toBe('failed');
  });

  test.each([
    ['completed', 'completed'],
    ['Completed', 'completed'],
    ['COMPLETED', 'completed'],
    ['Failed', 'failed'],
    ['failed', 'failed'],
    ['pending', 'pending'],
    ['authorization', 'pending'],
    ['constructor', 'pending'],
  ])('[PAY-20] a record in state %j is %s', async (state, expectedState) => {
    const data = [{ type: 'commerce_payment--payment_manual', id: 'a', attributes: { state } }];
    server.use(http.get('*/jsonapi/commerce_payment/payment_manual', () => HttpResponse.json({ data })));
    expect(await fetchPaymentState('1')).toBe(expectedState);
  });

  test('[API-85] [PAY-09] the card gateway answers a link to pay at', async () => {
    const { orderNo, amount } = await payOrder();
    const link = await fetchPaymentLink(toPaymentParams({ orderNo, amount, billing, delivery }));
    const { pathname, searchParams } = new URL(link, HOST);
    expect([pathname, searchParams.get('order_no')]).toEqual(['/test-gateway', orderNo]);
  });

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'http://elsewhere.test',
    '//elsewhere.test',
    '/\\elsewhere.test',
    'data:text/html,x',
    'checkout',
    '',
  ])('[PAY-09] %j is no link to pay at', async (link) => {
    server.use(http.post('*/api/request/phone', () => HttpResponse.json({ payLink: link })));
    const params = toPaymentParams({ orderNo: '1', amount: 100, billing, delivery: null });
    await expect(fetchPaymentLink(params)).rejects.toMatchObject({ kind: 'untrusted', detail: link });
  });
});
