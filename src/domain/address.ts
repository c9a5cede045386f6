import { isEmail, isMobile } from './contactDetails.ts';
import {
  digitsOnly,
  isCompletePincode,
  isGstNumber,
  keepGstCharacters,
  removeInvisible,
  toLatinDigits,
} from './fieldFormats.ts';
import { omit } from './omit.ts';
import { DEFAULT_STATE, STATES } from './states.ts';

// A joiner after a mark is part of how Malayalam and Hindi spell a letter, so it stays with it.
const LETTERS_AND_SPACES = /[\p{L} ]|\p{M}[\u200c\u200d]?/gu;

/** What stands between two parts of a name: 'K.R. Narayanan', 'Kumaraswamy-Iyer'. */
const NAME_SEPARATORS = /[\s.\p{Pd}]/gu;

/** What a name field keeps of a typed text: letters of any script with their marks, and a space between its parts (CHK-54). */
export const keepLettersAndSpaces = (text: string): string =>
  (text.replace(NAME_SEPARATORS, ' ').match(LETTERS_AND_SPACES)?.join('') ?? '').replace(/ {2,}/g, ' ');

export type AddressType = 'personal' | 'business';

/** The form of a delivery address that differs from the billing address (CHK-46, CHK-47). */
export type DeliveryAddress = {
  first_name: string;
  last_name: string;
  mail: string;
  phone: string;
  house: string;
  street_name: string;
  city: string;
  state: string;
  pincode: string;
  country: 'IN';
};

/** The billing form; company and GST number belong to the business type (CHK-43 to CHK-45). */
export type BillingAddress = DeliveryAddress & { address_type: AddressType; company_name: string; gst: string };

/** What is wrong with a field: nothing in it, not of its pattern, more than the backend takes, or refused by it. */
export type AddressProblem = 'missing' | 'mobile' | 'email' | 'gst' | 'pincode' | 'long' | 'refused';

/** Characters that each text of an address may have, as the backend's fields do. */
export const ADDRESS_TEXT_LENGTH = 255;

type Problems<Form> = Partial<Record<keyof Form, AddressProblem>>;

/** What is wrong with the addresses of an order, by form and field. */
export type AddressProblems = { billing: Problems<BillingAddress>; delivery: Problems<DeliveryAddress> };
export const NO_PROBLEMS: AddressProblems = { billing: {}, delivery: {} };

/** A delivery form nobody has typed into; `pincode` is the stored pincode, or '' (CHK-47, CHK-48, CHK-50). */
export const createEmptyDelivery = ({ pincode }: { pincode: string }): DeliveryAddress => ({
  first_name: '',
  last_name: '',
  mail: '',
  phone: '',
  house: '',
  street_name: '',
  city: '',
  state: DEFAULT_STATE,
  pincode,
  country: 'IN',
});

/** The same of a billing form (CHK-49). */
export const createEmptyBilling = (stored: { pincode: string }): BillingAddress => ({
  ...createEmptyDelivery(stored),
  address_type: 'personal',
  company_name: '',
  gst: '',
});

type Check = (value: string) => AddressProblem | null;

const checkLength: Check = (value) => (value.trim().length > ADDRESS_TEXT_LENGTH ? 'long' : null);
const checkText: Check = (value) => (value.trim() === '' ? 'missing' : checkLength(value));
const checkName: Check = (value) => checkText(keepLettersAndSpaces(value)) ?? checkLength(value);
const checkState: Check = (value) => (STATES.includes(value) ? null : 'missing');
const checkCountry: Check = (value) => (value === 'IN' ? null : 'missing');
const checkPattern =
  (isValid: (value: string) => boolean, problem: AddressProblem): Check =>
  (value) =>
    checkText(value) ?? (isValid(value) ? null : problem);
const checkPincode = checkPattern(isCompletePincode, 'pincode');
const checkMobile = checkPattern(isMobile, 'mobile');
const checkEmail = checkPattern(isEmail, 'email');
const checkGst = checkPattern(isGstNumber, 'gst');
const optional =
  (check: Check): Check =>
  (value) =>
    checkText(value) === 'missing' ? null : check(value);

function findProblems<Form extends Record<keyof Form, string>>(
  form: Form,
  checks: Partial<Record<keyof Form, Check>>,
): Problems<Form> {
  const problems: Problems<Form> = {};
  for (const [field, check] of Object.entries(checks) as [keyof Form, Check][]) {
    const problem = check(form[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}

const placeChecks = {
  house: checkText,
  street_name: checkText,
  city: checkText,
  state: checkState,
  pincode: checkPincode,
  country: checkCountry,
};
const personalChecks = {
  first_name: checkName,
  last_name: checkName,
  mail: checkEmail,
  phone: checkMobile,
  ...placeChecks,
};
const businessChecks = { company_name: checkText, gst: checkGst, ...personalChecks };

/** What keeps a billing form from being sent, by field; {} when nothing does (CHK-51, CHK-52). */
export const validateBilling = (billing: BillingAddress): Problems<BillingAddress> =>
  findProblems(billing, billing.address_type === 'business' ? businessChecks : personalChecks);

/** The same for a delivery form, whose mail and phone may stay empty but not be wrong (CHK-53). */
export const validateDelivery = (delivery: DeliveryAddress): Problems<DeliveryAddress> =>
  findProblems(delivery, {
    first_name: checkName,
    last_name: checkName,
    mail: optional(checkEmail),
    phone: optional(checkMobile),
    ...placeChecks,
  });

/**
 * What a field keeps of a typed or pasted text: names take letters and spaces (CHK-54), the phone
 * digits and a leading plus (CHK-55), the pincode six digits, the GST number capitals and digits, an
 * e-mail address no blanks and no unseen marks.
 */
export function sanitizeAddressInput(field: keyof BillingAddress, text: string): string {
  const seen = removeInvisible(text).trimStart();
  switch (field) {
    case 'first_name':
    case 'last_name':
      return keepLettersAndSpaces(text);
    case 'phone':
      return (seen.startsWith('+') ? '+' : '') + toLatinDigits(seen).replace(/\D/g, '');
    case 'pincode':
      return digitsOnly(text);
    case 'gst':
      return keepGstCharacters(text);
    case 'mail':
      return seen.replace(/\s/g, '');
    default:
      return text;
  }
}

/** An address as it is sent: without the space that a phone's keyboard leaves behind a word. */
export const trimAddress = <Form extends DeliveryAddress>(address: Form): Form =>
  Object.fromEntries(Object.entries(address).map(([field, text]) => [field, text.trim()])) as Form;

/** A customer's address as the backend keeps it; `revision` is what an order points at it by, null where there is none (ADDR-08). */
export type SavedAddress = { id: string; revision: number | null; address: BillingAddress; isDefault: boolean };

/** A saved address as the place that an order goes to; a company is in the bill only (CHK-46). */
export const toDeliveryAddress = ({ address }: SavedAddress): DeliveryAddress =>
  omit(address, 'address_type', 'company_name', 'gst');

/** Can the bill be made out to it? (CHK-51, CHK-52) */
export const isBillable = ({ address }: SavedAddress): boolean => Object.keys(validateBilling(address)).length === 0;

/** Can an order be sent there? (CHK-53) */
export const isDeliverable = (saved: SavedAddress): boolean =>
  Object.keys(validateDelivery(toDeliveryAddress(saved))).length === 0;

/** The list with an address put in its place, or at the end if it is new. One of them is the default (ADDR-06). */
export function upsertAddress(list: readonly SavedAddress[], saved: SavedAddress): SavedAddress[] {
  const others = saved.isDefault ? list.map((one) => ({ ...one, isDefault: false })) : list;
  const isNew = list.every(({ id }) => id !== saved.id);
  return isNew ? [...others, saved] : others.map((one) => (one.id === saved.id ? saved : one));
}
