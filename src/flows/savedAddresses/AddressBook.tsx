import '../../messages/checkout.ts';
import { say } from '../../messages/messages.ts';
import { AddressList } from './AddressList.tsx';

/** A customer's addresses in the account, to look after. (ADDR-05) */
export const AddressBook = () => <AddressList lead={say('addresses.kept')} />;
