import type { StyleName } from '../pictures/index.ts';

/** The themes (collections) of the catalogue, in the order of the filter. */
export const THEMES = [
  'Backwaters',
  'Botanicals',
  'Hills and Ghats',
  'Kolam and Pattern',
  'Abstract',
  'City and Street',
  'Night Sky',
  'Still Life',
  'Line Drawings',
  'Sea and Monsoon',
] as const;
export type Theme = (typeof THEMES)[number];

/**
 * A row of the hang list: a theme, a style, and a line for each art: variant (- for any), palette, title and, after a bar,
 * two or three sentences on what it shows. A star marks a favourite, `#2` another drawing of the same sketch.
 */
export type HangRow = readonly [Theme, StyleName, string];
