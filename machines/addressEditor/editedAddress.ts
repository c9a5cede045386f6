import { type AddressType, type Billing, type billingProblems, typedInto } from '../../src/domain/address.ts';
import type { Place } from '../../src/domain/pincode.ts';

/** An address as it stands in the form; `pincodeTyped` until the pincode that was typed last has filled in city and state. */
export type EditedAddress = { address: Billing; problems: ReturnType<typeof billingProblems>; pincodeTyped: boolean };

const without = (problems: EditedAddress['problems'], ...fields: (keyof Billing)[]): EditedAddress['problems'] =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !fields.includes(name as keyof Billing)));

/** A field as typed; its problem is being mended. (CHK-54, CHK-55) */
export const typedIn = ({ address, problems }: EditedAddress, field: keyof Billing, text: string): EditedAddress => ({
  address: { ...address, [field]: typedInto(field, text) },
  problems: without(problems, field),
  pincodeTyped: field === 'pincode',
});

/** Personal or business: what one type wants says nothing about the other. (CHK-44) */
export const turnedInto = ({ address, pincodeTyped }: EditedAddress, address_type: AddressType): EditedAddress => ({
  address: { ...address, address_type },
  problems: {},
  pincodeTyped,
});

/** City and state follow the pincode that was typed. (PIN-12) */
export const placedAt = ({ address, problems }: EditedAddress, { city, state }: Place): EditedAddress => ({
  address: { ...address, city, state },
  problems: without(problems, 'city', 'state'),
  pincodeTyped: false,
});
