import { STORE_ID } from '../seed/store.ts';
import { listEndpoint, plainEndpoint, singleEndpoint } from './readEndpoints.ts';

/** The one store (API-76). */
export const storeEndpoints = [
  singleEndpoint({
    name: 'store.read',
    unused: 'the uuid of the store is a setting of the build',
    rows: ['API-76'],
    path: '/jsonapi/commerce_store/online/:id',
    does: 'Reads the store that every order names; a host must let its shoppers see it, or it refuses their orders.',
    holds: 'The store with `name`, `mail`, `default_currency` and `timezone`.',
    example: `/jsonapi/commerce_store/online/${STORE_ID}`,
  }),
];

/** Where the shop delivers (API-39). */
export const pincodeEndpoints = [
  listEndpoint({
    name: 'pincode.find',
    rows: ['API-39'],
    path: '/jsonapi/taxonomy_term/pincode',
    does: 'Tells whether a pincode is served, and where it is.',
    query: { 'filter[name]': 'The pincode, six digits.' },
    holds:
      'One term if the pincode is served, none if it is not. `field_city` and `field_state` name the place; part of a city stands in `field_area`.',
    example: '/jsonapi/taxonomy_term/pincode?filter[name]=682001',
  }),
];

/** The price table (API-40). */
export const priceEndpoints = [
  plainEndpoint({
    name: 'prices.list',
    rows: ['API-40'],
    path: '/api/getprice',
    does: 'Answers the rates that every price of a print is reckoned from.',
    holds:
      'A list of three rows: `size_band` (`under 256`, `256 to 1296`, `over 1296` square inches) and eight rates in rupees per square inch as decimal strings, `paper_print` to `fine_art_canvas_print_frame`.',
  }),
];

/** How much there is (API-72). */
export const productCountEndpoints = [
  plainEndpoint({
    name: 'products.count',
    unused: 'the specification reads its answer no further, and each list counts its own pages',
    rows: ['API-72'],
    path: '/product/count',
    does: 'Counts the products that are for sale and have a page of their own.',
    holds: '`{ "count": 371 }`. The store reads no further than that there is an answer.',
  }),
];
