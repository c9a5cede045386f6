import type { Media, PadColour } from '../../src/domain/framingTerms.ts';
import { clamp } from '../../src/domain/range.ts';
import type { PaintId, RoomId } from '../../src/domain/room.ts';
import type { Size } from '../../src/domain/size.ts';
import type { PreviewView } from '../preview/previewContext.ts';

/** In which light a piece is seen. */
export const LIGHTS = [
  { value: 'day', label: 'Daylight' },
  { value: 'overcast', label: 'Overcast' },
  { value: 'lamp', label: 'Lamplight' },
  { value: 'spot', label: 'Gallery spot' },
] as const;
export type LightId = (typeof LIGHTS)[number]['value'];

/** What a moulding of one's own is cut to, by the shop's words for it. */
export const PROFILES = [
  'Flat',
  'Box',
  'Bevelled',
  'Rounded',
  'Scoop',
  'Stepped',
  'Floater',
  'Bead',
  'Rope',
  'Bamboo',
] as const;
export type Profile = (typeof PROFILES)[number];

/** Frames that no catalogue has, by the words that stand in a frame's place. */
export const NO_FRAME = 'none';
export const OWN_FRAME = 'own';
/** A picture of one's own, in the place of a picture's id. */
export const OWN_PICTURE = 'own';

/** All that the studio can vary; flat and plain, for it stands in an address. Lengths are inches, `colour` is #RRGGBB. */
export type Setting = {
  picture: string;
  /** The title of a frame of the catalogue, or one of the two words above. */
  frame: string;
  colour: string;
  profile: Profile;
  face: number;
  depth: number;
  media: Media;
  width: number;
  height: number;
  mat: number;
  pad: PadColour;
  view: PreviewView;
  room: RoomId;
  paint: PaintId;
  light: LightId;
};

/** The shortest and the longest that can be typed for each length; inches. */
export const LENGTHS = {
  width: { least: 4, most: 96 },
  height: { least: 4, most: 96 },
  mat: { least: 0, most: 8 },
  face: { least: 0.3, most: 4 },
  depth: { least: 0.4, most: 3 },
} as const satisfies Partial<Record<keyof Setting, { least: number; most: number }>>;
export type LengthField = keyof typeof LENGTHS;

/** What the studio opens with. */
export const DEFAULT_SETTING: Setting = {
  picture: '',
  frame: 'Walnut Line',
  colour: '#4f6b5d',
  profile: 'Scoop',
  face: 1.25,
  depth: 1.1,
  media: 'Paper',
  width: 18,
  height: 24,
  mat: 2.5,
  pad: 'white',
  view: 'wall',
  room: 'living',
  paint: 'chalk',
  light: 'day',
};

/** A picture that can be framed; `ratio` is width by height. */
export type StudioPicture = { id: string; title: string; alt: string; url: string; thumbnail: string; ratio: number };

/** The size of a picture of a ratio whose longer side stays as it is, to half an inch. */
export function fitSize({ ratio }: Pick<StudioPicture, 'ratio'>, { width, height }: Size): Size {
  const longer = Math.max(width, height);
  const { least, most } = LENGTHS.width;
  const half = (length: number) => clamp(Math.round(length * 2) / 2, least, most);
  return ratio < 1 ? { width: half(longer * ratio), height: longer } : { width: longer, height: half(longer / ratio) };
}

/** Canvas is stretched and has no mat, and neither has a print by itself. (CONF-50) */
export const canHaveMat = ({ media, frame }: Setting): boolean => media === 'Paper' && frame !== NO_FRAME;
