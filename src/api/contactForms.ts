import type { FormValues } from '../domain/form.ts';
import { anyJson, postJson } from './client.ts';
import { CONTACT_PATH } from './config.ts';
import { findRefusal, type Refusal } from './refusedFields.ts';

/** Which name the backend has for each field of a form. */
type FieldNames = Readonly<Record<string, string>>;

/** What was typed, by the backend's names; what was left empty is left out. */
export const toBackendFields = (names: FieldNames, values: FormValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([field, name]) => (values[field] ? [[name, values[field]] as const] : [])),
  );

/** A contact form of the backend: its machine name, what it calls each field, and the texts that are always the same. */
type ContactForm = { form: string; names: FieldNames; texts: Readonly<Record<string, string>> };

function sendForm({ form, names, texts }: ContactForm, values: FormValues, signal?: AbortSignal) {
  const fields = Object.entries({ ...toBackendFields(names, values), ...texts });
  // Drupal's REST wants every field as a list of value objects.
  const body = {
    contact_form: [{ target_id: form }],
    ...Object.fromEntries(fields.map(([name, value]) => [name, [{ value }]])),
  };
  return findRefusal(postJson(anyJson, `${CONTACT_PATH}?_format=json`, body, { signal }), names);
}

const CONTACT: ContactForm = {
  form: 'contact',
  names: { name: 'name', mail: 'mail', message: 'message', topic: 'field_questions' },
  texts: { subject: 'Contact mail' },
};

/**
 * Sends a message to the shop. The backend's form has no field for a number, so one that is given stands below the message.
 * (API-97, CONT-14, CONT-15)
 */
export function sendContactMessage(values: FormValues, signal?: AbortSignal): Promise<Refusal | null> {
  const { message = '', phone = '' } = values;
  const whole = phone === '' ? message : `${message}\n\nPhone: ${phone}`;
  return sendForm(CONTACT, { ...values, message: whole }, signal);
}

const PARTNER: ContactForm = {
  form: 'partner_program',
  names: {
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
  },
  texts: { message: 'An application for the partner program', subject: 'partner program' },
};

/** Sends an application for the partner program. (API-96, PART-17, PART-18) */
export const sendPartnerApplication = (values: FormValues, signal?: AbortSignal): Promise<Refusal | null> =>
  sendForm(PARTNER, values, signal);
