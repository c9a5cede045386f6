import * as v from 'valibot';
import type { CheckoutRecord } from '../../machines/checkout/checkoutRecord.ts';
import type { Addresses } from '../../machines/shipping/addresses.ts';
import { type BillingAddress, BUSINESS_FIELDS, createEmptyDelivery, DELIVERY_FIELDS } from '../domain/address.ts';
import { getTotalPrice } from '../domain/cart.ts';
import type { CartLine } from '../domain/cartLine.ts';
import type { FormField } from '../domain/form.ts';
import { PAYMENT_METHOD_NAMES } from '../domain/gateway.ts';
import { omit } from '../domain/omit.ts';
import type { AppliedCoupon } from '../domain/promotion.ts';
import type { UserSession } from '../domain/userSession.ts';
import { persisted } from './persisted.ts';
import { persistedForDay } from './persistedForDay.ts';

/** Empty where it does not parse, or the form had none when it was stored: the rest is good all the same. */
const text = v.fallback(v.string(), '');
const toTexts = <Name extends string>(fields: Readonly<Record<Name, FormField>>) =>
  v.entriesFromList(Object.keys(fields) as Name[], text);

const delivery = { ...toTexts(DELIVERY_FIELDS), country: v.literal('IN') };
const billing = {
  ...toTexts(BUSINESS_FIELDS),
  ...delivery,
  // An older form called a business a company. (CHK-45)
  address_type: v.pipe(
    v.picklist(['personal', 'business', 'company']),
    v.transform((type) => (type === 'personal' ? type : 'business')),
  ),
};

const AddressesSchema: v.GenericSchema<unknown, Addresses> = v.object({
  billing: v.object(billing),
  delivery: v.object(delivery),
  same: v.boolean(),
});

const paise = v.pipe(v.number(), v.integer(), v.minValue(0));
const Quote = v.object({
  amount: paise,
  subtotal: paise,
  discount: paise,
  lineTotals: v.optional(v.array(paise), []),
});

const Profile = v.object({ id: v.string(), revision: v.nullable(v.number()) });

/** The specification's words for the pincode of an address, and for the last name in a bill. (CHK-51, CHK-53) */
const withZip = <Form extends { pincode: string }>({ pincode, ...form }: Form) => ({ ...form, zip: pincode });
const withPincode = <Form extends { zip: string }>({ zip, ...form }: Form) => ({ ...form, pincode: zip });
const toStoredBilling = ({ last_name, ...form }: BillingAddress) => withZip({ ...form, second_name: last_name });
const fromStoredBilling = ({ second_name, ...form }: v.InferOutput<typeof StoredBilling>): BillingAddress =>
  withPincode({ ...form, last_name: second_name });
const StoredBilling = v.object({ ...omit(billing, 'last_name', 'pincode'), second_name: text, zip: text });

/** Derived from the bag whenever it is written. */
const sum = v.fallback(v.number(), 0);

/** The checkout record under the names of the specification. (CHK-16, CART-23) */
const Record = v.object({
  total_no: sum,
  total_price: sum,
  shipping: v.optional(v.nullable(StoredBilling), null),
  delivery: v.optional(v.nullable(v.object({ ...omit(delivery, 'pincode'), zip: text })), null),
  shipping_id: v.optional(v.nullable(v.string()), null),
  delivery_id: v.optional(v.nullable(v.string()), null),
  email: text,
  shipping_cost: sum,
  uid: v.optional(v.nullable(v.string()), null),
  profiles: v.optional(v.nullable(v.object({ billing: Profile, delivery: Profile })), null),
  quote: v.optional(v.nullable(Quote), null),
  bag: v.optional(v.nullable(v.string()), null),
  coupon: v.optional(v.nullable(v.string()), null),
  order_no: v.optional(v.nullable(v.string()), null),
  paid: v.optional(v.boolean(), false),
});
export type StoredRecord = v.InferOutput<typeof Record>;

/** As stored; `delivery` is null where the order goes to the billing address. */
export const toStored = ({ shipping, quote, ...record }: CheckoutRecord, lines: readonly CartLine[]): StoredRecord => ({
  ...record,
  total_no: lines.length,
  total_price: getTotalPrice(lines),
  shipping: shipping && toStoredBilling(shipping.billing),
  delivery: shipping && !shipping.same ? withZip(shipping.delivery) : null,
  shipping_id: record.profiles?.billing.id ?? null,
  delivery_id: record.profiles?.delivery.id ?? null,
  email: shipping?.billing.mail ?? '',
  shipping_cost: 0,
  quote: quote && { ...quote, lineTotals: [...quote.lineTotals] },
});

/** As the checkout chart has it. */
export const fromStored = ({
  uid,
  shipping,
  delivery,
  profiles,
  quote,
  bag,
  coupon,
  order_no,
  paid,
}: StoredRecord): CheckoutRecord => ({
  uid,
  shipping: shipping && {
    billing: fromStoredBilling(shipping),
    delivery: delivery ? withPincode(delivery) : createEmptyDelivery({ pincode: shipping.zip }),
    same: delivery === null,
  },
  profiles,
  quote,
  bag,
  coupon,
  order_no,
  paid,
});

export const checkoutRecordStorage = persistedForDay<StoredRecord>('checkout_data', Record);
/** The record as it was when the browser left for the payment. (PAY-12) */
export const checkoutRecordCopyStorage = persistedForDay<StoredRecord>('review_data', Record);

const Session: v.GenericSchema<unknown, UserSession> = v.object({
  token: v.string(),
  refresh_token: v.string(),
  details: v.object({ id: v.string(), name: v.string(), mail: v.string() }),
});
/** The guest's temporary account. (GUEST-04) */
export const guestSessionStorage = persistedForDay<UserSession>('tempuserdat', Session);

/** What was typed at the shipping stage, until the tab is closed. */
export const addressDraftStorage = persisted<Addresses>('shipping_draft', AddressesSchema, 'session');

const appliedCouponSchema: v.GenericSchema<unknown, AppliedCoupon> = v.object({
  id: v.string(),
  code: v.pipe(v.string(), v.minLength(1)),
  discount: v.nullable(paise),
  parts: v.array(v.object({ label: v.string(), amount: paise })),
});

/** A code that was applied before anybody knew who is buying; as the bag, it is there in every tab. */
export const couponCodeStorage = persisted<string>('coupon_code', v.pipe(v.string(), v.minLength(1)));

/** The coupon of the order with its discount, in paise. (COUP-17) */
export const couponStorage = persisted<AppliedCoupon>('discount_price', appliedCouponSchema);

/** The way to pay that was chosen last in this browser. */
export const paymentMethodStorage = persisted('payment_method', v.picklist(PAYMENT_METHOD_NAMES));
