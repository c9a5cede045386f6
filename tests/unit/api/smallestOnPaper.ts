import type { Art } from '../../../src/domain/art.ts';
import { calculatePrice, type PriceTable } from '../../../src/domain/price.ts';
import { getPrintSizes } from '../../../src/domain/size.ts';

/** The price in paise of an art's smallest size on paper, unframed. */
export function getSmallestPaperPrice({ ratio, max }: Art, table: PriceTable): number {
  const sizes = getPrintSizes({ media: 'Paper', source: 'art', ratio, max });
  return Math.min(
    ...sizes.map((size) => calculatePrice({ size, media: 'Paper', source: 'art', framed: false, table })),
  );
}
