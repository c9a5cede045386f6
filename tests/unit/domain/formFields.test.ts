import { describe, expect, test } from 'vitest';
import { CONTACT_FIELDS, CONTACT_US_FIELDS } from '../../../src/domain/contactForm.ts';
import { CREDIT_DAYS, DESIGN_FEE, DESIGN_FIELDS } from '../../../src/domain/designForm.ts';
import {
  type FormField,
  type FormFields,
  normalizeForm,
  pickFormValues,
  validateForm,
} from '../../../src/domain/form.ts';
import { MAIL_FIELDS } from '../../../src/domain/formFields.ts';
import { PARTNER_FIELDS } from '../../../src/domain/partnerForm.ts';
import { STATES } from '../../../src/domain/states.ts';

const FORMS: Record<string, FormFields> = {
  CONTACT_FIELDS,
  CONTACT_US_FIELDS,
  DESIGN_FIELDS,
  PARTNER_FIELDS,
  MAIL_ONLY: MAIL_FIELDS,
};
const every = Object.entries(FORMS).flatMap(([form, fields]) =>
  Object.entries(fields).map(([name, field]): [string, string, FormField] => [form, name, field]),
);
const labels = (fields: FormFields) =>
  Object.values(fields).map(({ label, isOptional }) => (isOptional ? `${label} (optional)` : label));

describe('what a form is made of', () => {
  test('[CONT-02] [CONT-04] the contact dialog', () => {
    expect(labels(CONTACT_FIELDS)).toEqual(['Topic', 'Name', 'E-mail', 'Message']);
  });

  test('[CONT-10] [CONT-11] the contact page', () => {
    expect(labels(CONTACT_US_FIELDS)).toEqual([
      'First Name',
      'Email',
      'Phone Number (optional)',
      'I need help with',
      'Message',
    ]);
  });

  test('[PART-04] [PART-10] the application of a partner', () => {
    expect(labels(PARTNER_FIELDS)).toEqual([
      'First name',
      'Last name (optional)',
      'Company',
      'Website',
      'E-mail',
      'Phone',
      'Address',
      'City',
      'State',
      'Pin code',
      'GST number (optional)',
    ]);
  });

  test('[DSGN-10] [DSGN-12] [DSGN-14] the request of a design service', () => {
    expect(labels(DESIGN_FIELDS)).toEqual([
      'First name',
      'Last name (optional)',
      'E-mail',
      'Phone',
      'Project description',
      'Photo of the wall',
      'Address',
      'City',
      'State',
      'Pin code',
    ]);
  });

  test('[NEWS-01] [STAT-07] the newsletter and the way off its list', () => {
    expect(labels(MAIL_FIELDS)).toEqual(['E-mail']);
  });

  test('[DSGN-06] [DSGN-07] the fee and how long it is credited', () => {
    expect([DESIGN_FEE, CREDIT_DAYS]).toEqual([4900, 90]);
  });
});

describe('what is chosen', () => {
  const choices = (fields: FormFields) =>
    Object.entries(fields).flatMap(([name, { options }]) => (options ? [[name, options]] : []));

  test('[CONT-09] a topic out of twelve', () => {
    const topics = [
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
    ];
    expect([CONTACT_FIELDS, CONTACT_US_FIELDS].map(choices)).toEqual([[['topic', topics]], [['topic', topics]]]);
  });

  test('[CHK-61] a state of India', () => {
    expect([PARTNER_FIELDS, DESIGN_FIELDS].map(choices)).toEqual([[['state', STATES]], [['state', STATES]]]);
    expect(validateForm({ state: PARTNER_FIELDS.state }, { state: 'Sindh' })).toEqual({ state: 'missing' });
  });

  test('[DSGN-14] [DSGN-16] a photo, and nothing else is a picture', () => {
    expect(every.filter(([, , { control }]) => control === 'picture').map(([form, name]) => [form, name])).toEqual([
      ['DESIGN_FIELDS', 'photo'],
    ]);
    expect(validateForm({ photo: DESIGN_FIELDS.photo }, { photo: '' })).toEqual({ photo: 'noPicture' });
  });
});

describe('how a field is asked for', () => {
  const getFields = (by: (field: FormField) => unknown) =>
    Object.fromEntries(every.flatMap(([, name, field]) => (by(field) === undefined ? [] : [[name, by(field)]])));

  test('[CONT-10] [PART-04] [DSGN-10] a browser fills in what it knows of a person', () => {
    const purposes = every.map(([form, name, { autoComplete }]) => [`${form}.${name}`, autoComplete]);
    expect(Object.fromEntries(purposes.filter(([, purpose]) => purpose !== undefined))).toEqual({
      'CONTACT_FIELDS.topic': 'off',
      'CONTACT_FIELDS.name': 'name',
      'CONTACT_FIELDS.mail': 'email',
      'CONTACT_US_FIELDS.name': 'given-name',
      'CONTACT_US_FIELDS.mail': 'email',
      'CONTACT_US_FIELDS.phone': 'tel',
      'CONTACT_US_FIELDS.topic': 'off',
      'DESIGN_FIELDS.firstName': 'given-name',
      'DESIGN_FIELDS.lastName': 'family-name',
      'DESIGN_FIELDS.mail': 'email',
      'DESIGN_FIELDS.phone': 'tel',
      'DESIGN_FIELDS.address': 'address-line1',
      'DESIGN_FIELDS.city': 'address-level2',
      'DESIGN_FIELDS.state': 'address-level1',
      'DESIGN_FIELDS.pincode': 'postal-code',
      'PARTNER_FIELDS.firstName': 'given-name',
      'PARTNER_FIELDS.lastName': 'family-name',
      'PARTNER_FIELDS.company': 'organization',
      'PARTNER_FIELDS.website': 'url',
      'PARTNER_FIELDS.mail': 'email',
      'PARTNER_FIELDS.phone': 'tel',
      'PARTNER_FIELDS.address': 'address-line1',
      'PARTNER_FIELDS.city': 'address-level2',
      'PARTNER_FIELDS.state': 'address-level1',
      'PARTNER_FIELDS.pincode': 'postal-code',
      'PARTNER_FIELDS.gst': 'off',
      'MAIL_ONLY.mail': 'email',
    });
  });

  test('[CONT-06] [PART-04] [PART-08] a phone shows the keys that a field takes', () => {
    expect(getFields(({ inputMode }) => inputMode)).toEqual({
      mail: 'email',
      phone: 'tel',
      pincode: 'numeric',
      website: 'url',
    });
    expect(getFields(({ autoCapitalize }) => autoCapitalize)).toEqual({
      name: 'words',
      firstName: 'words',
      lastName: 'words',
      company: 'words',
      city: 'words',
      mail: 'none',
      website: 'none',
      gst: 'characters',
    });
  });

  test('messages are of several lines, and what is long has a line of its own', () => {
    expect(every.filter(([, , { control }]) => control === 'text').map(([form, name]) => [form, name])).toEqual([
      ['CONTACT_FIELDS', 'message'],
      ['CONTACT_US_FIELDS', 'message'],
      ['DESIGN_FIELDS', 'project'],
    ]);
    expect(every.filter(([, , { isWide }]) => isWide).map(([form, name]) => [form, name])).toEqual([
      ['CONTACT_FIELDS', 'topic'],
      ['CONTACT_US_FIELDS', 'topic'],
      ['DESIGN_FIELDS', 'address'],
      ['PARTNER_FIELDS', 'address'],
    ]);
  });

  test('what is not plain from its name has a hint', () => {
    const hinted = every.filter(([, , { hint }]) => hint !== undefined);
    expect(hinted.map(([form, name]) => [form, name])).toEqual([
      ['CONTACT_US_FIELDS', 'phone'],
      ['DESIGN_FIELDS', 'project'],
      ['PARTNER_FIELDS', 'website'],
      ['PARTNER_FIELDS', 'gst'],
    ]);
    expect(hinted.filter(([, , { hint }]) => !/^\w+( \S+){3,}/.test(hint ?? ''))).toEqual([]);
    expect(PARTNER_FIELDS.gst.hint).toMatch(/^15 characters/);
  });
});

test('a line holds 255 characters, as the backend’s does, and a message 10,000', () => {
  for (const [, name, field] of every.filter(([, , { rule, options }]) => !rule && !options)) {
    const most = field.control === 'text' ? 10_000 : field.control === 'picture' ? 1000 : 255;
    const problems = (length: number) => validateForm({ [name]: field }, { [name]: 'a'.repeat(length) });
    expect([problems(most), problems(most + 1)]).toEqual([{}, { [name]: 'long' }]);
  }
});

test('[PART-08] [DSGN-15] what is typed or copied is kept and sent in its plain form', () => {
  const { mail, phone, pincode, company } = PARTNER_FIELDS;
  const fields = { mail, phone, pincode, company };
  const typed = {
    mail: ' Anu@Example.IN ',
    phone: '\u202a+91 98470 12345\u202c ',
    pincode: '682 001 India',
    company: '  Mitre Works ',
    unknown: 'x',
  };
  expect(pickFormValues(fields, typed)).toEqual({ ...typed, pincode: '682001', unknown: undefined });
  expect(normalizeForm(fields, pickFormValues(fields, typed))).toEqual({
    mail: 'anu@example.in',
    phone: '+91 98470 12345',
    pincode: '682001',
    company: 'Mitre Works',
  });
  expect(normalizeForm(fields, {})).toEqual({ mail: '', phone: '', pincode: '', company: '' });
  expect(pickFormValues(fields, {})).toEqual({ mail: '', phone: '', pincode: '', company: '' });
});
