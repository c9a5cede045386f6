import { expect, test } from 'vitest';
import type { Art } from '../../../src/domain/art.ts';
import { createPictureLine } from '../../../src/domain/pictureLine.ts';
import { toPrintSubject } from '../../../src/domain/printSubject.ts';

const rendition = { url: '/sea.webp', width: 480, height: 360 };
const art: Art = {
  id: 'art-1',
  variationId: 'variation-1',
  alias: '/art/sea',
  title: 'Sea',
  artist: 'Leela Menon',
  picture: { alt: '', thumbnail: rendition, listing: rendition, detail: rendition },
  fromPrice: 144_000,
  max: { width: 40, height: 30 },
  ratio: 4 / 3,
  orientation: 'landscape',
  themes: ['Water'],
  colours: ['Blue'],
  description: 'Waves.',
};

test('[CONF-19] art is printed as what it is bought as', () => {
  expect(toPrintSubject(art)).toEqual({
    source: 'art',
    id: 'art-1',
    variationId: 'variation-1',
    title: 'Sea',
    artist: 'Leela Menon',
    picture: art.picture,
    path: '/art/sea',
    ratio: 4 / 3,
    max: { width: 40, height: 30 },
    upload: null,
  });
});

test('[CART-11] [CART-12] [CART-16] a print of it is a line of the bag; a picture without a file has no id', () => {
  const size = { width: 20, height: 15 };
  const chosen = {
    subject: toPrintSubject(art),
    media: 'Paper',
    size,
    framed: null,
    price: 300_000,
    pincode: '682001',
  } as const;
  expect(createPictureLine(chosen)).toMatchObject({
    kind: 'print',
    art_id: 'art-1',
    art_varid: 'variation-1',
    item_name: 'Print on Paper - Sea',
    framesize: '20 x 15',
    user_upload: false,
    cropped_image: '',
    og_image: '',
    scales: null,
    image_id: '',
    image_url: '/sea.webp',
  });
});
