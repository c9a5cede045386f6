/** Milliseconds between two drawings: no eye follows more, and the frames between stay free for everything else. */
const PACE = 66;

/** Draws before the next frame, or where it has just been drawn, a little later: many changes are drawn once. */
export function throttleToFrame(draw: () => void) {
  let lastDrawAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const now = () => {
    timer = undefined;
    frame = requestAnimationFrame(() => {
      frame = 0;
      lastDrawAt = performance.now();
      draw();
    });
  };
  return {
    soon: () => {
      if (frame || timer) return;
      const early = lastDrawAt + PACE - performance.now();
      if (early > 0) timer = setTimeout(now, early);
      else now();
    },
    end: () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    },
  };
}
