import { beforeEach, describe, expect, test } from 'vitest';
import { createPriceField } from '../../../mocks/drupal/money.ts';
import { signForRazorpay } from '../../../mocks/handlers/razorpayOrders.ts';
import { RAZORPAY_SECRET } from '../../../mocks/seed/paymentGateways.ts';
import { PROFILES } from '../../../src/domain/backendSettings.ts';
import { type BackendBench, createBench, getError } from './bench.ts';
import { placeOrder, registerGuest, type Shopper } from './shopper.ts';

const NUMBER = '261121000001';
const PAYMENT = 'pay_29QQoUBi66xm2f';

describe.each(PROFILES)('a payment at the second provider, as %s', (profile) => {
  let backend: BackendBench;
  let shopper: Shopper;
  let id: string;
  let opened: string;
  beforeEach(async () => {
    backend = createBench();
    backend.change({ profile });
    shopper = await registerGuest(backend);
    ({ id } = await placeOrder(backend, shopper, NUMBER));
    opened = await open(id);
  });

  const open = async (order_id: string): Promise<string> =>
    (await backend.post('/order/payment_create', { order_id }, shopper)).body.razorpay_order_id;
  const receiptOf = (order: string, secret = RAZORPAY_SECRET, payment = PAYMENT) => ({
    razorpay_payment_id: payment,
    razorpay_order_id: order,
    razorpay_signature: signForRazorpay(secret, order, payment),
  });
  const verify = (receipt: object, order_no = NUMBER) =>
    backend.post('/order/payment_verify', { order_no, ...receipt });
  const getState = async (order = id) =>
    (await backend.get(`/jsonapi/commerce_order/default/${order}`, shopper)).body.data.attributes.state;
  const FORGED = [422, 'razorpay_signature: This is no payment of the order.', undefined];

  test('[PAY-10] what the account’s secret signed completes its order, as often as it is handed over', async () => {
    const receipt = receiptOf(opened);
    for (let times = 0; times < 2; times += 1)
      expect((await verify(receipt)).body).toEqual({ order_no: NUMBER, state: 'completed' });
    expect(await getState()).toBe('completed');
    expect(backend.inbox().filter(({ subject }) => subject === `Your order ${NUMBER}`)).toHaveLength(1);
  });

  test('[PAY-10] the signature is HMAC-SHA256 of order|payment in hex', async () => {
    // by `printf 'order_9A33XWu170gUtm|pay_29QQoUBi66xm2f' | openssl dgst -sha256 -hmac embedded-and-of-no-worth`
    expect(signForRazorpay(RAZORPAY_SECRET, 'order_9A33XWu170gUtm', PAYMENT)).toBe(
      '705f899926cf3c62a59e6a559c7436219e270306be84e2cdebda803cb0c4db8e',
    );
  });

  test.each([
    ['no signature', (it: object) => ({ ...it, razorpay_signature: undefined })],
    ['an empty signature', (it: object) => ({ ...it, razorpay_signature: '' })],
    ['a signature that is a list', (it: object) => ({ ...it, razorpay_signature: ['0'] })],
    ['another payment under the same signature', (it: object) => ({ ...it, razorpay_payment_id: 'pay_other' })],
    ['no order of the provider', (it: object) => ({ ...it, razorpay_order_id: undefined })],
  ])('[PAY-10] %s pays nothing', async (_, alter) => {
    expect(getError(await verify(alter(receiptOf(opened))))).toEqual(FORGED);
    expect(await getState()).toBe('processing');
  });

  test('[PAY-10] the signature of another secret, or of an order that the browser names, pays nothing', async () => {
    expect(getError(await verify(receiptOf(opened, 'guessed')))).toEqual(FORGED);
    expect(getError(await verify(receiptOf('order_of_the_browser')))).toEqual(FORGED);
    expect(await getState()).toBe('processing');
  });

  test('[PAY-10] a payment that was made for another order pays nothing', async () => {
    const other = '261121000002';
    const { id: second } = await placeOrder(backend, shopper, other);
    const receipt = receiptOf(opened);
    expect((await verify(receipt)).status).toBe(200);
    expect(getError(await verify(receipt, other))).toEqual(FORGED);
    expect([await getState(), await getState(second)]).toEqual(['completed', 'processing']);
  });

  test('[PAY-10] [PAY-11] a payment of another amount than the order comes to pays nothing', async () => {
    const receipt = receiptOf(opened);
    const order = backend.store.get('commerce_order--default', id);
    if (!order) throw new Error('no order');
    backend.store.put({ ...order, attributes: { ...order.attributes, total_price: createPriceField(9_999_900) } });
    expect(getError(await verify(receipt))).toEqual(FORGED);
    expect(await open(id)).not.toBe(opened);
    expect((await verify(receiptOf(await open(id)))).status).toBe(200);
  });

  test('[PAY-10] the order at the provider is the same for the same order, and of the whole rupee', async () => {
    expect(await open(id)).toBe(opened);
    expect(opened).toMatch(/^order_\w{14}$/);
    expect(backend.store.get('backend--razorpayOrder', opened)?.attributes).toEqual({ order: id, amount: 153_600 });
  });
});
