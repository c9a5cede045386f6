import type { Art } from '../art.ts';
import { STORE_NAME } from '../storeName.ts';
import { offerData } from './offerData.ts';
import type { Absolute, Thing } from './thing.ts';

/** An art print for search engines, by the price of its smallest size on paper, which travels in the usual time. (CAT-19) */
export const artData = (art: Art, days: string, absolute: Absolute): Thing => ({
  '@type': 'Product',
  name: art.title,
  url: absolute(art.alias),
  image: [absolute(art.picture.detail.url)],
  description: art.description || undefined,
  category: 'Art prints',
  brand: { '@type': 'Brand', name: STORE_NAME },
  creator: art.artist ? { '@type': 'Person', name: art.artist } : undefined,
  offers: offerData({ price: art.fromPrice, isSoldOut: false, path: art.alias, days }, absolute),
});
