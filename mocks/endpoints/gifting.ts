import { giftRef, giftVariationRef } from '../seed/gifts.ts';
import { listEndpoint, PAGE_PARAMETERS, singleEndpoint } from './readEndpoints.ts';

const GIFTS = '/jsonapi/commerce_product/gifting';
const FIELDS =
  "`title`, `body`, `field_gifting_type` (`art`, or `custom` where the buyer's own picture is framed), `field_frame`, `field_layout_size` (the size of its frame, or of each in a set), `field_individual_frames` (rich text), `field_path_alias` and `metatag_normalized`";
const RELATIONS =
  '`field_gifting_image` (several: in a room, then in its box), `default_variation` (whose `price` is that of the gift) and `variations`';
const INCLUDE = '`field_gifting_image.field_media_image,default_variation` brings pictures and price.';

/** Gifts and their variations (API-68, API-71, API-100). */
export const giftingEndpoints = [
  listEndpoint({
    name: 'gifts.list',
    rows: ['API-100'],
    path: GIFTS,
    does: 'Lists the gifts, a page at a time.',
    query: {
      sort: '`created` for the order of the shop.',
      'filter[field_gifting_type]': '`art` or `custom`.',
      include: INCLUDE,
      'page[limit]': 'Entries on a page; the first page of gifts shows 12 art gifts.',
      'page[offset]': PAGE_PARAMETERS['page[offset]'],
    },
    holds: `Gifts with ${FIELDS}, and the relationships ${RELATIONS}; \`meta.count\` is the number of all.`,
    example: `${GIFTS}?filter[field_gifting_type]=art&sort=created&page[limit]=12&page[offset]=0&include=field_gifting_image.field_media_image,default_variation`,
  }),
  listEndpoint({
    name: 'gifts.byAlias',
    rows: ['API-100'],
    path: GIFTS,
    does: 'Finds a gift by the address of its page.',
    query: { 'filter[field_path_alias]': "'/gifts/' and the last part of the address.", include: INCLUDE },
    holds: `The gift with ${FIELDS}; or none.`,
    example: `${GIFTS}?filter[field_path_alias]=/gifts/first-chai&include=field_gifting_image.field_media_image,default_variation`,
  }),
  singleEndpoint({
    name: 'gifts.read',
    unused: 'a gift is found by the alias of its page, with the same pictures and layout size',
    rows: ['API-71'],
    path: `${GIFTS}/:id`,
    does: 'Reads one gift with its pictures, as a line of the bag does.',
    query: { include: INCLUDE },
    holds: `The gift with ${FIELDS}, and the relationships ${RELATIONS}.`,
    example: `${GIFTS}/${giftRef('your-wedding-picture').id}?include=field_gifting_image.field_media_image`,
  }),
  singleEndpoint({
    name: 'gifts.variation',
    rows: ['API-68'],
    path: '/jsonapi/commerce_product_variation/gifting/:id',
    does: 'Reads the variation of a gift with its pictures, for a line of the bag.',
    query: { include: '`field_image.field_media_image` brings the pictures, `product_id` the gift.' },
    holds: 'The variation with `price`, `field_layout_size`, `field_frame` and the relationship `field_image`.',
    example: `/jsonapi/commerce_product_variation/gifting/${giftVariationRef('first-chai').id}?include=field_image.field_media_image,product_id`,
  }),
];
