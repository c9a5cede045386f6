import { screen, waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import type { Harness, PathAction } from '../../fixtures/harness/fixture.ts';
import { ORDER, orderPlacementFixture } from '../../fixtures/orderPlacement.fixture.tsx';
import { listCreated } from '../../fixtures/support/listCreated.ts';
import { lines, WELCOME } from '../../machines/orderPlacement/samplePurchase.ts';
import type { EmbeddedBackend } from '../../mocks/backend.ts';
import { endsWith } from '../support/harness/endsWith.ts';
import { type Outcome, testPaths } from '../support/harness/testPaths.tsx';

type Step = { done: string; down: string; expired: string; log: string; message: string };
const steps: Step[] = [
  {
    done: 'items.created',
    down: 'items.down',
    expired: 'items.expired',
    log: 'failed: items',
    message: 'Preparing your prints…',
  },
  {
    done: 'profiles.created',
    down: 'profiles.down',
    expired: 'profiles.expired',
    log: 'failed: profiles',
    message: 'Saving your addresses…',
  },
  {
    done: 'order.made',
    down: 'order.down',
    expired: 'order.expired',
    log: 'failed: order',
    message: 'Writing your order…',
  },
  {
    done: 'order.couponApplied',
    down: 'orderPatch.down',
    expired: 'orderPatch.expired',
    log: 'failed: coupon',
    message: 'Putting your coupon on the order…',
  },
  {
    done: 'order.released',
    down: 'orderPatch.down',
    expired: 'orderPatch.expired',
    log: 'failed: release',
    message: 'Placing your order…',
  },
  {
    done: 'assign.done',
    down: 'assign.down',
    expired: 'assign.expired',
    log: 'failed: assignment',
    message: 'Handing your order to the studio…',
  },
  {
    done: 'paymentCreate.done',
    down: 'paymentCreate.down',
    expired: 'paymentCreate.expired',
    log: 'failed: payment',
    message: 'Opening the payment…',
  },
];
const planned: PathAction = { reply: 'plan.made' };
/** As far as the step with this number, from 0, and no further. */
const until = (step: number): PathAction[] => [planned, ...steps.slice(0, step).map(({ done }) => ({ reply: done }))];
const [items, profiles, order, coupon, release, assignment, payment] = steps.map((_, step) => step) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
const retried: PathAction = { type: 'placement.retried' };

const count = ({ store }: EmbeddedBackend) => ({
  items: listCreated(store, 'commerce_order_item--default').length,
  profiles: listCreated(store, 'profile--customer').length,
  orders: listCreated(store, ORDER).length,
  payments: listCreated(store, 'commerce_payment--payment_manual').length,
});
const expectCounts = (expected: object) => (harness: Harness) => expect(count(harness.backend)).toMatchObject(expected);
const orderIs = (expected: object) => (harness: Harness) =>
  expect(listCreated(harness.backend.store, ORDER)[0]).toMatchObject(expected);

const placed: Outcome[] = [
  ...steps.map(({ message }, step): Outcome => ({ requires: 'ORD-13', after: until(step), sees: message })),
  { requires: 'ORD-01', after: until(profiles), check: expectCounts({ items: 2, profiles: 0, orders: 0 }) },
  {
    requires: 'ORD-12',
    after: until(profiles),
    check: ({ gate }) => waitFor(() => expect(gate.pendingCount()).toBe(2)),
  },
  { requires: 'ORD-05', after: until(coupon), check: orderIs({ attributes: { state: 'draft' } }) },
  { requires: 'ORD-08', after: until(release), check: orderIs({ relationships: { coupons: [{ id: WELCOME.id }] } }) },
  { requires: 'ORD-09', after: until(assignment), check: orderIs({ attributes: { state: 'processing' } }) },
  {
    requires: 'ORD-10',
    after: [...until(assignment), { reply: 'assign.down' }],
    check: expectCounts({ orders: 1, payments: 0 }),
  },
  {
    requires: 'ORD-11',
    after: until(payment + 1),
    check(harness) {
      expectCounts({ items: lines.length, profiles: 2, orders: 1, payments: 1 })(harness);
      const orderNo = listCreated(harness.backend.store, ORDER)[0]?.attributes.order_number;
      // ₹16,892 less 10%, which is taken off to the rupee: ₹1,689
      endsWith({ kind: 'placed', order: { orderNo, amount: 1_520_300 } })(harness);
    },
  },
  { requires: 'ORD-13', after: [{ reply: 'plan.changed' }], sees: 'Putting away what you began before…' },
  { requires: 'ORD-13', after: [{ reply: 'plan.changed' }, { wait: 6_000 }], sees: 'Preparing your prints…' },
];

const refused: Outcome[] = [
  {
    requires: 'ORD-02',
    after: [...until(items), { reply: 'items.down' }],
    sees: 'Something Went wrong on order item creation',
    emits: { type: 'log', message: 'failed: items' },
  },
  ...steps.slice(profiles).map(
    ({ down, log }, at): Outcome => ({
      requires: 'ORD-03',
      after: [...until(profiles + at), { reply: down }],
      sees: 'Something went wrong',
      emits: { type: 'log', message: log },
    }),
  ),
  ...steps.map(
    ({ expired }, step): Outcome => ({
      requires: 'ORD-04',
      after: [...until(step), { reply: expired }],
      sees: 'Login Expired',
      check: endsWith({ kind: 'expired' }),
    }),
  ),
  {
    requires: 'ORD-03',
    after: [...until(payment), { reply: 'paymentCreate.down' }, retried],
    sees: 'Writing your order…',
  },
  {
    requires: 'CART-50',
    after: [...until(order), { reply: 'order.soldOut' }],
    sees: `No longer available: ${lines[1]?.item_name}`,
  },
  {
    requires: 'CART-50',
    after: [...until(release), { reply: 'orderPatch.soldOut' }],
    sees: 'Back to the bag',
    butNot: 'Place the Order',
  },
  {
    requires: 'CHK-32',
    after: [...until(profiles), { reply: 'profiles.refused' }],
    check: endsWith({ kind: 'addressRefused', problems: { billing: { city: 'refused' }, delivery: {} } }),
  },
  ...[coupon, release].map(
    (step): Outcome => ({
      requires: 'COUP-18',
      after: [...until(step), { reply: 'orderPatch.noCoupon' }],
      check: endsWith({ kind: 'couponRefused' }),
    }),
  ),
  {
    requires: 'CONF-36',
    after: [...until(coupon), { reply: 'order.repriced' }],
    sees: 'Checking the price of your order…',
    check: expectCounts({ orders: 1, payments: 0 }),
  },
  {
    requires: 'CONF-36',
    after: [...until(coupon), { reply: 'order.repriced' }, { reply: 'undo.done' }],
    // 10% off the three prints at ₹900 more, to the rupee
    sees: 'Your order came to ₹17,633, and not to the ₹15,203 that you were shown.',
    butNot: 'Place the Order',
    check: orderIs({ attributes: { state: 'canceled' } }),
  },
  {
    requires: 'CONF-36',
    after: [...until(coupon), { reply: 'order.repriced' }, { wait: 6_000 }],
    sees: 'See the price of today',
  },
  {
    requires: 'CHK-38',
    after: [...until(coupon), { reply: 'order.repriced' }, { reply: 'undo.done' }, retried],
    check: endsWith({ kind: 'repriced' }),
  },
  {
    requires: 'PAY-27',
    after: [...until(payment), { reply: 'paymentCreate.repriced' }, { reply: 'undo.done' }],
    sees: /^So it stops here: nothing is paid, and your bag and your details are safe\./,
    check: orderIs({ attributes: { state: 'canceled' } }),
  },
  {
    requires: 'ORD-03',
    after: [...until(order), { reply: 'order.paid' }],
    sees: 'You have ordered and paid for this bag already',
    check: ({ actor }) =>
      expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe(
        `/order/${actor.getSnapshot().context.plan.orderNo}`,
      ),
  },
  {
    requires: 'PAY-15',
    after: [...until(order), { reply: 'order.free' }],
    check: ({ actor }) => expect(actor.getSnapshot().output.order.amount).toBe(0),
  },
];

testPaths({ ...orderPlacementFixture, outcomes: [...placed, ...refused] });
