import type { Picture } from '../../src/domain/art.ts';
import { NO_WISHES } from '../../src/domain/giftWishes.ts';
import type { Product, ProductVariation } from '../../src/domain/product.ts';
import { frameWall } from '../../src/domain/wallLayout.ts';
import type { Samples } from '../kit/samples.ts';
import { threeMornings } from '../wallFrames/wallFrames.samples.ts';
import type { productMachine } from './product.machine.ts';

const rendition = (style: string, name: string, edge: number) => ({
  url: `/sites/default/files/styles/${style}/public/${name}.webp`,
  width: Math.round(edge * 0.8),
  height: edge,
});
const picture = (name: string, alt: string): Picture => ({
  id: name,
  alt,
  thumbnail: rendition('thumbnail', name, 160),
  listing: rendition('listing', name, 480),
  detail: rendition('inner', name, 1200),
});

const bottle = (
  id: string,
  name: string,
  code: string,
  { rooms = [] as string[], isSoldOut = false } = {},
): ProductVariation => ({
  variation: { type: 'commerce_product_variation--object', id },
  price: 189_000,
  isSoldOut,
  colour: { name, code, picture: null },
  frame: '',
  pictures: ['', ...rooms].map((room) =>
    picture(`objects/kettle-pond-bottle-${name.toLowerCase()}${room}`, `Kettle Pond Bottle in ${name.toLowerCase()}`),
  ),
});

const TEAL = '0c2d26dc-d620-5913-9e1c-fde11e919838';
const CREAM = '3917ade8-140c-5fa8-86a6-116ad40f37e0';

/** A bottle in three colours, the first with two pictures, the last sold out, as the demo catalogue has it. */
export const kettlePondBottle: Product = {
  area: 'objects',
  id: 'kettle-pond-bottle',
  path: '/decor-objects/kettle-pond-bottle',
  title: 'Kettle Pond Bottle',
  attribution: [],
  facts: [
    { name: 'size', value: 'Medium' },
    { name: 'dimensions', value: '5 × 5 × 10 in' },
    { name: 'material', value: 'Ceramic' },
  ],
  dimension: '5 × 5 × 10 in',
  description: '<p>A stoneware bottle with a narrow neck.</p>',
  days: '10-14',
  takesPicture: false,
  variations: [
    bottle(TEAL, 'Teal', '#357573', { rooms: ['-room'] }),
    bottle(CREAM, 'Cream', '#ece0c8'),
    bottle('d5b48c81-2c56-587d-9f7a-3e16b7ada312', 'Terracotta', '#b9633d', { isSoldOut: true }),
  ],
  summary: '',
};

/** A wall that was read before, with the places of its prints. */
const threeMorningsWall: Product = {
  ...kettlePondBottle,
  area: 'walls',
  id: 'three-mornings-in-the-hills',
  path: '/gallery-walls/three-mornings-in-the-hills',
  title: 'Three Mornings in the Hills',
  facts: [
    { name: 'layoutSize', value: '66 × 24 inches' },
    { name: 'frames', value: '3' },
  ],
  dimension: '66 × 24 inches',
  variations: [
    {
      ...bottle('three-mornings', '', ''),
      colour: null,
      frame: 'Nordic',
      price: 1_745_000,
      pictures: [picture('gallery-walls/wall-three-mornings-in-the-hills', 'Three framed prints of hills in a row')],
    },
  ],
  layout: threeMornings,
};

/** A gift that was read before. */
const firstChai: Product = {
  ...kettlePondBottle,
  area: 'gifts',
  id: 'first-chai',
  path: '/gifts/first-chai',
  title: 'First Chai',
  facts: [{ name: 'frameSize', value: '10 × 12 inches' }],
  dimension: '10 × 12 inches',
  variations: [
    {
      ...bottle('first-chai', '', ''),
      colour: null,
      frame: 'Honey Oak',
      price: 175_000,
      pictures: [picture('gifts/gift-first-chai', 'A framed print of a glass of tea')],
    },
  ],
};

export const productSamples = {
  input: {
    area: 'objects',
    alias: kettlePondBottle.path,
    variationId: null,
    wall: null,
    wishes: NO_WISHES,
    cachedProduct: null,
  },
  events: [
    { type: 'product.retried' },
    { type: 'product.reread', product: kettlePondBottle },
    { type: 'variation.chosen', id: CREAM },
    { type: 'variation.chosen', id: TEAL },
    { type: 'picture.picked', at: 1 },
    { type: 'picture.picked', at: 0 },
    { type: 'picture.next' },
    { type: 'picture.previous' },
    { type: 'frames.opened' },
    { type: 'frames.closed' },
    { type: 'frame.chosen', wall: frameWall(threeMornings, 'Mocha', { prints: [], frames: [] }) },
    { type: 'gift.wished', wishes: { wrapped: true } },
    { type: 'zoom.opened' },
    { type: 'zoom.closed' },
    { type: 'xstate.done.actor.findProduct', output: kettlePondBottle, reply: 'product.found' },
    { type: 'xstate.done.actor.findProduct', output: null, reply: 'product.none' },
    { type: 'xstate.error.actor.findProduct', error: 'down', reply: 'product.down' },
  ],
  distinguish: ({ product, variationId, wall, wishes, pictureIndex }) => ({
    isThere: product !== null,
    variationId,
    wall,
    wishes,
    pictureIndex,
  }),
  compare: ({ product, variationId, wall, wishes, pictureIndex }) => ({
    title: product?.title ?? null,
    variationId,
    wall,
    wishes,
    pictureIndex,
  }),
  starts: {
    readBefore: {
      input: {
        area: 'objects',
        alias: kettlePondBottle.path,
        variationId: null,
        wall: null,
        wishes: NO_WISHES,
        cachedProduct: kettlePondBottle,
      },
    },
    gift: {
      input: {
        area: 'gifts',
        alias: firstChai.path,
        variationId: null,
        wall: null,
        wishes: NO_WISHES,
        cachedProduct: firstChai,
      },
    },
    wall: {
      input: {
        area: 'walls',
        alias: threeMorningsWall.path,
        variationId: null,
        wall: null,
        wishes: NO_WISHES,
        cachedProduct: threeMorningsWall,
      },
    },
  },
} satisfies Samples<typeof productMachine>;
