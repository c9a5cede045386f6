import type { Json, JsonObject, Reference } from '../drupal/entity.ts';
import { getProperties } from '../drupal/fields.ts';
import type { Draft } from '../drupal/store.ts';
import { stableUuid } from '../drupal/uuid.ts';
import { DEMO, demoRef } from './demo.ts';
import { STAMP } from './stamp.ts';

type SeedAddress = {
  givenName: string;
  family: string;
  house: string;
  street: string;
  city: string;
  state: string;
  /** Two letters of ISO 3166-2:IN. */
  area: string;
  pincode: string;
  company?: string;
  gstin?: string;
};

/** The demo customer's addresses: at home (the default), at work, and the parents' (ADDR-08, ADDR-09). */
export const DEMO_ADDRESSES: readonly SeedAddress[] = [
  {
    givenName: 'Demo',
    family: 'Customer',
    house: 'Flat 4B, Vembanad View',
    street: 'Old Ferry Road',
    city: 'Kochi',
    state: 'Kerala',
    area: 'KL',
    pincode: '682001',
  },
  {
    givenName: 'Demo',
    family: 'Customer',
    house: 'Second floor, 118',
    street: 'Jacaranda Cross Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    area: 'KA',
    pincode: '560034',
    company: 'Kestrel Lane Interiors LLP',
    gstin: '29AAPFK4127L1ZQ',
  },
  {
    givenName: 'Amma and Appa',
    family: 'Customer',
    house: 'Old No. 7, New No. 15',
    street: 'Temple Tank Street',
    city: 'Chennai',
    state: 'Tamil Nadu',
    area: 'TN',
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
      address: addressField(address),
      field_contact_name: address.company ?? '',
      field_email: DEMO.mail,
      field_house_apartment_number: address.house,
      field_phone_number: DEMO.name,
      field_pincode: address.pincode,
      field_state: address.state,
      field_type: address.company ? 'business' : 'personal',
      field_gstin: address.gstin ?? '',
    },
    relationships: { uid: demoRef },
  }));

function addressField({ givenName, family, street, city, area, pincode, company = '' }: SeedAddress): JsonObject {
  const known: JsonObject = {
    country_code: 'IN',
    administrative_area: area,
    locality: city,
    postal_code: pincode,
    address_line1: street,
    address_line2: '',
    organization: company,
    given_name: givenName,
    family_name: family,
  };
  const all = getProperties({ kind: 'address' }).map((name): [string, Json] => [name, known[name] ?? null]);
  return Object.fromEntries(all);
}

/** An address as an order keeps it for its letters: one line of markup a line (ORD-16). */
export const addressLabel = ({ givenName, family, company, gstin, house, street, city, state, pincode }: SeedAddress) =>
  [
    `<strong>${givenName} ${family}</strong>`,
    ...(company ? [company, `GST: ${gstin}`] : []),
    `${house}, ${street}`,
    `${city} ${pincode}`,
    `${state}, India`,
    `Phone: ${DEMO.name}`,
    `E-mail: ${DEMO.mail}`,
  ].join('<br />');
