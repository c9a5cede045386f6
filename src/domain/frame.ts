import type { Picture } from './art.ts';

/** A frame that can be chosen; `video` is an address. Its price is in the rate of what it frames. (FRAME-13, CONF-57) */
export type Frame = {
  id: string;
  variationId: string;
  title: string;
  /** Plain text. */
  description: string;
  colours: string[];
  style: string;
  collections: string[];
  /** The shape of the moulding: 'Flat', 'Scoop' ... */
  type: string;
  material: string;
  video: string | null;
  front: Picture | null;
  side: Picture | null;
  thumbnail: Picture | null;
};

/** What of a frame its moulding is drawn from. */
export type FrameLook = Pick<Frame, 'title' | 'colours' | 'style' | 'type' | 'material'>;

/** What of a frame its drawing needs. */
export const getFrameLook = ({ title, colours, style, type, material }: FrameLook): FrameLook => ({
  title,
  colours,
  style,
  type,
  material,
});

/** What hangs in the list of frames: a frame, or a picture between them that cannot be chosen. (FRAME-07) */
export type FrameEntry =
  | { kind: 'frame'; frame: Frame }
  | { kind: 'image'; id: string; title: string; picture: Picture | null };

/** The frames among the entries, in their order. (FRAME-07) */
export const selectFrames = (entries: readonly FrameEntry[]): Frame[] =>
  entries.flatMap((entry) => (entry.kind === 'frame' ? [entry.frame] : []));

/** The frames beside one in their order, the next one first; none where it is not among them. */
export function getNeighbours(frames: readonly Frame[], frame: Frame | null): Frame[] {
  const at = frames.findIndex(({ id }) => id === frame?.id);
  return at < 0 ? [] : [frames[at + 1], frames[at - 1], frames[at + 2]].flatMap((each) => each ?? []);
}
