import { ACCOUNT_MOBILE_FIELD, ALTERNATE_FIELD, PERSON_FIELD } from '../../src/domain/accountFields.ts';
import type { ContactMethod } from '../../src/domain/contactMethod.ts';
import { createEmptyForm, type FormFields, normalizeForm } from '../../src/domain/form.ts';
import { MAIL_FIELD } from '../../src/domain/formFields.ts';

/** What is asked of a new user; the alternative number may stay empty. (OTP-06, OTP-18, OTP-19) */
export const DETAIL_FIELDS = {
  mobile: { ...ACCOUNT_MOBILE_FIELD, label: 'Mobile Number' },
  name: PERSON_FIELD,
  mail: MAIL_FIELD,
  alternate: { ...ALTERNATE_FIELD, label: 'Alternative Number' },
} satisfies FormFields;
/** The details of a new user, as typed. */
export type Details = Record<keyof typeof DETAIL_FIELDS, string>;

export const NO_DETAILS: Details = createEmptyForm(DETAIL_FIELDS);

/** Where the code of a new user goes: to the number, or to the mailbox where one was typed first. */
export function getNewUserContact(details: Details, requested: ContactMethod): ContactMethod {
  const { mobile, mail } = normalizeForm(DETAIL_FIELDS, details);
  return 'mail' in requested ? { mail } : { mobile };
}
