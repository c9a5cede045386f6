import type { ReactNode } from 'react';
import type { AddressCardView } from '../../../machines/savedAddresses/savedAddresses.connect.ts';
import { ADD_ADDRESS_FIELD } from '../../../machines/savedAddresses/savedAddresses.setup.ts';
import type { SavedAddress } from '../../domain/address.ts';
import { getFullName } from '../../domain/recipient.ts';
import { addressesMessages } from '../../messages/addresses.ts';
import { formatMessage } from '../../messages/message.ts';
import { EmptyState, ErrorState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton, TextSkeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { AddressEditor, addressEditor } from '../addressEditor/AddressEditor.tsx';
import { AddressCard } from './AddressCard.tsx';
import styles from './SavedAddresses.module.css';
import { savedAddresses } from './savedAddresses.ts';

/** Placeholder addresses, in about their final size. */
const AddressSkeletons = ({ label }: { label: string }) => (
  <div className={styles.addresses}>
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    <TextSkeleton lines={1} />
    <div className={styles.cards}>
      <Skeleton height="20rem" />
      <Skeleton height="20rem" />
    </div>
  </div>
);

type RemovalDialogProps = {
  savedAddress: SavedAddress | undefined;
  isRemoving: boolean;
  onCancel: () => void;
  onConfirm: () => void;
};

/** Asks before an address is removed. (ADDR-03) */
function RemovalDialog({ savedAddress, isRemoving, onCancel, onConfirm }: RemovalDialogProps) {
  return (
    <Dialog
      open={savedAddress !== undefined}
      onClose={onCancel}
      title="Remove address"
      actions={
        <>
          <Button look="secondary" disabled={isRemoving} onClick={onCancel}>
            Cancel
          </Button>
          <Button
            look="danger"
            busy={isRemoving}
            busyText={formatMessage(addressesMessages['address.removing'])}
            onClick={onConfirm}
          >
            Remove
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <p>{formatMessage(addressesMessages['address.confirmRemoval'])}</p>
        {savedAddress ? (
          <p>
            <strong>{getFullName(savedAddress.address)}</strong>, {savedAddress.address.house},{' '}
            {savedAddress.address.city}
          </p>
        ) : null}
      </Stack>
    </Dialog>
  );
}

type Props = {
  lead: string;
  /** Renders what an address can be used for here. */
  renderUses?: (card: AddressCardView) => ReactNode;
  /** Shown under the list. */
  children?: ReactNode;
};

/** A customer's addresses; they can be added, changed and removed, and one is the default. (ADDR-03 to ADDR-07) */
export function AddressList({ lead, renderUses, children }: Props) {
  const view = savedAddresses.useView();
  const { cards, isEmpty, fault, refusal, editor } = view;
  if (view.isLoadFailed)
    return (
      <ErrorState
        title={formatMessage(addressesMessages['addresses.loadFailed'])}
        text={formatMessage(addressesMessages['addresses.loadFailedHint'])}
        onRetry={view.retryLoad}
      />
    );
  if (!view.isChoosing) return <AddressSkeletons label={formatMessage(addressesMessages['addresses.loading'])} />;

  const message = refusal ?? (fault && formatMessage(addressesMessages[fault]));
  const addButton = (
    <Button
      id={ADD_ADDRESS_FIELD}
      look={isEmpty || !children ? 'primary' : 'secondary'}
      icon="plus"
      disabled={!view.canEdit}
      onClick={() => view.add(crypto.randomUUID())}
    >
      Add new address
    </Button>
  );
  return (
    <div className={styles.addresses}>
      {isEmpty ? (
        <EmptyState
          icon="pin"
          title={formatMessage(addressesMessages['addresses.none'])}
          text={formatMessage(addressesMessages['addresses.noneHint'])}
          action={addButton}
        />
      ) : (
        <>
          <p className={styles.lead}>{lead}</p>
          <ul className={styles.cards} aria-label="Saved addresses">
            {cards.map((card) => (
              <AddressCard key={card.id} card={card}>
                {renderUses?.(card)}
              </AddressCard>
            ))}
          </ul>
          <div>{addButton}</div>
        </>
      )}
      {view.isSaving ? (
        <VisuallyHidden role="status">{formatMessage(addressesMessages['address.saving'])}</VisuallyHidden>
      ) : null}
      {editor ? (
        <addressEditor.ActorProvider actor={editor}>
          <AddressEditor />
        </addressEditor.ActorProvider>
      ) : null}
      <RemovalDialog
        savedAddress={view.removing}
        isRemoving={view.isRemoving}
        onCancel={view.cancelRemoval}
        onConfirm={view.confirmRemoval}
      />
      {message ? <Notice tone="fault" live="assertive" title={message} /> : null}
      {children}
    </div>
  );
}

/** A customer's addresses in the account. (ADDR-05) */
export const AddressBook = () => <AddressList lead={formatMessage(addressesMessages['addresses.stored'])} />;
