import type { FormFields } from './form.ts';
import {
  ADDRESS_FIELD,
  CITY_FIELD,
  createNameField,
  GST_FIELD,
  MAIL_FIELD,
  PHONE_FIELD,
  PINCODE_FIELD,
  STATE_FIELD,
  WEBSITE_FIELD,
} from './formFields.ts';

/** What an architect or designer gives to become a partner. (PART-04, PART-10) */
export const PARTNER_FIELDS = {
  firstName: createNameField('First name', 'given-name'),
  lastName: { ...createNameField('Last name', 'family-name'), isOptional: true },
  company: createNameField('Company', 'organization'),
  website: WEBSITE_FIELD,
  mail: MAIL_FIELD,
  phone: PHONE_FIELD,
  address: { ...ADDRESS_FIELD, isWide: true },
  city: CITY_FIELD,
  state: STATE_FIELD,
  pincode: PINCODE_FIELD,
  gst: GST_FIELD,
} satisfies FormFields;
