/** The styles that a picture may be drawn in; the generator has one file for each. */
export const STYLE_NAMES = [
  'backwater',
  'bauhaus',
  'botanical',
  'city',
  'contours',
  'field',
  'hills',
  'jali',
  'kolam',
  'lilies',
  'lineDrawing',
  'midcentury',
  'night',
  'rain',
  'stillLife',
  'terraces',
  'waves',
] as const;
export type StyleName = (typeof STYLE_NAMES)[number];
