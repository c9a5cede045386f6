/** What the cart's thumbnail takes for the depth and for the frame, in px. (PREV-05) */
export const CART_THUMBNAIL = { depth: 32, frame: 3 } as const;

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
