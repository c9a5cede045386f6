import type { ImageRequest } from '../../../src/imaging/imageProcessor.ts';
import type { WorkerResponse } from '../../../src/imaging/pictureWorker.ts';

/** The size in pixels that a picture of the headless world states about itself: 'GIF89a 3600x2400'. */
const SIZE = /^GIF89a (\d+)x(\d+)$/;

async function toReply(request: ImageRequest): Promise<WorkerResponse> {
  const [, width, height] = SIZE.exec(await request.file.text()) ?? [];
  if (!width || !height) return { fault: 'damaged' };
  if (request.type === 'open')
    return {
      result: {
        kind: 'jpeg',
        width: Number(width),
        height: Number(height),
        preview: request.file,
        original: request.file,
      },
    };
  const { crop } = request;
  return { result: { width: crop.width, height: crop.height, picture: createPicture(crop) } };
}

/** A picture as plain bytes: it is opened and cut by its name alone. */
export const createPicture = ({ width, height }: { width: number; height: number }): Blob =>
  new Blob([`GIF89a ${width}x${height}`], { type: 'image/jpeg' });

/** The worker that opens and cuts pictures, without a canvas. */
export const createWorkerClass = () =>
  class {
    private listener: (event: { data: WorkerResponse }) => void = () => {};
    addEventListener(type: string, listener: (event: { data: WorkerResponse }) => void) {
      if (type === 'message') this.listener = listener;
    }
    async postMessage(request: ImageRequest) {
      const data = await toReply(request);
      this.listener({ data });
    }
    terminate() {
      this.listener = () => {};
    }
  };
