import { getResponse, HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listCreated } from '../../../fixtures/support/listCreated.ts';
import { seedGuest } from '../../../fixtures/support/orders.ts';
import type { Purchase } from '../../../machines/orderPlacement/purchase.ts';
import { purchase, session, WELCOME } from '../../../machines/orderPlacement/samplePurchase.ts';
import { toReferences } from '../../../mocks/drupal/entity.ts';
import { createRefusalResponse, Refusal } from '../../../mocks/drupal/errors.ts';
import { addAccount } from '../../../mocks/handlers/accounts.ts';
import { issueTokens } from '../../../mocks/handlers/tokens.ts';
import { couponRef } from '../../../mocks/seed/coupons.ts';
import { createProfile, toProfileBody } from '../../../src/api/addresses.ts';
import { reportTestPayment } from '../../../src/api/payments.ts';
import type { DeliveryAddress } from '../../../src/domain/address.ts';
import { PROFILES } from '../../../src/domain/backendSettings.ts';
import { createPlacementBrowser, placePurchase, tryToPlace } from '../../support/placementBrowser.ts';
import { setupBackend } from '../../support/setupBackend.ts';

const NOW = Date.parse('2026-11-21T04:00:00Z');
const ORDERS = '*/jsonapi/commerce_order/default';
const ONE_ORDER = `${ORDERS}/:id`;

const backend = setupBackend('spec', { now: () => NOW });
const { server, store, change } = backend;
const browser = () => createPlacementBrowser(() => NOW);

const withCoupon: Purchase = { ...purchase, coupon: WELCOME, agreedAmount: 1_520_300 };
const [first, ...others] = purchase.lines;
const fewer: Purchase = { ...purchase, lines: others, agreedAmount: 1_278_800 };

const listOfType = (type: string) => listCreated(store, type);
const orders = () => listOfType('commerce_order--default');
const states = () => orders().map(({ attributes }) => attributes.state);
const count = () => [
  orders().length,
  listOfType('commerce_order_item--default').length,
  listOfType('profile--customer').length,
  listOfType('commerce_payment--payment_manual').length,
];

/** What the store asks of the backend from now on, without the host. */
function ask() {
  const requests: { call: string; body: unknown }[] = [];
  server.events.on('request:start', async ({ request }) => {
    const entry = { call: `${request.method} ${new URL(request.url).pathname}`, body: null as unknown };
    requests.push(entry);
    entry.body = await request.clone().json();
  });
  return requests;
}

beforeEach(() => seedGuest(backend));
afterEach(() => {
  server.events.removeAllListeners();
  change({ profile: 'spec' });
});

describe('the plan of an order', () => {
  const profiles = { billing: { id: 'b', revision: 1 }, delivery: { id: 'd', revision: 1 } };
  const changes: [string, Purchase][] = [
    ['another quantity', { ...purchase, lines: [{ ...first!, quantity: 3 }, ...others] }],
    ['another price', { ...purchase, lines: [{ ...first!, price: first!.price + 100 }, ...others] }],
    ['a line less', fewer],
    ['another street', { ...purchase, billing: { ...purchase.billing, street_name: 'Canal Road' } }],
    ['no delivery address of its own', { ...purchase, delivery: null }],
    ['a coupon', withCoupon],
    ['saved addresses', { ...purchase, profiles }],
    ['another guest', { ...purchase, session: { ...session, details: { ...session.details, id: 'another' } } }],
  ];
  const getPlan = async (ports: ReturnType<ReturnType<typeof browser>['ports']>, what: Purchase) =>
    (await ports.planOrder({ purchase: what, instead: null })).plan;

  test('is the same after a reload while the purchase is', async () => {
    const reload = browser();
    const plan = await getPlan(reload.ports(), purchase);
    expect(await getPlan(reload.ports(), structuredClone(purchase))).toEqual(plan);
  });

  test('is the same after the guest signed in again', async () => {
    const reload = browser();
    const plan = await getPlan(reload.ports(), purchase);
    const again = { ...purchase, session: { ...session, token: 'a newer one' } };
    expect(await getPlan(reload.ports(), again)).toEqual(plan);
  });

  test('is the same whatever order the fields of an address come in', async () => {
    const reload = browser();
    const plan = await getPlan(reload.ports(), purchase);
    const billing = Object.fromEntries(Object.entries(purchase.billing).reverse()) as Purchase['billing'];
    expect(await getPlan(reload.ports(), { ...purchase, billing })).toEqual(plan);
  });

  test.each(changes)('is a new one for %s', async (_, changed) => {
    const reload = browser();
    const before = await getPlan(reload.ports(), purchase);
    const after = await getPlan(reload.ports(), changed);
    expect(after.order).not.toBe(before.order);
    expect(Object.keys(after.items)).toEqual(changed.lines.map(({ key }) => key));
  });

  test('that lacks an item is not used', async () => {
    const reload = browser();
    const before = await getPlan(reload.ports(), purchase);
    const savedPlan = reload.keeper.read()!;
    reload.keeper.write({ ...savedPlan, plan: { ...savedPlan.plan, items: {} } });
    expect((await getPlan(reload.ports(), purchase)).order).not.toBe(before.order);
  });
});

describe('the sequence', () => {
  test('[ORD-06] [ORD-07] [ORD-10] [ORD-11] without a coupon the order is in processing at once', async () => {
    const requests = ask();
    await placePurchase(browser().ports(), purchase);
    expect(requests.slice(4).map(({ call }) => call)).toEqual([
      'POST /jsonapi/commerce_order/default',
      'POST /order/assign',
      'POST /order/payment_create',
    ]);
    expect(requests[4]?.body).toMatchObject({
      data: { attributes: { state: 'processing', checkout_step: 'started' } },
    });
    expect(states()).toEqual(['processing']);
  });

  test('[ORD-05] [ORD-08] [ORD-09] with a coupon it is a draft, gets coupon and uid, and is placed then', async () => {
    const requests = ask();
    const { plan, amount } = await placePurchase(browser().ports(), withCoupon);
    const one = `PATCH /jsonapi/commerce_order/default/${plan.order}`;
    expect(requests.slice(4).map(({ call }) => call)).toEqual([
      'POST /jsonapi/commerce_order/default',
      one,
      one,
      'POST /order/assign',
      'POST /order/payment_create',
    ]);
    expect(requests[4]?.body).toMatchObject({ data: { attributes: { state: 'draft', checkout_step: 'started' } } });
    expect(requests[5]?.body).toMatchObject({
      data: { relationships: { coupons: { data: [{ id: WELCOME.id }] }, uid: { data: { id: session.details.id } } } },
    });
    expect(requests[6]?.body).toMatchObject({ data: { attributes: { state: 'processing' } } });
    expect(states()).toEqual(['processing']);
    // ₹16,892 less 10%, which is taken off to the rupee: ₹1,689
    expect(amount).toBe(1_520_300);
  });

  test('[ORD-12] a delivery to the billing address is a profile of its own', async () => {
    await placePurchase(browser().ports(), { ...purchase, delivery: null });
    const names = listOfType('profile--customer').map(
      ({ attributes }) => (attributes.address as { given_name: string }).given_name,
    );
    expect(names).toEqual(['Asha', 'Asha']);
  });

  test("[ORD-17] a customer's saved addresses are used, and none are made", async () => {
    const uid = session.details.id;
    const call = { bearer: session.token };
    const id = '0b1e7a5e-0000-4000-8000-0000000000f1';
    const saved = await createProfile(id, toProfileBody(purchase.billing, 'billing', uid), call);
    await placePurchase(browser().ports(), { ...purchase, profiles: { billing: saved, delivery: saved } });
    expect(listOfType('profile--customer')).toHaveLength(1);
    const [order] = orders();
    expect(toReferences(order?.relationships.billing_profile)[0]).toMatchObject({ id });
    expect(toReferences(order?.relationships.field_shipping_profile)[0]).toMatchObject({ id });
  });

  test('[ORD-15] an order whose number somebody has gets another one', async () => {
    const { ports } = browser();
    const { plan } = await ports().planOrder({ purchase, instead: null });
    store.add({
      type: 'commerce_order--default',
      id: 'taken',
      attributes: { order_number: plan.orderNo, state: 'processing' },
    });
    const { orderNo } = await placePurchase(ports(), purchase);
    expect(orderNo).toMatch(/^261121\d{6}$/);
    expect(orderNo).not.toBe(plan.orderNo);
  });

  test('[PAY-24] [ORD-15] the plan is kept under the number that the order got, by which it is handed over', async () => {
    const { ports, keeper } = browser();
    const { plan } = await ports().planOrder({ purchase, instead: null });
    store.add({
      type: 'commerce_order--default',
      id: 'taken',
      attributes: { order_number: plan.orderNo, state: 'processing' },
    });
    const { orderNo } = await placePurchase(ports(), purchase);
    expect(keeper.read()?.plan).toEqual({ ...plan, orderNo });
    expect((await placePurchase(ports(), purchase)).orderNo).toBe(orderNo);
  });

  test.each([
    ['spec', false, purchase, 1_689_200],
    ['spec', false, withCoupon, 1_520_300],
    ['drupal10', false, purchase, 1_689_200],
    ['drupal10', true, purchase, 1_689_200],
    // Commerce rounds to the paisa
    ['drupal10', true, withCoupon, 1_520_280],
  ] as const)(
    '[ORD-24] prices changed by hand in the bag do not reach the order: %s, begun as a draft: %s',
    async (profile, beginsAsDraft, bought, due) => {
      change({ profile });
      const lines = bought.lines.map((line) => ({ ...line, price: 100, art_price: 100, total_price: 100 }));
      const { amount, plan } = await placePurchase(browser().ports({ beginsAsDraft }), {
        ...bought,
        lines,
        agreedAmount: due,
      });
      expect(amount).toBe(due);
      const prices = listOfType('commerce_order_item--default').map(({ attributes }) => attributes.unit_price);
      expect(prices).toEqual(
        bought.lines.map(({ price }) => expect.objectContaining({ number: `${(price / 100).toFixed(2)}0000` })),
      );
      expect(store.get('commerce_order--default', plan.order)?.attributes.total_price).toMatchObject({
        number: `${(due / 100).toFixed(2)}0000`,
      });
    },
  );
});

describe('placing the same purchase again', () => {
  test.each([
    ['without a coupon', purchase],
    ['with one', withCoupon],
  ])('[ORD-11] after a reload meets the order that is there, %s', async (_, bought) => {
    const reload = browser();
    const before = await placePurchase(reload.ports(), bought);
    expect(await placePurchase(reload.ports(), bought)).toEqual(before);
    expect(count()).toEqual([1, 2, 2, 1]);
  });

  test.each([
    ['without a coupon', purchase],
    ['with one', withCoupon],
  ])('[ORD-11] in two tabs at once ends with one order, %s', async (_, bought) => {
    const { ports } = browser();
    const [one, other] = await Promise.all([placePurchase(ports(), bought), placePurchase(ports(), bought)]);
    expect(one).toEqual(other);
    expect(count()).toEqual([1, 2, 2, 1]);
    expect(states()).toEqual(['processing']);
  });

  test('[ORD-08] a tab that puts the coupon on when the other has placed the order already, goes on with it', async () => {
    const { ports } = browser();
    let isFirst = true;
    server.use(
      http.patch(ONE_ORDER, async () => {
        if (!isFirst) return;
        isFirst = false;
        await placePurchase(ports(), withCoupon);
      }),
    );
    expect((await placePurchase(ports(), withCoupon)).amount).toBe(1_520_300);
    expect(count()).toEqual([1, 2, 2, 1]);
  });

  test('[ORD-09] an order whose placing nobody heard of is not placed twice', async () => {
    const reload = browser();
    let patches = 0;
    server.use(
      http.patch(ONE_ORDER, async ({ request }) => {
        patches += 1;
        if (patches !== 2) return undefined;
        await getResponse(backend.handlers, request);
        return HttpResponse.error();
      }),
    );
    const { state } = await tryToPlace(reload.ports(), withCoupon);
    expect(state.value).toEqual({ failed: 'release' });
    expect(states()).toEqual(['processing']);
    expect((await placePurchase(reload.ports(), withCoupon)).amount).toBe(1_520_300);
    expect(count()).toEqual([1, 2, 2, 1]);
  });

  test('that was called off meanwhile makes another order', async () => {
    const reload = browser();
    const before = await placePurchase(reload.ports(), purchase);
    const order = store.get('commerce_order--default', before.plan.order)!;
    store.put({ ...order, attributes: { ...order.attributes, state: 'canceled' } });
    const after = await placePurchase(reload.ports(), purchase);
    expect(after.orderNo).not.toBe(before.orderNo);
    expect(states()).toEqual(['canceled', 'processing']);
  });

  test('that was paid meanwhile asks before it makes another order', async () => {
    const reload = browser();
    const before = await placePurchase(reload.ports(), purchase);
    await reportTestPayment({ orderNo: before.orderNo, method: 'razorpay', outcome: 'paid' });
    const { actor, state } = await tryToPlace(reload.ports(), purchase);
    expect(state.value).toBe('alreadyPaid');
    expect(states()).toEqual(['completed']);
    actor.send({ type: 'placement.retried' });
    await expect.poll(() => actor.getSnapshot().status).toBe('done');
    expect(actor.getSnapshot().output).toMatchObject({
      kind: 'placed',
      order: { orderNo: expect.not.stringMatching(before.orderNo) },
    });
    expect(states()).toEqual(['completed', 'processing']);
  });

  test('[CHK-32] whose delivery address the backend refuses names the fields by the delivery form', async () => {
    const { first_name } = purchase.delivery as DeliveryAddress;
    const noName = {
      detail: 'address.0.family_name: Last name field is required.',
      pointer: '/data/attributes/address/family_name',
    };
    const refuse = http.post('*/jsonapi/profile/customer', async ({ request }) => {
      const { data } = (await request.clone().json()) as { data: { attributes: { address: { given_name: string } } } };
      if (data.attributes.address.given_name !== first_name) return undefined;
      return createRefusalResponse(new Refusal(422, noName), request.url);
    });
    server.use(refuse);
    const { output } = await tryToPlace(browser().ports(), purchase);
    expect(output).toEqual({
      kind: 'addressRefused',
      problems: { billing: {}, delivery: { last_name: 'refused' } },
    });
    expect(orders()).toEqual([]);
  });

  test('[ORD-11] [PAY-15] for which there was nothing to pay is placed, though the answer that said so was lost', async () => {
    const free: Purchase = {
      ...purchase,
      agreedAmount: 0,
      coupon: { id: couponRef('ONTHEHOUSE').id, code: 'ONTHEHOUSE' },
    };
    const reload = browser();
    server.use(
      http.post(
        '*/order/payment_create',
        async ({ request }) => {
          await getResponse(backend.handlers, request);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const { actor, state, plan } = await tryToPlace(reload.ports(), free);
    expect(state.value).toEqual({ failed: 'payment' });
    expect(states()).toEqual(['completed']);
    actor.send({ type: 'placement.retried' });
    await expect
      .poll(() => actor.getSnapshot().output)
      .toEqual({ kind: 'placed', order: { orderNo: plan?.orderNo, amount: 0, razorpayOrderId: null } });
    // As after a reload, or in another tab.
    expect(await placePurchase(reload.ports(), free)).toMatchObject({ orderNo: plan?.orderNo, amount: 0 });
    expect(count()).toEqual([1, 2, 2, 1]);
  });
});

describe('another purchase', () => {
  test('[ORD-13] calls off the order that was begun before it', async () => {
    const reload = browser();
    await placePurchase(reload.ports(), purchase);
    const { amount } = await placePurchase(reload.ports(), fewer);
    expect(states()).toEqual(['canceled', 'processing']);
    expect(amount).toBe(others.reduce((sum, { total_price }) => sum + total_price, 0));
    expect(reload.abandoned.read()).toEqual([]);
  });

  test('leaves alone what was paid, and what another user began', async () => {
    const reload = browser();
    const { orderNo } = await placePurchase(reload.ports(), purchase);
    await reportTestPayment({ orderNo, method: 'razorpay', outcome: 'paid' });
    await placePurchase(reload.ports(), fewer);
    // nothing is left that would be called off another time
    expect(reload.abandoned.read()).toEqual([]);
    const ravi = addAccount(store, {
      name: '9880012345',
      mail: 'r@example.com',
      fullName: 'Ravi',
      pass: 'x',
      alternateNumber: '',
    });
    const details = { id: ravi.id, name: '9880012345', mail: 'r@example.com' };
    const { access_token: token, refresh_token } = issueTokens(store, ravi);
    await placePurchase(reload.ports(), { ...purchase, session: { token, refresh_token, details } });
    expect(states()).toEqual(['completed', 'processing', 'processing']);
    await placePurchase(reload.ports(), purchase);
    expect(states()).toEqual(['completed', 'canceled', 'processing', 'processing']);
  });

  test('is placed all the same where the one before cannot be called off, which is done the next time', async () => {
    const reload = browser();
    await placePurchase(reload.ports(), purchase);
    server.use(http.patch(ONE_ORDER, () => new HttpResponse(null, { status: 503 }), { once: true }));
    await placePurchase(reload.ports(), fewer);
    expect(states()).toEqual(['processing', 'processing']);
    await placePurchase(reload.ports(), { ...fewer, delivery: null });
    expect(states()).toEqual(['canceled', 'canceled', 'processing']);
  });

  test('calls off also what the backend makes only after the shopper has gone on', async () => {
    const reload = browser();
    let pendingRequest: Request | undefined;
    server.use(
      http.post(
        ORDERS,
        ({ request }) => {
          pendingRequest = request.clone();
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await tryToPlace(reload.ports(), purchase);
    await placePurchase(reload.ports(), fewer);
    await fetch(pendingRequest!);
    expect(states()).toEqual(['processing', 'processing']);
    await placePurchase(reload.ports(), { ...fewer, delivery: null });
    expect(states()).toEqual(['canceled', 'canceled', 'processing']);
  });

  test('has the coupon again that the one before had', async () => {
    const reload = browser();
    const coupon = { id: couponRef('ONCEEACH').id, code: 'ONCEEACH' };
    await placePurchase(reload.ports(), { ...withCoupon, coupon });
    const { amount } = await placePurchase(reload.ports(), { ...fewer, coupon, agreedAmount: 1_150_900 });
    expect(states()).toEqual(['canceled', 'processing']);
    expect(amount).toBeLessThan(others.reduce((sum, { total_price }) => sum + total_price, 0));
  });

  test('[PAY-24] has the coupon again that was on an order whose payment failed', async () => {
    const reload = browser();
    const coupon = { id: couponRef('ONCEEACH').id, code: 'ONCEEACH' };
    const { orderNo } = await placePurchase(reload.ports(), { ...withCoupon, coupon });
    reload.keeper.drop();
    const { output } = await tryToPlace(reload.ports(), { ...withCoupon, coupon });
    expect(output).toEqual({ kind: 'couponRefused' });
    await reportTestPayment({ orderNo, method: 'razorpay', outcome: 'failed' });
    expect((await placePurchase(reload.ports(), { ...withCoupon, coupon })).orderNo).not.toBe(orderNo);
  });
});

describe('an order at another price than the shopper was shown', () => {
  const cases = PROFILES.flatMap((profile) =>
    [false, true].flatMap((beginsAsDraft) =>
      [purchase, { ...withCoupon, agreedAmount: profile === 'spec' ? 1_520_300 : 1_520_280 }].map(
        (bought) => [profile, beginsAsDraft, bought.coupon?.code, bought] as const,
      ),
    ),
  );
  test.each(cases)(
    '[CONF-36] [CHK-38] stops before payment and is called off, by a paisa more or less: %s, draft %s, coupon %s',
    async (profile, beginsAsDraft, _, bought) => {
      change({ profile });
      const reload = browser();
      for (const off of [1, -1]) {
        const { state } = await tryToPlace(reload.ports({ beginsAsDraft }), {
          ...bought,
          agreedAmount: bought.agreedAmount + off,
        });
        expect(state.value).toEqual({ failed: 'price' });
      }
      expect([states(), listOfType('commerce_payment--payment_manual')]).toEqual([['canceled', 'canceled'], []]);
      expect((await placePurchase(reload.ports({ beginsAsDraft }), bought)).amount).toBe(bought.agreedAmount);
      expect(states()).toEqual(['canceled', 'canceled', 'processing']);
    },
  );

  test('[CONF-36] is another order too where it could not be called off at once', async () => {
    const reload = browser();
    server.use(http.patch(ONE_ORDER, () => HttpResponse.error(), { once: true }));
    await tryToPlace(reload.ports(), { ...purchase, agreedAmount: 100 });
    expect(states()).toEqual(['processing']);
    await placePurchase(reload.ports(), purchase);
    expect(states()).toEqual(['canceled', 'processing']);
  });
});

describe('what the backend no longer gives', () => {
  test('[COUP-18] a coupon that was used up meanwhile: the draft waits to be called off, and the order goes without', async () => {
    const reload = browser();
    const coupon = store.get(couponRef('WELCOME10').type, WELCOME.id)!;
    store.put({ ...coupon, attributes: { ...coupon.attributes, status: false } });
    const { output } = await tryToPlace(reload.ports(), withCoupon);
    expect(output).toEqual({ kind: 'couponRefused' });
    expect(states()).toEqual(['draft']);
    const { amount } = await placePurchase(reload.ports(), purchase);
    expect(amount).toBe(1_689_200);
    expect(states()).toEqual(['canceled', 'processing']);
  });

  test('[COUP-18] a coupon that was used up between its patch and the last one', async () => {
    let patches = 0;
    server.use(
      http.patch(ONE_ORDER, () => {
        patches += 1;
        if (patches !== 2) return;
        const coupon = store.get(couponRef('WELCOME10').type, WELCOME.id)!;
        store.put({ ...coupon, attributes: { ...coupon.attributes, status: false } });
      }),
    );
    const { output } = await tryToPlace(browser().ports(), withCoupon);
    expect(output).toEqual({ kind: 'couponRefused' });
    expect(states()).toEqual(['draft']);
  });

  test('an order without a coupon is never refused for one: the step can be tried again', async () => {
    const ports = {
      ...browser().ports(),
      createOrder: async () => ({ state: 'draft', hasCoupon: false, total: null }),
      releaseOrder: () => Promise.reject({ kind: 'couponRefused' }),
    };
    const { state } = await tryToPlace(ports, purchase);
    expect(state.value).toEqual({ failed: 'release' });
  });

  test.each([
    ['at once', purchase],
    ['with a coupon', withCoupon],
  ])('[CART-50] a print that is out of stock is named, %s', async (_, bought) => {
    const id = bought.lines[1]?.kind === 'print' ? bought.lines[1].art_varid : '';
    const variation = store.get('commerce_product_variation--default', id)!;
    store.put({ ...variation, attributes: { ...variation.attributes, status: false } });
    const { state } = await tryToPlace(browser().ports(), bought);
    expect(state.value).toEqual({ failed: 'stock' });
    expect(state.context.soldOut).toEqual([bought.lines[1]?.item_name]);
    expect(states()).not.toContain('processing');
  });

  test('a coupon that the backend takes and does not put on is no reason to ask without end', async () => {
    server.use(
      http.patch(ONE_ORDER, ({ request }) => fetch(request.url.replace('PATCH', 'GET'), { headers: request.headers })),
    );
    const { state } = await tryToPlace(browser().ports(), withCoupon);
    expect(state.value).toEqual({ failed: 'coupon' });
  });
});
