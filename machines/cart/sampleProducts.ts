import type { Picture } from '../../src/domain/art.ts';
import { DELIVERY_DAYS } from '../../src/domain/delivery.ts';
import type { ProductArea, ProductVariation } from '../../src/domain/product.ts';
import { createProductLine, withGiftUpload } from '../../src/domain/productLine.ts';

const getPicture = (id: string, path: string, { width, height }: { width: number; height: number }): Picture => {
  const listing = { url: `/sites/default/files/styles/listing/public/${path}.webp`, width, height };
  return { id, alt: '', thumbnail: listing, listing, detail: listing };
};

type Sample<Area extends ProductArea> = {
  area: Area;
  id: string;
  variationId: string;
  path: string;
  title: string;
  dimension: string;
  days?: string;
} & Partial<Pick<ProductVariation, 'frame' | 'pictures'>> & { price: number; colour?: string };

function createSampleLine<Area extends ProductArea>(sample: Sample<Area>) {
  const { variationId, price, colour, frame = '', pictures = [], days = DELIVERY_DAYS.standard, ...product } = sample;
  const variation: ProductVariation = {
    variation: { type: 'commerce_product_variation--sample', id: variationId },
    price,
    isSoldOut: false,
    colour: colour ? { name: colour, code: null, picture: null } : null,
    frame,
    pictures,
  };
  return createProductLine({ ...product, days, variations: [variation] }, variation);
}

/** Two framed prints as one wall for 17,450 rupees, as the demo catalogue sells it. */
export const monsoonWall = createSampleLine({
  area: 'walls',
  id: 'e11396b4-75b5-59ae-96d0-2a1d32c35b63',
  variationId: 'e6da8528-7ef9-5fab-8106-56924852c184',
  path: '/gallery-walls/two-monsoons',
  title: 'Two Monsoons',
  price: 1_745_000,
  dimension: '51 × 30 inches',
  pictures: [
    getPicture('16deb44c-cf62-5623-a204-6344cdcc78a1', 'gallery-walls/wall-two-monsoons', {
      width: 480,
      height: 360,
    }),
  ],
  frame: 'Rustic Ash',
});

/** A ready gift for 4,950 rupees. */
export const lotusGift = createSampleLine({
  area: 'gifts',
  id: 'bb759a20-8968-5d39-b752-f7c27cbbd19b',
  variationId: 'e0e05e06-6e47-55a5-9598-8c7d9cca66c3',
  path: '/gifts/lotus-for-a-wedding',
  title: 'Lotus for a Wedding',
  price: 495_000,
  dimension: '18 × 18 inches',
  pictures: [
    getPicture('4bc9242d-d941-5da5-9dab-97812e2217c0', 'gifts/gift-lotus-for-a-wedding', {
      width: 384,
      height: 480,
    }),
  ],
  frame: 'Burnished Gold',
});

/** A gift that is made from the buyer's own picture, for 4,600 rupees; the picture is one that the shop has. */
export const ownGift = withGiftUpload(
  {
    file: 'd18efed0-f49c-5074-9add-0b456cd4bbae',
    url: '/sites/default/files/styles/listing/public/art/between-two-islands.webp',
  },
  createSampleLine({
    area: 'gifts',
    id: '68b63e5a-ea4c-55c5-82c2-f3254cda8e8f',
    variationId: '717056aa-3a6b-5436-bd7c-0affe9b51cd9',
    path: '/gifts/your-wedding-picture',
    title: 'Your Wedding Picture',
    price: 460_000,
    dimension: '20 × 24 inches',
    frame: 'Burnished Gold',
  }),
);

/** A decor object in white, which is in stock, for 5,450 rupees. */
export const moonJar = createSampleLine({
  area: 'objects',
  id: '45e93627-ff56-53b7-b32d-e7dfd4acc6aa',
  variationId: '97aa4a97-8668-552b-8565-8c8d9b6d16b5',
  path: '/decor-objects/poornima-moon-jar',
  title: 'Poornima Moon Jar',
  price: 545_000,
  dimension: '11 × 11 × 10.5 in',
  pictures: [
    getPicture('574bead9-8f3b-5409-8ef5-d406ec77d064', 'objects/poornima-moon-jar-white', {
      width: 480,
      height: 480,
    }),
  ],
  colour: 'White',
  days: DELIVERY_DAYS.long,
});

/** A mixed media work in an oak frame, which is in stock, for 14,800 rupees. */
export const sixRidges = createSampleLine({
  area: 'mixedMedia',
  id: '83254e89-ee70-50e6-8d1f-fc305c159d74',
  variationId: 'f9e8c1b9-892d-53c1-b147-d4553f71dbb6',
  path: '/mixed-media/six-ridges-to-munnar',
  title: 'Six Ridges to Munnar',
  price: 1_480_000,
  dimension: '24 × 30 in',
  pictures: [
    getPicture('225f38a7-16ce-5c0c-984f-4f78452b0566', 'mixed-media/six-ridges-to-munnar-oak', {
      width: 480,
      height: 480,
    }),
  ],
  colour: 'Beige',
  frame: 'Oak box frame',
});

/** One of every kind that is sold as it is, and a gift of either sort. */
export const productLines = [monsoonWall, lotusGift, ownGift, moonJar, sixRidges];
