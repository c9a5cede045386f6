import type { Source } from '../domain/source.ts';
import type { Order, Told } from './pictureWorker.ts';
import { PictureRefused } from './refused.ts';
import type { Cut, Cutting, Opened, Rest } from './studio.ts';

const UNABLE: Told = { unable: true };

/** One order to a worker of its own. Given up, the worker is stopped in the middle of what it does. */
function told(order: Order, signal?: AbortSignal): Promise<Told> {
  return new Promise((done, fail) => {
    let worker: Worker;
    try {
      worker = new Worker(new URL('./pictureWorker.ts', import.meta.url), { type: 'module' });
    } catch {
      done(UNABLE);
      return;
    }
    const giveUp = () => {
      worker.terminate();
      fail(signal?.reason);
    };
    const end = (answer: Told) => {
      worker.terminate();
      signal?.removeEventListener('abort', giveUp);
      done(answer);
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => end(data));
    // Its code did not come, or it ran out of memory.
    worker.addEventListener('error', () => end(UNABLE));
    worker.postMessage(order);
  });
}

/** Lets the page paint and listen between two pieces of work. */
const rest: Rest = () => new Promise((go) => setTimeout(go, 0));

/** The same work beside the page, in small pieces, where a worker cannot do it. */
async function doneHere(order: Order, signal?: AbortSignal): Promise<Opened | Cut> {
  const { cutHere, openHere } = await import('./studio.ts');
  const resting: Rest = async () => {
    await rest();
    signal?.throwIfAborted();
  };
  return order.ask === 'open'
    ? openHere(order.file, order.source, resting)
    : cutHere(order.file, order.cutting, resting);
}

async function ordered(order: Order, signal?: AbortSignal): Promise<Opened | Cut> {
  signal?.throwIfAborted();
  const answer = await told(order, signal);
  if ('done' in answer) return answer.done;
  if ('fault' in answer) throw new PictureRefused(answer.fault);
  if ('failed' in answer) throw new Error(answer.failed);
  return doneHere(order, signal);
}

/**
 * Opens a file as a picture, off the main thread. `source` says whose pixels count: an upload's own, or those that art is
 * printed from, which are not the file's. (UPL-02, UPL-13 to UPL-15)
 * @throws PictureRefused with the reason; the signal's reason where it was given up
 */
export const openPicture = (file: Blob, source: Source, signal?: AbortSignal): Promise<Opened> =>
  ordered({ ask: 'open', file, source }, signal) as Promise<Opened>;

/**
 * Cuts a part out of a picture at full resolution, off the main thread: a JPEG in sRGB, with the pixels that it has.
 * @throws PictureRefused with the reason; the signal's reason where it was given up
 */
export const cutPicture = (file: Blob, cutting: Cutting, signal?: AbortSignal): Promise<Cut> =>
  ordered({ ask: 'cut', file, cutting }, signal) as Promise<Cut>;
