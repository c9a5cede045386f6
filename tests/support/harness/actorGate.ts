import type { AnyPortCall } from '../../../machines/kit/port.ts';

/** Holds calls that stay inside the browser (another chart, storage), as the gate holds those to the backend. */
export function createActorGate() {
  const waiting = new Set<() => void>();
  let isOpen = false;
  return {
    open() {
      isOpen = true;
      for (const go of waiting) go();
      waiting.clear();
    },
    close() {
      isOpen = false;
    },
    clear() {
      isOpen = false;
      waiting.clear();
    },
    /** A call that goes through once the door is open. */
    behind:
      (call: AnyPortCall): AnyPortCall =>
      async (input, signal) => {
        if (!isOpen) await new Promise<void>((go) => waiting.add(go));
        return call(input, signal);
      },
  };
}
