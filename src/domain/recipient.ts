import type { Billing, Delivery } from './address.ts';

/** Where something goes: either form of the checkout. */
export type Recipient = Billing | Delivery;

/** The last name, which the billing form calls the second. */
export const familyName = (to: Recipient): string => ('last_name' in to ? to.last_name : to.second_name);

/** First and last name. */
export const fullName = (to: Recipient): string => `${to.first_name} ${familyName(to)}`.trim();

/** The company and its GST number, where the address is a business's; else two empty texts (CHK-44). */
export const companyOf = (to: Recipient): { company: string; gst: string } =>
  'address_type' in to && to.address_type === 'business'
    ? { company: to.company_name, gst: to.gst }
    : { company: '', gst: '' };
