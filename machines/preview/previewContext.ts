import type { PaintId, RoomId } from '../../src/domain/room.ts';
import type { MeasuredPhoto } from '../../src/domain/wallPhoto.ts';

/** The four views, in the order of their controls. (FRAME-10) */
export const PREVIEW_VIEWS = ['frame', 'wall', 'front', 'side'] as const;
export type PreviewView = (typeof PREVIEW_VIEWS)[number];

/**
 * Where the middle of a piece hangs, in inches. In a room: from the middle of what it hangs over, to the right, and up from
 * the floor. On a photo: from its upper left corner, to the right and down.
 */
export type WallPosition = { x: number; y: number };

export type PreviewContext = {
  room: RoomId;
  /** Null: each room in its own. */
  paint: PaintId | null;
  /** Where the shopper hung the piece, by room; 'photo' is their own wall. A room not named has it in its usual place. */
  positions: Readonly<Partial<Record<RoomId | 'photo', WallPosition>>>;
  isMeasured: boolean;
  isPersonThere: boolean;
  /** The shopper's own wall with its scale; null where a room of ours is seen. */
  photo: MeasuredPhoto | null;
};

export const createContext = (): PreviewContext => ({
  room: 'living',
  paint: null,
  positions: {},
  isMeasured: false,
  isPersonThere: false,
  photo: null,
});
