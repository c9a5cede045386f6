import {
  canHaveMat,
  type LightId,
  NO_FRAME,
  OWN_FRAME,
  type Setting,
  type StudioPicture,
} from '../../../machines/studio/setting.ts';
import type { FrameLook } from '../../domain/frame.ts';
import { getPaintTint } from '../../domain/room.ts';
import type { Size } from '../../domain/size.ts';
import type { Artwork } from '../../preview/artwork.ts';
import type { Drawing, Part } from '../../preview/drawing/drawing.ts';
import { createCornerDrawing } from '../../preview/pieces/cornerDrawing.ts';
import { createFrontDrawing } from '../../preview/pieces/frontDrawing.ts';
import { createSideDrawing } from '../../preview/pieces/sideDrawing.ts';
import { addBackground, placeAtRight } from '../../preview/rooms/background.ts';
import { box, darken, glow, lighten } from '../../preview/rooms/shapes.ts';
import { createWallDrawing } from '../../preview/rooms/wallDrawing.ts';

type Catalogue = { pictures: readonly StudioPicture[]; frames: readonly FrameLook[] };

/** A custom moulding as a frame's look: its colour as paint, cut to its profile. */
export const createOwnFrame = ({ colour, profile }: Pick<Setting, 'colour' | 'profile'>): FrameLook => ({
  title: 'Custom',
  colours: [colour],
  style: '',
  type: profile,
  material: '',
});

/** The artwork of a setting. */
export function createArtwork(setting: Setting, { pictures, frames }: Catalogue): Artwork {
  const { media, width, height, mat, face, depth, frame, pad } = setting;
  const picture = pictures.find(({ id }) => id === setting.picture);
  const url = picture?.url ?? '';
  const isOwn = frame === OWN_FRAME;
  return {
    title: picture?.title ?? '',
    alt: picture?.alt ?? '',
    picture: { small: url, large: url },
    framing: {
      media,
      size: { width, height },
      framed: frame !== NO_FRAME,
      mat: canHaveMat(setting) ? mat : 0,
      pad,
      ...(isOwn && { profile: { face, depth } }),
    },
    frame: isOwn ? createOwnFrame(setting) : (frames.find(({ title }) => title === frame) ?? null),
  };
}

function createView(artwork: Artwork, { view, room, paint }: Setting): Drawing {
  if (view === 'wall') return createWallDrawing(artwork, { room, paint });
  const tint = getPaintTint(paint);
  const wall = [lighten(tint, 0.24), tint, darken(tint, 0.1)];
  if (view === 'front') return addBackground(placeAtRight(createCornerDrawing(artwork)), wall);
  if (view === 'side') return addBackground(createSideDrawing(artwork), wall);
  return addBackground(createFrontDrawing(artwork), wall);
}

const overcastTint = (share: number) => `rgb(70 84 104 / ${share})`;
const nightTint = (share: number) => `rgb(26 14 6 / ${share})`;

/** Overlays that change a drawing's daylight to another light; `day` has none. */
function createLightParts({ width, height }: Size, light: LightId): Part[] {
  const over = (x: number, y: number, radius: number, ...colours: string[]) =>
    box(0, 0, width, height, glow(width * x, height * y, width * radius, ...colours));
  switch (light) {
    case 'overcast':
      return [over(0.3, 0.2, 1.1, overcastTint(0.1), overcastTint(0.2), overcastTint(0.3))];
    case 'lamp':
      return [
        over(0.16, 0.42, 1.05, 'rgb(255 176 84 / 0.2)', nightTint(0.24), nightTint(0.5), nightTint(0.66)),
        over(0.16, 0.42, 0.5, 'rgb(255 196 120 / 0.24)', 'rgb(255 176 90 / 0.07)', 'rgb(255 176 90 / 0)'),
      ];
    case 'spot':
      return [over(0.5, 0.42, 0.72, 'rgb(255 244 224 / 0.1)', nightTint(0.03), nightTint(0.38), nightTint(0.6))];
    default:
      return [];
  }
}

/** The drawing of a setting, in its light. */
export function createStudioDrawing(artwork: Artwork, setting: Setting): Drawing {
  const { width, height, parts } = createView(artwork, setting);
  return { width, height, parts: [...parts, ...createLightParts({ width, height }, setting.light)] };
}

/** The space between two drawings, by their width. */
const GAP = 0.02;

/** Drawings side by side as one, each as wide as the first. */
export function placeBeside(drawings: readonly Drawing[]): Drawing {
  const [{ width, height } = { width: 1, height: 1 }] = drawings;
  const step = width * (1 + GAP);
  return {
    width: step * drawings.length - width * GAP,
    height,
    parts: drawings.map((each, index) => ({
      kind: 'group',
      at: { x: index * step, y: 0 },
      scale: width / each.width,
      clip: { x: 0, y: 0, width: each.width, height: each.height },
      parts: each.parts,
    })),
  };
}
