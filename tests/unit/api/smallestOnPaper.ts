import type { Art } from '../../../src/domain/art.ts';
import { type PriceTable, price } from '../../../src/domain/price.ts';
import { printSizes } from '../../../src/domain/size.ts';

/** The price in paise of an art's smallest size on paper, unframed. */
export function smallestOnPaper({ ratio, max }: Art, table: PriceTable): number {
  const sizes = printSizes({ media: 'Paper', source: 'art', ratio, max });
  return Math.min(...sizes.map((size) => price({ size, media: 'Paper', source: 'art', framed: false, table })));
}
