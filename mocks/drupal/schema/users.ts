import { ifSelf, needs } from '../access.ts';
import type { Schema } from '../resourceType.ts';
import { dates, field, flag, language, many, one, tags } from './declare.ts';

/** What strangers see of everybody: a name that is a mobile number would be a list of them. */
export const DISPLAY_NAME = 'Customer';

/** Accounts (API-06 to API-09, API-18). */
export const userTypes: Schema = {
  'user--user': {
    serial: 'drupal_internal__uid',
    attributes: {
      display_name: field('text', { isComputed: true }),
      langcode: language,
      preferred_langcode: field('text', { default: 'en', isComputed: true, isOwnerOnly: true }),
      preferred_admin_langcode: field('text', { isComputed: true, isOwnerOnly: true }),
      name: field('text', { required: true, isSearchable: true }),
      mail: field('text', { isOwnerOnly: true }),
      pass: field('json', { isComputed: true, isOwnerOnly: true, isWriteOnly: true }),
      // a blocked user gets tokens, which are good for nothing
      status: field('boolean', { default: true, isComputed: true, isOwnerOnly: true, isWriteOnly: true }),
      timezone: field('text', { default: 'Asia/Kolkata', isComputed: true, isOwnerOnly: true }),
      ...dates,
      default_langcode: flag(true),
      metatag: tags,
      commerce_remote_id: tags,
      field_alternate_number: field('text', { label: 'Alternate number' }),
      field_full_name: field('text', { label: 'Full name' }),
    },
    relationships: {
      customer_profiles: { ...many('profile--customer'), isComputed: true },
      user_picture: { ...one('file--file'), isComputed: true },
    },
    access: {
      // a stranger reads the display name, by `label`; a missing `name` is how a client sees that its login has expired
      read: ifSelf(''),
      create: needs(''),
      update: ifSelf("Users can only update their own account, unless they have the 'administer users' permission."),
      remove: needs('administer users'),
      label: 'display_name',
      // a list of all users is a list of mobile numbers; one is found by whoever knows the number (API-06)
      listed: ifSelf(''),
      lookup: 'name',
      omitsSilently: true,
    },
  },
};
