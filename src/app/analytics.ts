import { keptTracked } from '../storage/tracked.ts';

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** A browser pays for few orders, and only the latest could come up again. */
const MOST_KEPT = 20;
/** Where the browser keeps nothing, once a visit. */
const told = new Set<string>();

/** Whether this order's purchase is told for the first time, in whichever tab and however often the page was loaded. */
function isFirst(order: string): boolean {
  const before = keptTracked.read() ?? [];
  if (told.has(order) || before.includes(order)) return false;
  told.add(order);
  keptTracked.write([...before, order].slice(-MOST_KEPT));
  return true;
}

/**
 * Pushes an event into the analytics data layer; whoever analyses reads it from there. What names an order is pushed once
 * for that order. (PAY-16, SHELL-30)
 */
export function track(event: Record<string, unknown>): void {
  const { order_id } = event;
  if (typeof order_id === 'string' && !isFirst(order_id)) return;
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
