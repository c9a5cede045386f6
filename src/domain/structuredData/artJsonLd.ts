import type { Art } from '../art.ts';
import { getDeliveryDays } from '../delivery.ts';
import { STORE_NAME } from '../documentTitle.ts';
import { toOfferJsonLd } from './offerJsonLd.ts';
import type { Thing, ToAbsoluteUrl } from './thing.ts';

/** What the price on a list is of. */
const SMALLEST = { kind: 'print', media: 'Paper' } as const;

/** An art print for search engines, by the price of its smallest size on paper. (CAT-19) */
export const toArtJsonLd = (art: Art, toAbsoluteUrl: ToAbsoluteUrl): Thing => ({
  '@type': 'Product',
  name: art.title,
  url: toAbsoluteUrl(art.alias),
  image: [toAbsoluteUrl(art.picture.detail.url)],
  description: art.description || undefined,
  category: 'Art prints',
  brand: { '@type': 'Brand', name: STORE_NAME },
  creator: art.artist ? { '@type': 'Person', name: art.artist } : undefined,
  offers: toOfferJsonLd(
    { price: art.fromPrice, isSoldOut: false, path: art.alias, days: getDeliveryDays(SMALLEST) },
    toAbsoluteUrl,
  ),
});
