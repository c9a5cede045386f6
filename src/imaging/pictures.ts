import { PictureRejectedError, type PictureSource } from '../domain/sourcePicture.ts';
import { retryImport } from '../kit/loading/retryImport.ts';
import type { CroppedPicture, CropRequest, OpenedPicture } from './imageProcessor.ts';
import type { Yield } from './jpegScan.ts';
import type { WorkerRequest, WorkerResponse } from './pictureWorker.ts';

const UNSUPPORTED: WorkerResponse = { unable: true };

/** One order to a worker of its own. Given up, the worker is stopped in the middle of what it does. */
function runRequest(request: WorkerRequest, signal?: AbortSignal): Promise<WorkerResponse> {
  return new Promise((done, fail) => {
    let worker: Worker;
    try {
      worker = new Worker(new URL('./pictureWorker.ts', import.meta.url), { type: 'module' });
    } catch {
      done(UNSUPPORTED);
      return;
    }
    const abort = () => {
      worker.terminate();
      fail(signal?.reason);
    };
    const finish = (answer: WorkerResponse) => {
      worker.terminate();
      signal?.removeEventListener('abort', abort);
      done(answer);
    };
    signal?.addEventListener('abort', abort, { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => finish(data));
    // Its code did not come, or it ran out of memory.
    worker.addEventListener('error', () => finish(UNSUPPORTED));
    worker.postMessage(request);
  });
}

/** Lets the page paint and listen between two pieces of work. */
const yieldToPage: Yield = () => new Promise((go) => setTimeout(go, 0));

/** The same work beside the page, in small pieces, where a worker cannot do it. */
async function processHere(request: WorkerRequest, signal?: AbortSignal): Promise<OpenedPicture | CroppedPicture> {
  // Without a network no worker starts either: the photo is at hand, and waits for what opens it.
  const { cropImage, openImage } = await retryImport(() => import('./imageProcessor.ts'));
  const yieldToMain: Yield = async () => {
    await yieldToPage();
    signal?.throwIfAborted();
  };
  return request.ask === 'open'
    ? openImage(request.file, request.source, yieldToMain)
    : cropImage(request.file, request.cutting, yieldToMain);
}

async function processPicture(request: WorkerRequest, signal?: AbortSignal): Promise<OpenedPicture | CroppedPicture> {
  signal?.throwIfAborted();
  const answer = await runRequest(request, signal);
  if ('done' in answer) return answer.done;
  if ('fault' in answer) throw new PictureRejectedError(answer.fault);
  if ('failed' in answer) throw new Error(answer.failed);
  return processHere(request, signal);
}

/**
 * Opens a file as a picture, off the main thread. `source` states whose pixels count: an upload's own, or those that art is
 * printed from, which are not the file's. (UPL-02, UPL-13 to UPL-15)
 * @throws PictureRejectedError with the reason; the signal's reason where it was given up
 */
export const openPicture = (file: Blob, source: PictureSource, signal?: AbortSignal): Promise<OpenedPicture> =>
  processPicture({ ask: 'open', file, source }, signal) as Promise<OpenedPicture>;

/**
 * Cuts a part out of a picture at full resolution, off the main thread: a JPEG in sRGB, with the pixels that it has.
 * @throws PictureRejectedError with the reason; the signal's reason where it was given up
 */
export const cropPicture = (file: Blob, cutting: CropRequest, signal?: AbortSignal): Promise<CroppedPicture> =>
  processPicture({ ask: 'cut', file, cutting }, signal) as Promise<CroppedPicture>;
