import type { PictureJob, Scene, Sketch } from '../pictures/index.ts';
import { arts, getArt, type SeedArt, toSlug } from '../seed/arts.ts';
import { FRAME_LIST, type ListedFrame } from '../seed/frameList.ts';
import { FRAME_DECORATIONS, FRAME_VIEWS, framePicture } from '../seed/frames.ts';
import { wallPicture, walls } from '../seed/galleryWalls.ts';
import { GIFT_VIEWS, giftPicture, gifts } from '../seed/gifts.ts';
import { createJobs } from './createJobs.ts';

/** How an art is drawn. */
export const getSketch = ({ style, variant, palette, seed, ratio }: SeedArt): Sketch => ({
  style,
  variant,
  palette,
  seed,
  ratio,
});

/** The art that hangs in the picture of a frame's corner: one of the first theme that the frame goes with. */
function getArtFor({ collections: [theme] }: ListedFrame, index: number): Sketch {
  const matchingArts = arts.filter(({ themes }) => themes[0] === theme);
  return getSketch(matchingArts[(index * 5) % matchingArts.length] as SeedArt);
}

const frameJobs = (): PictureJob[] =>
  FRAME_LIST.flatMap((listed, index) => {
    const frame = toSlug(listed.title);
    return FRAME_VIEWS.flatMap((view) => {
      const picture = framePicture(frame, view);
      const { ratio } = picture;
      const scene: Scene =
        view === 'corner'
          ? { scene: 'moulding', view, frame, art: getArtFor(listed, index), ratio }
          : { scene: 'moulding', view, frame, ratio };
      return createJobs(picture, scene);
    });
  });

const decorationJobs = (): PictureJob[] =>
  FRAME_DECORATIONS.flatMap(({ slug, corners }) => {
    const picture = framePicture(slug, 'corner');
    return createJobs(picture, { scene: 'moulding', view: 'corners', frames: corners, ratio: picture.ratio });
  });

const wallJobs = (): PictureJob[] =>
  walls.flatMap(({ slug, frameSlug, mat, width, height, pieces }) => {
    const picture = wallPicture({ slug });
    const { ratio } = picture;
    const sketches = pieces.map((piece) => ({ ...piece, art: getSketch(getArt(piece.art)) }));
    return createJobs(picture, { scene: 'wall', slug, frame: frameSlug, mat, width, height, pieces: sketches, ratio });
  });

const giftJobs = (): PictureJob[] =>
  gifts.flatMap((gift) =>
    GIFT_VIEWS.flatMap((view) => {
      const { slug, frameSlug, frames, arts: slugs } = gift;
      const picture = giftPicture(gift, view);
      const [width, height] = frames[0] as (typeof frames)[number];
      const sketches = slugs.map((art) => getSketch(getArt(art)));
      const { ratio } = picture;
      return createJobs(picture, {
        scene: 'gift',
        view,
        slug,
        frame: frameSlug,
        count: frames.length,
        width,
        height,
        arts: sketches,
        ratio,
      });
    }),
  );

/** Every picture of frames, gallery walls and gifts. */
export const shopJobs = (): PictureJob[] => [...frameJobs(), ...decorationJobs(), ...wallJobs(), ...giftJobs()];
