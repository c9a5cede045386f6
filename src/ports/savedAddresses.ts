import { addressEditorMachine } from '../../machines/addressEditor/addressEditor.machine.ts';
import type { SaveAddressInput } from '../../machines/addressEditor/addressEditor.setup.ts';
import { provideActors } from '../../machines/kit/port.ts';
import { savedAddressesMachine } from '../../machines/savedAddresses/savedAddresses.machine.ts';
import { createAddress, fetchSavedAddresses, removeAddress, updateAddress } from '../api/addresses.ts';
import type { UserSession } from '../domain/userSession.ts';
import { pincodeLogic } from './pincode.ts';
import { callAsCustomer, toSession } from './sessionActor.ts';

type SessionInput = { session: UserSession };

/** An address as the customer wants it stored: a new one is made, again and again the same, a known one is changed. (API-80, API-81) */
function saveAddress({ session, isNew, id, address, isDefault }: SaveAddressInput, signal: AbortSignal) {
  const uid = session.details.id;
  const save = isNew ? createAddress : updateAddress;
  return callAsCustomer(uid, (bearer) => save({ id, uid, address, isDefault }, { bearer, signal }), { signal });
}

export const addressEditorPorts = { saveAddress };

export const addressEditorLogic = provideActors(addressEditorMachine, { ...addressEditorPorts, pincode: pincodeLogic });

export const savedAddressesPorts = {
  loadAddresses: ({ session: { details } }: SessionInput, signal: AbortSignal) =>
    callAsCustomer(details.id, (bearer) => fetchSavedAddresses(details.id, { bearer, signal }), { signal }),
  makeDefault: saveAddress,
  removeAddress: ({ session, id }: SessionInput & { id: string }, signal: AbortSignal) =>
    callAsCustomer(session.details.id, (bearer) => removeAddress(id, { bearer, signal }), { signal }),
};

export const savedAddressesLogic = provideActors(savedAddressesMachine, {
  ...savedAddressesPorts,
  addressEditor: addressEditorLogic,
  pincode: pincodeLogic,
  session: toSession,
});
