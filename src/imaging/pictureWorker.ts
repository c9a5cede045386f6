import { type PictureFault, PictureRejectedError } from '../domain/sourcePicture.ts';
import { type CroppedPicture, type ImageRequest, type OpenedPicture, processImage } from './imageProcessor.ts';

// A photo of 40 megapixels takes a second to decode: so that is done beside the page. The page stops the whole worker
// when it needs it no more, which gives back all memory at once.

export type WorkerResponse = { result: OpenedPicture | CroppedPicture } | { fault: PictureFault } | { error: string };

async function processRequest(request: ImageRequest): Promise<WorkerResponse> {
  try {
    return { result: await processImage(request, null) };
  } catch (error) {
    return error instanceof PictureRejectedError ? { fault: error.fault } : { error: String(error) };
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<ImageRequest>) => {
  self.postMessage(await processRequest(data));
});
