import {
  type AddressProblems,
  type BillingAddress,
  type DeliveryAddress,
  validateBilling,
  validateDelivery,
} from '../../src/domain/address.ts';
import { normalizeMobile } from '../../src/domain/contactDetails.ts';
import type { Place } from '../../src/domain/fieldFormats.ts';
import { omit } from '../../src/domain/omit.ts';
import type { UserSession } from '../../src/domain/userSession.ts';

/** The addresses as typed; `same` where the delivery goes to the billing address. */
export type Addresses = { billing: BillingAddress; delivery: DeliveryAddress; same: boolean };

/** The form as it stands; `pincodeTyped` where city and state are to follow the pincode, which was typed after them. */
export type ShippingForm = Addresses & { problems: AddressProblems; pincodeTyped: boolean };

/** The pincode to which the order goes. */
export const getDeliveryPincode = ({ billing, delivery, same }: Addresses) =>
  same ? billing.pincode : delivery.pincode;

/** What the fields want, a hidden delivery form aside. (CHK-51 to CHK-53) */
export const validateAddresses = ({ billing, delivery, same }: Addresses): AddressProblems => ({
  billing: validateBilling(billing),
  delivery: same ? {} : validateDelivery(delivery),
});

/** All problems of both forms. */
export const listProblems = ({ billing, delivery }: AddressProblems) => [
  ...Object.values(billing),
  ...Object.values(delivery),
];

/** City and state follow the pincode that was typed, until one of them is typed too. */
export const followsPincode = (field: keyof BillingAddress, pincodeTyped: boolean) =>
  field === 'pincode' || (pincodeTyped && field !== 'city' && field !== 'state');

/** City and state follow a pincode that was typed here; what the shopper wrote about one brought along stays. */
export const withPlace = (
  { billing, delivery, same, problems, pincodeTyped }: ShippingForm,
  { city, state }: Place,
): Partial<ShippingForm> => {
  const of = same ? 'billing' : 'delivery';
  const address = same ? billing : delivery;
  if (!pincodeTyped && address.city !== '') return {};
  return {
    [of]: { ...address, city, state },
    problems: { ...problems, [of]: omit(problems[of], 'city', 'state') },
  };
};

/** An account made for another number or address must not come to own this order. */
export const isAccountFor = (session: UserSession | null, { mail, phone }: BillingAddress) =>
  session?.details.mail === mail && [normalizeMobile(phone), mail].includes(session.details.name);
