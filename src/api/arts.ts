import * as v from 'valibot';
import type { Art, ArtCard, Orientation } from '../domain/art.ts';
import type { ListPage } from '../domain/listCard.ts';
import { PAGE_SIZE } from '../domain/paging.ts';
import { displayArtist } from '../domain/personName.ts';
import { productPathOf } from '../domain/productPath.ts';
import { getJsonApi } from './client.ts';
import { aliases, amount, decimal, html, text } from './fields.ts';
import {
  type Included,
  includedBy,
  looseEntity,
  looseMany,
  looseOne,
  many,
  query,
  type Ref,
  resource,
} from './jsonapi.ts';
import { knownOf } from './pages.ts';
import { pictureOf } from './picture.ts';
import { plainText } from './plainText.ts';

const PATH = '/jsonapi/commerce_product/default';
const CARD_PARTS = ['field_image.field_media_image', 'default_variation'];
const PARTS = [...CARD_PARTS, 'field_collections', 'field_colour', 'field_orientation'];
const ORIENTATIONS: readonly Orientation[] = ['portrait', 'landscape', 'square'];

const Product = resource(
  'commerce_product--default',
  {
    ...aliases,
    title: text,
    body: html,
    field_artist: text,
    field_max_width: v.nullish(decimal),
    field_max_height: v.nullish(decimal),
  },
  {
    default_variation: looseOne,
    field_image: looseOne,
    field_collections: looseMany,
    field_colour: looseMany,
    field_orientation: looseOne,
  },
);
type Product = v.InferOutput<typeof Product>;

const Variation = resource('commerce_product_variation--default', { price: v.object({ number: amount }) });
const Term = v.object({ attributes: v.object({ name: v.string() }) });

// Without a title, a picture, a price or an address an art can neither be shown nor bought: half-made products are left out.
function cardOf(product: Product, included: Included): ArtCard | null {
  const { attributes, relationships } = product;
  const alias = productPathOf(attributes.field_path_alias, attributes.path.alias);
  const picture = pictureOf(included, relationships.field_image);
  const variation = includedBy(included, relationships.default_variation, Variation);
  if (!attributes.title || !alias || !picture || !variation) return null;
  return {
    id: product.id,
    variationId: variation.id,
    alias,
    title: attributes.title,
    artist: displayArtist(attributes.field_artist),
    picture,
    fromPrice: variation.attributes.price.number,
  };
}

const named = (included: Included, refs: readonly (Ref | null)[]): string[] =>
  refs.flatMap((ref) => includedBy(included, ref, Term)?.attributes.name ?? []);

function orientationOf(name: string | undefined, ratio: number): Orientation {
  const said = ORIENTATIONS.find((orientation) => orientation === name?.toLowerCase());
  if (said) return said;
  return ratio === 1 ? 'square' : ratio > 1 ? 'landscape' : 'portrait';
}

function artOf(product: Product, included: Included): Art | null {
  const card = cardOf(product, included);
  if (!card) return null;
  const { attributes, relationships } = product;
  const { width, height } = card.picture.detail;
  const ratio = width / height;
  return {
    ...card,
    max: { width: Number(attributes.field_max_width ?? 0), height: Number(attributes.field_max_height ?? 0) },
    ratio,
    orientation: orientationOf(named(included, [relationships.field_orientation])[0], ratio),
    themes: named(included, relationships.field_collections),
    colours: named(included, relationships.field_colour),
    description: plainText(attributes.body),
  };
}

/** A page of the art list, from 1, narrowed to any of the named themes and any of the named orientations ('Portrait'). */
export type ArtsAsked = { page: number; themes: readonly string[]; orientations: readonly string[] };
export type ArtsPage = { arts: ArtCard[] } & Pick<ListPage, 'total' | 'pages'>;

/** One page of art, favourites first, then the newest, and how many there are in all; past the end it is empty (API-23). */
export async function artsPage({ page, themes, orientations }: ArtsAsked, signal?: AbortSignal): Promise<ArtsPage> {
  const part = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const path = query(PATH, {
    filter: { status: 1, 'field_collections.name': themes, 'field_orientation.name': orientations },
    sort: '-field_favourite,-created',
    include: CARD_PARTS,
    page: part,
  });
  const answer = await getJsonApi(many(looseEntity(Product)), path, { signal });
  const arts = answer.data.flatMap((product) => (product && cardOf(product, answer.included)) ?? []);
  return { arts, ...knownOf(answer, part) };
}

/** The art at an address such as '/art/misty-ghats', or null where there is none (API-24). */
export async function artByAlias(alias: string, signal?: AbortSignal): Promise<Art | null> {
  const path = query(PATH, { filter: { status: 1, field_path_alias: alias }, include: PARTS, page: { limit: 1 } });
  const { data, included } = await getJsonApi(many(Product), path, { signal });
  return data[0] ? artOf(data[0], included) : null;
}
