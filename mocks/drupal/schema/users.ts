import { needs, self } from '../access.ts';
import type { Schema } from '../resourceType.ts';
import { dates, field, flag, language, many, one, tags } from './declare.ts';

/** What strangers see of everybody: a name that is a mobile number would be a list of them. */
export const DISPLAY_NAME = 'Customer';

/** Accounts (API-06 to API-09, API-18). */
export const userTypes: Schema = {
  'user--user': {
    serial: 'drupal_internal__uid',
    attributes: {
      display_name: field('text', { computed: true }),
      langcode: language,
      preferred_langcode: field('text', { initial: 'en', computed: true, own: true }),
      preferred_admin_langcode: field('text', { computed: true, own: true }),
      name: field('text', { required: true, sought: true }),
      mail: field('text', { own: true }),
      pass: field('json', { computed: true, own: true, unseen: true }),
      // a blocked user gets tokens, which are good for nothing
      status: field('boolean', { initial: true, computed: true, own: true, unseen: true }),
      timezone: field('text', { initial: 'Asia/Kolkata', computed: true, own: true }),
      ...dates,
      default_langcode: flag(true),
      metatag: tags,
      commerce_remote_id: tags,
      field_alternate_number: field('text', { label: 'Alternate number' }),
      field_full_name: field('text', { label: 'Full name' }),
    },
    relationships: {
      customer_profiles: { ...many('profile--customer'), computed: true },
      user_picture: { ...one('file--file'), computed: true },
    },
    access: {
      // a stranger reads the display name, by `label`; a missing `name` is how a client sees that its login has expired
      read: self(''),
      create: needs(''),
      update: self("Users can only update their own account, unless they have the 'administer users' permission."),
      remove: needs('administer users'),
      label: 'display_name',
      // a list of all users is a list of mobile numbers; one is found by whoever knows the number (API-06)
      listed: self(''),
      lookup: 'name',
      silent: true,
    },
  },
};
