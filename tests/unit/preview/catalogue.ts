import { arts } from '../../../mocks/seed/arts.ts';
import { FRAME_LIST } from '../../../mocks/seed/frameList.ts';
import { type FrameLook, getFrameLook } from '../../../src/domain/frame.ts';
import { MEDIA, type Media } from '../../../src/domain/framingTerms.ts';
import { getPrintSizes, type Size, toSizeKey } from '../../../src/domain/size.ts';
import { getPrintableInches } from '../../../src/domain/sourcePicture.ts';
import type { Artwork } from '../../../src/preview/artwork.ts';

/** Every frame of the catalogue, as a preview knows it. */
export const looks = FRAME_LIST.map(getFrameLook);

/** Cropped uploads in px, from the smallest that can be printed to a large camera's, upright, lying, square and long. */
const UPLOADS = [
  [1200, 1200],
  [1200, 1600],
  [3024, 4032],
  [4000, 6000],
  [9000, 6000],
  [8000, 2400],
  [2400, 9000],
  [10_000, 10_000],
].map(([width, height]) => ({ width: width as number, height: height as number }));

function allSizes(media: Media): Size[] {
  const ofArts = arts.flatMap(({ ratio, maxWidth, maxHeight }) =>
    getPrintSizes({ media, source: 'art', ratio: ratio.w / ratio.h, max: { width: maxWidth, height: maxHeight } }),
  );
  const ofUploads = UPLOADS.flatMap((px) =>
    getPrintSizes({ media, source: 'upload', ratio: px.width / px.height, max: getPrintableInches(px) }),
  );
  const byKey = new Map([...ofArts, ...ofUploads].map((size) => [toSizeKey(size), size]));
  return [...byKey.values()];
}

/** Every size in which anything of the catalogue can be had, and what uploads come to. */
export const sizes: Record<Media, Size[]> = Object.fromEntries(
  MEDIA.map((media) => [media, allSizes(media)]),
) as Record<Media, Size[]>;

/** A picture as it is shown, 16 × 20 on paper in the first frame unless stated otherwise. */
export const createArtwork = ({
  framing,
  ...over
}: Partial<Omit<Artwork, 'framing'>> & { framing?: Partial<Artwork['framing']> }): Artwork => ({
  title: 'Misty Ghats',
  alt: '',
  picture: { small: '/small.jpg', large: '/large.jpg' },
  frame: looks[0] as FrameLook,
  ...over,
  framing: { media: 'Paper', size: { width: 16, height: 20 }, framed: true, mat: 2.5, ...framing },
});
