import { formatArrival, getLastArrival, getSlowestDays } from './arrival.ts';
import type { Order } from './order.ts';

/**
 * The steps of an order, by the state that begins each. Every host has the first two (ORD-05, ORD-31); the others are there
 * where its workflow goes on after the payment.
 */
const STEPS = ['processing', 'completed', 'printing', 'framing', 'shipped', 'delivered'] as const;
export type OrderStep = (typeof STEPS)[number];

const isStep = (state: string): state is OrderStep => (STEPS as readonly string[]).includes(state);

/** The state as a shopper reads it: the value itself, but 'partially_refunded' in two words. (ORD-30) */
export const formatState = ({ state }: Pick<Order, 'state'>): string => state.replaceAll('_', ' ');

/** Is it paid for? (ORD-31) */
export const isPaid = ({ state }: Pick<Order, 'state'>): boolean => isStep(state) && state !== 'processing';

/**
 * The steps of an order, the one it is at, from 0, and the days on which it comes: '4 to 8 December', null once it is there or
 * the last of them is over, in milliseconds since 1970 as `now` is. Null for an order that was called off, or never placed.
 */
export function getOrderProgress({ state, placedAt, items }: Pick<Order, 'state' | 'placedAt' | 'items'>, now: number) {
  if (!isStep(state)) return null;
  const all = STEPS.filter((step) => step !== 'framing' || step === state || items.some(({ isFramed }) => isFramed));
  const days = getSlowestDays(items.map(({ days }) => days));
  const isOver = placedAt !== null && now >= getLastArrival(days, placedAt);
  // A host whose workflow ends with the payment never reports that it came: no step is claimed to be still ahead by then.
  const steps = isOver && state === 'completed' ? all.slice(0, all.indexOf(state) + 1) : all;
  const isDone = steps.at(-1) === state;
  return {
    steps,
    current: isDone ? steps.length : steps.indexOf(state),
    arrival: placedAt === null || isDone || isOver ? null : formatArrival(days, placedAt),
  };
}
