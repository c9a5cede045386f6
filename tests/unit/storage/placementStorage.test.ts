import { afterEach, expect, test } from 'vitest';
import { purchase } from '../../../machines/orderPlacement/samplePurchase.ts';
import { createOrderPlans } from '../../../src/ports/orderPlan.ts';
import { abandonedOrderStorage, getOpenOrders, placementStorage } from '../../../src/storage/placementStorage.ts';
import { stubStorage } from '../../support/stubStorage.ts';

afterEach(() => placementStorage.remove());

const { planOrder } = createOrderPlans({
  storage: placementStorage,
  abandoned: abandonedOrderStorage,
  now: () => new Date(),
  uuid: () => crypto.randomUUID(),
});
const again = async (bought = purchase) => (await planOrder({ purchase: bought, instead: null })).plan;

test('[ORD-13] where the browser keeps nothing, a second try on the same page meets the first', async () => {
  expect(typeof window).toBe('undefined');
  const { plan } = await planOrder({ purchase, instead: null });
  expect((await planOrder({ purchase, instead: null })).plan).toEqual(plan);
  placementStorage.remove();
  expect((await planOrder({ purchase, instead: null })).plan.order).not.toBe(plan.order);
});

test('[PAY-24] a purchase that is tried again after its payment is the order that there is, and any other is a new one', async () => {
  stubStorage();
  const first = await again();
  placementStorage.handOver(first.orderNo);
  placementStorage.takeBack(first.orderNo);
  expect(await again()).toEqual(first);
  placementStorage.handOver(first.orderNo);
  const second = await again();
  expect(second.order).not.toBe(first.order);
  placementStorage.handOver(second.orderNo);
  placementStorage.takeBack(second.orderNo);
  await again({ ...purchase, lines: purchase.lines.slice(1) });
  expect(abandonedOrderStorage.read()?.map(({ order }) => order)).toEqual([second.order]);
});

test('[PAY-24] [ORD-13] in a full storage the order that was handed over is found again as well', async () => {
  const storage = stubStorage();
  const first = await again();
  storage.capacity = 0;
  placementStorage.handOver(first.orderNo);
  expect(placementStorage.read()).toBeNull();
  placementStorage.takeBack(first.orderNo);
  expect(await again()).toEqual(first);
});

test('[PAY-24] [ORD-13] an order that two tabs hand over is the same order when it is tried again', async () => {
  stubStorage();
  const { orderNo, order } = await again();
  placementStorage.handOver(orderNo);
  placementStorage.handOver(orderNo);
  // The other tab has begun another purchase by then, which stays where it is.
  const another = await again({ ...purchase, lines: purchase.lines.slice(1) });
  placementStorage.handOver(orderNo);
  expect(placementStorage.read()?.plan).toEqual(another);
  placementStorage.remove();
  placementStorage.takeBack(orderNo);
  expect((await again()).order).toBe(order);
});

test('[PAY-24] [COUP-18] an order that is tried again beside one that was begun since is called off with the next', async () => {
  stubStorage();
  const first = await again();
  placementStorage.handOver(first.orderNo);
  const second = await again({ ...purchase, lines: purchase.lines.slice(1) });
  placementStorage.takeBack(first.orderNo);
  expect(getOpenOrders(purchase.session.details.id)).toEqual([second.order, first.order]);
  abandonedOrderStorage.remove();
});

test('[COUP-18] an order to be called off that does not parse takes no other with it', () => {
  const { values } = stubStorage();
  const order = { order: crypto.randomUUID(), user: 'u-1', isMissed: false };
  values.set('placement_begun', JSON.stringify([{ ...order, order: 'none' }, order]));
  expect(getOpenOrders('u-1')).toEqual([order.order]);
});

test('a new id is a uuid of version 4', () => {
  expect(crypto.randomUUID()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(crypto.randomUUID()).not.toBe(crypto.randomUUID());
});
