import { STANDING_TONE } from '../../../machines/pincode/standingTone.ts';
import type { AddressCardView, connect } from '../../../machines/savedAddresses/savedAddresses.connect.ts';
import { companyOf, fullName } from '../../domain/recipient.ts';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Radio } from '../../ui/RadioGroup.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './AddressCard.module.css';

type View = ReturnType<typeof connect>;
type Props = AddressCardView &
  Pick<
    View,
    | 'zip'
    | 'canRetryZip'
    | 'retryZip'
    | 'canEdit'
    | 'chooseBilling'
    | 'chooseDelivery'
    | 'edit'
    | 'askRemoval'
    | 'makeDefault'
  >;

/** One saved address: whose and where, what it is used for, and what can be done with it. (ADDR-02, ADDR-03, ADDR-06, ADDR-07) */
export function AddressCard(props: Props) {
  const { id, address, isDefault, isBilling, isDelivery, isComplete, zip, canEdit } = props;
  const { company, gst } = companyOf(address);
  const which = <VisuallyHidden>{`: ${fullName(address)}, ${address.house}`}</VisuallyHidden>;
  return (
    <li className={styles.card} data-id={id} data-chosen={isBilling || isDelivery || undefined}>
      <address className={styles.lines}>
        <span className={styles.head}>
          <strong className={styles.name}>{fullName(address)}</strong>
          {isDefault ? <span className={styles.default}>Default</span> : null}
        </span>
        {company ? <span>{company}</span> : null}
        {gst ? <span className={styles.quiet}>GST {gst}</span> : null}
        <span>
          {address.house}, {address.street_name}
        </span>
        <span>
          {address.city} <span className="tabular">{address.zip}</span>, {address.state}
        </span>
        <span className={styles.quiet}>{[address.phone, address.mail].filter(Boolean).join(' · ')}</span>
      </address>
      {isComplete ? null : (
        <p className={styles.told} data-tone="fault">
          <Icon name="alert" size={18} />
          {say('addresses.lacking')}
        </p>
      )}
      <div className={styles.use} data-first>
        <Radio
          name="billing-address"
          value={id}
          label={<>Bill here{which}</>}
          checked={isBilling}
          disabled={!canEdit}
          onPick={() => props.chooseBilling(id)}
        />
        {isBilling ? <span className={styles.mark}>BILLING</span> : null}
      </div>
      <div className={styles.use}>
        <Radio
          name="delivery-address"
          value={id}
          label={<>Deliver here{which}</>}
          checked={isDelivery}
          disabled={!canEdit}
          onPick={() => props.chooseDelivery(id)}
        />
        {isDelivery ? (
          <span className={styles.mark} data-of="delivery">
            DELIVERY
          </span>
        ) : null}
      </div>
      {isDelivery ? (
        <div className={styles.zip} role="status">
          {zip ? (
            <p className={styles.told} data-tone={STANDING_TONE[zip.standing]}>
              <Icon name={STANDING_TONE[zip.standing] === 'fault' ? 'alert' : 'truck'} size={18} />
              {say(zip.says)}
            </p>
          ) : null}
          {props.canRetryZip ? (
            <Button look="quiet" size="small" onClick={props.retryZip}>
              Check again
            </Button>
          ) : null}
        </div>
      ) : null}
      <div className={styles.actions}>
        <Button look="quiet" size="small" disabled={!canEdit} onClick={() => props.edit(id)}>
          Edit{which}
        </Button>
        <Button
          look="quiet"
          size="small"
          disabled={!props.canRemove}
          title={isDefault ? 'The default address stays. Make another one the default first.' : undefined}
          onClick={() => props.askRemoval(id)}
        >
          Remove{which}
        </Button>
        {isDefault ? null : (
          <Button
            look="quiet"
            size="small"
            disabled={!props.canMakeDefault && !props.isBecomingDefault}
            busy={props.isBecomingDefault}
            onClick={() => props.makeDefault(id)}
          >
            Make default{which}
          </Button>
        )}
      </div>
    </li>
  );
}
