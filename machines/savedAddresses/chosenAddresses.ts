import {
  type BillingAddress,
  createEmptyBilling,
  isBillable,
  isDeliverable,
  type SavedAddress,
  toDeliveryAddress,
  upsertAddress,
} from '../../src/domain/address.ts';
import { isMobile } from '../../src/domain/contactDetails.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import type { AddressEditorInput } from '../addressEditor/addressEditor.setup.ts';
import type { Profiles } from '../orderPlacement/purchase.ts';
import type { Addresses } from '../shipping/addresses.ts';

/** The two addresses of an order, by their ids; null where none is chosen. */
type ChosenIds = { billing: string | null; delivery: string | null };
/** The saved addresses, and which of them are chosen; null in the account, where they are only stored. */
export type AddressChoice = { addresses: readonly SavedAddress[]; chosenIds: ChosenIds | null };

const findAddress = (addresses: readonly SavedAddress[], id: string | null | undefined) =>
  addresses.find((one) => one.id === id) ?? null;

export const getBilling = ({ addresses, chosenIds }: AddressChoice) => findAddress(addresses, chosenIds?.billing);
export const getDelivery = ({ addresses, chosenIds }: AddressChoice) => findAddress(addresses, chosenIds?.delivery);

/** The pincode to which the order goes; '' where no delivery address is chosen. */
export const getDeliveryPincode = (choice: AddressChoice): string => getDelivery(choice)?.address.pincode ?? '';

/** Can both be used as they are? What was saved long ago may lack what is requested today. (CHK-51, CHK-53) */
export const isComplete = (choice: AddressChoice): boolean => {
  const [billing, delivery] = [getBilling(choice), getDelivery(choice)];
  return billing !== null && isBillable(billing) && delivery !== null && isDeliverable(delivery);
};

/** What was chosen before and is still there, else the default address. (ADDR-02) */
export function preselect(addresses: readonly SavedAddress[], before: AddressChoice['chosenIds']): AddressChoice {
  if (before === null) return { addresses, chosenIds: null };
  const otherwise = addresses.find(({ isDefault }) => isDefault)?.id ?? null;
  const still = (id: string | null) => findAddress(addresses, id)?.id ?? otherwise;
  return { addresses, chosenIds: { billing: still(before.billing), delivery: still(before.delivery) } };
}

/** With an address that was added or changed; a new one is taken for whatever has none yet. */
export function withSavedAddress({ addresses, chosenIds }: AddressChoice, saved: SavedAddress): AddressChoice {
  return {
    addresses: upsertAddress(addresses, saved),
    chosenIds: chosenIds && { billing: chosenIds.billing ?? saved.id, delivery: chosenIds.delivery ?? saved.id },
  };
}

/** Without an address that was removed. */
export function withoutAddress({ addresses, chosenIds }: AddressChoice, id: string | null): AddressChoice {
  const unless = (one: string | null) => (one === id ? null : one);
  return {
    addresses: addresses.filter((one) => one.id !== id),
    chosenIds: chosenIds && { billing: unless(chosenIds.billing), delivery: unless(chosenIds.delivery) },
  };
}

const getProfile = ({ id, revision }: SavedAddress) => ({ id, revision });

/** The chosen addresses as the checkout goes on with them; null while one of them is not chosen. (CHK-33) */
export function toCheckoutAddresses(choice: AddressChoice, session: UserSession) {
  const [billing, delivery] = [getBilling(choice), getDelivery(choice)];
  if (!billing || !delivery) return null;
  const addresses: Addresses = {
    billing: billing.address,
    delivery: toDeliveryAddress(delivery),
    same: billing.id === delivery.id,
  };
  const profiles: Profiles = { billing: getProfile(billing), delivery: getProfile(delivery) };
  return { ...addresses, profiles, session };
}

type EditorSource = {
  addresses: readonly SavedAddress[];
  activeId: string | null;
  session: UserSession;
  pincode: string;
  guestAddress: BillingAddress | null;
};

const isSaved = (addresses: readonly SavedAddress[], { house, street_name, pincode }: BillingAddress): boolean =>
  addresses.some(
    ({ address }) => address.house === house && address.street_name === street_name && address.pincode === pincode,
  );

/** The form of a saved address, or of a new one with what was typed before and what is known of the customer. (CHK-50) */
export function toEditorInput({
  addresses,
  activeId,
  session,
  pincode,
  guestAddress,
}: EditorSource): AddressEditorInput {
  const id = activeId ?? '';
  const saved = findAddress(addresses, id);
  if (saved) return { session, id, isNew: false, address: saved.address, isDefault: saved.isDefault };
  const { name, mail } = session.details;
  const begun = guestAddress && !isSaved(addresses, guestAddress) ? guestAddress : createEmptyBilling({ pincode });
  const address = { ...begun, mail, phone: isMobile(name) ? name : begun.phone };
  return { session, id, isNew: true, address, isDefault: false };
}
