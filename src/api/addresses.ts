import * as v from 'valibot';
import type { BillingAddress, ProfileReference, SavedAddress } from '../domain/address.ts';
import { digitsOnly } from '../domain/fieldFormats.ts';
import type { FormProblems } from '../domain/form.ts';
import { getCompany, type Recipient } from '../domain/recipient.ts';
import { parseStateCode, STATES, toStateCode } from '../domain/states.ts';
import { type CallOptions, deleteJsonApi, getJsonApi, patchJsonApi, postJsonApi } from './client.ts';
import { PROFILE_TYPE_ID } from './config.ts';
import { ApiFailure, isFailure } from './failure.ts';
import { buildQuery, documentSchema, findIncluded, resourceSchema, toManySchema, toRelationship } from './jsonapi.ts';
import { createOnce, type EntityFields } from './orders.ts';
import { findRefusedFields } from './refusedFields.ts';

const text = v.nullish(v.string(), '');
const flag = v.nullish(v.boolean(), false);

export const profileSchema = resourceSchema('profile--customer', {
  drupal_internal__revision_id: v.nullish(v.number(), null),
  address: v.object({
    country_code: v.literal('IN'),
    given_name: text,
    family_name: text,
    address_line1: text,
    address_line2: text,
    locality: text,
    administrative_area: text,
    postal_code: text,
    organization: text,
  }),
  field_house_apartment_number: text,
  field_pincode: text,
  field_state: text,
  field_email: text,
  field_phone_number: text,
  field_type: text,
  field_contact_name: text,
  field_gstin: text,
  is_default: flag,
  status: v.nullish(v.boolean(), true),
});
type Fields = v.InferOutput<typeof profileSchema>['attributes'];

export function toBillingAddress({ address, ...fields }: Fields): BillingAddress {
  const { field_state } = fields;
  return {
    // An older form called a business a company. (CHK-45)
    address_type: ['business', 'company'].includes(fields.field_type) ? 'business' : 'personal',
    company_name: fields.field_contact_name || address.organization,
    gst: fields.field_gstin,
    first_name: address.given_name,
    last_name: address.family_name,
    mail: fields.field_email,
    phone: fields.field_phone_number,
    house: fields.field_house_apartment_number,
    street_name: [address.address_line1, address.address_line2].filter(Boolean).join(', '),
    city: address.locality,
    state: STATES.includes(field_state) ? field_state : parseStateCode(address.administrative_area),
    pincode: digitsOnly(fields.field_pincode || address.postal_code),
    country: 'IN',
  };
}

/**
 * The customer profile of an address, owned by the user `uid` (a uuid) (API-80, ADDR-08 to ADDR-10, ORD-14).
 * Throws RangeError for a state that is none of India's: the forms offer no other.
 */
export function toProfileBody(to: Recipient, kind: 'billing' | 'delivery', uid: string, isDefault = false) {
  const { company, gst } = getCompany(to);
  return {
    attributes: {
      address: {
        country_code: to.country,
        administrative_area: toStateCode(to.state),
        locality: to.city,
        postal_code: to.pincode,
        address_line1: to.street_name,
        address_line2: '',
        organization: company,
        given_name: to.first_name,
        family_name: to.last_name,
      },
      field_house_apartment_number: to.house,
      field_pincode: to.pincode,
      field_state: to.state,
      field_email: to.mail,
      field_phone_number: to.phone,
      field_type: kind === 'billing' && company !== '' ? 'business' : 'personal',
      field_contact_name: company,
      field_gstin: gst,
      is_default: isDefault,
      status: true,
    } satisfies Omit<Fields, 'drupal_internal__revision_id'>,
    relationships: {
      type: toRelationship('profile_type--profile_type', PROFILE_TYPE_ID),
      uid: toRelationship('user--user', uid),
    },
  };
}

/** Where a profile holds each field of the form; some it holds twice. (ADDR-08, ADDR-09) */
const FIELD_NAMES = {
  first_name: 'address/given_name',
  last_name: 'address/family_name',
  mail: 'field_email',
  phone: 'field_phone_number',
  house: 'field_house_apartment_number',
  street_name: 'address/address_line1',
  city: 'address/locality',
  state: ['address/administrative_area', 'field_state'],
  pincode: ['address/postal_code', 'field_pincode'],
  company_name: ['address/organization', 'field_contact_name'],
  gst: 'field_gstin',
} as const satisfies Record<Exclude<keyof BillingAddress, 'address_type' | 'country'>, string | readonly string[]>;

/** The fields of an address that the backend refuses, by what a call rejects with. */
export const findRefusedAddressFields = (error: unknown): FormProblems<keyof BillingAddress> =>
  Object.fromEntries(
    Object.keys(isFailure(error) ? findRefusedFields(error.problems, FIELD_NAMES) : {}).map((field) => [
      field,
      'refused',
    ]),
  );

const toSavedAddress = ({ id, attributes }: v.InferOutput<typeof profileSchema>): SavedAddress => ({
  id,
  revision: attributes.drupal_internal__revision_id,
  address: toBillingAddress(attributes),
  isDefault: attributes.is_default,
});

const Saved = v.pipe(
  documentSchema(profileSchema),
  v.transform(({ data }) => toSavedAddress(data)),
);
// A profile's reference is worth nothing without its revision.
const Profile = v.pipe(
  documentSchema(v.object({ id: v.string(), attributes: v.object({ drupal_internal__revision_id: v.number() }) })),
  v.transform(
    ({ data }): ProfileReference => ({ id: data.id, revision: data.attributes.drupal_internal__revision_id }),
  ),
);
const Owner = documentSchema(resourceSchema('user--user', { name: text }, { customer_profiles: toManySchema }));

const PROFILES = '/jsonapi/profile/customer';
const pathTo = (id: string) => `${PROFILES}/${encodeURIComponent(id)}`;

/**
 * A customer's addresses in the order in which they were saved (API-08, API-89). Those that are switched off, or of
 * another country, are left out: nothing is delivered there. A host may answer an expired bearer as it answers a
 * stranger, without the name and without an address: that too is 'unauthorised'.
 */
export async function fetchSavedAddresses(uid: string, call: CallOptions): Promise<SavedAddress[]> {
  const path = buildQuery(`/jsonapi/user/user/${encodeURIComponent(uid)}`, { include: ['customer_profiles'] });
  const { data, included } = await getJsonApi(Owner, path, call);
  if (data.attributes.name === '') throw new ApiFailure('unauthorised', { status: 200, detail: 'no name' });
  return data.relationships.customer_profiles.flatMap((ref) => {
    const profile = findIncluded(included, ref, profileSchema);
    return profile?.attributes.status ? toSavedAddress(profile) : [];
  });
}

/** An address to be stored under a uuid of the caller's, for the user `uid`. */
export type AddressToSave = { id: string; uid: string; address: BillingAddress; isDefault: boolean };

const toDocument = (id: string, fields: EntityFields) => ({ data: { type: 'profile--customer', id, ...fields } });

const toAddressDocument = ({ id, uid, address, isDefault }: AddressToSave) =>
  toDocument(id, toProfileBody(address, 'billing', uid, isDefault));

/** Changes a saved address, and makes it the default one where it is marked so (API-81, API-87, API-91, ADDR-06). Rejects as every call does. */
export const updateAddress = (changed: AddressToSave, call: CallOptions = {}): Promise<SavedAddress> =>
  patchJsonApi(Saved, pathTo(changed.id), toAddressDocument(changed), call);

/**
 * Saves a new address (API-80, API-88). One that is there already under its id, because an answer was lost, is changed to
 * what is requested now, so that a call can be made again with other words in it and makes no second address.
 */
export async function createAddress(added: AddressToSave, call: CallOptions = {}): Promise<SavedAddress> {
  return createOnce(postJsonApi(Saved, PROFILES, toAddressDocument(added), call), () => updateAddress(added, call));
}

/** Creates the profile of an order, again and again the same one, as `createOrderItem` does (API-80). */
export const createProfile = (id: string, fields: EntityFields, call: CallOptions): Promise<ProfileReference> =>
  createOnce(postJsonApi(Profile, PROFILES, toDocument(id, fields), call), () => getJsonApi(Profile, pathTo(id), call));

/** Deletes a saved address; one that is gone already is as good (API-82, API-90). Rejects as every call does. */
export async function removeAddress(id: string, call: CallOptions): Promise<void> {
  try {
    await deleteJsonApi(pathTo(id), call);
  } catch (error) {
    if (!isFailure(error, 'notFound')) throw error;
  }
}
