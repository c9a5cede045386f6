import type { Order, Told } from '../../../src/imaging/pictureWorker.ts';

/** The size in pixels that a picture of the headless world says of itself: 'GIF89a 3600x2400'. */
const SIZE = /^GIF89a (\d+)x(\d+)$/;

async function toldOf(order: Order): Promise<Told> {
  const [, width, height] = SIZE.exec(await order.file.text()) ?? [];
  if (!width || !height) return { fault: 'damaged' };
  if (order.ask === 'open')
    return { done: { kind: 'jpeg', width: Number(width), height: Number(height), preview: order.file } };
  const { crop } = order.cutting;
  return { done: { width: crop.width, height: crop.height, picture: pictureOf(crop) } };
}

/** A picture as plain bytes: it is opened and cut by its name alone. */
export const pictureOf = ({ width, height }: { width: number; height: number }): Blob =>
  new Blob([`GIF89a ${width}x${height}`], { type: 'image/jpeg' });

/** The worker that opens and cuts pictures, without a canvas. */
export const workerOf = () =>
  class {
    private heard: (event: { data: Told }) => void = () => {};
    addEventListener(type: string, heard: (event: { data: Told }) => void) {
      if (type === 'message') this.heard = heard;
    }
    async postMessage(order: Order) {
      const data = await toldOf(order);
      this.heard({ data });
    }
    terminate() {
      this.heard = () => {};
    }
  };
