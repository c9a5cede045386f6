import { ifOwner, ifSignedIn } from '../access.ts';
import type { Schema } from '../resourceType.ts';
import { dates, field, flag, one, stamp, tags, text } from './declare.ts';

/** Addresses (API-80 to API-82, ADDR-08 to ADDR-10). */
export const profileTypes: Schema = {
  'profile--customer': {
    serial: 'drupal_internal__profile_id',
    revision: 'drupal_internal__revision_id',
    bundle: ['profile_type', 'profile_type'],
    attributes: {
      revision_created: stamp,
      revision_log_message: field('text', { maxLength: 10_000 }),
      status: flag(true),
      is_default: flag(false),
      data: field('json'),
      ...dates,
      metatag: tags,
      address: field('address', { required: true }),
      field_contact_name: text,
      field_email: text,
      field_house_apartment_number: text,
      field_phone_number: text,
      field_pincode: text,
      field_state: text,
      field_type: text,
      field_gstin: text,
    },
    relationships: { revision_user: { ...one('user--user'), isComputed: true }, uid: one('user--user') },
    access: {
      read: ifOwner(''),
      create: ifSignedIn('create customer profile'),
      update: ifOwner(''),
      remove: ifOwner(''),
    },
  },
};
