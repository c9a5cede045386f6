import { mixedMediaRef, mixedMediaVariationRef } from '../seed/mixedMedia.ts';
import { listEndpoint, PAGE_PARAMETERS, singleEndpoint } from './readEndpoints.ts';

const WORKS = '/jsonapi/commerce_product/mixed_media';
const FIELDS =
  "`title`, `field_artist` (`Last,First`), `field_medium`, `field_size` (of the work, or of each of its parts), `field_no_of_frames`, `body`, `path.alias` and `field_path_alias` ('/mixed-media/…'), `metatag_normalized`";
const RELATIONS = '`default_variation`, and `variations`, one for each frame the work may have';
const VARIATION =
  '`price`, `status`, `field_frame` (the name of its frame), `field_out_of_stock` (there is one of each work: when it is sold, so are all its variations), and the relationships `field_color` (the colour of the frame: a term with `name`, `field_code` and the swatch of `field_colour`) and `field_image` (on a wall, then from near)';
const INCLUDE =
  '`variations.field_color.field_colour.field_media_image,variations.field_image.field_media_image,default_variation` brings frames, colours and pictures.';

/** Mixed media works and their variations (API-65, API-102). */
export const mixedMediaEndpoints = [
  listEndpoint({
    name: 'mixedMedia.list',
    rows: ['API-102'],
    path: WORKS,
    does: 'Lists the mixed media works, a page at a time.',
    query: {
      sort: '`-created`: the newest first.',
      include: '`default_variation.field_image.field_media_image` brings price and picture.',
      'page[limit]': 'Entries on a page; the listing shows 30.',
      'page[offset]': PAGE_PARAMETERS['page[offset]'],
    },
    holds: `Works with ${FIELDS}, and the relationships ${RELATIONS}; \`meta.count\` is the number of all, from which the pages follow.`,
    example: `${WORKS}?sort=-created&page[limit]=30&page[offset]=0&include=default_variation.field_image.field_media_image`,
  }),
  listEndpoint({
    name: 'mixedMedia.byAlias',
    rows: ['API-102'],
    path: WORKS,
    does: 'Finds a work by its alias, for its page.',
    query: { 'filter[field_path_alias]': "'/mixed-media/' and the last part of the address.", include: INCLUDE },
    holds: `\`data\`: the work with ${FIELDS}, or none. \`included\`: its variations and all that belongs to them. The default is the one among them that \`default_variation\` points to.`,
    example: `${WORKS}?filter[field_path_alias]=/mixed-media/six-ridges-to-munnar&include=variations.field_color.field_colour.field_media_image,variations.field_image.field_media_image,default_variation`,
  }),
  singleEndpoint({
    name: 'mixedMedia.read',
    unused: 'a work is found by the alias of its page',
    rows: ['API-102'],
    path: `${WORKS}/:id`,
    does: 'Reads one work.',
    query: { include: INCLUDE },
    holds: `The work with ${FIELDS}, and the relationships ${RELATIONS}.`,
    example: `${WORKS}/${mixedMediaRef('six-ridges-to-munnar').id}?include=default_variation`,
  }),
  singleEndpoint({
    name: 'mixedMedia.variation',
    rows: ['API-65'],
    path: '/jsonapi/commerce_product_variation/mixed_media/:id',
    does: 'Reads the variation of a work: whether it can still be had, and its picture for a line of the bag.',
    query: { include: '`field_image.field_media_image` brings the pictures, `product_id` the work.' },
    holds: `The variation with ${VARIATION}.`,
    example: `/jsonapi/commerce_product_variation/mixed_media/${mixedMediaVariationRef('six-ridges-to-munnar', 'oak').id}?include=field_image.field_media_image`,
  }),
];
