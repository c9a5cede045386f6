/** Some browsers cannot tell when they are idle; by then, in ms, a page is drawn. */
const SOON = 200;

/** Calls once the browser has nothing better to do; returns how to stop. */
export function whenIdle(call: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const waiting = window.requestIdleCallback(call);
    return () => window.cancelIdleCallback(waiting);
  }
  const waiting = setTimeout(call, SOON);
  return () => clearTimeout(waiting);
}
