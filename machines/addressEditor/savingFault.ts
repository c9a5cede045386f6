import type { BillingAddress } from '../../src/domain/address.ts';
import { findRefusedFields } from '../../src/domain/refusedFields.ts';

/** Why an address was not saved; `detail` is the backend's own sentence where it has one for a shopper. */
export type SavingFault = { kind: 'expired' | 'refused' | 'wrong' | 'unanswered'; detail: string };

/** How the backend names each field of the form. (ADDR-08) */
const FIELD_NAMES = {
  first_name: 'address/given_name',
  last_name: 'address/family_name',
  mail: 'field_email',
  phone: 'field_phone_number',
  house: 'field_house_apartment_number',
  street_name: 'address/address_line1',
  city: 'address/locality',
  state: 'address/administrative_area',
  pincode: 'address/postal_code',
  company_name: 'address/organization',
  gst: 'field_gstin',
} as const satisfies Record<Exclude<keyof BillingAddress, 'address_type' | 'country'>, string>;

/** These are sent a second time, in fields of the profile's own. (ADDR-08, ADDR-09) */
const PROFILE_FIELD_NAMES = {
  state: 'field_state',
  pincode: 'field_pincode',
  company_name: 'field_contact_name',
} as const satisfies Partial<Record<keyof BillingAddress, string>>;

type Problem = { pointer: string; detail: string };
const isProblem = (value: unknown): value is Problem =>
  typeof (value as Problem | null)?.pointer === 'string' && typeof (value as Problem | null)?.detail === 'string';

/** The fields that the backend refuses, by what the port rejects with. */
export function findRefusedAddressFields(error: unknown): Partial<Record<keyof BillingAddress, 'refused'>> {
  const problems: unknown = typeof error === 'object' && error !== null && 'problems' in error ? error.problems : null;
  const complaints = Array.isArray(problems) ? problems.filter(isProblem) : [];
  const fields = [FIELD_NAMES, PROFILE_FIELD_NAMES].flatMap((names) =>
    Object.keys(findRefusedFields<keyof BillingAddress>(complaints, names)),
  );
  return Object.fromEntries(fields.map((field) => [field, 'refused']));
}

const getText = (error: unknown, key: string): string => {
  const value = typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' ? value : '';
};

/** "address.0.locality: City field is required." begins with the field's path, which means nothing to a shopper. */
const stripFieldPath = (detail: string) => detail.replace(/^[a-z_]+(\.\w+)*: /, '');

/** What became of saving an address, by what the port rejects with. (ADDR-11 to ADDR-14) */
export function toSavingFault(error: unknown): SavingFault {
  const kind = getText(error, 'kind');
  if (kind === 'unauthorised') return { kind: 'expired', detail: '' };
  if (kind === 'network' || kind === 'timeout') return { kind: 'unanswered', detail: '' };
  // Of an address that is gone the backend states something about its routes.
  const detail = kind === 'notFound' || kind === 'unreadable' ? '' : stripFieldPath(getText(error, 'detail'));
  return { kind: detail === '' ? 'wrong' : 'refused', detail };
}
