import * as v from 'valibot';
import type { Picture, Rendition } from '../domain/art.ts';
import { address } from './client.ts';
import { type Included, includedBy, type Ref, resource, toOne } from './jsonapi.ts';

const MediaImage = resource('media--image', {}, { field_media_image: toOne });
const ImageFile = resource('file--file', {
  filename: v.nullish(v.string(), ''),
  uri: v.object({ url: v.string() }),
  image_style_uri: v.fallback(v.record(v.string(), v.string()), {}),
});
const ImageMeta = v.object({
  alt: v.fallback(v.string(), ''),
  width: v.pipe(v.number(), v.minValue(1)),
  height: v.pipe(v.number(), v.minValue(1)),
});

/** Longest sides of the image styles in pixels: Drupal's "scale", which never enlarges. */
const EDGE = { thumbnail: 160, listing: 480, inner: 1_400 } as const;

function scaled(original: { width: number; height: number }, edge: number) {
  const factor = Math.min(1, edge / Math.max(original.width, original.height));
  return { width: Math.round(original.width * factor), height: Math.round(original.height * factor) };
}

/**
 * The picture that a media reference stands for, in its three styles; sizes in pixels, so that no layout shifts (API-24).
 * A style that the backend does not make is the original file. Null where the picture is missing or has no size.
 */
export function pictureOf(included: Included, media: Ref | null): Picture | null {
  const reference = includedBy(included, media, MediaImage)?.relationships.field_media_image ?? null;
  const file = includedBy(included, reference, ImageFile);
  const meta = v.safeParse(ImageMeta, reference?.meta);
  if (!file || !meta.success) return null;
  const { uri, image_style_uri: styles } = file.attributes;
  const rendition = (style: keyof typeof EDGE): Rendition => {
    const url = styles[style];
    return url
      ? { url: address(url), ...scaled(meta.output, EDGE[style]) }
      : { url: address(uri.url), width: meta.output.width, height: meta.output.height };
  };
  return {
    id: file.id,
    alt: meta.output.alt,
    thumbnail: rendition('thumbnail'),
    listing: rendition('listing'),
    detail: rendition('inner'),
  };
}
