import type { Samples } from '../kit/samples.ts';
import type { orderPlacementMachine, Plan } from './orderPlacement.machine.ts';
import { lines, purchase, WELCOME } from './samplePurchase.ts';

const id = (last: number) => `0b1e7a5e-0000-4000-8000-00000000000${last}`;
const plan: Plan = {
  orderNo: '261121482615',
  order: id(1),
  billing: id(2),
  delivery: id(3),
  items: Object.fromEntries(lines.map(({ key }, index) => [key, id(4 + index)])),
};
const profiles = { billing: { id: id(2), revision: 1 }, delivery: { id: id(3), revision: 2 } };
const down = { kind: 'server' };
const unknown = { kind: 'unauthorised' };
const soldOut = { kind: 'outOfStock', titles: [lines[1]?.item_name] };
const noCoupon = { kind: 'couponRefused' };

export const orderPlacementSamples = {
  // With a coupon, so that the walks go the longer way.
  input: { ...purchase, coupon: WELCOME },
  events: [
    { type: 'placement.retried' },
    { type: 'xstate.done.actor.planOrder', output: { plan, hasBegun: false }, answer: 'plan.made' },
    { type: 'xstate.done.actor.planOrder', output: { plan, hasBegun: true }, answer: 'plan.changed' },
    { type: 'xstate.done.actor.undoOrders', output: undefined, answer: 'undo.done' },
    { type: 'xstate.done.actor.createItems', output: undefined, answer: 'items.created' },
    { type: 'xstate.error.actor.createItems', error: down, answer: 'items.down' },
    { type: 'xstate.error.actor.createItems', error: unknown, answer: 'items.expired' },
    { type: 'xstate.done.actor.createProfiles', output: profiles, answer: 'profiles.created' },
    { type: 'xstate.error.actor.createProfiles', error: down, answer: 'profiles.down' },
    { type: 'xstate.error.actor.createProfiles', error: unknown, answer: 'profiles.expired' },
    {
      type: 'xstate.done.actor.createOrder',
      output: { state: 'draft', hasCoupon: false },
      answer: 'order.made',
    },
    {
      type: 'xstate.done.actor.createOrder',
      output: { state: 'canceled', hasCoupon: false },
      answer: 'order.calledOff',
    },
    {
      type: 'xstate.done.actor.createOrder',
      output: { state: 'completed', hasCoupon: false },
      answer: 'order.paid',
    },
    {
      type: 'xstate.done.actor.createOrder',
      output: { state: 'completed', hasCoupon: false, free: { orderNo: plan.orderNo, amount: 0 } },
      answer: 'order.free',
    },
    { type: 'xstate.error.actor.createOrder', error: down, answer: 'order.down' },
    { type: 'xstate.error.actor.createOrder', error: soldOut, answer: 'order.soldOut' },
    { type: 'xstate.error.actor.createOrder', error: unknown, answer: 'order.expired' },
    {
      type: 'xstate.done.actor.applyCoupon',
      output: { state: 'draft', hasCoupon: true },
      answer: 'order.couponApplied',
    },
    { type: 'xstate.error.actor.applyCoupon', error: down, answer: 'orderPatch.down' },
    { type: 'xstate.error.actor.applyCoupon', error: noCoupon, answer: 'orderPatch.noCoupon' },
    { type: 'xstate.error.actor.applyCoupon', error: unknown, answer: 'orderPatch.expired' },
    {
      type: 'xstate.done.actor.releaseOrder',
      output: { state: 'processing', hasCoupon: true },
      answer: 'order.released',
    },
    { type: 'xstate.error.actor.releaseOrder', error: down, answer: 'orderPatch.down' },
    { type: 'xstate.error.actor.releaseOrder', error: noCoupon, answer: 'orderPatch.noCoupon' },
    { type: 'xstate.error.actor.releaseOrder', error: soldOut, answer: 'orderPatch.soldOut' },
    { type: 'xstate.error.actor.releaseOrder', error: unknown, answer: 'orderPatch.expired' },
    { type: 'xstate.done.actor.assignOrder', output: undefined, answer: 'assign.done' },
    { type: 'xstate.error.actor.assignOrder', error: down, answer: 'assign.down' },
    { type: 'xstate.error.actor.assignOrder', error: unknown, answer: 'assign.expired' },
    {
      type: 'xstate.done.actor.createPayment',
      output: { orderNo: plan.orderNo, amount: 1_520_300 },
      answer: 'paymentCreate.done',
    },
    { type: 'xstate.error.actor.createPayment', error: down, answer: 'paymentCreate.down' },
    { type: 'xstate.error.actor.createPayment', error: unknown, answer: 'paymentCreate.expired' },
  ],
  distinguish: ({ order, profiles: saved }) => [order, saved !== null],
  // Ids, revisions and numbers are made on the way.
  compare: ({ plan: planned, profiles: saved, order, soldOut: missing, placed, expired, couponRefused }) => ({
    isPlanned: planned !== null,
    hasProfiles: saved !== null,
    order: order && { ...order, free: order.free?.amount },
    missing,
    amount: placed?.amount,
    expired,
    couponRefused,
  }),
} satisfies Samples<typeof orderPlacementMachine>;
