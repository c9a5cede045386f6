import type { savedAddressesMachine } from '../../../machines/savedAddresses/savedAddresses.machine.ts';
import type { UserSession } from '../../domain/userSession.ts';
import { portsContext } from '../portsContext.ts';

/** The saved addresses with their ports filled, and whose they are; null where nobody is signed in. */
export type AddressBookPorts = { savedAddresses: typeof savedAddressesMachine; readSession(): UserSession | null };

export const [AddressBookPortsContext, useAddressBookPorts] = portsContext<AddressBookPorts>('address book');
