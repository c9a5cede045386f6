import type { Art, Rendition } from '../../src/domain/art.ts';
import type { Frame, FrameEntry } from '../../src/domain/frame.ts';
import { rupeesToPaise } from '../../src/domain/money.ts';
import type { PriceTable } from '../../src/domain/price.ts';
import { toPrintSubject } from '../../src/domain/printSubject.ts';
import { getPrintableInches } from '../../src/domain/sourcePicture.ts';
import type { SubjectData } from './framedPicture.machine.ts';
import { formatUploadPath } from './picturePaths.ts';

const createRendition = (style: string, width: number, height: number): Rendition => ({
  url: `/sites/default/files/styles/${style}/public/art/misty-ghats.webp`,
  width,
  height,
});

export const mistyGhats: Art = {
  id: 'misty-ghats',
  variationId: 'misty-ghats-print',
  alias: '/art/misty-ghats',
  title: 'Misty Ghats',
  artist: 'Nandini Pazhoor',
  picture: {
    alt: 'Ridges of blue hills one behind the other in mist',
    thumbnail: createRendition('thumbnail', 128, 160),
    listing: createRendition('listing', 384, 480),
    detail: createRendition('inner', 960, 1200),
  },
  fromPrice: rupeesToPaise(1440),
  max: { width: 24, height: 30 },
  ratio: 0.8,
  themes: ['Hills and Ghats'],
  description: "A few calm forms stand in for a whole day's walk. It takes a narrow wall and makes it seem meant.",
};

const rates = (art: { paper: number; canvas: number }, upload: { paper: number; canvas: number }) => ({
  paper_print: upload.paper,
  canvas_print: upload.canvas,
  paper_print_frame: upload.paper * 2,
  canvas_print_frame: upload.canvas * 2,
  fine_art_paper_print: art.paper,
  fine_art_canvas_print: art.canvas,
  fine_art_paper_print_frame: art.paper * 2,
  fine_art_canvas_print_frame: art.canvas * 2,
});

const table: PriceTable = {
  under256: rates({ paper: 8, canvas: 10.2 }, { paper: 6.6, canvas: 8.5 }),
  '256to1296': rates({ paper: 7.4, canvas: 9.5 }, { paper: 6.25, canvas: 8 }),
  over1296: rates({ paper: 6.9, canvas: 8.9 }, { paper: 5.95, canvas: 7.5 }),
};

const frame = (
  about: Pick<Frame, 'id' | 'variationId' | 'title' | 'colours' | 'style' | 'type' | 'material'>,
): Frame => ({
  ...about,
  description: '',
  collections: [],
  video: null,
  front: null,
  side: null,
  thumbnail: null,
});

export const MATTE_BLACK = '19260923-6405-5310-8835-5a70b381ca42';
export const NORDIC = 'fa1fb702-22e8-54e7-94e8-3a3bb3f530fe';

export const matteBlack = frame({
  id: MATTE_BLACK,
  variationId: '13117f1f-a0ef-5977-b0b8-22a7b7bb7b21',
  title: 'Matte Black',
  colours: ['Black'],
  style: 'Modern',
  type: 'Flat',
  material: 'Engineered wood',
});
export const nordic = frame({
  id: NORDIC,
  variationId: '189a826d-2781-553c-89e5-3918d5bfae60',
  title: 'Nordic',
  colours: ['Beige', 'Cream'],
  style: 'Minimal',
  type: 'Box',
  material: 'Solid ash',
});

/** The first entry is a picture between the frames, which nobody can choose. */
export const entries: FrameEntry[] = [
  { kind: 'image', id: 'a5ebe633-54d0-5b2b-be45-4da433b97e4a', title: 'Corners on the bench', picture: null },
  { kind: 'frame', frame: matteBlack },
  { kind: 'frame', frame: nordic },
];

export const art: SubjectData = { subject: toPrintSubject(mistyGhats), art: mistyGhats, table };

/** A file that the backend really has, as if somebody had sent it. */
export const FILE = '0e541d5e-ea2e-54a7-8c84-085276f82a21';
export const upload = (pixels: { width: number; height: number }): SubjectData => ({
  subject: {
    source: 'upload',
    id: FILE,
    variationId: '2356994d-6b9d-5c92-b471-08b9d00d01da',
    title: 'Your picture',
    artist: '',
    picture: { ...mistyGhats.picture, id: FILE, alt: '' },
    path: formatUploadPath({ ...pixels, id: FILE }),
    ratio: pixels.width / pixels.height,
    max: getPrintableInches(pixels),
    upload: { original: FILE, cropped: FILE, scales: null },
  },
  art: null,
  table,
});
