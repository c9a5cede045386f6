import type { FormFields } from './form.ts';
import { createLineField, createMessageField, createNameField, MAIL_FIELD, PHONE_FIELD } from './formFields.ts';

/** What a message to the shop can be about. (CONT-09) */
const CONTACT_TOPICS = [
  'Pre-Purchase Questions',
  'Design Support',
  'Shop Art',
  'Custom Framing / Frames',
  'User Image Uploads',
  'Gallery Walls',
  'Gifting',
  'Delivery / Pin Code Related',
  'Packaging Requests',
  'Website Issues',
  'Promo Code Issues',
  'Other',
] as const;

const topic = (label: string) => createLineField(label, { options: CONTACT_TOPICS, autoComplete: 'off', isWide: true });

/** The dialog's fields; all are needed. (CONT-02, CONT-04) */
export const CONTACT_FIELDS = {
  topic: topic('Topic'),
  name: createNameField('Name', 'name'),
  mail: MAIL_FIELD,
  message: createMessageField('Message'),
} satisfies FormFields;

/** The fields of the form on the page; those with a mark are needed. (CONT-10, CONT-11) */
export const CONTACT_US_FIELDS = {
  name: createNameField('First Name', 'given-name'),
  mail: { ...MAIL_FIELD, label: 'Email' },
  phone: { ...PHONE_FIELD, label: 'Phone Number', isOptional: true, hint: 'If you would rather be called.' },
  topic: topic('I need help with'),
  message: createMessageField('Message'),
} satisfies FormFields;
