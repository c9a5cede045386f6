import type { FrameLook } from '../../domain/frame.ts';
import type { Framing } from '../../domain/framing.ts';
import type { Drawing, Part } from '../../preview/drawing/drawing.ts';
import type { Rect } from '../../preview/geometry/plane.ts';
import { createPieceParts } from '../../preview/pieces/pieceParts.ts';
import { linear } from '../../preview/pieces/shade.ts';
import { floorParts } from '../../preview/rooms/floors.ts';
import { sideboard, sofa } from '../../preview/rooms/furniture.ts';
import { at, box, darken, down, dusk, glow, lighten, sun } from '../../preview/rooms/shapes.ts';
import { createWallShadow } from '../../preview/rooms/wallDrawing.ts';
import photo from './kite.svg?no-inline';

/** A picture that hangs in a scene, and its width by its height. */
export type ScenePicture = { url: string; ratio: number };

/** The visible wall in inches, four by three. */
const VIEW = { width: 108, height: 81 };

const createFrameLook = (title: string, colours: string[], type: string, material: string): FrameLook => ({
  title,
  colours,
  style: 'Modern',
  type,
  material,
});
const WALNUT = createFrameLook('Walnut', ['Brown'], 'Bevel', 'Solid walnut');
const ASH = createFrameLook('Ash', ['Beige'], 'Box', 'Solid ash');
const BLACK = createFrameLook('Black', ['Black'], 'Flat', 'Engineered wood');
const GOLD = createFrameLook('Gold', ['Gold'], 'Scoop', 'Metal leaf on pine');

/** Wall, daylight from the upper left, floor and furniture; `foot` is where the floor begins. */
const createRoom = (
  tint: string,
  foot: number,
  furniture: readonly Part[],
  pictures: readonly Part[],
  foreground: readonly Part[] = [],
): Drawing => ({
  ...VIEW,
  parts: [
    box(
      0,
      0,
      VIEW.width,
      VIEW.height,
      linear({ x: 0, y: 0 }, { x: VIEW.width, y: foot }, lighten(tint, 0.3), tint, darken(tint, 0.14)),
    ),
    box(0, 0, VIEW.width, VIEW.height, glow(VIEW.width * 0.15, 0, VIEW.width * 0.8, sun(0.34), sun(0.1), sun(0))),
    box(0, foot - 4, VIEW.width, 4, down(foot - 4, foot, lighten(tint, 0.4), darken(tint, 0.06))),
    ...pictures,
    at(VIEW.width / 2, foot, [
      ...floorParts('teak', { x: -VIEW.width / 2, y: 0, width: VIEW.width, height: Math.max(2, VIEW.height - foot) }),
      ...furniture,
    ]),
    ...foreground,
  ],
});

/** A piece with the middle of its picture in the middle of a place. */
function createFramedPicture({ url }: ScenePicture, framing: Framing, frame: FrameLook, place: Rect): Part {
  const artwork = {
    title: '',
    alt: '',
    picture: { small: url, large: url },
    framing,
    frame,
  };
  const { piece, parts } = createPieceParts(artwork);
  const { width, height } = piece.outer;
  return at(place.x + (place.width - width) / 2, place.y + (place.height - height) / 2, [
    ...createWallShadow(piece),
    ...parts,
  ]);
}

/** The largest size of a picture whose frame fits into a place. */
function fitInto({ ratio }: ScenePicture, place: Rect, edge: number) {
  const room = { width: place.width - 2 * edge, height: place.height - 2 * edge };
  const width = Math.min(room.width, room.height * ratio);
  return { width, height: width / ratio };
}

/** A telephone that shows a picture, from its upper left corner; what it shows is four by five. */
const createTelephone = (url: string, { x, y, width, height }: Rect): Part =>
  at(x, y, [
    { kind: 'shadow', of: { x: 0, y: 0, width, height }, offset: { x: 2.4, y: 3 }, blur: 6, colour: dusk(0.42) },
    { kind: 'shadow', of: { x: 0, y: 0, width, height }, offset: { x: 0.7, y: 0.9 }, blur: 1.6, colour: dusk(0.4) },
    box(
      -0.35,
      -0.35,
      width + 0.7,
      height + 0.7,
      linear({ x: 0, y: 0 }, { x: width, y: height }, '#8d8a86', '#4b4946', '#6d6a66'),
      4.4,
    ),
    box(0, 0, width, height, '#131214', 4.1),
    {
      kind: 'image',
      url,
      at: { x: 1.1, y: 3, width: width - 2.2, height: height - 6 },
      crop: { x: 0.5 - (width - 2.2) / (height - 6) / 1.6, y: 0, width: (width - 2.2) / (height - 6) / 0.8, height: 1 },
    },
    box(width / 2 - 3.2, 1.35, 6.4, 0.55, '#2c2b2e', 0.28),
    box(1.1, 3, width - 2.2, height - 6, linear({ x: 0, y: 0 }, { x: width, y: height }, sun(0.2), sun(0), sun(0))),
  ]);

/** A picture on a telephone, and the same one on the wall. (CONF-04) */
export function createUploadScene(framed: boolean): Drawing {
  const ownPicture = { url: photo, ratio: 0.8 };
  const framing: Framing = framed
    ? { media: 'Paper', size: { width: 21.6, height: 27 }, framed, mat: 2.5 }
    : { media: 'Canvas', size: { width: 26.4, height: 33 }, framed, mat: 0 };
  return createRoom(
    '#d3d8cd',
    74,
    [at(14, 0, sideboard())],
    [createFramedPicture(ownPicture, framing, WALNUT, { x: 50, y: 2.5, width: 36, height: 36 })],
    [createTelephone(photo, { x: 9, y: 17, width: 29, height: 58 })],
  );
}

/** Where pictures hang over the sofa: the large one first. */
const PICTURE_SLOTS: readonly (Rect & { frame: FrameLook; mat: number })[] = [
  { x: 37, y: 5, width: 34, height: 45, frame: BLACK, mat: 2.5 },
  { x: 10, y: 5, width: 24, height: 21, frame: ASH, mat: 1.5 },
  { x: 10, y: 29, width: 24, height: 21, frame: GOLD, mat: 0 },
  { x: 74, y: 5, width: 24, height: 21, frame: WALNUT, mat: 0 },
  { x: 74, y: 29, width: 24, height: 21, frame: BLACK, mat: 1.5 },
];

/** A blank print. */
const BLANK: ScenePicture = {
  url: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  ratio: 0.8,
};

/** Pictures of the shop over a sofa, framed or as prints; blank ones where there are none. (CONF-05) */
export function createArtScene(framed: boolean, pictures: readonly ScenePicture[]): Drawing {
  const framedPictures = PICTURE_SLOTS.map(({ frame, mat, ...place }, index) => {
    const picture = pictures[index] ?? BLANK;
    const media = framed || index % 2 ? 'Paper' : 'Canvas';
    const edge = framed ? 1 + mat : 0.5;
    return createFramedPicture(
      picture,
      { media, size: fitInto(picture, place, edge), framed, mat: framed ? mat : 0 },
      frame,
      place,
    );
  });
  return createRoom('#d9cbb8', 90, sofa('#b8ac97'), framedPictures);
}
