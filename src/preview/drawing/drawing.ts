import type { Point, Rect, Side } from '../geometry/plane.ts';
import type { Moulding, Stop } from '../moulding/moulding.ts';

// A drawing is a list of parts in inches, the same for SVG and for Konva: the renderers decide nothing.

/** A colour, or a gradient from one point to another. Colours are CSS's, with their opacity. */
export type Fill =
  | { kind: 'colour'; colour: string }
  | { kind: 'linear'; from: Point; to: Point; stops: readonly Stop[] }
  | { kind: 'radial'; centre: Point; radius: number; stops: readonly Stop[] };

export type Stroke = { colour: string; width: number };

export type Part =
  | { kind: 'polygon'; points: readonly Point[]; fill: Fill; stroke?: Stroke }
  /** One moulding of a frame: the fill until its texture is loaded, then the moulding's own surface. */
  | { kind: 'mitre'; side: Side; points: readonly [Point, Point, Point, Point]; fill: Fill; moulding: Moulding }
  | { kind: 'rect'; at: Rect; fill: Fill; stroke?: Stroke; radius?: number }
  | { kind: 'ellipse'; at: Rect; fill: Fill }
  /** An SVG path in inches. */
  | { kind: 'path'; d: string; fill?: Fill; stroke?: Stroke }
  | { kind: 'line'; points: readonly Point[]; stroke: Stroke }
  /**
   * A picture that covers its rectangle from the middle, without being stretched. With `crop`, a share of the file, each figure
   * from 0 to 1, is stretched over the rectangle.
   */
  | { kind: 'image'; url: string; at: Rect; crop?: Rect }
  /** The shadow of a rectangle; `blur` is twice its standard deviation, as everywhere on the web. */
  | { kind: 'shadow'; of: Rect; offset: Point; blur: number; colour: string }
  /** `at` is on the baseline, `rotation` in degrees clockwise. */
  | {
      kind: 'text';
      text: string;
      at: Point;
      size: number;
      colour: string;
      align: 'start' | 'middle' | 'end';
      rotation?: number;
    }
  /** Parts that move together, relative to the group's origin; drawn only inside `clip`, in the same coordinates. `id` is that of a draggable. */
  | { kind: 'group'; id?: string; at: Point; scale?: number; clip?: Rect; parts: readonly Part[] };

/** The visible part is `width` × `height` inches, from its upper left corner. */
export type Drawing = { width: number; height: number; parts: readonly Part[] };

export type PartOf<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>;
export type Group = PartOf<'group'>;

/** The group of this id among a drawing's own parts. */
export const findGroup = ({ parts }: Drawing, id: string): Group | undefined =>
  parts.find((part): part is Group => part.kind === 'group' && part.id === id);
