import { published } from '../access.ts';
import type { ResourceType, Schema } from '../resourceType.ts';
import { field, flag, language, one, path, seededOnly, stamp, tags, text } from './declare.ts';

const term = (
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
    weight: field('integer', { initial: 0 }),
    changed: stamp,
    default_langcode: flag(true),
    revision_translation_affected: flag(true),
    metatag: tags,
    path,
    ...attributes,
  },
  relationships,
  access: { read: published, ...seededOnly },
});

/** Vocabularies (API-31 to API-39, API-61). */
export const termTypes: Schema = {
  'taxonomy_term--collection': term(
    { field_checked: field('text', { initial: 'no' }), field_sort: field('integer', { initial: 0 }) },
    { field_image: one('media--image') },
  ),
  'taxonomy_term--colour': term({ field_code: text }),
  'taxonomy_term--orientation': term({}),
  'taxonomy_term--size': term({}),
  'taxonomy_term--pincode': term({ field_area: text, field_city: text, field_state: text }),
};
