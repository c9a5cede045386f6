import { type BillingAddress, createEmptyBilling } from '../../src/domain/address.ts';
import { formatAddressLines } from '../../src/domain/recipient.ts';
import { toStateCode } from '../../src/domain/states.ts';
import type { JsonObject, Reference } from '../drupal/entity.ts';
import { getProperties } from '../drupal/fields.ts';
import type { Draft } from '../drupal/store.ts';
import { stableUuid } from '../drupal/uuid.ts';
import { DEMO, demoRef } from './demo.ts';
import { STAMP } from './stamp.ts';

const demoAddress: BillingAddress = {
  ...createEmptyBilling({ pincode: '' }),
  first_name: 'Demo',
  last_name: 'Customer',
  mail: DEMO.mail,
  phone: DEMO.name,
};

/** The demo customer's addresses: at home (the default), at work, and the parents' (ADDR-08, ADDR-09). */
export const DEMO_ADDRESSES: readonly BillingAddress[] = [
  {
    ...demoAddress,
    house: 'Flat 4B, Vembanad View',
    street_name: 'Old Ferry Road',
    city: 'Kochi',
    state: 'Kerala',
    pincode: '682001',
  },
  {
    ...demoAddress,
    address_type: 'business',
    company_name: 'Kestrel Lane Interiors LLP',
    gst: '29AAPFK4127L1ZQ',
    house: 'Second floor, 118',
    street_name: 'Jacaranda Cross Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560034',
  },
  {
    ...demoAddress,
    first_name: 'Amma and Appa',
    house: 'Old No. 7, New No. 15',
    street_name: 'Temple Tank Street',
    city: 'Chennai',
    state: 'Tamil Nadu',
    pincode: '600004',
  },
];

/** A pointer to one of the demo customer's addresses, counted from 1, at its only revision. */
export const demoAddressRef = (number: number): Reference => ({
  type: 'profile--customer',
  id: stableUuid(`profile:demo:${number}`),
  meta: { target_revision_id: number },
});

/** The addresses as customer profiles, the first of them the default (ADDR-06). */
export const demoAddresses = (): Draft[] =>
  DEMO_ADDRESSES.map((address, at) => ({
    type: 'profile--customer',
    id: stableUuid(`profile:demo:${at + 1}`),
    // orders point at it by its revision
    serial: at + 1,
    attributes: {
      revision_created: STAMP,
      status: true,
      is_default: at === 0,
      data: null,
      created: STAMP,
      changed: STAMP,
      address: {
        ...NO_ADDRESS,
        country_code: address.country,
        administrative_area: toStateCode(address.state),
        locality: address.city,
        postal_code: address.pincode,
        address_line1: address.street_name,
        address_line2: '',
        organization: address.company_name,
        given_name: address.first_name,
        family_name: address.last_name,
      },
      field_contact_name: address.company_name,
      field_email: address.mail,
      field_house_apartment_number: address.house,
      field_phone_number: address.phone,
      field_pincode: address.pincode,
      field_state: address.state,
      field_type: address.address_type,
      field_gstin: address.gst,
    },
    relationships: { uid: demoRef },
  }));

const NO_ADDRESS: JsonObject = Object.fromEntries(getProperties({ kind: 'address' }).map((name) => [name, null]));

/** An address as an order keeps it for its letters: one line of markup a line (ORD-16). */
export function addressLabel(address: BillingAddress): string {
  const [name, ...lines] = formatAddressLines(address);
  return [`<strong>${name}</strong>`, ...lines].join('<br />');
}
