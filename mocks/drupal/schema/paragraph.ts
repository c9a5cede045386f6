import type { ResourceType } from '../resourceType.ts';
import { field, flag, language, stamp, text } from './declare.ts';

/** A paragraph type: what every paragraph has, its own fields, and who may do what with it. */
export const paragraph = ({
  attributes,
  relationships,
  access,
}: Pick<ResourceType, 'attributes' | 'relationships' | 'access'>): ResourceType => ({
  serial: 'drupal_internal__id',
  revision: 'drupal_internal__revision_id',
  bundle: ['paragraph_type', 'paragraphs_type'],
  attributes: {
    langcode: language,
    status: flag(true),
    created: stamp,
    parent_id: text,
    parent_type: text,
    parent_field_name: text,
    behavior_settings: field('json', { default: [] }),
    default_langcode: flag(true),
    revision_translation_affected: flag(true),
    ...attributes,
  },
  relationships,
  access,
});
