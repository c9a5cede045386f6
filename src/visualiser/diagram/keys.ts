import { ARROW_DIRECTIONS } from '../../ui/arrowKeys.ts';
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
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // On a part of the drawing arrows lead along its lines.
    const direction = event.target === frame ? ARROW_DIRECTIONS[event.key] : undefined;
    const action = actions[event.key];
    if (action) action();
    else if (direction) viewport.shift({ x: -STEP * direction.x, y: -STEP * direction.y });
    else return;
    event.preventDefault();
  };
  frame.addEventListener('keydown', handleKeyDown);
  return () => frame.removeEventListener('keydown', handleKeyDown);
}
