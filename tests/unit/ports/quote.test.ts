import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Purchase } from '../../../machines/orderPlacement/orderPlacement.machine.ts';
import { purchase } from '../../../machines/orderPlacement/samplePurchase.ts';
import { couponRef } from '../../../mocks/seed/coupons.ts';
import { createServer } from '../../../mocks/server.ts';
import { answerTestGateway } from '../../../src/api/payments.ts';
import { configureApi } from '../../../src/api/settings.ts';
import { orderPlacementPorts } from '../../../src/ports/orderPlacement.ts';
import { quotePorts } from '../../../src/ports/quote.ts';
import { newId } from '../../../src/ports/random.ts';
import { keptBegun, keptPlacement } from '../../../src/storage/placement.ts';
import { madeIn } from '../../support/madeIn.ts';
import { knownGuest } from '../../support/orders.ts';
import { place } from '../../support/placing.ts';
import { stubStorage } from '../../support/stubStorage.ts';

/** A coupon that each customer has once: 10% off, which is ₹1,689 of the bag's ₹16,892. */
const ONCE = { id: couponRef('ONCEEACH').id, code: 'ONCEEACH' };
const bought: Purchase = { ...purchase, coupon: ONCE };
const elsewhere: Purchase = { ...bought, billing: { ...bought.billing, street_name: 'Canal Road' } };

const backend = createServer();
const { server, reset, store } = backend;
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  configureApi({ host: 'http://store.test' });
  stubStorage();
  knownGuest(backend);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  server.resetHandlers();
  await reset();
});
afterAll(() => server.close());

const states = () => madeIn(store, 'commerce_order--default').map(({ attributes }) => attributes.state);
const { signal } = new AbortController();
const ports = orderPlacementPorts({ keeper: keptPlacement, begun: keptBegun, now: () => new Date(), uuid: newId });
const quote = ({ lines, session, billing, delivery }: Purchase) =>
  quotePorts.quoteOrder({ lines, session, coupon: ONCE.code, billing, delivery }, signal);

test('[COUP-18] [CHK-38] back at the review, a coupon once for each customer still is in the price of the order that waits to be paid', async () => {
  const { amount } = await place(ports, bought);
  expect(await quote(bought)).toMatchObject({ amount, discount: 168_900 });
});

test('[COUP-18] [CHK-38] another address makes it another order, which has the coupon of the first', async () => {
  const { amount } = await place(ports, bought);
  expect(await quote(elsewhere)).toMatchObject({ amount });
  expect((await place(ports, elsewhere)).amount).toBe(amount);
  expect(states()).toEqual(['canceled', 'processing']);
});

test('[COUP-18] [ORD-08] nor does the first hold it where it could not be called off at once', async () => {
  const { amount } = await place(ports, bought);
  server.use(http.patch('*/jsonapi/commerce_order/default/:id', () => HttpResponse.error(), { once: true }));
  expect((await place(ports, elsewhere)).amount).toBe(amount);
  expect(states()).toEqual(['canceled', 'processing']);
});

test('[COUP-18] so is the order that came back from the payment provider to be tried again', async () => {
  const { amount, orderNo } = await place(ports, bought);
  keptPlacement.handOver(orderNo);
  keptPlacement.takeBack(orderNo);
  expect(await quote(bought)).toMatchObject({ amount });
});

test('[COUP-18] an order that the provider still has keeps its coupon from the next one', async () => {
  const { orderNo } = await place(ports, bought);
  keptPlacement.handOver(orderNo);
  await expect(quote(bought)).rejects.toMatchObject({ kind: 'couponRefused' });
});

test('[COUP-18] a coupon of a paid order is refused', async () => {
  const { orderNo } = await place(ports, bought);
  await answerTestGateway(orderNo, 'paid');
  await expect(quote(bought)).rejects.toMatchObject({ kind: 'couponRefused' });
});
