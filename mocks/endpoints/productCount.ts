import { plainEndpoint } from './readEndpoints.ts';

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
