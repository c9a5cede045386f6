import { STORE_NAME } from '../documentTitle.ts';
import type { Product, ProductVariation } from '../product.ts';
import { toOfferJsonLd } from './offerJsonLd.ts';
import type { Thing, ToAbsoluteUrl } from './thing.ts';

const CATEGORIES: Record<Product['area'], string> = {
  walls: 'Gallery walls',
  gifts: 'Custom framed gifts',
  objects: 'Decor objects',
  mixedMedia: 'Mixed media',
};

const getName = ({ colour, frame }: ProductVariation) => [colour?.name, frame].filter(Boolean).join(', ') || undefined;

/** A product that is sold as it is, for search engines: with all its pictures, and an offer for each way to buy it. */
export function toProductJsonLd(product: Product, toAbsoluteUrl: ToAbsoluteUrl): Thing {
  const { area, title, path, summary, days, variations } = product;
  const pictures = new Set(
    variations.flatMap(({ pictures }) => pictures.map(({ detail }) => toAbsoluteUrl(detail.url))),
  );
  const offers = variations.map((one) =>
    toOfferJsonLd({ name: getName(one), price: one.price, isSoldOut: one.isSoldOut, path, days }, toAbsoluteUrl),
  );
  return {
    '@type': 'Product',
    name: title,
    url: toAbsoluteUrl(path),
    image: pictures.size > 0 ? [...pictures] : undefined,
    description: summary || undefined,
    category: CATEGORIES[area],
    brand: { '@type': 'Brand', name: STORE_NAME },
    offers: offers.length === 1 ? offers[0] : offers,
  };
}
