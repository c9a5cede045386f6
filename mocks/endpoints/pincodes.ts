import { listEndpoint } from './readEndpoints.ts';

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
