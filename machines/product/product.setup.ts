import { assign, emit, setup } from 'xstate';
import type { GiftWishes } from '../../src/domain/giftWishes.ts';
import type { Product, ProductArea } from '../../src/domain/product.ts';
import type { FramedWall } from '../../src/domain/wallLayout.ts';
import type { productMessages } from '../../src/messages/product.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import { getPictures, getVariation, type ProductContext, type ProductInput } from './productContext.ts';

/** The page that states that there is no such thing. (WALL-08, GIFT-13, DECOR-10, MIX-12) */
const MISSING: Readonly<Record<ProductArea, string>> = {
  walls: '/404s',
  gifts: '/404s',
  objects: '/404',
  mixedMedia: '/404',
};

/**
 * `address`: the address is to name the variation. `wishes`, `wall`: how the gift at this alias is sent, and in which frames the
 * wall hangs, null for its own, are to be there again after a reload.
 */
export type ProductEffect =
  | Effect
  | { type: 'address'; variation: string }
  | { type: 'wishes'; alias: string; wishes: GiftWishes }
  | { type: 'wall'; alias: string; wall: FramedWall | null };

/** Types, ports, guards and actions of a product's page. */
export const productSetup = setup({
  types: {
    context: {} as ProductContext,
    events: {} as
      | { type: 'product.retried' }
      | { type: 'product.reread'; product: Product }
      | { type: 'variation.chosen'; id: string }
      | { type: 'picture.picked'; at: number }
      | { type: 'picture.next' }
      | { type: 'picture.previous' }
      | { type: 'frames.opened' }
      | { type: 'frames.closed' }
      | { type: 'frame.chosen'; wall: FramedWall }
      | { type: 'gift.wished'; wishes: Partial<GiftWishes> }
      | { type: 'zoom.opened' }
      | { type: 'zoom.closed' },
    emitted: {} as ProductEffect,
    input: {} as ProductInput,
    meta: {} as Meta<keyof typeof productMessages>,
  },
  actors: {
    findProduct: port<Product | null, { area: ProductArea; alias: string }>('findProduct'),
  },
  guards: {
    isKnown: ({ context }) => context.product !== null,
    isFound: (_, product: Product | null) => product !== null,
    isOtherVariation: ({ context }, id: string) =>
      getVariation(context)?.variation.id !== id &&
      (context.product?.variations.some(({ variation }) => variation.id === id) ?? false),
    isOtherPicture: ({ context }, at: number) => at !== context.pictureIndex && getPictures(context)[at] !== undefined,
    hasNextPicture: ({ context }) => getPictures(context)[context.pictureIndex + 1] !== undefined,
    hasPreviousPicture: ({ context }) => context.pictureIndex > 0,
    hasLayout: ({ context }) => context.product?.layout !== undefined,
    isOtherWish: ({ context }, wishes: Partial<GiftWishes>) =>
      context.product?.area === 'gifts' &&
      Object.entries(wishes).some(([wish, value]) => context.wishes[wish as keyof GiftWishes] !== value),
    hasPicture: ({ context }) => getPictures(context).length > 0,
  },
  actions: {
    keep: assign((_, product: Product | null) => ({ product })),
    choose: assign((_, id: string) => ({ variationId: id, pictureIndex: 0 })),
    writeAddress: emit((_, variation: string) => ({ type: 'address', variation })),
    frame: assign(({ context: { product } }, wall: FramedWall) => ({
      wall: product?.variations[0].frame === wall.frame ? null : wall,
      pictureIndex: 0,
    })),
    saveWall: emit(({ context: { alias, wall } }) => ({ type: 'wall', alias, wall })),
    wish: assign(({ context }, wishes: Partial<GiftWishes>) => ({ wishes: { ...context.wishes, ...wishes } })),
    saveWishes: emit(({ context: { alias, wishes } }) => ({ type: 'wishes', alias, wishes })),
    show: assign((_, pictureIndex: number) => ({ pictureIndex })),
    leaveFor: emit(({ context }) => ({ type: 'navigate', to: MISSING[context.area], replace: true })),
  },
});
