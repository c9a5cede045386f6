import type { Paise } from '../../src/domain/money.ts';
import type { PlacedOrder } from '../../src/domain/order.ts';
import type { Samples } from '../kit/samples.ts';
import type { orderPlacementMachine } from './orderPlacement.machine.ts';
import type { Plan } from './purchase.ts';
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
const total = purchase.agreedAmount;
/** With 10% off, to the rupee. */
const agreedAmount = 1_520_300;
/** The same with each piece ₹900 dearer. */
const repriced = 1_763_300;
const toPlacedOrder = (amount: Paise): PlacedOrder => ({ orderNo: plan.orderNo, amount, razorpayOrderId: null });
const serverError = { kind: 'server' };
const unauthorisedError = { kind: 'unauthorised' };
const soldOut = { kind: 'outOfStock', titles: [lines[1]?.item_name] };
const cityRefusal = { kind: 'addressRefused', problems: { billing: { city: 'refused' }, delivery: {} } };
const couponRefusal = { kind: 'couponRefused' };

export const orderPlacementSamples = {
  // With a coupon, so that the walks go the longer way.
  input: { ...purchase, coupon: WELCOME, agreedAmount },
  events: [
    { type: 'placement.retried' },
    { type: 'xstate.done.actor.planOrder', output: { plan, hasAbandonedOrders: false }, reply: 'plan.made' },
    { type: 'xstate.done.actor.planOrder', output: { plan, hasAbandonedOrders: true }, reply: 'plan.changed' },
    { type: 'xstate.done.actor.undoOrders', output: undefined, reply: 'undo.done' },
    { type: 'xstate.done.actor.createItems', output: undefined, reply: 'items.created' },
    { type: 'xstate.error.actor.createItems', error: serverError, reply: 'items.down' },
    { type: 'xstate.error.actor.createItems', error: unauthorisedError, reply: 'items.expired' },
    { type: 'xstate.done.actor.createProfiles', output: profiles, reply: 'profiles.created' },
    { type: 'xstate.error.actor.createProfiles', error: serverError, reply: 'profiles.down' },
    { type: 'xstate.error.actor.createProfiles', error: unauthorisedError, reply: 'profiles.expired' },
    { type: 'xstate.error.actor.createProfiles', error: cityRefusal, reply: 'profiles.refused' },
    {
      type: 'xstate.done.actor.createOrder',
      output: { state: 'draft', hasCoupon: false, total },
      reply: 'order.made',
    },
    {
      type: 'xstate.done.actor.createOrder',
      output: { state: 'canceled', hasCoupon: false, total },
      reply: 'order.calledOff',
    },
    {
      type: 'xstate.done.actor.createOrder',
      output: { state: 'completed', hasCoupon: false, total },
      reply: 'order.paid',
    },
    {
      type: 'xstate.done.actor.createOrder',
      output: { state: 'completed', hasCoupon: false, total: 0, freeOrder: toPlacedOrder(0) },
      reply: 'order.free',
    },
    { type: 'xstate.error.actor.createOrder', error: serverError, reply: 'order.down' },
    { type: 'xstate.error.actor.createOrder', error: soldOut, reply: 'order.soldOut' },
    { type: 'xstate.error.actor.createOrder', error: unauthorisedError, reply: 'order.expired' },
    {
      type: 'xstate.done.actor.applyCoupon',
      output: { state: 'draft', hasCoupon: true, total: agreedAmount },
      reply: 'order.couponApplied',
    },
    {
      type: 'xstate.done.actor.applyCoupon',
      output: { state: 'draft', hasCoupon: true, total: repriced },
      reply: 'order.repriced',
    },
    { type: 'xstate.done.actor.callOff', output: undefined, reply: 'undo.done' },
    { type: 'xstate.error.actor.applyCoupon', error: serverError, reply: 'orderPatch.down' },
    { type: 'xstate.error.actor.applyCoupon', error: couponRefusal, reply: 'orderPatch.noCoupon' },
    { type: 'xstate.error.actor.applyCoupon', error: unauthorisedError, reply: 'orderPatch.expired' },
    {
      type: 'xstate.done.actor.releaseOrder',
      output: { state: 'processing', hasCoupon: true, total: agreedAmount },
      reply: 'order.released',
    },
    { type: 'xstate.error.actor.releaseOrder', error: serverError, reply: 'orderPatch.down' },
    { type: 'xstate.error.actor.releaseOrder', error: couponRefusal, reply: 'orderPatch.noCoupon' },
    { type: 'xstate.error.actor.releaseOrder', error: soldOut, reply: 'orderPatch.soldOut' },
    { type: 'xstate.error.actor.releaseOrder', error: unauthorisedError, reply: 'orderPatch.expired' },
    { type: 'xstate.done.actor.assignOrder', output: undefined, reply: 'assign.done' },
    { type: 'xstate.error.actor.assignOrder', error: serverError, reply: 'assign.down' },
    { type: 'xstate.error.actor.assignOrder', error: unauthorisedError, reply: 'assign.expired' },
    {
      type: 'xstate.done.actor.createPayment',
      output: toPlacedOrder(agreedAmount),
      reply: 'paymentCreate.done',
    },
    {
      type: 'xstate.done.actor.createPayment',
      output: toPlacedOrder(repriced),
      reply: 'paymentCreate.repriced',
    },
    { type: 'xstate.error.actor.createPayment', error: serverError, reply: 'paymentCreate.down' },
    { type: 'xstate.error.actor.createPayment', error: unauthorisedError, reply: 'paymentCreate.expired' },
  ],
  distinguish: ({ order, profiles: saved }) => [order, saved !== null],
  // Ids, revisions and numbers are made on the way.
  compare: ({ plan: planned, profiles: saved, order, soldOut: missing, outcome }) => ({
    isPlanned: planned !== null,
    hasProfiles: saved !== null,
    order: order && { state: order.state, hasCoupon: order.hasCoupon, free: order.freeOrder?.amount },
    missing,
    outcome: outcome?.kind === 'placed' ? outcome.order.amount : outcome,
  }),
} satisfies Samples<typeof orderPlacementMachine>;
