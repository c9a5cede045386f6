/** The first task after what runs now: requested in a frame's callback it comes when that frame has been painted. */
export const nextTask = (): Promise<number> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now());
    port2.postMessage(null);
  });

/** When the next frame begins. */
export const nextFrame = (): Promise<number> =>
  new Promise((done) => requestAnimationFrame(() => done(performance.now())));

/**
 * Milliseconds of what a change takes: until React and the charts are done, and from the beginning of the next frame until
 * it is painted. The wait between the two is not work.
 */
export async function measureWork(change: () => void): Promise<number> {
  const pressed = performance.now();
  change();
  const done = await nextTask();
  const startedAt = await nextFrame();
  return done - pressed + (await nextTask()) - startedAt;
}

export const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Resolves once something is there and painted. */
export async function waitForPaint(isThere: () => unknown): Promise<number> {
  for (;;) {
    await nextFrame();
    if (isThere()) return nextTask();
  }
}
