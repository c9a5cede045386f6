import { LAYOUTS, type Layout } from '../../../src/domain/article.ts';
import { ifPublished } from '../access.ts';
import type { Schema } from '../resourceType.ts';
import { field, many, one, seededOnly, tags, text } from './declare.ts';
import { node } from './node.ts';
import { paragraph } from './paragraph.ts';

const body = field('formatted');

/** The type of an article's blocks in a layout (BLOG-06). */
export const layoutType = (layout: Layout) => `paragraph--type_${layout}`;

const contentBlock = paragraph({
  attributes: { field_title: text, field_long_text: body, field_title_2: text, field_long_text_2: body },
  relationships: { field_image: one('media--image'), field_image_2: one('media--image') },
  access: { read: ifPublished, ...seededOnly },
});

/** Pages, testimonials, articles and the blocks that these are made of (API-49 to API-53, API-62, API-63, API-104). */
export const contentTypes: Schema = {
  'node--page': node({ body, field_path_alias: text }),
  'node--testimonial': node({ body, field_place: text, field_stars: field('integer') }),
  'node--article': node(
    { metatag_normalized: tags, body, field_path_alias: text },
    {
      field_image: one('media--image'),
      field_content_blocks: { ...many(...LAYOUTS.map(layoutType)), isRevisioned: true },
    },
  ),
  ...Object.fromEntries(LAYOUTS.map((layout) => [layoutType(layout), contentBlock])),
};
