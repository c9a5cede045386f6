import type { BillingAddress, DeliveryAddress } from './address.ts';

/** Where something goes: either form of the checkout. */
export type Recipient = BillingAddress | DeliveryAddress;

/** First and last name. */
export const getFullName = (to: Recipient): string => `${to.first_name} ${to.last_name}`.trim();

/** The company and its GST number, where the address is a business's; else two empty texts (CHK-44). */
export const getCompany = (to: Recipient): { company: string; gst: string } =>
  'address_type' in to && to.address_type === 'business'
    ? { company: to.company_name, gst: to.gst }
    : { company: '', gst: '' };

/** House and street on one line; what is not known leaves no comma behind. */
export const formatStreet = ({ house, street_name }: Recipient): string =>
  [house, street_name].filter(Boolean).join(', ');

/** An address a line of text at a time as an order keeps it, the name first (ORD-16). */
export function formatAddressLines(to: Recipient): string[] {
  const { company, gst } = getCompany(to);
  return [
    getFullName(to),
    company,
    gst && `GST: ${gst}`,
    formatStreet(to),
    [to.city, to.pincode].filter(Boolean).join(' '),
    [to.state, 'India'].filter(Boolean).join(', '),
    to.phone && `Phone: ${to.phone}`,
    to.mail && `E-mail: ${to.mail}`,
  ].filter((line) => line !== '');
}
