import * as v from 'valibot';
import type { Frame, FrameEntry } from '../domain/frame.ts';
import { htmlSchema } from './fields.ts';
import { buildQuery, type Included, resourceSchema, toManySchema, toOneSchema, toTermNames } from './jsonapi.ts';
import { fetchAllPages } from './pages.ts';
import { toPicture } from './picture.ts';
import { toPlainText } from './plainText.ts';
import { toBackendUrl } from './settings.ts';

const PATH = '/jsonapi/commerce_product/frame';
const PARTS = [
  'field_thumbnail.field_media_image',
  'field_front.field_media_image',
  'field_side.field_media_image',
  'field_colour',
  'field_style',
  'field_collections',
  'field_frame_type',
];

const Product = resourceSchema(
  'commerce_product--frame',
  {
    title: v.string(),
    body: htmlSchema,
    field_frame_or_image: v.nullish(v.string(), 'frame'),
    field_material: v.nullish(v.string(), ''),
    field_video: v.nullish(v.string(), ''),
  },
  {
    default_variation: toOneSchema,
    field_colour: toManySchema,
    field_style: toOneSchema,
    field_collections: toManySchema,
    field_frame_type: toOneSchema,
    field_front: toOneSchema,
    field_side: toOneSchema,
    field_thumbnail: toOneSchema,
  },
);
type Product = v.InferOutput<typeof Product>;

// Anything but an address of a page or of the shop's own files could run as a script.
const toVideoUrl = (text: string): string | null => (/^(https?:\/\/|\/(?!\/))/.test(text) ? toBackendUrl(text) : null);

/** Of a product that is a picture, or that cannot be bought because it has no variation, there is no frame. */
function toFrame({ id, attributes, relationships: to }: Product, included: Included): Frame | null {
  if (attributes.field_frame_or_image === 'image' || !to.default_variation) return null;
  return {
    id,
    variationId: to.default_variation.id,
    title: attributes.title,
    description: toPlainText(attributes.body),
    colours: toTermNames(included, to.field_colour),
    style: toTermNames(included, [to.field_style])[0] ?? '',
    collections: toTermNames(included, to.field_collections),
    type: toTermNames(included, [to.field_frame_type])[0] ?? '',
    material: attributes.field_material,
    video: toVideoUrl(attributes.field_video.trim()),
    front: toPicture(included, to.field_front),
    side: toPicture(included, to.field_side),
    thumbnail: toPicture(included, to.field_thumbnail),
  };
}

function toEntry(product: Product, included: Included): FrameEntry[] {
  const { id, attributes, relationships } = product;
  if (attributes.field_frame_or_image === 'image')
    return [
      { kind: 'image', id, title: attributes.title, picture: toPicture(included, relationships.field_thumbnail) },
    ];
  const frame = toFrame(product, included);
  return frame ? [{ kind: 'frame', frame }] : [];
}

/** The frames on sale and the pictures that hang between them, in the order of the shop, to the last page (API-27, FRAME-07). */
export async function fetchFrameEntries(signal?: AbortSignal): Promise<FrameEntry[]> {
  const path = buildQuery(PATH, { filter: { status: 1 }, sort: 'field_sort', include: PARTS });
  const { data, included } = await fetchAllPages(Product, path, { signal });
  return data.flatMap((product) => toEntry(product, included));
}

/** Those of the named frames that are on sale, in the order of the names (API-27, HOME-08). */
export async function fetchFramesByTitles(titles: readonly string[], signal?: AbortSignal): Promise<Frame[]> {
  const path = buildQuery(PATH, { filter: { status: 1, title: titles }, include: PARTS });
  const { data, included } = await fetchAllPages(Product, path, { signal });
  const frames = data.flatMap((product) => toFrame(product, included) ?? []);
  return titles.flatMap((title) => frames.find((frame) => frame.title === title) ?? []);
}
