import type { PaintId, RoomId } from '../../src/domain/wall.ts';
import type { Reference, ReferenceProblem, WallPhoto } from '../../src/domain/wallPhoto.ts';

/** The four views, in the order of their controls. (FRAME-10) */
export const PREVIEW_VIEWS = ['frame', 'wall', 'front', 'side'] as const;
export type PreviewView = (typeof PREVIEW_VIEWS)[number];

/**
 * Where the middle of a piece hangs, in inches. In a room: from the middle of what it hangs over, to the right, and up from
 * the floor. On a photo: from its upper left corner, to the right and down.
 */
export type WallPosition = { x: number; y: number };

export type PhotoRefusal = 'notPicture' | 'tooLarge' | 'tooSmall' | 'slow';
/** What becomes of a file that was chosen as the photo of a wall. */
export type PhotoResult = { kind: 'read'; photo: WallPhoto } | { kind: 'refused'; why: PhotoRefusal };

export type PreviewContext = {
  room: RoomId;
  /** Null: each room in its own. */
  paint: PaintId | null;
  /** Where the shopper hung the piece, by room; 'photo' is their own wall. A room not named has it in its usual place. */
  positions: Readonly<Partial<Record<RoomId | 'photo', WallPosition>>>;
  isMeasured: boolean;
  isPersonThere: boolean;
  /** The address of the file that was chosen, until it is read. */
  file: string;
  refusal: PhotoRefusal | null;
  photo: WallPhoto | null;
  reference: Reference | null;
  problem: ReferenceProblem | null;
  /** How much of the wall a pixel of the photo shows; null until it is measured. */
  inchesPerPixel: number | null;
};

export const createContext = (): PreviewContext => ({
  room: 'living',
  paint: null,
  positions: {},
  isMeasured: false,
  isPersonThere: false,
  file: '',
  refusal: null,
  photo: null,
  reference: null,
  problem: null,
  inchesPerPixel: null,
});
