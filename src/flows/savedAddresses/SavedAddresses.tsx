import { useId } from 'react';
import { addressesMessages } from '../../messages/addresses.ts';
import { checkoutMessages } from '../../messages/checkout.ts';
import { formatMessage } from '../../messages/message.ts';
import { Button } from '../../ui/Button.tsx';
import { AddressList } from './AddressList.tsx';
import { AddressUses } from './AddressUses.tsx';
import styles from './SavedAddresses.module.css';
import { savedAddresses } from './savedAddresses.ts';

/** A customer's addresses, to choose two of for an order. (ADDR-01 to ADDR-04) */
export const SavedAddresses = () => (
  <AddressList
    lead={formatMessage(addressesMessages['addresses.choose'])}
    renderUses={(card) => <AddressUses card={card} />}
  >
    <ContinueButton />
  </AddressList>
);

function ContinueButton() {
  const reasonId = useId();
  const { isEmpty, canContinue, needsPincode, goOn } = savedAddresses.useView();
  return (
    <div className={styles.submit}>
      <Button
        look={isEmpty ? 'secondary' : 'primary'}
        disabled={!canContinue}
        aria-describedby={needsPincode ? reasonId : undefined}
        onClick={goOn}
      >
        SAVE & CONTINUE
      </Button>
      {needsPincode ? (
        <p className={styles.reason} id={reasonId}>
          {formatMessage(checkoutMessages['address.needsPincode'])}
        </p>
      ) : null}
    </div>
  );
}
