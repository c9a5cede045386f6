import { ifPublished } from '../access.ts';
import type { ResourceType, Schema } from '../resourceType.ts';
import { field, flag, language, many, one, seededOnly, stamp, text } from './declare.ts';

const block = (
  attributes: ResourceType['attributes'] = {},
  relationships: ResourceType['relationships'] = {},
): ResourceType => ({
  serial: 'drupal_internal__id',
  revision: 'drupal_internal__revision_id',
  bundle: ['block_content_type', 'block_content_type'],
  attributes: {
    langcode: language,
    status: flag(true),
    info: field('text', { required: true }),
    changed: stamp,
    reusable: flag(true),
    default_langcode: flag(true),
    field_heading: text,
    body: field('formatted'),
    field_sort: field('integer', { default: 0 }),
    ...attributes,
  },
  relationships,
  access: { read: ifPublished, ...seededOnly },
});

const link = { field_link: text };
const image = { field_image: one('media--image') };

/** What the home page is put together from (API-54 to API-60). */
export const blockTypes: Schema = {
  'block_content--basic': block(),
  'block_content--action_block': block({ ...link, field_link_text: text }, image),
  'block_content--icon_set': block({ field_icon: text }),
  'block_content--gallery_walls': block(link, { field_walls: many('commerce_product--gallery_wall') }),
  'block_content--shop_art_banner': block(link, image),
  'block_content--store_carousel': block(link, image),
  'block_content--home_page_block': block(),
};
