import type { PaletteName } from '../pictures/index.ts';

/** The terms of the colour vocabulary (CAT-21). */
export const COLOURS = [
  'White',
  'Cream',
  'Beige',
  'Yellow',
  'Orange',
  'Terracotta',
  'Red',
  'Pink',
  'Purple',
  'Blue',
  'Teal',
  'Green',
  'Olive',
  'Brown',
  'Grey',
  'Black',
  'Gold',
  'Silver',
  'Copper',
] as const;
export type Colour = (typeof COLOURS)[number];

/** The dominant colours of each palette that a picture may be drawn in, strongest first. */
export const PALETTE_COLOURS = {
  dawn: ['Orange', 'Purple', 'Cream'],
  mist: ['Teal', 'Grey'],
  tea: ['Green', 'Cream'],
  clay: ['Terracotta', 'Beige'],
  indigo: ['Blue', 'Cream'],
  night: ['Blue', 'Black'],
  dusk: ['Purple', 'Pink', 'Orange'],
  monsoon: ['Grey', 'Blue'],
  turmeric: ['Yellow', 'Brown'],
  madder: ['Red', 'Pink'],
  lagoon: ['Teal', 'White'],
  blush: ['Pink', 'Beige'],
  charcoal: ['Black', 'White'],
  sand: ['Beige', 'Brown'],
  lotus: ['Pink', 'Purple', 'Green'],
  olive: ['Olive', 'Cream'],
  peacock: ['Teal', 'Black'],
  plum: ['Purple', 'Black'],
  jodhpur: ['Blue', 'White'],
  mango: ['Yellow', 'Green', 'Orange'],
} as const satisfies Record<PaletteName, readonly Colour[]>;
