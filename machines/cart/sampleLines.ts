import type { PrintLine } from '../../src/domain/cartLine.ts';
import { DEFAULT_CHOICE } from '../../src/domain/choice.ts';
import type { Paise } from '../../src/domain/money.ts';
import { createPictureLine } from '../../src/domain/pictureLine.ts';
import type { PrintSubject } from '../../src/domain/printSubject.ts';
import type { Size } from '../../src/domain/size.ts';
import { formatUploadPath } from '../framedPicture/picturePaths.ts';
import { matteBlack, nordic } from '../framedPicture/samplePictures.ts';

const PINCODE = '682001';

type ArtSample = { id: string; variationId: string; title: string; file: string; slug: string; size: Size };

const getArt = ({ id, variationId, title, file, slug, size }: ArtSample): PrintSubject => {
  const rendition = { url: `/sites/default/files/styles/listing/public/art/${slug}.webp`, ...size };
  return {
    source: 'art',
    id,
    variationId,
    title,
    artist: 'Anila Thekkedath',
    picture: { id: file, alt: '', thumbnail: rendition, listing: rendition, detail: rendition },
    path: `/art/${slug}`,
    ratio: size.width / size.height,
    max: { width: 60, height: 60 },
    upload: null,
  };
};

const twoPalms = getArt({
  id: 'f451193c-86f8-54ab-958b-235585ef43fe',
  variationId: 'cc8e4eb9-c87a-5358-b00f-29ce4145d3f7',
  title: 'Two Palms and a Promise',
  file: '474a4ee3-c33d-536c-bd87-ed820cd9440f',
  slug: 'two-palms-and-a-promise',
  size: { width: 18, height: 24 },
});
const twoIslands = getArt({
  id: '90f32625-a159-5090-9efc-f6f045c8777f',
  variationId: '7f50d07a-f836-5bb6-8892-1ca33bde65ce',
  title: 'Between Two Islands',
  file: 'd18efed0-f49c-5074-9add-0b456cd4bbae',
  slug: 'between-two-islands',
  size: { width: 36, height: 24 },
});

const print = (subject: PrintSubject, media: 'Paper' | 'Canvas', size: Size, price: Paise): PrintLine =>
  createPictureLine({
    subject,
    choice: { ...DEFAULT_CHOICE, mode: 'art', media, size },
    frame: null,
    price,
    pincode: PINCODE,
  });

/** An upright canvas of 18 x 24 inches for 4,104 rupees, as the demo catalogue sells it. */
export const palms = print(twoPalms, 'Canvas', { width: 18, height: 24 }, 410_400);

/** A wide paper print of 36 x 24 inches for 6,394 rupees, as the demo catalogue sells it. */
export const islands = print(twoIslands, 'Paper', { width: 36, height: 24 }, 639_400);

/** The upright picture on paper, in pale ash with a white mat of 2.5 inches, for 7,484 rupees. */
export const framedPalms = createPictureLine({
  subject: twoPalms,
  choice: { ...DEFAULT_CHOICE, media: 'Paper', size: { width: 18, height: 24 }, mat: 'standard' },
  frame: nordic,
  price: 748_400,
  pincode: PINCODE,
});

/** The same canvas in a black floater for 8,392 rupees. */
export const framedCanvas = createPictureLine({
  subject: twoPalms,
  choice: { ...DEFAULT_CHOICE, size: { width: 18, height: 24 } },
  frame: matteBlack,
  price: 839_200,
  pincode: PINCODE,
});

/** A shopper's own picture, cropped to 24 x 16 inches, in black with a slate mat, for 5,951 rupees. */
export const ownPicture = createPictureLine({
  subject: {
    ...twoIslands,
    source: 'upload',
    id: '0b6d2f9e-5a35-4d0c-9f1e-7c1f7a2d4e10',
    variationId: '2356994d-6b9d-5c92-b471-08b9d00d01da',
    title: 'Your own picture',
    artist: '',
    picture: { ...twoIslands.picture, id: '0b6d2f9e-5a35-4d0c-9f1e-7c1f7a2d4e10' },
    path: formatUploadPath({ width: 3600, height: 2400, id: '0b6d2f9e-5a35-4d0c-9f1e-7c1f7a2d4e10' }),
    upload: {
      original: '7f0e1d52-31c6-4c4c-8a0b-0d9a4b6f2c21',
      cropped: '0b6d2f9e-5a35-4d0c-9f1e-7c1f7a2d4e10',
      scales: { width: 3600, height: 2400, x: 120, y: 64 },
    },
  },
  choice: { ...DEFAULT_CHOICE, media: 'Paper', size: { width: 24, height: 16 }, mat: 'standard', pad: 'slate' },
  frame: matteBlack,
  price: 595_100,
  pincode: PINCODE,
});

/** So many different lines, each a size of its own of one picture. */
export const manyLines = (count: number): PrintLine[] =>
  Array.from({ length: count }, (_, index) =>
    print(
      { ...twoPalms, title: `${twoPalms.title}, no. ${index + 1}` },
      'Paper',
      { width: 12 + index, height: 16 + index },
      126_700,
    ),
  );
