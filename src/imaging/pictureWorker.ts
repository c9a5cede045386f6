import { type PictureFault, PictureRejectedError, type PictureSource } from '../domain/sourcePicture.ts';
import { type CroppedPicture, type CropRequest, cropImage, type OpenedPicture, openImage } from './imageProcessor.ts';

// A photo of 40 megapixels takes a second to decode: so that is done beside the page. The page stops the whole worker
// when it needs it no more, which gives back all memory at once.

export type WorkerRequest =
  | { ask: 'open'; file: Blob; source: PictureSource }
  | { ask: 'cut'; file: Blob; cutting: CropRequest };
export type WorkerResponse =
  | { done: OpenedPicture | CroppedPicture }
  | { fault: PictureFault }
  | { failed: string }
  | { unable: true };

const work = (request: WorkerRequest) =>
  request.ask === 'open'
    ? openImage(request.file, request.source, null)
    : cropImage(request.file, request.cutting, null);

const processRequest = async (request: WorkerRequest): Promise<WorkerResponse> => {
  if (typeof OffscreenCanvas === 'undefined') return { unable: true };
  try {
    return { done: await work(request) };
  } catch (error) {
    return error instanceof PictureRejectedError ? { fault: error.fault } : { failed: String(error) };
  }
};

self.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  self.postMessage(await processRequest(data));
});
