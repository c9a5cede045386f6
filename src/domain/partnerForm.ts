import { type BackendFieldNames, type FormFields, type FormValues, toBackendFields } from './form.ts';
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

/** The contact form of the backend that takes applications. (PART-17) */
export const PARTNER_FORM = 'partner_program';

/** What the backend calls each field. (PART-17) */
export const PARTNER_FIELD_NAMES = {
  firstName: 'name',
  lastName: 'field_second_name',
  mail: 'mail',
  company: 'field_company_name',
  city: 'field_city',
  website: 'field_company_website',
  gst: 'field_gst_number',
  phone: 'field_phone_number',
  pincode: 'field_pincode',
  state: 'field_state',
  address: 'field_address',
} satisfies BackendFieldNames;

/** An application as it is sent, with the texts that are always the same. (PART-17, PART-18) */
export const toPartnerApplication = (values: FormValues): Record<string, string> => ({
  ...toBackendFields(PARTNER_FIELD_NAMES, values),
  message: 'An application for the partner program',
  subject: 'partner program',
});
