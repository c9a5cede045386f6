import { isEmail, isMobile } from './contactMethod.ts';
import { GST_LENGTH, isGstNumber } from './gst.ts';
import { lettersAndSpaces } from './personName.ts';
import { digitsOnly, isCompletePincode } from './pincode.ts';
import { DEFAULT_STATE, STATES } from './states.ts';

export type AddressType = 'personal' | 'business';

/** The fields both addresses of an order have (CHK-43, CHK-46, CHK-47). */
type Postal = {
  first_name: string;
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
export type Billing = Postal & { address_type: AddressType; company_name: string; gst: string; second_name: string };

/** The form of a delivery address that differs from the billing address (CHK-46). */
export type Delivery = Postal & { last_name: string };

/** What is wrong with a field: nothing in it, or not of its pattern. */
export type Problem = 'missing' | 'mobile' | 'email' | 'gst' | 'pincode';

type Problems<Form> = Partial<Record<keyof Form, Problem>>;

const emptyPostal = (pincode: string): Postal => ({
  first_name: '',
  mail: '',
  phone: '',
  house: '',
  street_name: '',
  city: '',
  state: DEFAULT_STATE,
  pincode,
  country: 'IN',
});

/** A billing form nobody has typed into; `pincode` is the stored pincode, or '' (CHK-47 to CHK-50). */
export const emptyBilling = ({ pincode }: { pincode: string }): Billing => ({
  ...emptyPostal(pincode),
  address_type: 'personal',
  company_name: '',
  gst: '',
  second_name: '',
});

/** A delivery form nobody has typed into (CHK-47, CHK-48, CHK-50). */
export const emptyDelivery = ({ pincode }: { pincode: string }): Delivery => ({
  ...emptyPostal(pincode),
  last_name: '',
});

type Check = (value: string) => Problem | null;

const filled: Check = (value) => (value.trim() === '' ? 'missing' : null);
const name: Check = (value) => filled(lettersAndSpaces(value));
const state: Check = (value) => (STATES.includes(value) ? null : 'missing');
const country: Check = (value) => (value === 'IN' ? null : 'missing');
const patterned =
  (isRight: (value: string) => boolean, problem: Problem): Check =>
  (value) =>
    filled(value) ?? (isRight(value) ? null : problem);
const pincode = patterned(isCompletePincode, 'pincode');
const mobile = patterned(isMobile, 'mobile');
const email = patterned(isEmail, 'email');
const gst = patterned(isGstNumber, 'gst');
const optional =
  (check: Check): Check =>
  (value) =>
    filled(value) ? null : check(value);

function problemsOf<Form extends Record<keyof Form, string>>(
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

const place = { house: filled, street_name: filled, city: filled, state, pincode, country };
const personal = { first_name: name, second_name: name, mail: email, phone: mobile, ...place };
const business = { company_name: filled, gst, ...personal };

/** What keeps a billing form from being sent, by field; {} when nothing does (CHK-51, CHK-52). */
export const billingProblems = (billing: Billing): Problems<Billing> =>
  problemsOf(billing, billing.address_type === 'business' ? business : personal);

/** The same for a delivery form, whose mail and phone may stay empty but not be wrong (CHK-53). */
export const deliveryProblems = (delivery: Delivery): Problems<Delivery> =>
  problemsOf(delivery, {
    first_name: name,
    last_name: name,
    mail: optional(email),
    phone: optional(mobile),
    ...place,
  });

/**
 * What a field keeps of a typed or pasted text: names take letters and spaces (CHK-54), the phone
 * digits and a leading plus (CHK-55), the pincode six digits, the GST number capitals and digits, an
 * e-mail address no blanks.
 */
export function typedInto(field: keyof Billing | keyof Delivery, text: string): string {
  switch (field) {
    case 'first_name':
    case 'second_name':
    case 'last_name':
      return lettersAndSpaces(text);
    case 'phone':
      return (text.trimStart().startsWith('+') ? '+' : '') + text.replace(/\D/g, '');
    case 'pincode':
      return digitsOnly(text);
    case 'gst':
      return text
        .toUpperCase()
        .replace(/[^A-Z\d]/g, '')
        .slice(0, GST_LENGTH);
    case 'mail':
      return text.replace(/\s/g, '');
    default:
      return text;
  }
}
