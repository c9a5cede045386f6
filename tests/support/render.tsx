import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type RootOptions } from 'react-dom/client';

const mounted = new Set<() => void>();

/**
 * Draws a view below the document's body, its effects included, as a page does: without `act`, which would take all that
 * follows into its own hands and which React's production build does not have.
 */
export function render(view: ReactNode, options?: RootOptions) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, options);
  const rerender = (next: ReactNode) => flushSync(() => root.render(next));
  const unmount = () => {
    mounted.delete(unmount);
    flushSync(() => root.unmount());
    container.remove();
  };
  mounted.add(unmount);
  rerender(view);
  return { container, rerender, unmount };
}

/** Takes away all that `render` drew. */
export function cleanup(): void {
  for (const unmount of mounted) unmount();
}
