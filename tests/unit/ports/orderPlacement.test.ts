import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Planned, Purchase } from '../../../machines/orderPlacement/orderPlacement.machine.ts';
import { purchase } from '../../../machines/orderPlacement/samplePurchase.ts';
import { createServer } from '../../../mocks/server.ts';
import { configureApi } from '../../../src/api/client.ts';
import type { KeptPlan } from '../../../src/ports/keptPlacement.ts';
import { orderPlacementPorts } from '../../../src/ports/orderPlacement.ts';
import { madeIn } from '../../support/madeIn.ts';
import { knownGuest } from '../../support/orders.ts';

const backend = createServer({ now: () => Date.parse('2026-11-21T04:00:00Z') });
const { server, store, reset } = backend;
const { signal } = new AbortController();

/** A browser that keeps what it is given; each call makes the ports anew, as a reload does. */
function browser() {
  let kept: KeptPlan | null = null;
  let made = 0;
  const uuid = () => `0b1e7a5e-0000-4000-8000-${String(++made).padStart(12, '0')}`;
  const keeper = {
    read: () => structuredClone(kept),
    write(plan: KeptPlan) {
      kept = plan;
    },
  };
  return () => orderPlacementPorts({ keeper, uuid, now: () => new Date('2026-11-21T04:00:00Z') });
}

/** Everything from the plan to the payment record. */
async function place(ports: ReturnType<typeof orderPlacementPorts>, what: Purchase) {
  const planned: Planned = { ...what, plan: await ports.planOrder(what) };
  await ports.createItems(planned, signal);
  const profiles = await ports.createProfiles(planned, signal);
  await ports.createOrder({ ...planned, profiles }, signal);
  await ports.assignOrder(planned, signal);
  return ports.createPayment(planned, signal);
}

const made = (type: string) => madeIn(store, type);
const count = (type: string) => made(type).length;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  configureApi({ host: 'http://store.test' });
  knownGuest(backend);
});
afterEach(reset);
afterAll(() => server.close());

describe('the plan of an order', () => {
  const [first, ...others] = purchase.lines;
  const changes: [string, Purchase][] = [
    ['another quantity', { ...purchase, lines: [{ ...first!, quantity: 3 }, ...others] }],
    ['another price', { ...purchase, lines: [{ ...first!, price: first!.price + 100 }, ...others] }],
    ['a line less', { ...purchase, lines: others }],
    ['another street', { ...purchase, billing: { ...purchase.billing, street_name: 'Canal Road' } }],
    ['no delivery address of its own', { ...purchase, delivery: null }],
    [
      'another guest',
      { ...purchase, session: { ...purchase.session, details: { ...purchase.session.details, id: 'another' } } },
    ],
  ];

  test('is the same after a reload while the purchase is', async () => {
    const reload = browser();
    const plan = await reload().planOrder(purchase);
    expect(await reload().planOrder(structuredClone(purchase))).toEqual(plan);
  });

  test('is the same after the guest signed in again', async () => {
    const reload = browser();
    const plan = await reload().planOrder(purchase);
    const again = { ...purchase, session: { ...purchase.session, token: 'a newer one' } };
    expect(await reload().planOrder(again)).toEqual(plan);
  });

  test.each(changes)('is a new one for %s', async (_, changed) => {
    const reload = browser();
    const before = await reload().planOrder(purchase);
    const after = await reload().planOrder(changed);
    expect(after.order).not.toBe(before.order);
    expect(Object.keys(after.items)).toEqual(changed.lines.map(({ key }) => key));
  });
});

test('[ORD-12] a delivery to the billing address is a profile of its own', async () => {
  await place(browser()(), { ...purchase, delivery: null });
  const names = made('profile--customer').map(
    ({ attributes }) => (attributes.address as { given_name: string }).given_name,
  );
  expect(names).toEqual(['Asha', 'Asha']);
});

test('[ORD-11] placing the same purchase again after a reload meets the order that is there', async () => {
  const reload = browser();
  const first = await place(reload(), purchase);
  expect(await place(reload(), purchase)).toEqual(first);
  expect([count('commerce_order--default'), count('commerce_order_item--default'), count('profile--customer')]).toEqual(
    [1, 2, 2],
  );
  expect(first.amount).toBe(1_689_200);
});

test('[ORD-15] an order whose number somebody has gets another one', async () => {
  const ports = browser()();
  const { orderNo } = await ports.planOrder(purchase);
  store.add({
    type: 'commerce_order--default',
    id: 'taken',
    attributes: { order_number: orderNo, state: 'processing' },
  });
  const placed = await place(ports, purchase);
  expect(placed.orderNo).toMatch(/^261121\d{6}$/);
  expect(placed.orderNo).not.toBe(orderNo);
});
