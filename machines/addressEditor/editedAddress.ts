import {
  type AddressType,
  type BillingAddress,
  sanitizeAddressInput,
  type validateBilling,
} from '../../src/domain/address.ts';
import type { Place } from '../../src/domain/fieldFormats.ts';
import { omit } from '../../src/domain/omit.ts';

/** An address as it stands in the form; `pincodeTyped` until the pincode that was typed last has filled in city and state. */
export type EditedAddress = {
  address: BillingAddress;
  problems: ReturnType<typeof validateBilling>;
  pincodeTyped: boolean;
};

/** A field as typed; its problem is being mended. (CHK-54, CHK-55) */
export const withField = (
  { address, problems }: EditedAddress,
  field: keyof BillingAddress,
  text: string,
): EditedAddress => ({
  address: { ...address, [field]: sanitizeAddressInput(field, text) },
  problems: omit(problems, field),
  pincodeTyped: field === 'pincode',
});

/** Personal or business: what one type requires does not concern the other. (CHK-44) */
export const withAddressType = (
  { address, pincodeTyped }: EditedAddress,
  address_type: AddressType,
): EditedAddress => ({
  address: { ...address, address_type },
  problems: {},
  pincodeTyped,
});

/** City and state follow the pincode that was typed. (PIN-12) */
export const withPlace = ({ address, problems }: EditedAddress, { city, state }: Place): EditedAddress => ({
  address: { ...address, city, state },
  problems: omit(problems, 'city', 'state'),
  pincodeTyped: false,
});
