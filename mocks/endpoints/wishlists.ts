import { stableUuid } from '../drupal/uuid.ts';
import { arts } from '../seed/arts.ts';
import type { EndpointDoc } from './endpointDoc.ts';
import { ALREADY_CREATED, EXPIRED, NOT_A_DOCUMENT, NOT_SIGNED_IN, WHO } from './refusals.ts';

const LISTS = '/jsonapi/commerce_wishlist/default';
const ITEMS = '/jsonapi/commerce_wishlist_item/commerce_product_variation';
const WITH_ITEMS = `${LISTS}?include=wishlist_items,wishlist_items.purchasable_entity`;

/** The wishlist (API-44 to API-48, API-103). */
export const wishlistEndpoints: readonly EndpointDoc[] = [
  {
    name: 'wishlists.read',
    rows: ['API-44', 'API-48', 'API-103'],
    method: 'GET',
    path: LISTS,
    does: 'Lists the caller’s wishlists; with their items it tells whether a variation is listed.',
    who: `${WHO.owner} Everybody else gets an empty list.`,
    query: {
      include:
        '`wishlist_items` brings the items, each with its own id, and `wishlist_items.purchasable_entity` the variations.',
    },
    answers: {
      status: 200,
      holds:
        'Wishlists with `name` and `is_default`, and `wishlist_items`; in `included` the items with `quantity` and `purchasable_entity`.',
    },
    errors: { 400: 'An include that does not exist.', ...EXPIRED },
    example: { method: 'GET', path: WITH_ITEMS, as: 'customer' },
  },
  {
    name: 'wishlists.create',
    rows: ['API-45'],
    method: 'POST',
    path: LISTS,
    does: 'Makes a wishlist for the caller.',
    who: WHO.customer,
    body: {
      'data.type': '`commerce_wishlist--default`',
      'data.attributes.name': 'Its name; needed.',
      'data.attributes.is_default': 'True makes it the one default; the one before loses the flag.',
    },
    answers: { status: 201, holds: 'The wishlist, with a `code` of twelve letters.' },
    errors: { ...NOT_A_DOCUMENT, ...NOT_SIGNED_IN, 409: ALREADY_CREATED, 422: 'No `name`.' },
    example: {
      method: 'POST',
      path: LISTS,
      as: 'customer',
      body: { data: { type: 'commerce_wishlist--default', attributes: { name: 'Wishlist', is_default: true } } },
    },
  },
  {
    name: 'wishlists.add',
    rows: ['API-46', 'API-103'],
    method: 'POST',
    path: ITEMS,
    does: 'Adds a variation to a wishlist. It is on the list at once; the list need not be changed.',
    who: WHO.owner,
    body: {
      'data.type': '`commerce_wishlist_item--commerce_product_variation`',
      'data.attributes.quantity': "A decimal as text; '1' where it is left out.",
      'data.relationships.purchasable_entity': 'A variation of any product type; needed.',
      'data.relationships.wishlist_id': 'The list.',
    },
    answers: { status: 201, holds: 'The item. A variation may be on a list twice: the store asks first.' },
    errors: {
      ...NOT_A_DOCUMENT,
      ...NOT_SIGNED_IN,
      404: 'The variation or the list does not exist.',
      409: ALREADY_CREATED,
      422: 'No variation is named, or the list is another user’s.',
    },
    example: {
      method: 'POST',
      path: ITEMS,
      as: 'customer',
      body: {
        data: {
          type: 'commerce_wishlist_item--commerce_product_variation',
          attributes: { quantity: '1.00' },
          relationships: {
            purchasable_entity: {
              data: { type: 'commerce_product_variation--default', id: stableUuid(`variation:${arts[0]?.slug}`) },
            },
            wishlist_id: { data: { type: 'commerce_wishlist--default', id: stableUuid('wishlist:demo') } },
          },
        },
      },
    },
  },
  {
    name: 'wishlists.removeItem',
    rows: ['API-47', 'API-103'],
    method: 'DELETE',
    path: `${ITEMS}/:id`,
    does: 'Takes an item off its wishlist.',
    who: WHO.owner,
    answers: { status: 204, holds: 'Nothing.' },
    errors: { ...NOT_SIGNED_IN, 404: 'No item has this uuid; it may have been taken off before.' },
    example: { method: 'DELETE', path: `${ITEMS}/${stableUuid('wishlistItem:demo:1')}`, as: 'customer' },
  },
];
