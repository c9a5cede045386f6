import { AddressBook } from '../../flows/savedAddresses/AddressList.tsx';
import { savedAddresses } from '../../flows/savedAddresses/savedAddresses.ts';
import { savedAddressesLogic } from '../../ports/savedAddresses.ts';
import { getCurrentCustomer } from '../../ports/sessionActor.ts';
import { Section } from '../../ui/Layout.tsx';

/** The saved addresses of the account. (ADDR-05, ACCT-01, ACCT-05) */
export function AddressBookPage() {
  const session = getCurrentCustomer();
  if (!session) return null;
  return (
    <Section level={1} title="Saved Address">
      <savedAddresses.Provider
        logic={savedAddressesLogic}
        options={{ input: { session, lines: [], pincode: '', chosen: null } }}
      >
        <AddressBook />
      </savedAddresses.Provider>
    </Section>
  );
}
