import { http } from 'msw';
import { orderPlacementSamples as samples } from '../../machines/orderPlacement/orderPlacement.samples.ts';
import { session } from '../../machines/orderPlacement/samplePurchase.ts';
import { priceField } from '../../mocks/drupal/money.ts';
import { orderPlacement as flow, OrderPlacement } from '../../src/flows/orderPlacement/OrderPlacement.tsx';
import { orderPlacementGestures as gestures } from '../../src/flows/orderPlacement/orderPlacement.gestures.ts';
import { orderPlacementPorts } from '../../src/ports/orderPlacement.ts';
import { keptBegun, keptPlacement } from '../../src/storage/placement.ts';
import { knownGuest } from '../support/orders.ts';
import { stage, type Walker } from '../support/walk/stage.ts';

const ports = orderPlacementPorts({
  keeper: keptPlacement,
  begun: keptBegun,
  now: () => new Date('2026-11-21T04:00:00Z'),
  uuid: () => crypto.randomUUID(),
});

export const ORDER = 'commerce_order--default';
const ONE_ORDER = '*/jsonapi/commerce_order/default/:id';
const BEFORE = '0b1e7a5e-0000-4000-8000-0000000000ab';

/** The order of the plan is there, as if another tab had left it so. */
function leaveOrder({ backend: { store }, actor }: Walker, state: string, more: object = {}) {
  const { order: id, orderNo } = actor.getSnapshot().context.plan;
  const before = store.get(ORDER, id);
  if (!before)
    store.add({
      type: ORDER,
      id,
      attributes: { order_number: orderNo, state, ...more },
      relationships: { uid: { type: 'user--user', id: session.details.id } },
    });
  else
    store.put({
      ...before,
      attributes: { ...before.attributes, state, ...more },
      relationships: { ...before.relationships, coupons: [] },
    });
}

export const orderPlacementStage = stage({
  flow,
  ports,
  local: ['planOrder'],
  samples,
  gestures,
  view: <OrderPlacement />,
  prepare: knownGuest,
  answers: {
    'plan.made': () => keptBegun.drop(),
    // Another purchase was begun in this browser.
    'plan.changed': () => keptBegun.write([{ order: BEFORE, user: session.details.id, isMissed: false }]),
    // A call that was given up while it was held is let go with this one: what it did is undone before anybody looks.
    'order.made': (walker) => walker.gate.open([http.get(ONE_ORDER, () => leaveOrder(walker, 'draft'))]),
    'order.calledOff'(walker) {
      leaveOrder(walker, 'canceled');
      walker.gate.open();
    },
    'order.paid'(walker) {
      leaveOrder(walker, 'completed');
      walker.gate.open();
    },
    'order.free'(walker) {
      leaveOrder(walker, 'completed', { total_price: priceField(0) });
      walker.gate.open();
    },
  },
});
