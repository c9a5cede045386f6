import { stableUuid } from '../drupal/uuid.ts';
import { artRef, artVariationRef } from '../seed/artDrafts.ts';
import { pictureRef } from '../seed/pictureDrafts.ts';
import { listEndpoint, PAGE_PARAMETERS, singleEndpoint } from './readEndpoints.ts';

const ART = artRef('misty-ghats').id;
const FIELDS =
  '`title`, `field_artist` (`Last,First`), `field_path_alias`, `field_max_width` and `field_max_height` in inches as decimal strings, `body`, `metatag_normalized`';
const RELATIONS =
  '`default_variation`, `field_image`, `field_popup_image`, `field_collections`, `field_colour`, `field_custom_filters`, `field_keywords` and `field_orientation`';

/** Art prints, their variations and pictures (API-22 to API-26). */
export const artEndpoints = [
  listEndpoint({
    name: 'arts.list',
    rows: ['API-23'],
    path: '/jsonapi/commerce_product/default',
    does: 'Lists art prints, a page at a time.',
    query: {
      sort: '`-field_favourite,-created`: favourites first, then the newest.',
      'filter[field_collections.name]': 'A theme; several with the operator `IN`.',
      'filter[field_artist]': "An artist as stored, 'Last,First'.",
      'filter[field_orientation.name]': '`Portrait`, `Landscape` or `Square`.',
      'filter[field_custom_filters.name]': "One of the shop's own filters.",
      'filter[field_path_alias]': "The address of one art: '/art/misty-ghats'.",
      include: '`field_image.field_media_image,default_variation` brings picture and price.',
      'page[limit]': 'Entries on a page; the listing shows 30.',
      'page[offset]': PAGE_PARAMETERS['page[offset]'],
    },
    holds: `Arts with ${FIELDS}, and the relationships ${RELATIONS}; \`meta.count\` is the number of all.`,
    example:
      '/jsonapi/commerce_product/default?sort=-field_favourite,-created&page[limit]=30&page[offset]=0&include=field_image.field_media_image,default_variation',
  }),
  singleEndpoint({
    name: 'arts.read',
    rows: ['API-24'],
    path: '/jsonapi/commerce_product/default/:id',
    does: 'Reads one art with its picture.',
    query: { include: '`field_image.field_media_image` brings the picture.' },
    holds: `The art with ${FIELDS}, and the relationships ${RELATIONS}.`,
    example: `/jsonapi/commerce_product/default/${ART}?include=field_image.field_media_image`,
  }),
  listEndpoint({
    name: 'arts.variations',
    unused: 'a print brings its variation along, by `include`, and its price goes by its size',
    rows: ['API-25'],
    path: '/jsonapi/commerce_product_variation/default',
    does: 'Lists the variations of art, which carts and orders name.',
    query: { 'filter[product_id.id]': 'The uuid of the art.', ...PAGE_PARAMETERS },
    holds: 'Variations with `sku`, `title`, `status` and `price`, which is that of the smallest print on paper.',
    example: `/jsonapi/commerce_product_variation/default?filter[product_id.id]=${ART}`,
  }),
  singleEndpoint({
    name: 'arts.variation',
    unused: 'a line of the bag keeps the picture of its print, and its price goes by its size',
    rows: ['API-25', 'API-67'],
    path: '/jsonapi/commerce_product_variation/default/:id',
    does: 'Reads the variation of an art with its picture, for a line of the bag; the bundle may be written `Default`.',
    query: { include: '`field_image.field_media_image` brings the picture.' },
    holds: 'The variation with `price`, and the relationship `field_image`.',
    example: `/jsonapi/commerce_product_variation/Default/${artVariationRef('misty-ghats').id}?include=field_image.field_media_image`,
  }),
  listEndpoint({
    name: 'arts.customImage',
    rows: ['API-26'],
    path: '/jsonapi/commerce_product_variation/Custom_image',
    does: "Finds the variation that stands for a shopper's own picture.",
    holds: 'One variation; its uuid goes into the order item of an uploaded picture.',
  }),
  singleEndpoint({
    name: 'file.read',
    rows: ['API-22'],
    path: '/jsonapi/file/file/:id',
    does: 'Reads where a picture lies, an uploaded and cropped one among them.',
    holds:
      'The file with `uri.url`, from the root of the backend, `filename`, `filemime`, `filesize`, and `image_style_uri` with the full address of each style.',
    example: `/jsonapi/file/file/${stableUuid('file:misty-ghats')}`,
  }),
  singleEndpoint({
    name: 'media.read',
    unused: 'a picture comes with what it belongs to, by `include`',
    rows: ['API-24'],
    path: '/jsonapi/media/image/:id',
    does: 'Reads a picture of the shop: alternative text and size stand at its pointer to the file.',
    query: { include: '`field_media_image` brings the file.' },
    holds: 'The media with the relationship `field_media_image`.',
    example: `/jsonapi/media/image/${pictureRef('misty-ghats').id}?include=field_media_image`,
  }),
];
