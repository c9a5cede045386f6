import { ContinueButton } from '../../form/AddressForm.tsx';
import { addressesMessages } from '../../messages/addresses.ts';
import { formatMessage } from '../../messages/message.ts';
import { AddressList } from './AddressList.tsx';
import { AddressUses } from './AddressUses.tsx';
import { savedAddresses } from './savedAddresses.ts';

/** A customer's addresses, to choose two of for an order. (ADDR-01 to ADDR-04) */
export function SavedAddresses() {
  const { isEmpty, canContinue, needsPincode, goOn } = savedAddresses.useView();
  return (
    <AddressList
      lead={formatMessage(addressesMessages['addresses.choose'])}
      renderUses={(card) => <AddressUses card={card} />}
    >
      <ContinueButton
        needsPincode={needsPincode}
        look={isEmpty ? 'secondary' : 'primary'}
        disabled={!canContinue}
        onClick={goOn}
      />
    </AddressList>
  );
}
