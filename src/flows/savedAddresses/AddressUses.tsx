import { STATUS_TONE } from '../../../machines/pincode/pincode.connect.ts';
import type { AddressCardView } from '../../../machines/savedAddresses/savedAddresses.connect.ts';
import { pincodeMessages } from '../../messages/cart.ts';
import { formatMessage } from '../../messages/message.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Radio } from '../../ui/RadioGroup.tsx';
import styles from './AddressCard.module.css';
import { AddressName } from './AddressCard.tsx';
import { savedAddresses } from './savedAddresses.ts';

/** The use of a saved address in an order, and whether it can be delivered to. (ADDR-02, CHK-31) */
export function AddressUses({ card }: { card: AddressCardView }) {
  const { canEdit, pincode, canRetryPincode, retryPincode, chooseBilling, chooseDelivery } = savedAddresses.useView();
  const { id, address, isBilling, isDelivery } = card;
  const addressName = <AddressName address={address} />;
  return (
    <>
      <div className={styles.option} data-first>
        <Radio
          name="billing-address"
          value={id}
          label={<>Bill here{addressName}</>}
          checked={isBilling}
          disabled={!canEdit}
          onPick={() => chooseBilling(id)}
        />
        {isBilling ? <span className={styles.badge}>BILLING</span> : null}
      </div>
      <div className={styles.option}>
        <Radio
          name="delivery-address"
          value={id}
          label={<>Deliver here{addressName}</>}
          checked={isDelivery}
          disabled={!canEdit}
          onPick={() => chooseDelivery(id)}
        />
        {isDelivery ? (
          <span className={styles.badge} data-kind="delivery">
            DELIVERY
          </span>
        ) : null}
      </div>
      {isDelivery ? (
        <div className={styles.pincode} role="status">
          {pincode.message ? (
            <p className={styles.message} data-tone={STATUS_TONE[pincode.status]}>
              <Icon name={STATUS_TONE[pincode.status] === 'fault' ? 'alert' : 'truck'} size={18} />
              {formatMessage(pincodeMessages[pincode.message], { days: pincode.days })}
            </p>
          ) : null}
          {canRetryPincode ? (
            <Button look="quiet" size="small" onClick={retryPincode}>
              Check again
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
