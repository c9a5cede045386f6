import {
  type AddressProblems,
  type BillingAddress,
  type DeliveryAddress,
  validateBilling,
  validateDelivery,
} from '../../src/domain/address.ts';
import { normalizeMobile } from '../../src/domain/contactDetails.ts';
import type { Place } from '../../src/domain/fieldFormats.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import { fillPlace, type PlaceField } from '../pincode/pincodeLookup.ts';

/** The addresses as typed; `same` where the delivery goes to the billing address. */
export type Addresses = { billing: BillingAddress; delivery: DeliveryAddress; same: boolean };

/** The form as it stands, and what the pincode to which the order goes fills in. */
type ShippingForm = Addresses & { problems: AddressProblems; placeFields: readonly PlaceField[] };

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

/** The form with the place to which the order goes. */
export function withPlace(form: ShippingForm, place: Place): Partial<ShippingForm> {
  const { problems, placeFields } = form;
  const of = form.same ? 'billing' : 'delivery';
  const filled = fillPlace(form[of], problems[of], placeFields, place);
  return { [of]: filled.address, problems: { ...problems, [of]: filled.problems }, placeFields: [] };
}

/** An account made for another number or address must not come to own this order. */
export const isAccountFor = (session: UserSession | null, { mail, phone }: BillingAddress) =>
  session?.details.mail === mail && [normalizeMobile(phone), mail].includes(session.details.name);
