import type { FrameLook } from '../../domain/frame.ts';
import type { MouldingProfile } from '../../domain/framing.ts';

/** A colour of a gradient, `at` 0 to 1 of its length. */
export type Stop = { at: number; colour: string };

/** The shapes that a moulding is cut to, by the word that the shop has for them; the first four are carved along their length. */
export const SHAPES = [
  'rope',
  'bead',
  'bamboo',
  'carved',
  'floater',
  'step',
  'scoop',
  'round',
  'bevel',
  'box',
  'flat',
] as const;
export type Shape = (typeof SHAPES)[number];

/**
 * How a moulding looks from afar, from the shop's texts about its frame, and its size (`face` and `depth` in inches). Colours
 * are #RRGGBB, strengths from 0 to 1. Its grain is computed from `look` where it is visible.
 */
export type Moulding = MouldingProfile & {
  /** Two mouldings of one key look alike. */
  key: string;
  look: FrameLook;
  shape: Shape;
  tone: string;
  /** A line at the inner edge in a colour of its own. */
  sight: string | null;
  /** How far it mirrors the room, as metal does. */
  mirror: number;
  shine: number;
};
