import type { PictureFault } from '../domain/pictureFault.ts';
import type { Source } from '../domain/source.ts';
import { PictureRefused } from './refused.ts';
import { type Cut, type Cutting, cutHere, type Opened, openHere } from './studio.ts';

// A photo of 40 megapixels takes a second to decode: so that is done beside the page. The page stops the whole worker
// when it needs it no more, which gives back all memory at once.

export type Order = { ask: 'open'; file: Blob; source: Source } | { ask: 'cut'; file: Blob; cutting: Cutting };
export type Told = { done: Opened | Cut } | { fault: PictureFault } | { failed: string } | { unable: true };

const work = (order: Order) =>
  order.ask === 'open' ? openHere(order.file, order.source, null) : cutHere(order.file, order.cutting, null);

const toldOf = async (order: Order): Promise<Told> => {
  if (typeof OffscreenCanvas === 'undefined') return { unable: true };
  try {
    return { done: await work(order) };
  } catch (error) {
    return error instanceof PictureRefused ? { fault: error.fault } : { failed: String(error) };
  }
};

self.addEventListener('message', async ({ data }: MessageEvent<Order>) => {
  self.postMessage(await toldOf(data));
});
