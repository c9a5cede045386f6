import * as v from 'valibot';
import type { Picture, Rendition } from '../domain/art.ts';
import { findIncluded, type Included, type ResourceRef, resourceSchema, toOneSchema } from './jsonapi.ts';
import { toBackendUrl } from './settings.ts';

const MediaImage = resourceSchema('media--image', {}, { field_media_image: toOneSchema });
/** The file of a picture, with the addresses of its styles where the backend makes any. */
export const imageFileSchema = resourceSchema('file--file', {
  filename: v.nullish(v.string(), ''),
  uri: v.object({ url: v.string() }),
  image_style_uri: v.fallback(v.record(v.string(), v.string()), {}),
});
const ImageMeta = v.object({
  alt: v.fallback(v.string(), ''),
  width: v.pipe(v.number(), v.minValue(1)),
  height: v.pipe(v.number(), v.minValue(1)),
});

/** Longest sides of the backend's image styles in pixels: Drupal's "scale", which never enlarges. */
const EDGES = {
  thumbnail: 160,
  card: 320,
  listing: 480,
  hero_small: 800,
  middle: 800,
  inner: 1_200,
  hero: 1_600,
} as const;
type Style = keyof typeof EDGES;

/** The styles that serve a use, the best first: a banner's picture is made in wide ones. */
const THUMBNAIL: readonly Style[] = ['thumbnail', 'listing', 'hero_small'];
const LISTING: readonly Style[] = ['listing', 'hero_small'];
const DETAIL: readonly Style[] = ['inner', 'hero'];
/** Styles of the store's own, between those of the specification; a backend may have them or not. */
const BETWEEN: readonly Style[] = ['card', 'middle'];

function scaleToEdge(original: { width: number; height: number }, edge: number) {
  const factor = Math.min(1, edge / Math.max(original.width, original.height));
  return { width: Math.round(original.width * factor), height: Math.round(original.height * factor) };
}

/**
 * The picture that a media reference stands for, in each of its sizes, given in pixels, so that no layout shifts (API-24).
 * Where the backend makes no such style it is the original file. Null where the picture is missing or has no size.
 */
export function toPicture(included: Included, media: ResourceRef | null): Picture | null {
  const reference = findIncluded(included, media, MediaImage)?.relationships.field_media_image ?? null;
  const file = findIncluded(included, reference, imageFileSchema);
  const meta = v.safeParse(ImageMeta, reference?.meta);
  if (!file || !meta.success) return null;
  return toFilePicture(file, meta.output);
}

/** The address of a file's smallest picture; null where the file was not included. */
export function getThumbnailUrl(included: Included, file: ResourceRef | null): string | null {
  const found = findIncluded(included, file, imageFileSchema);
  return found && toFilePicture(found, { alt: '', width: 1, height: 1 }).thumbnail.url;
}

type Pixels = { width: number; height: number };

/** A file's picture in each of its sizes; `width` and `height` are the original's in pixels (API-22). */
export function toFilePicture(
  { id, attributes }: v.InferOutput<typeof imageFileSchema>,
  { alt, ...original }: Pixels & { alt: string },
): Picture {
  const { uri, image_style_uri: styles } = attributes;
  const toRendition = (wanted: readonly Style[]): Rendition => {
    for (const style of wanted) {
      const url = styles[style];
      if (url) return { url: toBackendUrl(url), ...scaleToEdge(original, EDGES[style]) };
    }
    return { url: toBackendUrl(uri.url), ...original };
  };
  const detail = toRendition(DETAIL);
  const between = BETWEEN.filter((style) => styles[style]).map((style) => toRendition([style]));
  return {
    id,
    alt,
    thumbnail: toRendition(THUMBNAIL),
    listing: toRendition(LISTING),
    ...(between.length > 0 ? { between } : {}),
    detail,
    ...(original.width > detail.width && { full: { url: toBackendUrl(uri.url), ...original } }),
  };
}
