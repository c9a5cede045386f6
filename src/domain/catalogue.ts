import type { Art } from './art.ts';
import { countOptions, createMatcher, type FacetNames } from './facets.ts';
import { type ListCard, type ListPage, toArtCard } from './listCard.ts';
import { FACETS, type Facet, type Filters, type SortOrder } from './listFilters.ts';
import { getPageCount } from './paging.ts';
import { comparePriceBands, getPriceBand } from './priceBand.ts';
import type { Product } from './product.ts';
import { getPrintSizes, getSizeBucket, parseSizeText, SIZE_BUCKETS } from './size.ts';

/** One thing of a list with what it can be found by. `created` is ISO 8601; '' where the backend is silent. */
export type CatalogueItem = {
  card: ListCard;
  created: string;
  values: FacetNames<Facet>;
};

/** All that a list has, in the shop's own order; `swatches` are CSS colours by their names. */
export type Catalogue = { items: readonly CatalogueItem[]; swatches: Readonly<Record<string, string>> };

/** A print with what it can be found by: the sizes that it can be printed in, on paper or canvas, and what its list alone reads. */
export function toArtItem(art: Art, created: string, ownValues: CatalogueItem['values']): CatalogueItem {
  const { themes, artist, ratio, max, fromPrice } = art;
  const sizes = (['Paper', 'Canvas'] as const).flatMap((media) => getPrintSizes({ media, source: 'art', ratio, max }));
  return {
    card: toArtCard(art),
    created,
    values: {
      themes,
      artists: artist === '' ? [] : [artist],
      sizes: [...new Set(sizes.map(getSizeBucket))],
      prices: [getPriceBand(fromPrice)],
      ...ownValues,
    },
  };
}

/** What is sold as it is with what it can be found by: its colours, its size, the price that its card states, and what is its own. */
export function toProductItem(
  card: ListCard,
  { variations, dimension }: Pick<Product, 'variations' | 'dimension'>,
  created: string,
  ownValues: CatalogueItem['values'],
): CatalogueItem {
  const size = parseSizeText(dimension);
  return {
    card,
    created,
    values: {
      colours: [...new Set(variations.flatMap(({ colour }) => (colour ? [colour.name] : [])))],
      sizes: size ? [getSizeBucket(size)] : [],
      prices: card.price ? [getPriceBand(card.price.amount)] : [],
      ...ownValues,
    },
  };
}

const { compare: byText } = new Intl.Collator('en', { numeric: true });
const SIZES: readonly string[] = SIZE_BUCKETS;
const bySize = (one: string, other: string) => SIZES.indexOf(one) - SIZES.indexOf(other);
const ORDERS: Partial<Record<Facet, (one: string, other: string) => number>> = {
  prices: comparePriceBands,
  sizes: bySize,
};

/** What a list can be narrowed by and what each name would leave. A facet with one name narrows nothing and is left out. */
export function getFacetGroups(items: readonly CatalogueItem[], filters: Filters, facets: readonly Facet[]) {
  const values = items.map((item) => item.values);
  return facets.flatMap((facet) => {
    const options = countOptions(values, filters, FACETS, facet).sort((one, other) =>
      (ORDERS[facet] ?? byText)(one.name, other.name),
    );
    return options.length > 1 ? [{ facet, options }] : [];
  });
}

const getPrice = ({ card }: CatalogueItem) => card.price?.amount ?? 0;
const SORTED = {
  newest: (one, other) => other.created.localeCompare(one.created),
  price: (one, other) => getPrice(one) - getPrice(other),
  'price-desc': (one, other) => getPrice(other) - getPrice(one),
  title: (one, other) => byText(one.card.title, other.card.title),
} satisfies Record<SortOrder, (one: CatalogueItem, other: CatalogueItem) => number>;
/** A page, from 1, of what the filters leave, in their order. */
export function selectPage(
  items: readonly CatalogueItem[],
  { filters, page, size }: { filters: Filters; page: number; size: number },
): ListPage {
  const matches = createMatcher(filters, FACETS);
  const found = items.filter(({ values }) => matches(values));
  if (filters.sort) found.sort(SORTED[filters.sort]);
  return {
    cards: found.slice((page - 1) * size, page * size).map(({ card }) => card),
    total: found.length,
    pages: getPageCount(found.length, size),
  };
}
