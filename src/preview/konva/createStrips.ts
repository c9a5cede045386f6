import { SIDES } from '../geometry/plane.ts';
import type { Moulding } from '../moulding/moulding.ts';
import type { StripRequest, StripResponse } from './strip.worker.ts';

type Strips = StripResponse['strips'];

const pendingRequests = new Map<number, (strips: Strips | null) => void>();
let worker: Worker | null | undefined;
let count = 0;

/** Where workers are blocked, every pending request is answered on the main thread. */
function abandonWorker() {
  worker?.terminate();
  worker = null;
  for (const done of pendingRequests.values()) done(null);
  pendingRequests.clear();
}

function startWorker(): Worker | null {
  try {
    const newWorker = new Worker(new URL('./strip.worker.ts', import.meta.url), { type: 'module' });
    newWorker.addEventListener('message', ({ data: { id, strips } }: MessageEvent<StripResponse>) => {
      pendingRequests.get(id)?.(strips);
      pendingRequests.delete(id);
    });
    newWorker.addEventListener('error', abandonWorker);
    return newWorker;
  } catch {
    return null;
  }
}

const waitForIdle = () =>
  new Promise<void>((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: 500 });
    else setTimeout(done, 50);
  });

async function createStripsOnMainThread(moulding: Moulding, pixelsPerInch: number): Promise<Strips> {
  const { createStrip } = await import('../moulding/strip.ts');
  const strips: Strips = [];
  for (const side of SIDES) {
    await waitForIdle();
    strips.push(createStrip(moulding, side, pixelsPerInch));
  }
  return strips;
}

/** The surfaces of a moulding for the four sides, clockwise from the top: made in a worker, or while the browser is idle. */
export async function createStrips(moulding: Moulding, pixelsPerInch: number): Promise<Strips> {
  worker ??= startWorker();
  const running = worker;
  const strips =
    running &&
    (await new Promise<Strips | null>((done) => {
      const request: StripRequest = { id: ++count, moulding, pixelsPerInch };
      pendingRequests.set(request.id, done);
      running.postMessage(request);
    }));
  return strips ?? createStripsOnMainThread(moulding, pixelsPerInch);
}
