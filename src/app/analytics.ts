import * as v from 'valibot';
import { persisted } from '../storage/persisted.ts';

/** Order numbers whose purchase was reported to the analytics, the last one last. (PAY-16) */
const trackedOrderStorage = persisted('tracked_orders', v.array(v.string()));

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** A browser pays for few orders, and only the latest could come up again. */
const MAX_TRACKED = 20;

/** Marks an order's purchase as reported; false where it was already, in any tab or page load. */
function markAsTracked(orderNo: string): boolean {
  const trackedOrders = trackedOrderStorage.read() ?? [];
  if (trackedOrders.includes(orderNo)) return false;
  trackedOrderStorage.write([...trackedOrders, orderNo].slice(-MAX_TRACKED));
  return true;
}

/**
 * Pushes an event into the analytics data layer; whoever analyses reads it from there. What names an order is pushed once
 * for that order. (PAY-16, SHELL-30)
 */
export function trackEvent(event: Record<string, unknown>): void {
  const { order_id } = event;
  if (typeof order_id === 'string' && !markAsTracked(order_id)) return;
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
