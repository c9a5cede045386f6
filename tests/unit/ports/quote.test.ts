import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { listCreated } from '../../../fixtures/support/listCreated.ts';
import { seedGuest } from '../../../fixtures/support/orders.ts';
import type { Purchase } from '../../../machines/orderPlacement/purchase.ts';
import { purchase } from '../../../machines/orderPlacement/samplePurchase.ts';
import { couponRef } from '../../../mocks/seed/coupons.ts';
import { reportTestPayment } from '../../../src/api/payments.ts';
import { orderPlacementPorts } from '../../../src/ports/orderPlacement.ts';
import { quotePorts } from '../../../src/ports/quote.ts';
import { abandonedOrderStorage, placementStorage } from '../../../src/storage/placementStorage.ts';
import { placePurchase } from '../../support/placementBrowser.ts';
import { setupBackend } from '../../support/setupBackend.ts';
import { stubStorage } from '../../support/stubStorage.ts';

/** A coupon that each customer has once: 10% off, which is ₹1,689 of the bag's ₹16,892. */
const ONCE = { id: couponRef('ONCEEACH').id, code: 'ONCEEACH' };
const bought: Purchase = { ...purchase, coupon: ONCE, agreedAmount: 1_520_300 };
const elsewhere: Purchase = { ...bought, billing: { ...bought.billing, street_name: 'Canal Road' } };

const backend = setupBackend();
const { server, store } = backend;
beforeEach(() => {
  stubStorage();
  seedGuest(backend);
});

const states = () => listCreated(store, 'commerce_order--default').map(({ attributes }) => attributes.state);
const { signal } = new AbortController();
const ports = orderPlacementPorts({
  storage: placementStorage,
  abandoned: abandonedOrderStorage,
  now: () => new Date(),
  uuid: () => crypto.randomUUID(),
});
const quote = ({ lines, session, billing, delivery }: Purchase) =>
  quotePorts.quoteOrder({ lines, session, coupon: ONCE.code, billing, delivery }, signal);

test('[COUP-18] [CHK-38] back at the review, a coupon once for each customer still is in the price of the order that waits to be paid', async () => {
  const { amount } = await placePurchase(ports, bought);
  expect(await quote(bought)).toMatchObject({ amount, discount: 168_900 });
});

test('[COUP-18] [CHK-38] another address makes it another order, which has the coupon of the first', async () => {
  const { amount } = await placePurchase(ports, bought);
  expect(await quote(elsewhere)).toMatchObject({ amount });
  expect((await placePurchase(ports, elsewhere)).amount).toBe(amount);
  expect(states()).toEqual(['canceled', 'processing']);
});

test('[COUP-18] [ORD-08] nor does the first hold it where it could not be called off at once', async () => {
  const { amount } = await placePurchase(ports, bought);
  server.use(http.patch('*/jsonapi/commerce_order/default/:id', () => HttpResponse.error(), { once: true }));
  expect((await placePurchase(ports, elsewhere)).amount).toBe(amount);
  expect(states()).toEqual(['canceled', 'processing']);
});

test('[COUP-18] so is the order that came back from the payment provider to be tried again', async () => {
  const { amount, orderNo } = await placePurchase(ports, bought);
  placementStorage.handOver(orderNo);
  placementStorage.takeBack(orderNo);
  expect(await quote(bought)).toMatchObject({ amount });
});

test('[COUP-18] an order that the provider still has keeps its coupon from the next one', async () => {
  const { orderNo } = await placePurchase(ports, bought);
  placementStorage.handOver(orderNo);
  await expect(quote(bought)).rejects.toMatchObject({ kind: 'couponRefused' });
});

test('[COUP-18] a coupon of a paid order is refused', async () => {
  const { orderNo } = await placePurchase(ports, bought);
  await reportTestPayment({ orderNo, method: 'razorpay', outcome: 'paid' });
  await expect(quote(bought)).rejects.toMatchObject({ kind: 'couponRefused' });
});
