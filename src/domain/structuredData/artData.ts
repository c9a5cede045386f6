import type { Art } from '../art.ts';
import { deliveryDays } from '../delivery.ts';
import { STORE_NAME } from '../documentTitle.ts';
import { offerData } from './offerData.ts';
import type { Absolute, Thing } from './thing.ts';

/** What the price on a list is of. */
const SMALLEST = { kind: 'print', media: 'Paper' } as const;

/** An art print for search engines, by the price of its smallest size on paper. (CAT-19) */
export const artData = (art: Art, absolute: Absolute): Thing => ({
  '@type': 'Product',
  name: art.title,
  url: absolute(art.alias),
  image: [absolute(art.picture.detail.url)],
  description: art.description || undefined,
  category: 'Art prints',
  brand: { '@type': 'Brand', name: STORE_NAME },
  creator: art.artist ? { '@type': 'Person', name: art.artist } : undefined,
  offers: offerData(
    { price: art.fromPrice, isSoldOut: false, path: art.alias, days: deliveryDays(SMALLEST) },
    absolute,
  ),
});
