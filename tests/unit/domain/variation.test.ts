import { expect, test } from 'vitest';
import { framedPalms, islands, ownPicture } from '../../../machines/cart/sampleLines.ts';
import { lotusGift, monsoonWall, moonJar, sixRidges } from '../../../machines/cart/sampleProducts.ts';
import { getBundle, getLineVariation, getSoldArea } from '../../../src/domain/variation.ts';

const lines = [islands, framedPalms, ownPicture, monsoonWall, lotusGift, moonJar, sixRidges];

test('[API-64] [API-65] [ORD-25] a line buys its variation; of a framed picture it is the picture', () => {
  expect(lines.map(getLineVariation)).toEqual([
    { type: 'commerce_product_variation--default', id: islands.art_varid },
    { type: 'commerce_product_variation--default', id: framedPalms.art_varid },
    { type: 'commerce_product_variation--Custom_image', id: ownPicture.art_varid },
    { type: 'commerce_product_variation--gallery_wall', id: monsoonWall.gallery_varid },
    { type: 'commerce_product_variation--gifting', id: lotusGift.gifting_varid },
    { type: 'commerce_product_variation--object', id: moonJar.object_varid },
    { type: 'commerce_product_variation--mixed_media', id: sixRidges.mixed_media_varid },
  ]);
});

test('[ACCT-23] a variation is saved under its list; a shopper’s own picture and a frame are of none', () => {
  expect(lines.map((line) => getBundle(getLineVariation(line)))).toEqual([
    'default',
    'default',
    'Custom_image',
    'gallery_wall',
    'gifting',
    'object',
    'mixed_media',
  ]);
  expect(lines.map((line) => getSoldArea(getLineVariation(line)))).toEqual([
    'art',
    'art',
    null,
    'walls',
    'gifts',
    'objects',
    'mixedMedia',
  ]);
  for (const bundle of ['frame', 'constructor', ''])
    expect(getSoldArea({ type: `commerce_product_variation--${bundle}`, id: 'v' })).toBeNull();
});
