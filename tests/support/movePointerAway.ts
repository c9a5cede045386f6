import { cdp } from 'vitest/browser';

/** Takes the browser's own pointer off the page, where a test before may have left it resting on whatever comes there next. */
export const movePointerAway = () => cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
