import { wallRef, wallVariationRef } from '../seed/galleryWalls.ts';
import { listEndpoint, PAGE_PARAMETERS, singleEndpoint } from './readEndpoints.ts';

const WALLS = '/jsonapi/commerce_product/gallery_wall';
const FIELDS =
  "`title`, `body`, `field_layout_size` ('66 × 24 inches'), `field_number_of_frame`, `field_frame` (the name of its frame), `field_individual_frames` (rich text: each art with the size of its frame), `field_path_alias`, `metatag_normalized` and, optional, `field_wall_layout` (plain text, JSON: for each frame its outer edges `x`, `y`, `width`, `height` in inches from the upper left of the layout, `mat` in inches, `print`, the address of the print's page, and `hooks`, an array of `x` and `y` in inches from the frame's upper left corner, where they differ from the frame's rule; without the field a wall has no plan of its nails, and its frames cannot be changed)";
const RELATIONS = '`field_gallery_image`, `default_variation` (whose `price` is that of the wall) and `variations`';
const INCLUDE = '`field_gallery_image.field_media_image,default_variation` brings picture and price.';

/** Gallery walls and their variations (API-69, API-70, API-105). */
export const galleryWallEndpoints = [
  listEndpoint({
    name: 'galleryWalls.list',
    rows: ['API-105'],
    path: WALLS,
    does: 'Lists the gallery walls, a page at a time.',
    query: { sort: '`created` for the order of the shop.', include: INCLUDE, ...PAGE_PARAMETERS },
    holds: `Walls with ${FIELDS}, and the relationships ${RELATIONS}; \`meta.count\` is the number of all.`,
    example: `${WALLS}?sort=created&page[limit]=12&page[offset]=0&include=field_gallery_image.field_media_image,default_variation`,
  }),
  listEndpoint({
    name: 'galleryWalls.byAlias',
    rows: ['API-105'],
    path: WALLS,
    does: 'Finds a wall by the address of its page.',
    query: { 'filter[field_path_alias]': "'/gallery-walls/' and the last part of the address.", include: INCLUDE },
    holds: `The wall with ${FIELDS}; or none.`,
    example: `${WALLS}?filter[field_path_alias]=/gallery-walls/nine-thresholds&include=field_gallery_image.field_media_image,default_variation`,
  }),
  singleEndpoint({
    name: 'galleryWalls.read',
    unused: 'a wall is found by the alias of its page, with the same pictures and layout size',
    rows: ['API-70'],
    path: `${WALLS}/:id`,
    does: 'Reads one wall with its picture, as a line of the bag and a slide of the home page do.',
    query: { include: INCLUDE },
    holds: `The wall with ${FIELDS}, and the relationships ${RELATIONS}.`,
    example: `${WALLS}/${wallRef('four-blues').id}?include=field_gallery_image.field_media_image`,
  }),
  singleEndpoint({
    name: 'galleryWalls.variation',
    rows: ['API-69'],
    path: '/jsonapi/commerce_product_variation/gallery_wall/:id',
    does: 'Reads the variation of a wall with its picture, for a line of the bag.',
    query: { include: '`field_image.field_media_image` brings the picture, `product_id` the wall.' },
    holds: 'The variation with `price`, `field_layout_size`, `field_frame` and the relationship `field_image`.',
    example: `/jsonapi/commerce_product_variation/gallery_wall/${wallVariationRef('four-blues').id}?include=field_image.field_media_image,product_id`,
  }),
];
