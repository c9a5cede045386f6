import { anyone, ifOwner, ifPublished, ifShopOrOwner, needs } from '../access.ts';
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
    relationships: {
      revision_user: { ...one('user--user'), isComputed: true },
      uid: { ...one('user--user'), isComputed: true },
      thumbnail: { ...one('file--file'), isComputed: true },
      field_media_image: { ...one('file--file'), required: true },
    },
    access: { read: ifPublished, create: anyone, update: needs(''), remove: needs('') },
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
    // what was uploaded is its uploader's, and anybody's who knows its id: see `mediaHandlers`
    access: {
      read: (...call) => ifPublished(...call) === true || ifOwner('')(...call),
      ...seededOnly,
      listed: ifShopOrOwner,
      omitsSilently: true,
    },
  },
};
