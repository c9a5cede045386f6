/** Milliseconds between two drawings: no eye follows more, and the frames between stay free for everything else. */
const MIN_INTERVAL = 66;

/** Draws before the next frame, or where it was drawn less than `interval` ago, a little later: many changes are drawn once. */
export function throttleToFrame(draw: () => void, interval = MIN_INTERVAL) {
  let lastDrawAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const requestDraw = () => {
    timer = undefined;
    frame = requestAnimationFrame(() => {
      frame = 0;
      lastDrawAt = performance.now();
      draw();
    });
  };
  return {
    schedule: () => {
      if (frame || timer) return;
      const remaining = lastDrawAt + interval - performance.now();
      if (remaining > 0) timer = setTimeout(requestDraw, remaining);
      else requestDraw();
    },
    end: () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    },
  };
}
