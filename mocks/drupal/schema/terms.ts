import { ifPublished } from '../access.ts';
import type { ResourceType, Schema } from '../resourceType.ts';
import { field, flag, language, one, path, seededOnly, stamp, tags, text } from './declare.ts';

/** A vocabulary: what every term has, and its own fields. */
const vocabulary = (
  attributes: ResourceType['attributes'],
  relationships: ResourceType['relationships'] = {},
): ResourceType => ({
  serial: 'drupal_internal__tid',
  revision: 'drupal_internal__revision_id',
  bundle: ['vid', 'taxonomy_vocabulary'],
  attributes: {
    langcode: language,
    revision_created: stamp,
    status: flag(true),
    name: field('text', { required: true }),
    description: field('formatted'),
    weight: field('integer', { default: 0 }),
    changed: stamp,
    default_langcode: flag(true),
    revision_translation_affected: flag(true),
    metatag: tags,
    path,
    ...attributes,
  },
  relationships,
  access: { read: ifPublished, ...seededOnly },
});

/** Vocabularies (API-31 to API-39, API-61). */
export const termTypes: Schema = {
  'taxonomy_term--collection': vocabulary(
    { field_checked: field('text', { default: 'no' }), field_sort: field('integer', { default: 0 }) },
    { field_image: one('media--image') },
  ),
  'taxonomy_term--colour': vocabulary({ field_code: text }, { field_colour: one('media--image') }),
  'taxonomy_term--custom_filters': vocabulary({}),
  'taxonomy_term--frame_type': vocabulary({}),
  'taxonomy_term--keyword': vocabulary({}),
  'taxonomy_term--object_material': vocabulary({}),
  'taxonomy_term--orientation': vocabulary({}),
  'taxonomy_term--size': vocabulary({}),
  'taxonomy_term--style': vocabulary({}),
  'taxonomy_term--pincode': vocabulary({ field_area: text, field_city: text, field_state: text }),
};
