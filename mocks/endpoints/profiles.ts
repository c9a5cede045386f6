import { stableUuid } from '../drupal/uuid.ts';
import { DEMO } from '../seed/demo.ts';
import type { EndpointDoc } from './endpointDoc.ts';
import { ALREADY_CREATED, NOT_A_DOCUMENT, NOT_SIGNED_IN, WHO } from './refusals.ts';

const PATH = '/jsonapi/profile/customer';
const ONE = `${PATH}/:id`;
const profile = (number: number) => stableUuid(`profile:demo:${number}`);

const FIELDS = {
  'data.type': '`profile--customer`',
  'data.attributes.address':
    '`country_code` (`IN`), `given_name`, `family_name`, `address_line1`, `address_line2`, `locality`; `administrative_area` and `postal_code` too, which in `spec` are taken from `field_state` and `field_pincode` where they are missing, and in `drupal10` are needed.',
  'data.attributes.field_*':
    '`field_house_apartment_number`, `field_pincode`, `field_state`, `field_email`, `field_phone_number`, `field_type` (`personal` or `business`), `field_contact_name` (company), `field_gstin`.',
  'data.attributes.is_default': 'True makes it the one default; the one before loses the flag.',
  'data.relationships.uid': 'The caller; nobody else. Without it the caller is put in.',
  'data.relationships.type': 'The one profile type; may be left out.',
};
const INVALID =
  'A part of the address is missing, or the pincode is none of India: an error for each, with its pointer.';
const MISSING = 'No address has this uuid.';

/** Saved addresses (API-80 to API-82, API-87 to API-91). */
export const profileEndpoints: readonly EndpointDoc[] = [
  {
    name: 'profiles.create',
    rows: ['API-80', 'API-88'],
    method: 'POST',
    path: PATH,
    does: 'Saves an address. An order needs two, for the bill and for the delivery, and both are created at the same time, also where they are the same.',
    who: WHO.customer,
    body: { ...FIELDS, 'data.id': 'A uuid of the client’s own, so that the call can be repeated.' },
    answers: {
      status: 201,
      holds:
        'The address. Its `drupal_internal__revision_id` is needed to point at it from an order in `drupal10`: without `meta.target_revision_id` the order has no address, and nothing says so.',
    },
    errors: { ...NOT_A_DOCUMENT, ...NOT_SIGNED_IN, 409: ALREADY_CREATED, 422: INVALID },
    example: {
      method: 'POST',
      path: PATH,
      as: 'customer',
      body: {
        data: {
          type: 'profile--customer',
          attributes: {
            address: {
              country_code: 'IN',
              given_name: 'Asha',
              family_name: 'Menon',
              address_line1: '1 New Street',
              locality: 'Kochi',
              administrative_area: 'KL',
              postal_code: '682001',
            },
            field_house_apartment_number: '4B',
            field_phone_number: '9847012345',
            field_type: 'personal',
          },
          relationships: { uid: { data: { type: 'user--user', id: DEMO.id } } },
        },
      },
    },
  },
  {
    name: 'profiles.change',
    rows: ['API-81', 'API-87', 'API-91'],
    method: 'PATCH',
    path: ONE,
    does: 'Changes an address, or makes it the default.',
    who: WHO.owner,
    body: FIELDS,
    answers: { status: 200, holds: 'The whole address as it is now.' },
    errors: { ...NOT_A_DOCUMENT, ...NOT_SIGNED_IN, 404: MISSING, 422: INVALID },
    example: {
      method: 'PATCH',
      path: `${PATH}/${profile(2)}`,
      as: 'customer',
      body: { data: { type: 'profile--customer', id: profile(2), attributes: { is_default: true } } },
    },
  },
  {
    name: 'profiles.remove',
    rows: ['API-82', 'API-90'],
    method: 'DELETE',
    path: ONE,
    does: 'Deletes an address. That a default is not deleted is the store’s rule, not the backend’s (ADDR-07).',
    who: WHO.owner,
    answers: { status: 204, holds: 'Nothing.' },
    errors: { ...NOT_SIGNED_IN, 404: MISSING },
    example: { method: 'DELETE', path: `${PATH}/${profile(3)}`, as: 'customer' },
  },
  {
    name: 'profiles.saved',
    rows: ['API-89'],
    method: 'GET',
    path: '/jsonapi/user/user/:id',
    does: 'Lists the saved addresses of a user.',
    who: `${WHO.owner} Everybody else gets the display name and no addresses.`,
    query: { include: '`customer_profiles`' },
    answers: { status: 200, holds: 'The user, and in `included` the addresses; `is_default` marks the default.' },
    errors: {
      400: 'An include that does not exist.',
      401: '`drupal10`: the bearer has expired or is unknown.',
      404: 'No user has this uuid.',
    },
    example: { method: 'GET', path: `/jsonapi/user/user/${DEMO.id}?include=customer_profiles`, as: 'customer' },
  },
];
