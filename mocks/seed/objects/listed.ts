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
type Material = (typeof MATERIALS)[number];

/** A decor object of the demo catalogue (DECOR-15). */
export type ListedObject = {
  title: string;
  form: FormName;
  finish: FinishName;
  material: Material;
  size: 'Small' | 'Medium' | 'Large';
  /** width × depth × height */
  dimension: string;
  /** days to deliver; '' for the usual */
  days: string;
  rupees: number;
  /**
   * A list with `;`: a name of the colour vocabulary and what it is painted with. `!` is out of stock, `-` is not
   * published.
   */
  colours: string;
  description: string;
};
