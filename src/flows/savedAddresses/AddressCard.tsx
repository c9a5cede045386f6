import type { ReactNode } from 'react';
import type { AddressCardView } from '../../../machines/savedAddresses/savedAddresses.connect.ts';
import { getAddressFieldId } from '../../../machines/savedAddresses/savedAddresses.setup.ts';
import type { BillingAddress } from '../../domain/address.ts';
import { formatStreet, getCompany, getFullName } from '../../domain/recipient.ts';
import { addressesMessages } from '../../messages/addresses.ts';
import { formatMessage } from '../../messages/message.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './AddressCard.module.css';
import { savedAddresses } from './savedAddresses.ts';

/** Read out after the label of a control that each address has. */
export const AddressName = ({ address }: { address: BillingAddress }) => (
  <VisuallyHidden>{`: ${getFullName(address)}, ${address.house}`}</VisuallyHidden>
);

/** One saved address with its uses and actions. (ADDR-03, ADDR-05 to ADDR-07) */
export function AddressCard({ card, children }: { card: AddressCardView; children?: ReactNode }) {
  const { canEdit, edit, askRemoval, makeDefault } = savedAddresses.useView();
  const { id, address, isDefault, isBilling, isDelivery, isComplete } = card;
  const { company, gst } = getCompany(address);
  const addressName = <AddressName address={address} />;
  return (
    <li id={getAddressFieldId(id)} className={styles.card} data-chosen={isBilling || isDelivery || undefined}>
      <address className={styles.lines}>
        <span className={styles.header}>
          <strong className={styles.name}>{getFullName(address)}</strong>
          {isDefault ? <span className={styles.defaultBadge}>Default</span> : null}
        </span>
        {company ? <span>{company}</span> : null}
        {gst ? <span className={styles.muted}>GST {gst}</span> : null}
        <span>{formatStreet(address)}</span>
        <span>
          {address.city} <span className="tabular">{address.pincode}</span>, {address.state}
        </span>
        <span className={styles.muted}>{[address.phone, address.mail].filter(Boolean).join(' · ')}</span>
      </address>
      {isComplete ? null : (
        <p className={styles.message} data-tone="fault">
          <Icon name="alert" size={18} />
          {formatMessage(addressesMessages['addresses.lacking'])}
        </p>
      )}
      {children}
      <div className={styles.actions}>
        <Button look="quiet" size="small" disabled={!canEdit} onClick={() => edit(id)}>
          Edit{addressName}
        </Button>
        <Button look="quiet" size="small" disabled={!card.canRemove} onClick={() => askRemoval(id)}>
          Remove{addressName}
        </Button>
        {isDefault ? null : (
          <Button
            look="quiet"
            size="small"
            disabled={!card.canMakeDefault}
            busy={card.isBecomingDefault}
            onClick={() => makeDefault(id)}
          >
            Make default{addressName}
          </Button>
        )}
      </div>
      {isDefault ? (
        <p className={styles.message} data-tone="plain">
          {formatMessage(addressesMessages['addresses.defaultStays'])}
        </p>
      ) : null}
    </li>
  );
}
