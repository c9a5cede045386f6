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
import {
  createGiftLine,
  createMixedMediaLine,
  createObjectLine,
  createWallLine,
  type SoldItem,
} from '../../../src/domain/productLine.ts';
import { getLineVariation } from '../../../src/domain/variation.ts';

const rendition = (url: string) => ({ url, width: 480, height: 360 });
const product: SoldItem = {
  id: 'product-1',
  variationId: 'variation-1',
  title: 'Four Blues',
  price: 450_000,
  dimension: '43 × 55 inches',
  picture: {
    id: 'file-1',
    alt: 'Four prints',
    thumbnail: rendition('/thumbnail.webp'),
    listing: rendition('/listing.webp'),
    detail: rendition('/inner.webp'),
  },
};
/** What every kind has alike. */
const sold = {
  title: 'Four Blues',
  item_name: 'Four Blues',
  item_id: 'product-1',
  image_id: 'file-1',
  image_url: '/listing.webp',
  dimension: '43 × 55 inches',
  price: 450_000,
  total_price: 450_000,
  quantity: 1,
};
const keyless = ({ key: _, ...line }: CartLine) => line;

describe('a line of what is sold as it is has the stored names', () => {
  test('[CART-19] a gallery wall', () => {
    expect(keyless(createWallLine({ ...product, frame: 'Indigo Wash' }))).toEqual({
      ...sold,
      kind: 'gallery_wall',
      gallery_id: 'product-1',
      gallery_varid: 'variation-1',
      frame: 'Indigo Wash',
    });
  });

  test('[CART-20] a gift', () => {
    expect(keyless(createGiftLine({ ...product, frame: 'Honey Oak', upload: null }))).toEqual({
      ...sold,
      kind: 'gifting',
      gifting_id: 'product-1',
      gifting_varid: 'variation-1',
      frame: 'Honey Oak',
      og_image: '',
    });
  });

  test("[CART-20] [GIFT-15] a gift of the buyer's own picture shows that one, and keeps its file", () => {
    const own = createGiftLine({ ...product, frame: 'Mocha', upload: { file: 'upload-1', url: '/own.jpg' } });
    expect(own).toMatchObject({
      image_id: 'upload-1',
      image_url: '/own.jpg',
      og_image: 'upload-1',
      title: 'Four Blues',
    });
  });

  test('[CART-21] a decor object', () => {
    expect(keyless(createObjectLine({ ...product, colour: 'Teal', days: '6-8' }))).toEqual({
      ...sold,
      kind: 'object',
      object_id: 'product-1',
      object_varid: 'variation-1',
      object_color: 'Teal',
      delivery_days: '6-8',
    });
  });

  test('[CART-22] a mixed media work', () => {
    expect(keyless(createMixedMediaLine({ ...product, colour: 'Gold', frame: 'Brushed gold box frame' }))).toEqual({
      ...sold,
      kind: 'mixed_media',
      mixed_media_id: 'product-1',
      mixed_media_varid: 'variation-1',
      mixed_media_color: 'Gold',
      frame: 'Brushed gold box frame',
    });
  });

  test('what the shop has no picture of has none', () => {
    expect(createWallLine({ ...product, picture: null, frame: '' })).toMatchObject({ image_id: '', image_url: '' });
  });
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
