import { AddressBookPage } from '../../pages/account/AddressBookPage.tsx';
import { type AddressBookPorts, AddressBookPortsContext } from '../../pages/account/addressBookPorts.ts';
import { currentCustomer } from '../../ports/liveSession.ts';
import { savedAddressesLogic } from '../../ports/savedAddresses.ts';

const ports: AddressBookPorts = { savedAddresses: savedAddressesLogic, readSession: currentCustomer };

/** The saved addresses of the account with their chart filled. */
export const AddressBookEntry = () => (
  <AddressBookPortsContext value={ports}>
    <AddressBookPage />
  </AddressBookPortsContext>
);
