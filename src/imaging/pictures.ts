import { PictureRejectedError, type PictureSource } from '../domain/sourcePicture.ts';
import { retryImport } from '../kit/loading/retryImport.ts';
import type { CroppedPicture, CropRequest, ImageRequest, OpenedPicture } from './imageProcessor.ts';
import type { WorkerResponse } from './pictureWorker.ts';

/** One request to a worker of its own; null where none runs. Aborted, the worker is stopped in the middle of what it does. */
function processInWorker(request: ImageRequest, signal?: AbortSignal): Promise<WorkerResponse | null> {
  return new Promise((resolve, reject) => {
    let worker: Worker;
    try {
      worker = new Worker(new URL('./pictureWorker.ts', import.meta.url), { type: 'module' });
    } catch {
      resolve(null);
      return;
    }
    const abort = () => {
      worker.terminate();
      reject(signal?.reason);
    };
    const finish = (response: WorkerResponse | null) => {
      worker.terminate();
      signal?.removeEventListener('abort', abort);
      resolve(response);
    };
    signal?.addEventListener('abort', abort, { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => finish(data));
    // Its code did not come, or it ran out of memory.
    worker.addEventListener('error', () => finish(null));
    worker.postMessage(request);
  });
}

/** The same on the main thread, in small pieces, where a worker cannot do it. */
async function processOnMainThread(
  request: ImageRequest,
  signal?: AbortSignal,
): Promise<OpenedPicture | CroppedPicture> {
  // Without a network no worker starts either: the photo is at hand, and waits for what opens it.
  const { processImage } = await retryImport(() => import('./imageProcessor.ts'));
  return processImage(request, async () => {
    // Lets the page paint and listen between two pieces of work.
    await new Promise((resolve) => setTimeout(resolve, 0));
    signal?.throwIfAborted();
  });
}

async function processPicture(request: ImageRequest, signal?: AbortSignal): Promise<OpenedPicture | CroppedPicture> {
  signal?.throwIfAborted();
  const response = await processInWorker(request, signal);
  if (!response) return processOnMainThread(request, signal);
  if ('result' in response) return response.result;
  if ('fault' in response) throw new PictureRejectedError(response.fault);
  throw new Error(response.error);
}

/**
 * Opens a file as a picture, off the main thread. `source` states whose pixels count: an upload's own, or those that art is
 * printed from, which are not the file's. (UPL-02, UPL-13 to UPL-15)
 * @throws PictureRejectedError with the reason; the signal's reason where it was given up
 */
export const openPicture = (file: Blob, source: PictureSource, signal?: AbortSignal): Promise<OpenedPicture> =>
  processPicture({ type: 'open', file, source }, signal) as Promise<OpenedPicture>;

/**
 * Cuts a part out of a picture at full resolution, off the main thread: a JPEG in sRGB, with the pixels that it has.
 * @throws PictureRejectedError with the reason; the signal's reason where it was given up
 */
export const cropPicture = (file: Blob, request: CropRequest, signal?: AbortSignal): Promise<CroppedPicture> =>
  processPicture({ type: 'crop', file, ...request }, signal) as Promise<CroppedPicture>;
