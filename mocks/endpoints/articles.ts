import { LAYOUTS, type Layout } from '../../src/domain/article.ts';
import { layoutType } from '../drupal/schema/content.ts';
import { articleDrafts } from '../seed/articles/articles.ts';
import { listEndpoint, PAGE_PARAMETERS, singleEndpoint } from './readEndpoints.ts';

const PARTS =
  'field_image.field_media_image,field_content_blocks.field_image.field_media_image,field_content_blocks.field_image_2.field_media_image';
const INCLUDE = { include: `\`${PARTS}\` brings picture, blocks and their pictures.` };
const WHOLE =
  'One article with `title`, the lead in `body`, `path.alias`, `field_path_alias`, `metatag_normalized`, `field_image` and the blocks of `field_content_blocks` in their order; or none.';

const LAYOUT: Record<Layout, string> = {
  1: 'a title and a text, one column',
  2: 'a picture, and a text beside it',
  3: 'a text, and a picture beside it',
  4: 'a picture over the whole width, with the title below it',
  5: 'two columns, each a title and a text',
  6: 'two columns, each a picture, a title and a text',
};

const blocks = articleDrafts();
const getExample = (layout: Layout) => blocks.find(({ type }) => type === layoutType(layout))?.id;

/** The blog (API-104). */
export const articleEndpoints = [
  listEndpoint({
    name: 'articles.list',
    rows: ['API-104'],
    path: '/jsonapi/node/article',
    does: 'Lists articles, a page at a time.',
    query: {
      sort: '`-created` for the newest first.',
      include: '`field_image.field_media_image` brings the picture of each.',
      'page[limit]': 'Entries on a page; the blog shows 6.',
      'page[offset]': PAGE_PARAMETERS['page[offset]'],
    },
    holds: 'Articles with `title`, the lead in `body` and `field_path_alias`; `meta.count` is the number of all.',
    example: '/jsonapi/node/article?sort=-created&page[limit]=6&page[offset]=6&include=field_image.field_media_image',
  }),
  listEndpoint({
    name: 'articles.byAlias',
    rows: ['API-104'],
    path: '/jsonapi/node/article',
    does: 'Finds an article by the address of its page.',
    query: { 'filter[field_path_alias]': "'/blog/' and the last part of the address.", ...INCLUDE },
    holds: WHOLE,
    example: `/jsonapi/node/article?filter[field_path_alias]=/blog/hang-it-lower&include=${PARTS}`,
  }),
  listEndpoint({
    name: 'articles.byNid',
    rows: ['API-104'],
    path: '/jsonapi/node/article',
    does: 'Finds an article by its node id, where an old link names no more than that.',
    query: { 'filter[drupal_internal__nid]': 'The node id.', ...INCLUDE },
    holds: WHOLE,
    example: '/jsonapi/node/article?filter[drupal_internal__nid]=401',
  }),
  ...LAYOUTS.map((layout) =>
    singleEndpoint({
      name: `articles.block${layout}`,
      unused: 'an article brings its blocks along, by `include`',
      rows: ['API-104'],
      path: `/jsonapi/paragraph/type_${layout}/:id`,
      does: `Reads one block of an article in layout ${layout}: ${LAYOUT[layout]}.`,
      holds:
        'The block with `field_title`, `field_long_text` and `field_image`, and for the second column `field_title_2`, `field_long_text_2` and `field_image_2`. What its layout does not show is null.',
      example: `/jsonapi/paragraph/type_${layout}/${getExample(layout)}`,
    }),
  ),
];
