import type { Point, Rect, Side } from '../geometry/plane.ts';
import type { Moulding, Stop } from '../moulding/moulding.ts';

// A drawing is a list of parts in inches, the same for SVG and for Konva: what draws it decides nothing.

/** A colour, or a gradient from one point to another. Colours are CSS's, with their opacity. */
export type Fill =
  | { kind: 'colour'; colour: string }
  | { kind: 'linear'; from: Point; to: Point; stops: readonly Stop[] }
  | { kind: 'radial'; centre: Point; radius: number; stops: readonly Stop[] };

export type Stroke = { colour: string; width: number };

export type Part =
  | { kind: 'polygon'; points: readonly Point[]; fill: Fill; stroke?: Stroke }
  /** One moulding of a frame: the fill where textures are not at hand, else the moulding's own surface. */
  | { kind: 'mitre'; side: Side; points: readonly [Point, Point, Point, Point]; fill: Fill; moulding: Moulding }
  | { kind: 'rect'; at: Rect; fill: Fill; stroke?: Stroke; radius?: number }
  | { kind: 'ellipse'; at: Rect; fill: Fill }
  /** An SVG path in inches. */
  | { kind: 'path'; d: string; fill?: Fill; stroke?: Stroke }
  | { kind: 'line'; points: readonly Point[]; stroke: Stroke }
  /**
   * A picture that fills its place from the middle, without being stretched: what is too much is not seen. With `of` a
   * share of the file, each figure from 0 to 1, is stretched over the place.
   */
  | { kind: 'image'; url: string; at: Rect; crop?: Rect }
  /** What a rectangle throws on what lies behind it; `blur` is twice its standard deviation, as everywhere on the web. */
  | { kind: 'shadow'; of: Rect; offset: Point; blur: number; colour: string }
  /** `at` is on the line that letters stand on, `turn` in degrees clockwise. */
  | {
      kind: 'text';
      text: string;
      at: Point;
      size: number;
      colour: string;
      align: 'start' | 'middle' | 'end';
      rotation?: number;
    }
  /** Parts that move together, each from the group's own corner; only inside `clip`, which is theirs too. `id` names what can be taken hold of. */
  | { kind: 'group'; id?: string; at: Point; scale?: number; clip?: Rect; parts: readonly Part[] };

/** What is seen: `width` × `height` inches of it, from its upper left corner. */
export type Drawing = { width: number; height: number; parts: readonly Part[] };
