import { waitFor } from '@testing-library/react';
import { getResponse, HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { orderPlacementSamples as samples } from '../../machines/orderPlacement/orderPlacement.samples.ts';
import { lines, session } from '../../machines/orderPlacement/samplePurchase.ts';
import type { EmbeddedBackend } from '../../mocks/backend.ts';
import { STORE_ID } from '../../mocks/seed/ids.ts';
import { orderPlacement as flow, OrderPlacement } from '../../src/flows/orderPlacement/OrderPlacement.tsx';
import { orderPlacementGestures as gestures } from '../../src/flows/orderPlacement/orderPlacement.gestures.ts';
import { keptPlacement } from '../../src/ports/keptPlacement.ts';
import { orderPlacementPorts } from '../../src/ports/orderPlacement.ts';
import { madeIn } from '../support/madeIn.ts';
import { knownGuest } from '../support/orders.ts';
import type { Doing, Outcome, Walker } from '../support/walk/walk.ts';
import { walkView } from '../support/walk/walkView.tsx';

const ports = orderPlacementPorts({
  keeper: keptPlacement,
  now: () => new Date('2026-11-21T04:00:00Z'),
  uuid: () => crypto.randomUUID(),
});

type Step = { done: string; down: string; expired: string; log: string };
const steps: Step[] = [
  { done: 'items.created', down: 'items.down', expired: 'items.expired', log: 'failed: items' },
  { done: 'profiles.created', down: 'profiles.down', expired: 'profiles.expired', log: 'failed: profiles' },
  { done: 'order.created', down: 'order.down', expired: 'order.expired', log: 'failed: order' },
  { done: 'assign.done', down: 'assign.down', expired: 'assign.expired', log: 'failed: assignment' },
  { done: 'paymentCreate.done', down: 'paymentCreate.down', expired: 'paymentCreate.expired', log: 'failed: payment' },
];
const planned: Doing = { answer: 'plan.made' };
/** As far as the step with this number, from 0, and no further. */
const until = (step: number): Doing[] => [planned, ...steps.slice(0, step).map(({ done }) => ({ answer: done }))];
const from = (step: number): Doing[] => steps.slice(step).map(({ done }) => ({ answer: done }));
const retried: Doing = { type: 'placement.retried' };
const whole = until(steps.length);

const listed = ({ store }: EmbeddedBackend) => ({
  items: madeIn(store, 'commerce_order_item--default'),
  profiles: madeIn(store, 'profile--customer'),
  orders: madeIn(store, 'commerce_order--default'),
  payments: madeIn(store, 'commerce_payment--payment_manual'),
});
const counted = (backend: EmbeddedBackend) =>
  Object.fromEntries(Object.entries(listed(backend)).map(([name, list]) => [name, list.length]));

/** One order and nothing twice, whatever went before; and the chart says so. */
function isOneOrder({ backend, actor }: Walker) {
  expect(counted(backend)).toEqual({ items: lines.length, profiles: 2, orders: 1, payments: 1 });
  const [order] = listed(backend).orders;
  expect(actor.getSnapshot()).toMatchObject({
    status: 'done',
    output: { placed: { orderNo: order?.attributes.order_number, amount: 1_689_200 }, expired: false },
  });
}

const item = (index: number, expected: object) => (walker: Walker) =>
  expect(listed(walker.backend).items[index]).toMatchObject(expected);
const order = (expected: object) => (walker: Walker) =>
  expect(listed(walker.backend).orders[0]).toMatchObject(expected);
const made = (expected: object) => (walker: Walker) => expect(counted(walker.backend)).toMatchObject(expected);

const placed: Outcome[] = [
  { requires: 'ORD-01', after: until(1), check: made({ items: 2, profiles: 0, orders: 0 }) },
  {
    requires: 'ORD-18',
    after: until(1),
    check: item(0, {
      attributes: {
        quantity: '1.00',
        title: 'Print on Canvas - Two Palms and a Promise',
        field_art_media_type: 'Canvas',
        field_dimension: '18 x 24',
        field_frame_size: '18 x 24',
        field_matt_size: '0',
        field_matt_color: '',
        field_print_or_frame: 'print',
        field_crop_x: null,
        field_crop_y: null,
        field_image_x: null,
        field_image_y: null,
      },
    }),
  },
  { requires: 'ORD-19', after: until(1), check: item(1, { attributes: { quantity: '2.00' } }) },
  { requires: 'ORD-20', after: until(1), check: item(0, { attributes: { field_mating: 'Without Matt' } }) },
  { requires: 'ORD-21', after: until(1), check: item(0, { attributes: { field_product_type: 'art' } }) },
  {
    requires: 'ORD-22',
    after: until(1),
    check: item(0, {
      attributes: {
        field_bill_label: expect.stringContaining('<strong>Print on Canvas - Two Palms and a Promise</strong>'),
      },
    }),
  },
  { requires: 'ORD-23', after: until(1), check: item(0, { attributes: { field_group: 1 } }) },
  { requires: 'ORD-23', after: until(1), check: item(1, { attributes: { field_group: 2 } }) },
  {
    requires: 'ORD-24',
    after: until(1),
    check: item(0, { attributes: { unit_price: { number: '4104.000000', currency_code: 'INR' } } }),
  },
  {
    requires: 'ORD-25',
    after: until(1),
    check: item(0, {
      relationships: {
        purchased_entity: { type: 'commerce_product_variation--default', id: lines[0]?.art_varid },
        field_bill_image: { type: 'file--file', id: lines[0]?.image_id },
      },
    }),
  },
  {
    requires: 'ORD-12',
    after: until(1),
    check: ({ gate }) => waitFor(() => expect(gate.heldCount()).toBe(2)),
  },
  {
    requires: 'ORD-12',
    after: until(2),
    check: ({ backend }) =>
      expect(
        listed(backend).profiles.map(({ attributes }) => (attributes.address as { given_name: string }).given_name),
      ).toEqual(['Asha', 'Ravi']),
  },
  { requires: 'ORD-06', after: until(3), check: order({ attributes: { state: 'processing' } }) },
  { requires: 'ORD-07', after: until(3), check: order({ attributes: { checkout_step: 'started' } }) },
  {
    requires: 'ORD-17',
    after: until(3),
    check: (walker) => {
      const { items, profiles } = listed(walker.backend);
      order({
        relationships: {
          store_id: { type: 'commerce_store--online', id: STORE_ID },
          uid: { type: 'user--user', id: session.details.id },
          order_items: items.map(({ type, id }) => ({ type, id })),
          billing_profile: { type: 'profile--customer', id: profiles[0]?.id },
          field_shipping_profile: { type: 'profile--customer', id: profiles[1]?.id },
        },
      })(walker);
    },
  },
  {
    requires: 'ORD-15',
    after: until(3),
    check: order({ attributes: { order_number: expect.stringMatching(/^261121\d{6}$/) } }),
  },
  { requires: 'ORD-10', after: [...until(3), { answer: 'assign.down' }], check: made({ orders: 1, payments: 0 }) },
  { requires: 'ORD-11', after: whole, check: isOneOrder },
  {
    requires: 'ORD-11',
    after: whole,
    check: ({ backend }) => {
      const { orders, payments } = listed(backend);
      expect(payments[0]).toMatchObject({
        attributes: { state: 'pending' },
        relationships: { order_id: { type: 'commerce_order--default', id: orders[0]?.id } },
      });
    },
  },
  { requires: 'ORD-13', after: until(0), sees: 'Preparing your prints…' },
  { requires: 'ORD-13', after: until(2), sees: 'Writing your order…' },
];

const refused: Outcome[] = [
  {
    requires: 'ORD-02',
    after: [planned, { answer: 'items.down' }],
    sees: 'Something Went wrong on order item creation',
    lets: { type: 'log', what: 'failed: items' },
  },
  ...steps.slice(1).map(
    ({ down, log }, index): Outcome => ({
      requires: 'ORD-03',
      after: [...until(index + 1), { answer: down }],
      sees: 'Something went wrong',
      lets: { type: 'log', what: log },
    }),
  ),
  ...steps.map(
    ({ expired }, index): Outcome => ({
      requires: 'ORD-04',
      after: [...until(index), { answer: expired }],
      sees: 'Login Expired',
      lets: { type: 'toast', says: 'order.expired' },
      check: ({ actor }) =>
        expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { placed: null, expired: true } }),
    }),
  ),
];

/** Whatever befalls a call, placing the order again ends with one order. */
const triedAgain = steps.flatMap(({ down }, index): Outcome[] => {
  const faults: Doing[] = [{ answer: down }, { answer: 'network.broken' }, { answer: 'answer.lost' }, { wait: 25_000 }];
  return faults.map((fault) => ({
    requires: 'ORD-03',
    after: [...until(index), fault, retried, ...from(index)],
    check: isOneOrder,
  }));
});

walkView({
  flow,
  ports,
  local: ['planOrder'],
  samples,
  gestures,
  outcomes: [...placed, ...refused, ...triedAgain],
  view: <OrderPlacement />,
  prepare: knownGuest,
  answers: {
    'plan.made': () => {},
    // The backend does what it was asked, and the browser never hears of it.
    'answer.lost': ({ gate, backend }) =>
      gate.open([
        http.all('*', async ({ request }) => {
          await getResponse(backend.handlers, request);
          return HttpResponse.error();
        }),
      ]),
  },
});
