import { isEmail } from '../../src/domain/contactDetails.ts';
import type { Store } from '../drupal/store.ts';
import { findUserBy } from './accounts.ts';

const MAX_NAME_LENGTH = 60;
const MAX_TEXT_LENGTH = 255;
const ILLEGAL_CHARACTER = /[^\u0080-\uffff a-z0-9@+_.'-]/i;

/** One broken rule: `property` is 'value' where the field's own value is named. */
export type RuleViolation = { field: string; property?: 'value'; text: string };

/** What is wrong with a user name, in Drupal's words; `ownerId` is the user who may keep it. */
export function validateName(store: Store, name: string, ownerId?: string): RuleViolation[] {
  const other = findUserBy(store, 'name', name);
  const texts = [
    ...(name === '' ? ['You must enter a username.'] : []),
    ...(name.startsWith(' ') ? ['The username cannot begin with a space.'] : []),
    ...(name.endsWith(' ') ? ['The username cannot end with a space.'] : []),
    ...(name.includes('  ') ? ['The username cannot contain multiple spaces in a row.'] : []),
    ...(ILLEGAL_CHARACTER.test(name) ? ['The username contains an illegal character.'] : []),
    ...(name.length > MAX_NAME_LENGTH
      ? [`The username ${name} is too long: it must be ${MAX_NAME_LENGTH} characters or less.`]
      : []),
    // Drupal's own anonymous user has the empty name
    ...(name === '' || (other && other.id !== ownerId) ? [`The username ${name} is already taken.`] : []),
    ...(name === '' ? ['This value should not be null.'] : []),
  ];
  return texts.map((text) => ({ field: 'name', text }));
}

/** What is wrong with an e-mail address, in Drupal's words; `ownerId` is the user who may keep it. */
export function validateMail(store: Store, mail: string, ownerId?: string): RuleViolation[] {
  if (mail === '') return [{ field: 'mail', text: 'Email field is required.' }];
  const other = findUserBy(store, 'mail', mail);
  return [
    ...(isEmail(mail)
      ? []
      : [{ field: 'mail', property: 'value' as const, text: 'This value is not a valid email address.' }]),
    ...(other && other.id !== ownerId ? [{ field: 'mail', text: `The email address ${mail} is already taken.` }] : []),
  ];
}

/** What is wrong with a text of an account, in Drupal's words. */
export const validateText = (field: string, label: string, text: string): RuleViolation[] =>
  text.length > MAX_TEXT_LENGTH
    ? [{ field, property: 'value', text: `${label}: may not be longer than ${MAX_TEXT_LENGTH} characters.` }]
    : [];

/** A rule as one line of Drupal's REST message: 'mail.0.value: This value is not a valid email address.' */
export const formatViolation = ({ field, property, text }: RuleViolation): string =>
  `${field}${property ? `.0.${property}` : ''}: ${text}`;

/** The same with the pointer of a JSON:API error. */
export const toErrorObject = (violation: RuleViolation): { detail: string; pointer: string } => ({
  detail: formatViolation(violation),
  pointer: `/data/attributes/${violation.field}${violation.property ? `/${violation.property}` : ''}`,
});
