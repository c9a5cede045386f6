import type { FinishName, FormName } from '../../pictures/index.ts';

/** The materials that objects are sorted by (DECOR-15); 'Ceramic' takes longer to deliver (DECOR-18). */
export const MATERIALS = [
  'Ceramic',
  'Terracotta',
  'Brass',
  'Wood',
  'Cane',
  'Marble',
  'Stone',
  'Iron',
  'Glass',
  'Papier-mâché',
] as const;
export type Material = (typeof MATERIALS)[number];

/**
 * A decor object as it is entered: what it is called, what it is drawn as, material, size, dimensions (width × depth ×
 * height), days to deliver ('' for the usual), price in rupees, its colours, and its description.
 *
 * Colours stand in a list with `;`: a name of the colour vocabulary and what it is painted with. `!` is out of stock,
 * `-` is not published.
 */
export type ListedObject = readonly [
  title: string,
  form: FormName,
  finish: FinishName,
  material: Material,
  size: 'Small' | 'Medium' | 'Large',
  dimension: string,
  days: string,
  rupees: number,
  colours: string,
  description: string,
];
