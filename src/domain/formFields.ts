import { isEmail, isIndianPhone, normalizeMail } from './contactDetails.ts';
import {
  digitsOnly,
  GST_LENGTH,
  isCompletePincode,
  isGstNumber,
  keepGstCharacters,
  PINCODE_LENGTH,
  removeInvisible,
} from './fieldFormats.ts';
import type { FormField, FormFields } from './form.ts';
import { STATES } from './states.ts';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const PATTERN = new RegExp(
  `^(?:https?://)?(?:${LABEL}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])(?::\\d{1,5})?(?:[/?#]\\S*)?$`,
  'i',
);

/** Whether the text is a website's address: a dotted domain, with or without 'https://', a port and a path (PART-06). */
export const isWebsite = (text: string): boolean => PATTERN.test(text);

// What several forms ask for. The lengths are what a Drupal text field holds.
const MAX_LINE_LENGTH = 255;

/** A line of text without a pattern. */
export const createLineField = (label: string, overrides: Partial<FormField> = {}): FormField => ({
  label,
  maxLength: MAX_LINE_LENGTH,
  ...overrides,
});

/** A person's or a place's name. */
export const createNameField = (label: string, autoComplete: string): FormField =>
  createLineField(label, { autoComplete, autoCapitalize: 'words' });

/** A text of several lines. */
export const createMessageField = (label: string, hint?: string): FormField => ({
  label,
  control: 'text',
  maxLength: 10_000,
  hint,
});

/** An e-mail address; its rule says how long one may be. (CONT-06, NEWS-06, STAT-08) */
export const MAIL_FIELD = createLineField('E-mail', {
  maxLength: Number.POSITIVE_INFINITY,
  autoComplete: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  rule: { isValid: isEmail, problem: 'mail' },
  normalize: normalizeMail,
});

/** An Indian number. (PART-08, DSGN-13) */
export const PHONE_FIELD = createLineField('Phone', {
  autoComplete: 'tel',
  inputMode: 'tel',
  rule: { isValid: isIndianPhone, problem: 'phone' },
  normalize: (text) => removeInvisible(text).trim(),
});

/** Six digits. (PART-04, DSGN-10, DSGN-15) */
export const PINCODE_FIELD: FormField = {
  label: 'Pin code',
  autoComplete: 'postal-code',
  inputMode: 'numeric',
  maxLength: PINCODE_LENGTH,
  rule: { isValid: isCompletePincode, problem: 'pincode' },
  sanitize: digitsOnly,
};

export const ADDRESS_FIELD = createLineField('Address', { autoComplete: 'address-line1' });
export const CITY_FIELD = createNameField('City', 'address-level2');
export const STATE_FIELD = createLineField('State', {
  options: STATES,
  autoComplete: 'address-level1',
});

/** A website of one's own. (PART-06) */
export const WEBSITE_FIELD = createLineField('Website', {
  autoComplete: 'url',
  inputMode: 'url',
  autoCapitalize: 'none',
  hint: 'Such as studio.example or https://studio.example/work',
  rule: { isValid: isWebsite, problem: 'website' },
});

/** A GST number, which may be left empty. (PART-10, PART-11) */
export const GST_FIELD = createLineField('GST number', {
  isOptional: true,
  autoComplete: 'off',
  autoCapitalize: 'characters',
  hint: `${GST_LENGTH} characters, if your studio has one`,
  rule: { isValid: isGstNumber, problem: 'gst' },
  sanitize: keepGstCharacters,
});

/** What the newsletter needs, and the way off its list. (NEWS-01, STAT-07) */
export const MAIL_FIELDS = { mail: MAIL_FIELD } satisfies FormFields;
