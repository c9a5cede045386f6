import type { Journey } from '../kit/journeys.ts';
import type { orderPlacementMachine } from './orderPlacement.machine.ts';

const addressed = ['plan.made', 'items.created', 'profiles.created'];
const paymentPrepared = ['order.couponApplied', 'order.released', 'assign.done', 'paymentCreate.done'];

export const orderPlacementJourneys: readonly Journey<typeof orderPlacementMachine>[] = [
  {
    name: 'An order with a coupon is placed',
    requires: ['ORD-01', 'ORD-05', 'ORD-08', 'ORD-09', 'ORD-10', 'ORD-11', 'ORD-12'],
    steps: [...addressed, 'order.made', ...paymentPrepared],
    endsIn: 'placed',
  },
  {
    name: 'An earlier order was left, and is undone first',
    requires: ['ORD-01', 'ORD-11'],
    steps: ['plan.changed', 'undo.done', 'items.created', 'profiles.created', 'order.made', ...paymentPrepared],
    endsIn: 'placed',
  },
  {
    name: 'The backend fails, and it goes on from there',
    requires: ['ORD-03'],
    steps: [...addressed, 'order.down', 'placement.retried', 'order.made', ...paymentPrepared],
    endsIn: 'placed',
  },
  {
    name: 'The backend refuses an address',
    requires: ['ORD-12'],
    steps: ['plan.made', 'items.created', 'profiles.refused'],
    endsIn: 'addressRefused',
  },
  {
    name: 'Something sells out in the last moment',
    requires: ['ORD-03'],
    steps: [...addressed, 'order.soldOut'],
    endsIn: 'failed.stock',
  },
  {
    name: 'The order comes to another price and is called off',
    requires: ['ORD-03', 'ORD-08'],
    steps: [...addressed, 'order.made', 'order.repriced', 'undo.done', 'placement.retried'],
    endsIn: 'repriced',
  },
  {
    name: 'The coupon was used up meanwhile',
    requires: ['ORD-08'],
    steps: [...addressed, 'order.made', 'orderPatch.noCoupon'],
    endsIn: 'couponRefused',
  },
  {
    name: 'The login expires while the order is made',
    requires: ['ORD-04'],
    steps: [...addressed, 'order.expired'],
    endsIn: 'expired',
  },
];
