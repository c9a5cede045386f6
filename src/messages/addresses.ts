import { type Messages, registerMessages } from './message.ts';

export const addressesMessages = {
  'addresses.loading': { text: 'Fetching your addresses…', from: 'own' },
  'addresses.loadFailed': { text: 'Your addresses could not be fetched.', from: 'own' },
  'addresses.loadFailedHint': { text: 'They are safe. Please try again in a moment.', from: 'own' },
  'addresses.none': { text: 'No saved address yet', from: 'own' },
  'addresses.noneHint': { text: 'Add one, and it is here the next time you order.', from: 'own' },
  'addresses.kept': { text: 'Where your orders can go. The default one is chosen when you order.', from: 'own' },
  'addresses.defaultStays': { text: 'To remove it, make another address the default first.', from: 'own' },
  'addresses.choose': { text: 'Choose where the bill and the parcel go.', from: 'own' },
  'addresses.noneChosen': { text: 'Select an address or add new address', from: 'CHK-34' },
  'addresses.noDelivery': { text: 'Select a delivery address', from: 'CHK-35' },
  'addresses.noBilling': { text: 'Select a billing address', from: 'CHK-36' },
  'addresses.incomplete': { text: 'Something is missing in an address you chose. Please edit it.', from: 'own' },
  'addresses.lacking': { text: 'Some details are missing here.', from: 'own' },
  'address.missingInEdit': { text: 'Enter all details', from: 'CHK-60' },
  'address.wrong': { text: 'Something Went Wrong', from: 'ADDR-13' },
  'address.later': { text: 'Try Later!', from: 'ADDR-14' },
  'address.updated': { text: 'Address Updated Succesfully', from: 'ADDR-16' },
  'address.added': { text: 'Billing profile updated', from: 'ADDR-19' },
  'address.deleted': { text: 'Address deleted', from: 'ADDR-17' },
  'address.deleteFailed': { text: 'Something Went wrong', from: 'ADDR-18' },
  'address.confirmRemoval': { text: 'Are you sure you want to remove this address?', from: 'own' },
  'address.saving': { text: 'Saving…', from: 'own' },
  'address.removing': { text: 'Removing…', from: 'own' },
} as const satisfies Messages;

registerMessages(addressesMessages);
