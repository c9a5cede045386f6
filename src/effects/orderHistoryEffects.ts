import type { OrderHistoryEffect } from '../../machines/orderHistory/orderHistory.machine.ts';
import type { AreaEffects } from '../kit/flow/effects.ts';

const PARAMETER = 'shown';

/** How many orders an address shows; 0 where it has no such number. */
export const parseShownOrders = (params: URLSearchParams): number =>
  Number(/^\d{1,5}$/.exec(params.get(PARAMETER) ?? '')?.[0] ?? 0);

/** Writes into the address how many orders are shown, so that Back from one of them returns to it. */
export const orderHistoryEffects: AreaEffects<OrderHistoryEffect> = {
  'orders.shown'({ count }, environment) {
    const params = new URLSearchParams(environment.getAddress().search);
    params.set(PARAMETER, String(count));
    environment.rewriteQuery(params.toString());
  },
};
