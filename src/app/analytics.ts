declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** Pushes an event into the analytics data layer; whoever analyses reads it from there. (PAY-16, SHELL-30) */
export function track(event: Record<string, unknown>): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
