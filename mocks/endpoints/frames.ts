import { frameRef, frameVariationRef } from '../seed/frames.ts';
import { listEndpoint, PAGE_PARAMETERS, singleEndpoint } from './readEndpoints.ts';

const FRAME = '/jsonapi/commerce_product/frame';
const FIELDS =
  '`title`, `body`, `field_material`, `field_sort`, `field_frame_or_image` (`frame`, or `image` for a picture that hangs among the frames and cannot be chosen), `field_video` and `field_reviews`';
const RELATIONS =
  '`default_variation`, `field_colour` and `field_collections` (several of each), `field_style`, `field_frame_type`, `field_front`, `field_side` and `field_thumbnail`';
const VIEWS =
  'The front is square and filled by an empty frame: the moulding takes 15 % of each side, so that corners are squares of that size and what lies between two corners repeats without a seam. The side shows the cut end, the thumbnail one corner on a wall.';
const INCLUDED = {
  include:
    '`product_id,product_id.field_front,product_id.field_side` brings the frame and its two media; with `.field_media_image` after each, their files too.',
};

/** Frames and their variations (API-27 to API-29, API-66). */
export const frameEndpoints = [
  listEndpoint({
    name: 'frames.list',
    rows: ['API-27'],
    path: FRAME,
    does: 'Lists the frames.',
    query: {
      sort: '`field_sort`: the order of the shop.',
      'filter[field_colour.name]': 'A colour; several with the operator `IN`.',
      'filter[field_style.name]': 'A style, as `Modern`.',
      'filter[field_collections.name]': 'A collection that the frame goes well with.',
      'filter[field_frame_type.name]': 'The shape of the moulding, as `Scoop`.',
      include: '`field_thumbnail.field_media_image,field_colour,field_style` brings picture and names.',
      ...PAGE_PARAMETERS,
    },
    holds: `Frames with ${FIELDS}, and the relationships ${RELATIONS}; \`meta.count\` is the number of all. ${VIEWS}`,
    example: `${FRAME}?sort=field_sort&filter[field_style.name]=Modern&include=field_thumbnail.field_media_image`,
  }),
  singleEndpoint({
    name: 'frames.read',
    unused: 'the list of frames brings each of them whole',
    rows: ['API-28'],
    path: `${FRAME}/:id`,
    does: 'Reads one frame. Not used by the store, because the list of frames holds all that its pages show.',
    query: {
      include: '`field_front.field_media_image,field_side.field_media_image` brings its pictures.',
    },
    holds: `The frame with ${FIELDS}, and the relationships ${RELATIONS}.`,
    example: `${FRAME}/${frameRef('mocha').id}?include=field_front.field_media_image,field_side.field_media_image`,
  }),
  listEndpoint({
    name: 'frames.variations',
    unused: 'a frame brings its variation along, and its price goes by the size of the print',
    rows: ['API-29'],
    path: '/jsonapi/commerce_product_variation/frame',
    does: 'Lists the variations of frames, which carts and orders name.',
    query: { 'filter[product_id.id]': 'The uuid of the frame.', ...INCLUDED, ...PAGE_PARAMETERS },
    holds:
      'Variations with `sku`, `title`, `status`, `field_out_of_stock` and a `price` of 0: what a frame costs is in the rate of the print that it goes around.',
    example: `/jsonapi/commerce_product_variation/frame?filter[product_id.id]=${frameRef('nordic').id}`,
  }),
  singleEndpoint({
    name: 'frames.variation',
    unused: 'a line of the bag keeps front and side of its frame, and the configurator finds the frame in the list',
    rows: ['API-29', 'API-66'],
    path: '/jsonapi/commerce_product_variation/frame/:id',
    does: 'Reads the variation of a frame with its front and side, for the preview and for a line of the bag; the bundle may be written `Frame`.',
    query: INCLUDED,
    holds: 'The variation, and the relationships `product_id` and `field_image` (its front).',
    example: `/jsonapi/commerce_product_variation/Frame/${frameVariationRef('matte-black').id}?include=product_id,product_id.field_front,product_id.field_side`,
  }),
];
