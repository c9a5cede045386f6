import { expect, test } from 'vitest';
import { createProductLine } from '../../../src/domain/createProductLine.ts';
import { getLineKey } from '../../../src/domain/lineKey.ts';
import type { Product, ProductArea, ProductVariation } from '../../../src/domain/product.ts';
import { withGiftUpload } from '../../../src/domain/productLine.ts';

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
const product = (area: ProductArea): Product => ({
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
const common = {
  title: 'Kettle',
  item_id: 'product-1',
  image_id: 'file-front',
  image_url: '/front.webp',
  dimension: '5 × 5 × 10 in',
  price: 189_000,
  total_price: 189_000,
  quantity: 1,
};

test('a product that is sold in more ways than one is found again in the one that was bought', () => {
  const cream = { ...variation, variation: { ...variation.variation, id: 'variation-2' } };
  const kettle: Product = { ...product('objects'), variations: [variation, cream] };
  expect(createProductLine(kettle, cream, null).path).toBe('/somewhere/kettle?v=variation-2');
  expect(createProductLine(product('objects'), variation, null).path).toBe('/somewhere/kettle');
});

test.each([
  ['CART-19', 'walls', { kind: 'gallery_wall', gallery_varid: 'variation-1', frame: 'Honey Oak' }],
  ['CART-20', 'gifts', { kind: 'gifting', gifting_varid: 'variation-1', frame: 'Honey Oak', og_image: '' }],
  ['CART-21', 'objects', { kind: 'object', object_varid: 'variation-1', object_color: 'Teal', delivery_days: '10-14' }],
  ['CART-22', 'mixedMedia', { kind: 'mixed_media', mixed_media_varid: 'variation-1', mixed_media_color: 'Teal' }],
] as const)('[%s] one of %s goes into the bag as what it is', (_, area, own) => {
  expect(createProductLine(product(area), variation, null)).toMatchObject({ ...common, ...own });
});

test('what has neither colour nor picture goes into the bag without', () => {
  expect(createProductLine(product('objects'), { ...variation, colour: null, pictures: [] }, null)).toMatchObject({
    object_color: '',
    image_url: '',
  });
});

test("[GIFT-15] [GIFT-17] [CART-31] a gift is made from the buyer's picture, and each picture makes another line", () => {
  const bare = createProductLine(product('gifts'), variation, null);
  if (bare.kind !== 'gifting') throw new Error('no gift');
  const [one, other] = ['one', 'other'].map((file) => withGiftUpload({ file, url: `/${file}.jpg` }, bare));
  expect(one).toMatchObject({ ...common, image_id: 'one', image_url: '/one.jpg', og_image: 'one' });
  expect(one).toEqual(createProductLine(product('gifts'), variation, { file: 'one', url: '/one.jpg' }));
  expect(new Set([bare, one, other].map((line) => line && getLineKey(line))).size).toBe(3);
  expect([one?.key, other?.key]).toEqual([one, other].map((line) => line && getLineKey(line)));
});
