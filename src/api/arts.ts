import * as v from 'valibot';
import type { Art } from '../domain/art.ts';
import { formatArtistName, listStoredArtistNames } from '../domain/art.ts';
import { type CatalogueItem, toArtItem } from '../domain/catalogue.ts';
import { type ListedArt, type ListPage, toArtCard } from '../domain/listCard.ts';
import { BACKEND_FACETS, type BackendFacet, type Filters } from '../domain/listFilters.ts';
import { findProductPath } from '../domain/storePath.ts';
import { CARD_FIELDS } from './catalogueFields.ts';
import { getJsonApi } from './client.ts';
import { isFailure } from './failure.ts';
import { aliasEntries, amountSchema, decimalSchema, htmlSchema, textSchema } from './fields.ts';
import {
  buildQuery,
  documentSchema,
  findIncluded,
  type Included,
  isUuid,
  lenientToManySchema,
  lenientToOneSchema,
  resourceSchema,
  toTermNames,
} from './jsonapi.ts';
import { createListing } from './listing.ts';
import { toPicture } from './picture.ts';
import { toPlainText } from './plainText.ts';

const PATH = '/jsonapi/commerce_product/default';
const CARD_PARTS = ['field_image.field_media_image', 'default_variation'];
const PARTS = [...CARD_PARTS, 'field_collections'];

const cardAttributes = {
  ...aliasEntries,
  title: textSchema,
  field_artist: textSchema,
  field_max_width: v.nullish(decimalSchema),
  field_max_height: v.nullish(decimalSchema),
  created: textSchema,
};
const relationships = {
  default_variation: lenientToOneSchema,
  field_image: lenientToOneSchema,
  field_collections: lenientToManySchema,
  field_colour: lenientToManySchema,
  field_orientation: lenientToOneSchema,
};
const Product = resourceSchema('commerce_product--default', { ...cardAttributes, body: htmlSchema }, relationships);
type Product = v.InferOutput<typeof Product>;

const Variation = resourceSchema('commerce_product_variation--default', { price: v.object({ number: amountSchema }) });

// Without a title, a picture, a price or an address an art can neither be shown nor bought: half-made products are left out.
function toListedArt(product: Product, included: Included): ListedArt | null {
  const { attributes, relationships } = product;
  const alias = findProductPath(attributes.field_path_alias, attributes.path.alias);
  const picture = toPicture(included, relationships.field_image);
  const variation = findIncluded(included, relationships.default_variation, Variation);
  if (!attributes.title || !alias || !picture || !variation) return null;
  return {
    id: product.id,
    variationId: variation.id,
    alias,
    title: attributes.title,
    artist: formatArtistName(attributes.field_artist),
    picture,
    fromPrice: variation.attributes.price.number,
  };
}

function toArt(product: Product, included: Included): Art | null {
  const listed = toListedArt(product, included);
  if (!listed) return null;
  const { attributes, relationships } = product;
  const { width, height } = listed.picture.detail;
  const ratio = width / height;
  return {
    ...listed,
    max: { width: Number(attributes.field_max_width ?? 0), height: Number(attributes.field_max_height ?? 0) },
    ratio,
    themes: toTermNames(included, relationships.field_collections),
    description: toPlainText(attributes.body),
  };
}

/** What the backend calls the orientation of a picture; a print that it states none of has that of its picture. */
const getOrientation = (ratio: number) => (ratio === 1 ? 'Square' : ratio > 1 ? 'Landscape' : 'Portrait');

function toItem(product: Product, included: Included): CatalogueItem | null {
  const art = toArt(product, included);
  if (!art) return null;
  const { field_colour, field_orientation } = product.relationships;
  const [orientation = getOrientation(art.ratio)] = toTermNames(included, [field_orientation]);
  return toArtItem(art, product.attributes.created, {
    colours: toTermNames(included, field_colour),
    orientations: [orientation],
  });
}

const artListing = createListing({
  entity: Product,
  path: PATH,
  // favourites first, then the newest
  sort: '-field_favourite,-created',
  cardParts: CARD_PARTS,
  parts: PARTS,
  catalogueParts: [...PARTS, 'field_colour', 'field_orientation'],
  catalogueFields: {
    ...CARD_FIELDS,
    'commerce_product--default': Object.keys({ ...cardAttributes, ...relationships }),
    'commerce_product_variation--default': ['price'],
    'taxonomy_term--collection': ['name'],
    'taxonomy_term--orientation': ['name'],
  },
  toCard: (product, included) => {
    const art = toListedArt(product, included);
    return art && toArtCard(art);
  },
  toProduct: toArt,
  toItem,
});

/** All art with what it can be found by, in the order of its list (API-23). */
export const fetchArtCatalogue = artListing.fetchCatalogue;

/** Those arts on sale that have their pages at the addresses, in no order. */
export const fetchArtCardsByPaths = artListing.fetchCards;

/** A page of the art list, from 1, narrowed to any of the names of each facet. */
export type ArtsRequest = { page: number } & Pick<Filters, BackendFacet>;

/** The backend's field of each. */
const FACET_FIELDS: Readonly<Record<BackendFacet, string>> = {
  themes: 'field_collections.name',
  orientations: 'field_orientation.name',
};

/** One page of art, favourites first, then the newest, and how many there are in all; past the end it is empty (API-23). */
export function fetchArts({ page, ...filters }: ArtsRequest, signal?: AbortSignal): Promise<ListPage> {
  const filter = Object.fromEntries(BACKEND_FACETS.map((facet) => [FACET_FIELDS[facet], filters[facet]]));
  return artListing.fetchPage({ page, filter }, signal);
}

/** Prints that have something in common with another: its artist, or a theme. */
export type RelatedArtsRequest = { by: 'artist' | 'theme'; name: string };

/** More than a row has room for, as a print is among its own relatives, and an artist's are often of one theme. */
const RELATED_LIMIT = 9;

/** The first few prints of an artist or of a theme, in the order of the list (API-23). */
export async function fetchRelatedArts({ by, name }: RelatedArtsRequest, signal?: AbortSignal) {
  const filter = by === 'artist' ? { field_artist: listStoredArtistNames(name) } : { [FACET_FIELDS.themes]: [name] };
  return (await artListing.fetchPage({ page: 1, size: RELATED_LIMIT, filter }, signal)).cards;
}

/** The art of a uuid, or null where there is none on sale (API-24). */
async function fetchArtByUuid(id: string, signal?: AbortSignal): Promise<Art | null> {
  try {
    const path = buildQuery(`${PATH}/${id}`, { include: PARTS });
    const { data, included } = await getJsonApi(documentSchema(Product), path, { signal });
    return toArt(data, included);
  } catch (error) {
    if (isFailure(error, 'notFound') || (isFailure(error) && error.status === 403)) return null;
    throw error;
  }
}

/** The art at an address such as '/art/misty-ghats', which may end in its uuid; null where there is none (API-24). */
export function fetchArtByAlias(alias: string, signal?: AbortSignal): Promise<Art | null> {
  const id = alias.slice(alias.lastIndexOf('/') + 1);
  return isUuid(id) ? fetchArtByUuid(id, signal) : artListing.fetchProduct(alias, signal);
}
