import type { Samples } from '../kit/samples.ts';
import type { orderPlacementMachine, Plan } from './orderPlacement.machine.ts';
import { lines, purchase } from './samplePurchase.ts';

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

export const orderPlacementSamples = {
  input: purchase,
  events: [
    { type: 'placement.retried' },
    { type: 'xstate.done.actor.planOrder', output: plan, answer: 'plan.made' },
    { type: 'xstate.done.actor.createItems', output: undefined, answer: 'items.created' },
    { type: 'xstate.error.actor.createItems', error: down, answer: 'items.down' },
    { type: 'xstate.error.actor.createItems', error: unknown, answer: 'items.expired' },
    { type: 'xstate.done.actor.createProfiles', output: profiles, answer: 'profiles.created' },
    { type: 'xstate.error.actor.createProfiles', error: down, answer: 'profiles.down' },
    { type: 'xstate.error.actor.createProfiles', error: unknown, answer: 'profiles.expired' },
    { type: 'xstate.done.actor.createOrder', output: undefined, answer: 'order.created' },
    { type: 'xstate.error.actor.createOrder', error: down, answer: 'order.down' },
    { type: 'xstate.error.actor.createOrder', error: unknown, answer: 'order.expired' },
    { type: 'xstate.done.actor.assignOrder', output: undefined, answer: 'assign.done' },
    { type: 'xstate.error.actor.assignOrder', error: down, answer: 'assign.down' },
    { type: 'xstate.error.actor.assignOrder', error: unknown, answer: 'assign.expired' },
    {
      type: 'xstate.done.actor.createPayment',
      output: { orderNo: plan.orderNo, amount: 1_689_200 },
      answer: 'paymentCreate.done',
    },
    { type: 'xstate.error.actor.createPayment', error: down, answer: 'paymentCreate.down' },
    { type: 'xstate.error.actor.createPayment', error: unknown, answer: 'paymentCreate.expired' },
  ],
  distinguish: () => null,
  // Ids, revisions and numbers are made on the way.
  compare: ({ plan, profiles, placed, expired }) => ({
    isPlanned: plan !== null,
    hasProfiles: profiles !== null,
    amount: placed?.amount,
    expired,
  }),
} satisfies Samples<typeof orderPlacementMachine>;
