import type { Reference } from '../drupal/entity.ts';
import type { Draft } from '../drupal/store.ts';
import { stableUuid } from '../drupal/uuid.ts';
import { STAMP } from './stamp.ts';

/** A picture file of the site: its original with the size in pixels, and the address of each image style. */
export type SeedPicture = {
  name: string;
  folder: string;
  alt: string;
  original: { url: string; width: number; height: number };
  styles: Readonly<Record<string, string>>;
};

/** A pointer to a picture by its name. */
export const pictureRef = (name: string): Reference => ({ type: 'media--image', id: stableUuid(`media:${name}`) });

/** A picture as Drupal keeps it: the file, and the media entity around it, whose pointer knows alt text and size (API-24). */
export function pictureDrafts({ name, folder, alt, original, styles }: SeedPicture): Draft[] {
  const id = stableUuid(`file:${name}`);
  const meta = { alt, title: null, width: original.width, height: original.height };
  const image = { type: 'file--file', id, meta };
  const shared = { langcode: 'en', status: true, created: STAMP, changed: STAMP };
  return [
    {
      type: 'file--file',
      id,
      attributes: {
        ...shared,
        filename: `${name}.webp`,
        uri: { value: `public://${folder}/${name}.webp`, url: original.url },
        filemime: 'image/webp',
        filesize: null,
        image_style_uri: styles,
      },
    },
    {
      ...pictureRef(name),
      attributes: {
        ...shared,
        revision_created: STAMP,
        name: alt,
        default_langcode: true,
        metatag: [],
        path: { alias: null, pid: null, langcode: 'en' },
      },
      relationships: { thumbnail: image, field_media_image: image },
    },
  ];
}

/** The same picture under another name and with another alt text, which Drupal keeps with the media and not with the file. */
export function withAlt(media: Draft, name: string, alt: string): Draft {
  const file = media.relationships?.field_media_image as Reference;
  const image = { ...file, meta: { ...file.meta, alt } };
  return {
    ...media,
    ...pictureRef(name),
    attributes: { ...media.attributes, name: alt },
    relationships: { ...media.relationships, thumbnail: image, field_media_image: image },
  };
}
