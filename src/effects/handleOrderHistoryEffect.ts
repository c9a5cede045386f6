import type { OrderHistoryEffect } from '../../machines/orderHistory/orderHistory.machine.ts';
import type { AreaEffectHandler } from '../kit/flow/effects.ts';

const PARAMETER = 'shown';

/** How many orders an address shows; 0 where it has no such number. */
export const parseShownOrders = (params: URLSearchParams): number =>
  Number(/^\d{1,5}$/.exec(params.get(PARAMETER) ?? '')?.[0] ?? 0);

/** Writes into the address how many orders are shown, so that Back from one of them returns to it. */
export const handleOrderHistoryEffect: AreaEffectHandler = (event, environment) => {
  const effect = event as OrderHistoryEffect;
  if (effect.type !== 'orders.shown') return false;
  const params = new URLSearchParams(environment.getAddress().search);
  params.set(PARAMETER, String(effect.count));
  environment.rewriteQuery(params.toString());
  return true;
};
