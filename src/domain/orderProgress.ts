import { formatArrival, getLastArrival, getSlowestDays } from './arrival.ts';
import type { Order } from './order.ts';

/**
 * The steps of an order, by the state that begins each. Every host has the first two (ORD-05, ORD-31); the others are there
 * where its workflow goes on after the payment.
 */
const STEPS = ['processing', 'completed', 'printing', 'framing', 'shipped', 'delivered'] as const;
export type OrderStep = (typeof STEPS)[number];

const isStep = (state: string): state is OrderStep => (STEPS as readonly string[]).includes(state);

/** Is it paid for? (ORD-31) */
export const isPaid = ({ state }: Pick<Order, 'state'>): boolean => isStep(state) && state !== 'processing';

/**
 * The steps of an order, the one it is at, from 0, and the days on which it comes: '4 to 8 December', null once it is there or
 * the last of them is over, in milliseconds since 1970 as `now` is. Null for an order that was called off, or never placed.
 */
export function getOrderProgress({ state, placed, items }: Pick<Order, 'state' | 'placed' | 'items'>, now: number) {
  if (!isStep(state)) return null;
  const steps = STEPS.filter((step) => step !== 'framing' || step === state || items.some(({ isFramed }) => isFramed));
  const isThere = state === 'delivered';
  const days = getSlowestDays(items.map(({ days }) => days));
  const isExpected = placed !== null && !isThere && now < getLastArrival(days, placed);
  return {
    steps,
    current: isThere ? steps.length : steps.indexOf(state),
    arrival: isExpected ? formatArrival(days, placed) : null,
  };
}
