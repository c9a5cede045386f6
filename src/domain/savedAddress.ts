import { type BillingAddress, type DeliveryAddress, validateBilling, validateDelivery } from './address.ts';

/** A customer's address as the backend keeps it; `revision` is what an order points at it by, null where there is none (ADDR-08). */
export type SavedAddress = { id: string; revision: number | null; address: BillingAddress; isDefault: boolean };

/** A saved address as the place that an order goes to; a company is in the bill only (CHK-46). */
export function toDeliveryAddress({ address }: SavedAddress): DeliveryAddress {
  const { address_type: _, company_name: __, gst: ___, second_name: last_name, ...postal } = address;
  return { ...postal, last_name };
}

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
