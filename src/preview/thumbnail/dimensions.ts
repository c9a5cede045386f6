import type { Media } from '../../domain/framingTerms.ts';

/** The width of art in the preview while it is not known, in px. (PREV-01) */
const UNKNOWN_WIDTH = 200;
/** The border of a frame in the preview, in px. (PREV-02) */
export const FRAME_BORDER = 21.5;
/** How high the preview of a cropped upload is, in px. (PREV-03) */
const UPLOAD_HEIGHT = 230;
/** The depth of the preview while none is set. (PREV-04) */
const UNSET_DEPTH = 50;
/** What the cart's thumbnail takes for the depth and for the frame, which is in px. (PREV-05) */
export const CART_THUMBNAIL = { depth: 32, frame: 3 } as const;
/** The thickness setting of a frame by what it holds. (CONF-56) */
const THICKNESS: Record<Media, number> = { Paper: 3, Canvas: 1.3 };
/** What a preview starts from. (PREV-11) */
export const PREVIEW_DEFAULTS = { padding: 0, padColour: 'white', ratio: 1 } as const;

/** The width at which art is previewed: its own, or 200 px. (PREV-01) */
export const getArtWidth = (width: number | null): number => width ?? UNKNOWN_WIDTH;

/** The size of a cropped upload's preview in px; `ratio` is width / height. (PREV-03, PREV-11) */
export const getUploadPreviewSize = (ratio: number = PREVIEW_DEFAULTS.ratio) => ({
  width: UPLOAD_HEIGHT * ratio,
  height: UPLOAD_HEIGHT,
});

/** The depth of the preview. (PREV-04) */
export const getPreviewDepth = (depth: number | null): number => depth ?? UNSET_DEPTH;

/** The thickness setting of a frame. (CONF-56) */
export const getFrameThickness = (media: Media): number => THICKNESS[media];

/** How wide a depth is shown, by the preview's width: 40, 80 or 150. Throws RangeError for any other. (PREV-06) */
export function getDepthWidth(preview: number): `${number}px` {
  const width = ({ 40: '4px', 80: '7px', 150: '11px' } as const)[preview];
  if (!width) throw new RangeError(`no depth is shown in a preview of ${preview}`);
  return width;
}

/** The padding of a mat for a frame of a depth. (PREV-07 to PREV-09) */
export function getMattingPadding(depth: number): number {
  if (depth < 7) return 0.3;
  return depth <= 20.4 ? 0.2 : 0.4;
}

/** The padding of a canvas, 0.26 of its depth. (PREV-10) */
export const getCanvasPadding = (depth: number): number => 0.26 * depth;

/** Widths of the cart's thumbnail in px, up to an aspect (width / height). (PREV-13 to PREV-19) */
const WIDTHS = [
  { fits: (aspect: number) => aspect <= 0.4, width: 70, matted: 60 },
  { fits: (aspect: number) => aspect < 0.52, width: 100, matted: 80 },
  { fits: (aspect: number) => aspect < 0.72, width: 120, matted: 100 },
  { fits: (aspect: number) => aspect < 1, width: 130, matted: 120 },
  { fits: (aspect: number) => aspect < 1.4, width: 140, matted: 130 },
  { fits: () => true, width: 140, matted: 140 },
];

/** How wide the cart's thumbnail is, in px, by the picture's width / height. (PREV-13 to PREV-19) */
export function getThumbnailWidth(aspect: number, isMatted: boolean): number {
  const { width, matted } = WIDTHS.find(({ fits }) => fits(aspect)) as (typeof WIDTHS)[number];
  return isMatted ? matted : width;
}
