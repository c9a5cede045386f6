import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { framedPalms, ownPicture, palms } from '../../../machines/cart/sampleLines.ts';
import {
  lotusGift,
  monsoonWall,
  moonJar,
  ownGift,
  productLines,
  sixRidges,
} from '../../../machines/cart/sampleProducts.ts';
import { addLine } from '../../../src/domain/cart.ts';
import type { CartLine } from '../../../src/domain/cartLine.ts';
import { getLineKey } from '../../../src/domain/lineKey.ts';
import type { Product, ProductArea, ProductVariation } from '../../../src/domain/product.ts';
import { createProductLine, withGiftUpload } from '../../../src/domain/productLine.ts';
import { getLineVariation } from '../../../src/domain/variation.ts';

const rendition = (url: string) => ({ url, width: 480, height: 480 });
const createPicture = (name: string) => ({
  id: `file-${name}`,
  alt: '',
  thumbnail: rendition(`/${name}-small.webp`),
  listing: rendition(`/${name}.webp`),
  detail: rendition(`/${name}-large.webp`),
});
const variation: ProductVariation = {
  variation: { type: 'commerce_product_variation--object', id: 'variation-1' },
  price: 189_000,
  isSoldOut: false,
  colour: { name: 'Teal', code: '#357573', picture: null },
  frame: 'Honey Oak',
  pictures: [createPicture('front'), createPicture('room')],
};
const createProduct = <Area extends ProductArea>(area: Area): Product & { area: Area } => ({
  area,
  id: 'product-1',
  path: '/somewhere/kettle',
  title: 'Kettle',
  attribution: [],
  facts: [],
  dimension: '5 × 5 × 10 in',
  description: '',
  days: '10-14',
  takesPicture: false,
  variations: [variation],
  summary: '',
});
/** What every kind has alike. */
const common = {
  title: 'Kettle',
  item_name: 'Kettle',
  item_id: 'product-1',
  image_id: 'file-front',
  image_url: '/front.webp',
  dimension: '5 × 5 × 10 in',
  path: '/somewhere/kettle',
  price: 189_000,
  total_price: 189_000,
  quantity: 1,
};
const mixedMediaFields = { mixed_media_id: 'product-1', mixed_media_varid: 'variation-1', mixed_media_color: 'Teal' };

test.each([
  [
    'CART-19',
    'walls',
    { kind: 'gallery_wall', gallery_id: 'product-1', gallery_varid: 'variation-1', frame: 'Honey Oak' },
  ],
  [
    'CART-20',
    'gifts',
    {
      kind: 'gifting',
      gifting_id: 'product-1',
      gifting_varid: 'variation-1',
      frame: 'Honey Oak',
      og_image: '',
      wishes: { note: '', wrapped: false, unpriced: false },
    },
  ],
  [
    'CART-21',
    'objects',
    {
      kind: 'object',
      object_id: 'product-1',
      object_varid: 'variation-1',
      object_color: 'Teal',
      delivery_days: '10-14',
    },
  ],
  ['CART-22', 'mixedMedia', { kind: 'mixed_media', ...mixedMediaFields, frame: 'Honey Oak' }],
] as const)('[%s] one of %s goes into the bag as what it is, under the stored names', (_, area, own) => {
  const { key: _key, ...line } = createProductLine(createProduct(area), variation);
  expect(line).toEqual({ ...common, ...own });
});

test('a product that is sold in more ways than one is found again in the one that was bought', () => {
  const cream = { ...variation, variation: { ...variation.variation, id: 'variation-2' } };
  const kettle: Product = { ...createProduct('objects'), variations: [variation, cream] };
  expect(createProductLine(kettle, cream).path).toBe('/somewhere/kettle?v=variation-2');
});

test('[CART-19] a gallery wall goes into the bag in the frames that were chosen for it', () => {
  const wall = { frame: 'Mocha', look: null, pieces: [] };
  expect(createProductLine(createProduct('walls'), variation, { wall })).toMatchObject({ wall });
});

test('what has neither colour nor picture goes into the bag without', () => {
  const bare = { ...variation, colour: null, pictures: [] };
  expect(createProductLine(createProduct('objects'), bare)).toMatchObject({
    object_color: '',
    image_id: '',
    image_url: '',
  });
});

test("[CART-20] [GIFT-15] [GIFT-17] [CART-31] a gift is made from the buyer's picture, which it shows, and each picture makes another line", () => {
  const bare = createProductLine(createProduct('gifts'), variation);
  const [one, other] = ['one', 'other'].map((file) => withGiftUpload({ file, url: `/${file}.jpg` }, bare));
  expect(one).toMatchObject({ ...common, image_id: 'one', image_url: '/one.jpg', og_image: 'one' });
  expect(new Set([bare, one, other].map((line) => line && getLineKey(line))).size).toBe(3);
  expect([one?.key, other?.key]).toEqual([one, other].map((line) => line && getLineKey(line)));
});

describe('equal lines', () => {
  test.each(productLines)('[CART-27] [CART-31] $title is one line, however often it is added', (line) => {
    const dearer = { ...line, price: line.price + 100, title: 'Renamed' };
    expect(addLine([line], dearer)).toMatchObject({
      outcome: 'raised',
      lines: [{ title: line.title, quantity: 2, price: line.price + 100, total_price: 2 * (line.price + 100) }],
    });
  });

  test.each<[string, CartLine, CartLine]>([
    ['another wall', monsoonWall, { ...monsoonWall, gallery_varid: 'another' }],
    ['a wall in other frames', monsoonWall, { ...monsoonWall, frame: 'Mocha' }],
    ['another gift', lotusGift, { ...lotusGift, gifting_varid: 'another' }],
    ['a gift in another frame', lotusGift, { ...lotusGift, frame: 'Nordic' }],
    ['a gift with another picture', ownGift, { ...ownGift, og_image: 'another' }],
    ['an object in another colour, which is another variation', moonJar, { ...moonJar, object_varid: 'another' }],
    ['a work in another colour, which is another variation', sixRidges, { ...sixRidges, mixed_media_varid: 'another' }],
  ])('[CART-28] [CART-31] %s is another line', (_, line, other) => {
    expect(addLine([line], other).outcome).toBe('added');
  });

  test('[CART-28] things of two kinds are never one, whatever their variations are called', () => {
    const id = fc.constantFrom('', 'a', 'b', '"', 'a","b');
    /** The line with this for its variation, under whatever name its kind keeps one. */
    const vary = (line: CartLine, variation: string): CartLine => {
      const names = ['art_varid', 'gallery_varid', 'gifting_varid', 'object_varid', 'mixed_media_varid'];
      return { ...line, ...Object.fromEntries(names.map((name) => [name, variation])) };
    };
    const anyKind = fc.tuple(fc.constantFrom(...productLines, palms, framedPalms), id).map(([line, variation]) => ({
      line: vary(line, variation),
      facts: [line.kind, variation, line.kind === 'gifting' && line.og_image],
    }));
    fc.assert(
      fc.property(anyKind, anyKind, (one, other) => {
        const isSame = JSON.stringify(one.facts) === JSON.stringify(other.facts);
        expect(getLineKey(one.line) === getLineKey(other.line)).toBe(isSame);
      }),
      { numRuns: 500 },
    );
  });
});

test('[ORD-25] [API-64] [API-65] each line buys a variation of its kind', () => {
  expect([palms, framedPalms, ownPicture, ...productLines].map(getLineVariation)).toEqual([
    { type: 'commerce_product_variation--default', id: palms.art_varid },
    { type: 'commerce_product_variation--default', id: palms.art_varid },
    { type: 'commerce_product_variation--Custom_image', id: ownPicture.art_varid },
    { type: 'commerce_product_variation--gallery_wall', id: monsoonWall.gallery_varid },
    { type: 'commerce_product_variation--gifting', id: lotusGift.gifting_varid },
    { type: 'commerce_product_variation--gifting', id: ownGift.gifting_varid },
    { type: 'commerce_product_variation--object', id: moonJar.object_varid },
    { type: 'commerce_product_variation--mixed_media', id: sixRidges.mixed_media_varid },
  ]);
});
