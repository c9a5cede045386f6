import { addressEditorMachine } from '../../machines/addressEditor/addressEditor.machine.ts';
import type { AddressSaving } from '../../machines/addressEditor/addressEditor.setup.ts';
import { provideActors } from '../../machines/kit/port.ts';
import { savedAddressesMachine } from '../../machines/savedAddresses/savedAddresses.machine.ts';
import { createAddress, removeAddress, savedAddresses, updateAddress } from '../api/addresses.ts';
import type { UserSession } from '../domain/userSession.ts';
import { asCustomer, toSession } from './liveSession.ts';
import { pincodeLogic } from './pincode.ts';

type Whose = { session: UserSession };

/** An address as the customer wants it kept: a new one is made, again and again the same, a known one is changed. (API-80, API-81) */
function saveAddress({ session, isNew, id, address, isDefault }: AddressSaving, signal: AbortSignal) {
  const uid = session.details.id;
  const save = isNew ? createAddress : updateAddress;
  return asCustomer(uid, (bearer) => save({ id, uid, address, isDefault }, { bearer, signal }), signal);
}

export const addressEditorPorts = { saveAddress };

export const addressEditorLogic = provideActors(addressEditorMachine, { ...addressEditorPorts, pincode: pincodeLogic });

export const savedAddressesPorts = {
  loadAddresses: ({ session: { details } }: Whose, signal: AbortSignal) =>
    asCustomer(details.id, (bearer) => savedAddresses(details.id, { bearer, signal }), signal),
  makeDefault: saveAddress,
  removeAddress: ({ session, id }: Whose & { id: string }, signal: AbortSignal) =>
    asCustomer(session.details.id, (bearer) => removeAddress(id, { bearer, signal }), signal),
};

export const savedAddressesLogic = provideActors(savedAddressesMachine, {
  ...savedAddressesPorts,
  addressEditor: addressEditorLogic,
  pincode: pincodeLogic,
  session: toSession,
});
