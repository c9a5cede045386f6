import { STORE_ID } from '../seed/ids.ts';
import { singleEndpoint } from './readEndpoints.ts';

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
