import { termRef } from '../seed/terms.ts';
import { listEndpoint, PAGE_PARAMETERS, singleEndpoint } from './readEndpoints.ts';

const NAMES = 'Terms with `name` and `weight`; `meta.count` is their number.';

/** Vocabularies that filters choose from (API-31 to API-38, API-61). */
export const termEndpoints = [
  listEndpoint({
    name: 'colours.list',
    rows: ['API-31'],
    path: '/jsonapi/taxonomy_term/colour',
    does: 'Lists the colours that art, frames and objects come in.',
    query: { sort: '`weight` gives them in the order of the shop.', ...PAGE_PARAMETERS },
    holds: `${NAMES} Where a colour has a swatch, it is the media of \`field_colour\`.`,
    example: '/jsonapi/taxonomy_term/colour?sort=weight',
  }),
  listEndpoint({
    name: 'sizes.list',
    unused: 'no list is narrowed by size, and the sizes of a print are reckoned from its picture',
    rows: ['API-32'],
    path: '/jsonapi/taxonomy_term/size',
    does: 'Lists the size buckets: Small, Medium, Large, Extra Large.',
    holds: NAMES,
    example: '/jsonapi/taxonomy_term/size?sort=weight',
  }),
  listEndpoint({
    name: 'collections.list',
    rows: ['API-33', 'API-61'],
    path: '/jsonapi/taxonomy_term/collection',
    does: 'Lists the collections, which shoppers know as themes.',
    query: {
      'filter[field_checked]': '`yes` for the collections that home shows.',
      sort: '`field_sort` for the order of home, `name` for that of the alphabet.',
      include: '`field_image.field_media_image` brings the picture of each.',
      ...PAGE_PARAMETERS,
    },
    holds: `${NAMES} \`links.next\` leads to the next page, and is missing on the last: follow it until then.`,
    example:
      '/jsonapi/taxonomy_term/collection?filter[field_checked]=yes&sort=field_sort&include=field_image.field_media_image',
  }),
  singleEndpoint({
    name: 'collections.read',
    unused: 'the list of collections brings each of them whole',
    rows: ['API-33'],
    path: '/jsonapi/taxonomy_term/collection/:id',
    does: 'Reads one collection.',
    holds: 'The term with `name`, `field_checked`, `field_sort` and the relationship `field_image`.',
    example: `/jsonapi/taxonomy_term/collection/${termRef('collection', 'Backwaters').id}`,
  }),
  listEndpoint({
    name: 'styles.list',
    rows: ['API-34'],
    path: '/jsonapi/taxonomy_term/style',
    does: 'Lists the styles of frames.',
    holds: NAMES,
  }),
  listEndpoint({
    name: 'orientations.list',
    rows: ['API-35'],
    path: '/jsonapi/taxonomy_term/orientation',
    does: 'Lists the orientations: Portrait, Landscape, Square.',
    holds: NAMES,
    example: '/jsonapi/taxonomy_term/orientation?sort=weight',
  }),
  listEndpoint({
    name: 'customFilters.list',
    unused: 'no screen of the specification has these filters',
    rows: ['API-36'],
    path: '/jsonapi/taxonomy_term/custom_filters',
    does: "Lists the shop's own filters over its art, such as 'For a small wall'.",
    holds: NAMES,
  }),
  listEndpoint({
    name: 'frameTypes.list',
    rows: ['API-37'],
    path: '/jsonapi/taxonomy_term/frame_type',
    does: 'Lists the types of frame: the shape of the moulding.',
    holds: NAMES,
  }),
  listEndpoint({
    name: 'keywords.list',
    unused: 'the search of the backend knows the keywords by itself',
    rows: ['API-38'],
    path: '/jsonapi/taxonomy_term/keyword',
    does: 'Lists the keywords of art: what it shows, in the words that people search for.',
    query: { sort: '`name` gives them in alphabetical order.', ...PAGE_PARAMETERS },
    holds: NAMES,
    example: '/jsonapi/taxonomy_term/keyword?sort=name',
  }),
];
