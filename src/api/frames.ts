import * as v from 'valibot';
import type { Frame, FrameEntry } from '../domain/frame.ts';
import { type Call, getJsonApi } from './client.ts';
import { isFailure } from './failure.ts';
import { html } from './fields.ts';
import { type Included, includedBy, one, query, type Ref, resource, toMany, toOne } from './jsonapi.ts';
import { everyPage } from './pages.ts';
import { pictureOf } from './picture.ts';
import { plainText } from './plainText.ts';
import { address } from './settings.ts';
import { isUuid } from './uuid.ts';

const PATH = '/jsonapi/commerce_product/frame';
const VARIATIONS = '/jsonapi/commerce_product_variation/frame';
const PARTS = [
  'field_thumbnail.field_media_image',
  'field_front.field_media_image',
  'field_side.field_media_image',
  'field_colour',
  'field_style',
  'field_collections',
  'field_frame_type',
];

const Product = resource(
  'commerce_product--frame',
  {
    title: v.string(),
    body: html,
    field_frame_or_image: v.nullish(v.string(), 'frame'),
    field_material: v.nullish(v.string(), ''),
    field_video: v.nullish(v.string(), ''),
  },
  {
    default_variation: toOne,
    field_colour: toMany,
    field_style: toOne,
    field_collections: toMany,
    field_frame_type: toOne,
    field_front: toOne,
    field_side: toOne,
    field_thumbnail: toOne,
  },
);
type Product = v.InferOutput<typeof Product>;

const Variation = resource('commerce_product_variation--frame', {}, { product_id: toOne });
const Term = v.object({ attributes: v.object({ name: v.string() }) });

const named = (included: Included, refs: readonly (Ref | null)[]): string[] =>
  refs.flatMap((ref) => includedBy(included, ref, Term)?.attributes.name ?? []);

// Anything but an address of a page or of the shop's own files could run as a script.
const videoAt = (text: string): string | null => (/^(https?:\/\/|\/(?!\/))/.test(text) ? address(text) : null);

/** Of a product that is a picture, or that cannot be bought because it has no variation, there is no frame. */
function frameOf({ id, attributes, relationships: to }: Product, included: Included): Frame | null {
  if (attributes.field_frame_or_image === 'image' || !to.default_variation) return null;
  return {
    id,
    variationId: to.default_variation.id,
    title: attributes.title,
    description: plainText(attributes.body),
    colours: named(included, to.field_colour),
    style: named(included, [to.field_style])[0] ?? '',
    collections: named(included, to.field_collections),
    type: named(included, [to.field_frame_type])[0] ?? '',
    material: attributes.field_material,
    video: videoAt(attributes.field_video.trim()),
    front: pictureOf(included, to.field_front),
    side: pictureOf(included, to.field_side),
    thumbnail: pictureOf(included, to.field_thumbnail),
  };
}

function entryOf(product: Product, included: Included): FrameEntry[] {
  const { id, attributes, relationships } = product;
  if (attributes.field_frame_or_image === 'image')
    return [
      { kind: 'image', id, title: attributes.title, picture: pictureOf(included, relationships.field_thumbnail) },
    ];
  const frame = frameOf(product, included);
  return frame ? [{ kind: 'frame', frame }] : [];
}

/** The frames on sale and the pictures that hang between them, in the order of the shop, to the last page (API-27, FRAME-07). */
export async function frameEntries(signal?: AbortSignal): Promise<FrameEntry[]> {
  const path = query(PATH, { filter: { status: 1 }, sort: 'field_sort', include: PARTS });
  const { data, included } = await everyPage(Product, path, { signal });
  return data.flatMap((product) => entryOf(product, included));
}

/** Those of the named frames that are on sale, in the order of the names (API-27, HOME-08). */
export async function framesTitled(titles: readonly string[], signal?: AbortSignal): Promise<Frame[]> {
  const path = query(PATH, { filter: { status: 1, title: titles }, include: PARTS });
  const { data, included } = await everyPage(Product, path, { signal });
  const frames = data.flatMap((product) => frameOf(product, included) ?? []);
  return titles.flatMap((title) => frames.find((frame) => frame.title === title) ?? []);
}

/** One entity by its uuid; null where there is none (404) or it is not sold any more (403). */
async function oneOf<T>(
  entity: v.GenericSchema<unknown, T>,
  { path, id, include }: { path: string; id: string; include: readonly string[] },
  call: Call,
): Promise<{ data: T; included: Included } | null> {
  if (!isUuid(id)) return null;
  try {
    return await getJsonApi(one(entity), query(`${path}/${id}`, { include }), call);
  } catch (error) {
    if (isFailure(error, 'notFound') || (isFailure(error) && error.status === 403)) return null;
    throw error;
  }
}

/** The frame of a product's uuid; null where it is not on sale, or is one of the pictures between them (API-28, FRAME-07, FRAME-14). */
export async function frameById(id: string, signal?: AbortSignal): Promise<Frame | null> {
  const read = await oneOf(Product, { path: PATH, id, include: PARTS }, { signal });
  return read && frameOf(read.data, read.included);
}

/** The frame that a variation's uuid buys, as a bag keeps it; null where it is not on sale any more (API-29). */
export async function frameOfVariation(variationId: string, signal?: AbortSignal): Promise<Frame | null> {
  const include = ['product_id', ...PARTS.map((part) => `product_id.${part}`)];
  const read = await oneOf(Variation, { path: VARIATIONS, id: variationId, include }, { signal });
  if (!read) return null;
  const product = includedBy(read.included, read.data.relationships.product_id, Product);
  return product && frameOf(product, read.included);
}
