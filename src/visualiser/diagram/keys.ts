import type { Viewport } from './viewport.ts';

const STEP = 80;

/** Keys on a diagram's frame: + and − for the size, 0 for all of it, 1 for full size, arrows to move. Gives what ends it. */
export function listenToKeys(frame: HTMLElement, viewport: Viewport): () => void {
  const actions: Record<string, () => void> = {
    '+': viewport.zoomIn,
    '=': viewport.zoomIn,
    '-': viewport.zoomOut,
    _: viewport.zoomOut,
    '0': viewport.fit,
    '1': viewport.zoomToFull,
  };
  const moves: Record<string, () => void> = {
    ArrowLeft: () => viewport.shift({ x: STEP, y: 0 }),
    ArrowRight: () => viewport.shift({ x: -STEP, y: 0 }),
    ArrowUp: () => viewport.shift({ x: 0, y: STEP }),
    ArrowDown: () => viewport.shift({ x: 0, y: -STEP }),
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // On a part of the drawing arrows lead along its lines.
    const action = actions[event.key] ?? (event.target === frame ? moves[event.key] : undefined);
    if (!action) return;
    event.preventDefault();
    action();
  };
  frame.addEventListener('keydown', handleKeyDown);
  return () => frame.removeEventListener('keydown', handleKeyDown);
}
