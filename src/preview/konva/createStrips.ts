import { SIDES } from '../geometry/plane.ts';
import type { Moulding } from '../moulding/moulding.ts';
import type { StripRequest, StripResponse } from './strip.worker.ts';

type Strips = StripResponse['strips'];

const waiting = new Map<number, (strips: Strips | null) => void>();
let worker: Worker | null | undefined;
let count = 0;

/** Where workers are not let in, every order that waits is worked out here after all. */
function giveUp() {
  worker?.terminate();
  worker = null;
  for (const done of waiting.values()) done(null);
  waiting.clear();
}

function startWorker(): Worker | null {
  try {
    const started = new Worker(new URL('./strip.worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data: { id, strips } }: MessageEvent<StripResponse>) => {
      waiting.get(id)?.(strips);
      waiting.delete(id);
    });
    started.addEventListener('error', giveUp);
    return started;
  } catch {
    return null;
  }
}

const idle = () =>
  new Promise<void>((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: 500 });
    else setTimeout(done, 50);
  });

async function createStripsHere(moulding: Moulding, pixelsPerInch: number): Promise<Strips> {
  const { createStrip } = await import('../moulding/strip.ts');
  const strips: Strips = [];
  for (const side of SIDES) {
    await idle();
    strips.push(createStrip(moulding, side, pixelsPerInch));
  }
  return strips;
}

/** The surfaces of a moulding for the four sides, clockwise from the top: made in a worker, or while nothing else is to do. */
export async function createStrips(moulding: Moulding, pixelsPerInch: number): Promise<Strips> {
  worker ??= startWorker();
  const running = worker;
  const made =
    running &&
    (await new Promise<Strips | null>((done) => {
      const order: StripRequest = { id: ++count, moulding, pixelsPerInch };
      waiting.set(order.id, done);
      running.postMessage(order);
    }));
  return made ?? createStripsHere(moulding, pixelsPerInch);
}
