import { screen, waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { lines, WELCOME } from '../../machines/orderPlacement/samplePurchase.ts';
import type { EmbeddedBackend } from '../../mocks/backend.ts';
import { ORDER, orderPlacementStage } from '../stages/orderPlacement.stage.tsx';
import { madeIn } from '../support/madeIn.ts';
import type { Doing, Walker } from '../support/walk/stage.ts';
import type { Outcome } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

type Step = { done: string; down: string; expired: string; log: string; says: string };
const steps: Step[] = [
  {
    done: 'items.created',
    down: 'items.down',
    expired: 'items.expired',
    log: 'failed: items',
    says: 'Preparing your prints…',
  },
  {
    done: 'profiles.created',
    down: 'profiles.down',
    expired: 'profiles.expired',
    log: 'failed: profiles',
    says: 'Saving your addresses…',
  },
  {
    done: 'order.made',
    down: 'order.down',
    expired: 'order.expired',
    log: 'failed: order',
    says: 'Writing your order…',
  },
  {
    done: 'order.couponApplied',
    down: 'orderPatch.down',
    expired: 'orderPatch.expired',
    log: 'failed: coupon',
    says: 'Putting your coupon on the order…',
  },
  {
    done: 'order.released',
    down: 'orderPatch.down',
    expired: 'orderPatch.expired',
    log: 'failed: release',
    says: 'Placing your order…',
  },
  {
    done: 'assign.done',
    down: 'assign.down',
    expired: 'assign.expired',
    log: 'failed: assignment',
    says: 'Handing your order to the studio…',
  },
  {
    done: 'paymentCreate.done',
    down: 'paymentCreate.down',
    expired: 'paymentCreate.expired',
    log: 'failed: payment',
    says: 'Opening the payment…',
  },
];
const planned: Doing = { answer: 'plan.made' };
/** As far as the step with this number, from 0, and no further. */
const until = (step: number): Doing[] => [planned, ...steps.slice(0, step).map(({ done }) => ({ answer: done }))];
const [items, profiles, order, coupon, release, assignment, payment] = steps.map((_, step) => step) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
const retried: Doing = { type: 'placement.retried' };

const counted = ({ store }: EmbeddedBackend) => ({
  items: madeIn(store, 'commerce_order_item--default').length,
  profiles: madeIn(store, 'profile--customer').length,
  orders: madeIn(store, ORDER).length,
  payments: madeIn(store, 'commerce_payment--payment_manual').length,
});
const made = (expected: object) => (walker: Walker) => expect(counted(walker.backend)).toMatchObject(expected);
const orderIs = (expected: object) => (walker: Walker) =>
  expect(madeIn(walker.backend.store, ORDER)[0]).toMatchObject(expected);
const endsAs = (output: object) => (walker: Walker) =>
  expect(walker.actor.getSnapshot()).toMatchObject({ status: 'done', output });

const placed: Outcome[] = [
  ...steps.map(({ says }, step): Outcome => ({ requires: 'ORD-13', after: until(step), sees: says })),
  { requires: 'ORD-01', after: until(profiles), check: made({ items: 2, profiles: 0, orders: 0 }) },
  { requires: 'ORD-12', after: until(profiles), check: ({ gate }) => waitFor(() => expect(gate.heldCount()).toBe(2)) },
  { requires: 'ORD-05', after: until(coupon), check: orderIs({ attributes: { state: 'draft' } }) },
  { requires: 'ORD-08', after: until(release), check: orderIs({ relationships: { coupons: [{ id: WELCOME.id }] } }) },
  { requires: 'ORD-09', after: until(assignment), check: orderIs({ attributes: { state: 'processing' } }) },
  {
    requires: 'ORD-10',
    after: [...until(assignment), { answer: 'assign.down' }],
    check: made({ orders: 1, payments: 0 }),
  },
  {
    requires: 'ORD-11',
    after: until(payment + 1),
    check(walker) {
      made({ items: lines.length, profiles: 2, orders: 1, payments: 1 })(walker);
      const orderNo = madeIn(walker.backend.store, ORDER)[0]?.attributes.order_number;
      // ₹16,892 less 10%, which is taken off to the rupee: ₹1,689
      endsAs({ placed: { orderNo, amount: 1_520_300 }, expired: false, couponRefused: false })(walker);
    },
  },
  { requires: 'ORD-13', after: [{ answer: 'plan.changed' }], sees: 'Putting away what you began before…' },
  { requires: 'ORD-13', after: [{ answer: 'plan.changed' }, { wait: 6_000 }], sees: 'Preparing your prints…' },
];

const refused: Outcome[] = [
  {
    requires: 'ORD-02',
    after: [...until(items), { answer: 'items.down' }],
    sees: 'Something Went wrong on order item creation',
    lets: { type: 'log', what: 'failed: items' },
  },
  ...steps.slice(profiles).map(
    ({ down, log }, at): Outcome => ({
      requires: 'ORD-03',
      after: [...until(profiles + at), { answer: down }],
      sees: 'Something went wrong',
      lets: { type: 'log', what: log },
    }),
  ),
  ...steps.map(
    ({ expired }, step): Outcome => ({
      requires: 'ORD-04',
      after: [...until(step), { answer: expired }],
      sees: 'Login Expired',
      check: endsAs({ placed: null, expired: true, couponRefused: false }),
    }),
  ),
  {
    requires: 'ORD-03',
    after: [...until(payment), { answer: 'paymentCreate.down' }, retried],
    sees: 'Writing your order…',
  },
  {
    requires: 'CART-50',
    after: [...until(order), { answer: 'order.soldOut' }],
    sees: `No longer available: ${lines[1]?.item_name}`,
  },
  {
    requires: 'CART-50',
    after: [...until(release), { answer: 'orderPatch.soldOut' }],
    sees: 'Back to the bag',
    butNot: 'Place the Order',
  },
  ...[coupon, release].map(
    (step): Outcome => ({
      requires: 'COUP-18',
      after: [...until(step), { answer: 'orderPatch.noCoupon' }],
      check: endsAs({ placed: null, expired: false, couponRefused: true }),
    }),
  ),
  {
    requires: 'ORD-03',
    after: [...until(order), { answer: 'order.paid' }],
    sees: 'You have ordered and paid for this bag already',
    check: ({ actor }) =>
      expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe(
        `/order/${actor.getSnapshot().context.plan.orderNo}`,
      ),
  },
  {
    requires: 'PAY-15',
    after: [...until(order), { answer: 'order.free' }],
    check: ({ actor }) => expect(actor.getSnapshot().output.placed.amount).toBe(0),
  },
];

walkView({ ...orderPlacementStage, outcomes: [...placed, ...refused] });
