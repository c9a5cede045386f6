import { addressEditorMachine } from '../../machines/addressEditor/addressEditor.machine.ts';
import type { AddressSaving } from '../../machines/addressEditor/addressEditor.setup.ts';
import { fill } from '../../machines/kit/port.ts';
import { savedAddressesMachine } from '../../machines/savedAddresses/savedAddresses.machine.ts';
import { createAddress, removeAddress, savedAddresses, updateAddress } from '../api/addresses.ts';
import type { UserSession } from '../domain/userSession.ts';
import { pincodePorts } from './pincode.ts';
import { renewSession } from './renewSession.ts';

type Whose = { session: UserSession };

/** An address as the customer wants it kept: a new one is made, again and again the same, a known one is changed. (API-80, API-81) */
const saveAddress = ({ session, isNew, ...kept }: AddressSaving, signal: AbortSignal) =>
  (isNew ? createAddress : updateAddress)(
    { id: kept.id, uid: session.details.id, address: kept.address, isDefault: kept.isDefault },
    { bearer: session.token, signal },
  );

export const addressEditorPorts = { findPlace: pincodePorts.findPlace, saveAddress };

export const addressEditorLogic = fill(addressEditorMachine, addressEditorPorts);

export const savedAddressesPorts = {
  loadAddresses: ({ session }: Whose, signal: AbortSignal) =>
    savedAddresses(session.details.id, { bearer: session.token, signal }),
  renewSession,
  findPlace: pincodePorts.findPlace,
  makeDefault: saveAddress,
  removeAddress: ({ session, id }: Whose & { id: string }, signal: AbortSignal) =>
    removeAddress(id, { bearer: session.token, signal }),
};

export const savedAddressesLogic = fill(savedAddressesMachine, savedAddressesPorts).provide({
  actors: { addressEditor: addressEditorLogic },
});
