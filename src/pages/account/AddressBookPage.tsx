import { AddressBook } from '../../flows/savedAddresses/AddressBook.tsx';
import { savedAddresses } from '../../flows/savedAddresses/savedAddresses.ts';
import { Section } from '../../ui/Layout.tsx';
import { useAddressBookPorts } from './addressBookPorts.ts';

/** The saved addresses of the account. (ADDR-05, ACCT-01, ACCT-05) */
export function AddressBookPage() {
  const { savedAddresses: logic, readSession } = useAddressBookPorts();
  const session = readSession();
  if (!session) return null;
  return (
    <Section level={1} title="Saved Address">
      <savedAddresses.Start logic={logic} options={{ input: { session, lines: [], pincode: '', chosen: null } }}>
        <AddressBook />
      </savedAddresses.Start>
    </Section>
  );
}
