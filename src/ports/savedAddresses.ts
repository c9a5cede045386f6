import { addressEditorMachine } from '../../machines/addressEditor/addressEditor.machine.ts';
import type { AddressEditorInput, SavingFault } from '../../machines/addressEditor/addressEditor.setup.ts';
import { provideActors } from '../../machines/kit/port.ts';
import { savedAddressesMachine } from '../../machines/savedAddresses/savedAddresses.machine.ts';
import {
  createAddress,
  fetchSavedAddresses,
  findRefusedAddressFields,
  removeAddress,
  updateAddress,
} from '../api/addresses.ts';
import { isFailure } from '../api/failure.ts';
import { stripPath } from '../api/refusedFields.ts';
import type { UserSession } from '../domain/userSession.ts';
import { pincodeLogic } from './pincode.ts';
import { callAsCustomer, toSession } from './sessionActor.ts';

type SessionInput = { session: UserSession };

/** What became of saving an address. (ADDR-11 to ADDR-14) */
function toSavingFault(error: unknown): SavingFault {
  const { kind, detail } = isFailure(error) ? error : { kind: null, detail: '' };
  const toFault = (is: SavingFault['kind'], sentence = ''): SavingFault => ({
    kind: is,
    detail: sentence,
    problems: findRefusedAddressFields(error),
  });
  if (kind === 'unauthorised') return toFault(kind);
  if (kind === 'network' || kind === 'timeout') return toFault('unanswered');
  // Of an address that is gone the backend states something about its routes.
  if (kind === 'notFound' || kind === 'unreadable' || detail === '') return toFault('wrong');
  return toFault('refused', stripPath(detail));
}

/** An address as the customer wants it stored: a new one is made, again and again the same, a known one is changed. (API-80, API-81) */
function saveAddress({ session, isNew, id, address, isDefault }: AddressEditorInput, signal: AbortSignal) {
  const uid = session.details.id;
  const save = isNew ? createAddress : updateAddress;
  const saved = callAsCustomer(uid, (bearer) => save({ id, uid, address, isDefault }, { bearer, signal }), { signal });
  return saved.catch((error: unknown) => {
    throw toSavingFault(error);
  });
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
