import { isMobile } from './contactDetails.ts';
import { GST_LENGTH, PINCODE_LENGTH, removeInvisible, toLatinDigits } from './fieldFormats.ts';
import {
  createEmptyForm,
  type FieldsOf,
  type FormField,
  type FormFields,
  type FormProblems,
  normalizeForm,
  validateForm,
} from './form.ts';
import {
  CITY_FIELD,
  createLineField,
  createNameField,
  GST_FIELD,
  MAIL_FIELD,
  PINCODE_FIELD,
  STATE_FIELD,
} from './formFields.ts';
import { omit } from './omit.ts';
import { DEFAULT_STATE } from './states.ts';

// A joiner after a mark is part of how Malayalam and Hindi spell a letter, so it stays with it.
const LETTERS_AND_SPACES = /[\p{L} ]|\p{M}[\u200c\u200d]?/gu;

/** What stands between two parts of a name: 'K.R. Narayanan', 'Kumaraswamy-Iyer'. */
const NAME_SEPARATORS = /[\s.\p{Pd}]/gu;

/** What a name field keeps of a typed text: letters of any script with their marks, and a space between its parts (CHK-54). */
export const keepLettersAndSpaces = (text: string): string =>
  (text.replace(NAME_SEPARATORS, ' ').match(LETTERS_AND_SPACES)?.join('') ?? '').replace(/ {2,}/g, ' ');

export type AddressType = 'personal' | 'business';

const createPersonField = (label: string, autoComplete: string): FormField => ({
  ...createNameField(label, autoComplete),
  sanitize: keepLettersAndSpaces,
  rule: { isValid: (text) => keepLettersAndSpaces(text).trim() !== '', problem: 'missing' },
});

/** Takes no blanks and no unseen marks (CHK-58). */
const ADDRESS_MAIL_FIELD: FormField = {
  ...MAIL_FIELD,
  sanitize: (text) => removeInvisible(text).replace(/\s/g, ''),
  // An account goes by the letters that were typed.
  normalize: (text) => text.trim(),
};

/** Takes digits and a leading plus (CHK-55, CHK-56). */
export const MOBILE_FIELD = createLineField('Mobile Number', {
  autoComplete: 'tel',
  inputMode: 'tel',
  rule: { isValid: isMobile, problem: 'phone' },
  sanitize(text) {
    const seen = removeInvisible(text).trimStart();
    return (seen.startsWith('+') ? '+' : '') + toLatinDigits(seen).replace(/\D/g, '');
  },
});

/** A delivery address, in the order in which one fills it in; its mail and number may stay empty (CHK-46, CHK-47, CHK-53). */
export const DELIVERY_FIELDS = {
  first_name: createPersonField('First Name', 'given-name'),
  last_name: createPersonField('Last Name', 'family-name'),
  mail: { ...ADDRESS_MAIL_FIELD, isOptional: true },
  phone: { ...MOBILE_FIELD, isOptional: true, hint: 'For the courier, if it is not yours.' },
  house: createLineField('House / Apartment', { autoComplete: 'address-line1' }),
  street_name: createLineField('Street', { autoComplete: 'address-line2' }),
  pincode: { ...PINCODE_FIELD, label: 'Pincode', placeholder: `${PINCODE_LENGTH} digits` },
  city: CITY_FIELD,
  state: STATE_FIELD,
  country: createLineField('Country', {
    options: ['IN'],
    autoComplete: 'country-name',
    hint: 'We deliver within India.',
  }),
} satisfies FormFields;

const PERSONAL_FIELDS = {
  ...DELIVERY_FIELDS,
  mail: ADDRESS_MAIL_FIELD,
  phone: { ...MOBILE_FIELD, hint: 'Your order is kept under this number.' },
} satisfies FormFields;

/** All fields that a billing address can have, those of a business first (CHK-44, CHK-52). */
export const BUSINESS_FIELDS = {
  company_name: createNameField('Company Name', 'organization'),
  gst: createLineField('GST', {
    autoCapitalize: 'characters',
    hint: `${GST_LENGTH} characters`,
    rule: GST_FIELD.rule,
    sanitize: GST_FIELD.sanitize,
  }),
  ...PERSONAL_FIELDS,
} satisfies FormFields;

/** The form of a delivery address that differs from the billing address. */
export type DeliveryAddress = Record<keyof typeof DELIVERY_FIELDS, string> & { country: 'IN' };
/** The billing form; company and GST number belong to the business type (CHK-43 to CHK-45). */
export type BillingAddress = Record<keyof typeof BUSINESS_FIELDS, string> & {
  address_type: AddressType;
  country: 'IN';
};

/** The fields of a billing form, in the order in which one fills it in (CHK-43, CHK-44, CHK-51, CHK-52). */
export const getBillingFields = (type: AddressType): FieldsOf<keyof BillingAddress> =>
  type === 'business' ? BUSINESS_FIELDS : PERSONAL_FIELDS;

/** What is wrong with the addresses of an order, by form and field. */
export type AddressProblems = {
  billing: FormProblems<keyof BillingAddress>;
  delivery: FormProblems<keyof DeliveryAddress>;
};
export const NO_PROBLEMS: AddressProblems = { billing: {}, delivery: {} };

/** A delivery form nobody has typed into; `pincode` is the stored pincode, or '' (CHK-47, CHK-48, CHK-50). */
export const createEmptyDelivery = ({ pincode }: { pincode: string }): DeliveryAddress => ({
  ...createEmptyForm(DELIVERY_FIELDS),
  state: DEFAULT_STATE,
  pincode,
  country: 'IN',
});

/** The same of a billing form (CHK-49). */
export const createEmptyBilling = (stored: { pincode: string }): BillingAddress => ({
  ...createEmptyForm(BUSINESS_FIELDS),
  ...createEmptyDelivery(stored),
  address_type: 'personal',
});

/** What keeps a billing form from being sent, by field; {} when nothing does (CHK-51, CHK-52). */
export const validateBilling = (billing: BillingAddress): AddressProblems['billing'] =>
  validateForm(getBillingFields(billing.address_type), billing);

/** The same for a delivery form, whose mail and phone may stay empty but not be wrong (CHK-53). */
export const validateDelivery = (delivery: DeliveryAddress): AddressProblems['delivery'] =>
  validateForm(DELIVERY_FIELDS, delivery);

/** What a field keeps of a typed or pasted text (CHK-54, CHK-55). */
export const sanitizeAddressInput = (field: keyof BillingAddress, text: string): string =>
  getBillingFields('business')[field]?.sanitize?.(text) ?? text;

/** An address as it is sent, each field tidied. */
export const normalizeAddress = <Form extends DeliveryAddress>(address: Form): Form => ({
  ...address,
  ...normalizeForm('address_type' in address ? BUSINESS_FIELDS : DELIVERY_FIELDS, address),
});

/** How an order points at an address: by the uuid of its profile and the revision, null where there is none (ADDR-08). */
export type ProfileReference = { id: string; revision: number | null };

/** A customer's address as the backend keeps it. */
export type SavedAddress = ProfileReference & { address: BillingAddress; isDefault: boolean };

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
