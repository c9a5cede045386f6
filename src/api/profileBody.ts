import { getCompany, type Recipient } from '../domain/recipient.ts';
import { toStateCode } from '../domain/states.ts';
import { PROFILE_TYPE_ID } from './config.ts';
import { toRelationship } from './jsonapi.ts';

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
    },
    relationships: {
      type: toRelationship('profile_type--profile_type', PROFILE_TYPE_ID),
      uid: toRelationship('user--user', uid),
    },
  };
}
