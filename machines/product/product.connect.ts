import type { EventFrom, SnapshotFrom } from 'xstate';
import type { GiftWishes } from '../../src/domain/giftWishes.ts';
import {
  getVariationPath,
  type Product,
  type ProductFactName,
  type ProductVariation,
} from '../../src/domain/product.ts';
import { createProductLine } from '../../src/domain/productLine.ts';
import type { productMachine } from './product.machine.ts';
import { getPictures, getVariation } from './productContext.ts';

type ProductChart = typeof productMachine;

/** A colour to choose by, of one that is sold in more ways than one; it goes by its frame where it has no colour, else by its number. */
const getSwatch = ({ variation: { id }, colour, frame, isSoldOut }: ProductVariation, at: number) => ({
  id,
  name: colour?.name || frame || String(at + 1),
  code: colour?.code ?? null,
  picture: colour?.picture ?? null,
  isSoldOut,
});

/** A colour as it is chosen by. */
export type SwatchView = ReturnType<typeof getSwatch>;

/** What the page of a product may know and do. */
export function connect(state: SnapshotFrom<ProductChart>, send: (event: EventFrom<ProductChart>) => void) {
  const { product, wall, wishes, pictureIndex } = state.context;
  const variation = getVariation(state.context);
  const facts: { name: ProductFactName | 'frame'; value: string }[] = [
    ...(product?.facts ?? []),
    // It follows the variation, and stands last wherever it is named.
    ...(variation?.frame ? [{ name: 'frame' as const, value: variation.frame }] : []),
  ];
  return {
    /** Null until it is read. */
    product,
    variation,
    /** The address of its page with what is chosen of it; null until it is read. */
    path: product && variation && getVariationPath(product, variation),
    hasFailed: state.matches({ finding: 'failed' }),
    facts,
    /** What goes into the bag, but for a picture of the buyer's own. */
    line: product && variation && createProductLine(product, variation, { wishes, wall }),
    /** How a gift is sent. */
    isGift: product?.area === 'gifts',
    wishes,
    /** The ways in which it is sold; none to choose from where there is only one. */
    swatches: product && product.variations.length > 1 ? product.variations.map(getSwatch) : [],
    pictures: getPictures(state.context),
    /** A wall in other frames than those that it is photographed in, which is drawn instead. */
    wall,
    /** Is there a variation with more than one? Then their strip keeps its place, whichever is chosen. */
    hasThumbnails: !wall && (product?.variations.some(({ pictures }) => pictures.length > 1) ?? false),
    /** The place of the picture that is seen, from 0. */
    pictureIndex,
    /** Can all prints of it have another frame? And is the choice of it open? */
    hasFrames: product?.layout !== undefined,
    isFraming: state.matches({ gallery: 'framing' }),
    isZoomed: state.matches({ gallery: 'zoomed' }),
    hasNextPicture: state.can({ type: 'picture.next' }),
    hasPreviousPicture: state.can({ type: 'picture.previous' }),
    refresh: (read: Product) => send({ type: 'product.reread', product: read }),
    retry: () => send({ type: 'product.retried' }),
    choose: (id: string) => send({ type: 'variation.chosen', id }),
    choosePicture: (to: number) => send({ type: 'picture.picked', at: to }),
    next: () => send({ type: 'picture.next' }),
    previous: () => send({ type: 'picture.previous' }),
    openFrames: () => send({ type: 'frames.opened' }),
    wish: (wishes: Partial<GiftWishes>) => send({ type: 'gift.wished', wishes }),
    zoom: () => send({ type: 'zoom.opened' }),
    closeZoom: () => send({ type: 'zoom.closed' }),
  };
}
