import { anyone, published } from '../access.ts';
import type { Schema } from '../resourceType.ts';
import { dates, field, flag, language, one, path, seededOnly, stamp, tags, text } from './declare.ts';

/** Pictures: the media entity and its file (API-20, API-22). */
export const mediaTypes: Schema = {
  'media--image': {
    serial: 'drupal_internal__mid',
    revision: 'drupal_internal__vid',
    bundle: ['bundle', 'media_type'],
    attributes: {
      langcode: language,
      revision_created: stamp,
      status: flag(true),
      name: text,
      ...dates,
      default_langcode: flag(true),
      metatag: tags,
      path,
    },
    relationships: { uid: one('user--user'), thumbnail: one('file--file'), field_media_image: one('file--file') },
    access: { read: published, ...seededOnly },
  },
  'file--file': {
    serial: 'drupal_internal__fid',
    attributes: {
      langcode: language,
      filename: text,
      uri: field('file'),
      filemime: text,
      filesize: field('integer'),
      status: flag(true),
      ...dates,
      image_style_uri: field('json'),
    },
    relationships: { uid: one('user--user') },
    access: { read: anyone, ...seededOnly },
  },
};
