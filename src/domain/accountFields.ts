import { parseMobile } from './contactDetails.ts';
import type { FormField } from './form.ts';
import { createLineField, createNameField } from './formFields.ts';

/** A name as it is sent: one space where somebody typed several. */
export const normalizeName = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The name of a person in any script; apostrophes, hyphens and full stops belong to names, but are none by themselves. */
export const PERSON_FIELD: FormField = {
  ...createNameField('Name', 'name'),
  rule: { isValid: (text) => /\p{L}/u.test(text), problem: 'missing' },
  normalize: normalizeName,
};

/** The ten digits that name an account, however they are typed. */
export const ACCOUNT_MOBILE_FIELD = createLineField('Mobile number', {
  autoComplete: 'tel',
  inputMode: 'tel',
  rule: { isValid: (digits) => digits !== '', problem: 'phone' },
  normalize: parseMobile,
});

/** A second number, which no account goes by. */
export const ALTERNATE_FIELD: FormField = {
  ...ACCOUNT_MOBILE_FIELD,
  label: 'Alternative number',
  autoComplete: 'off',
  isOptional: true,
};
