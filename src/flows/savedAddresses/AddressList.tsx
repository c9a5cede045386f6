import '../../messages/addresses.ts';
import type { ReactNode } from 'react';
import type { AddressCardView } from '../../../machines/savedAddresses/savedAddresses.connect.ts';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { AddressEditor, addressEditor } from '../addressEditor/AddressEditor.tsx';
import { AddressCard } from './AddressCard.tsx';
import { AddressSkeletons } from './AddressSkeletons.tsx';
import { RemovalQuestion } from './RemovalQuestion.tsx';
import styles from './SavedAddresses.module.css';
import { savedAddresses } from './savedAddresses.ts';

type Props = {
  lead?: string;
  /** What an address can be used for here. */
  usesOf?: (card: AddressCardView) => ReactNode;
  /** Stands under the list. */
  children?: ReactNode;
};

/** A customer's addresses; they can be added, changed and removed, and one is the default. (ADDR-03 to ADDR-07) */
export function AddressList({ lead, usesOf, children }: Props) {
  const view = savedAddresses.useFlow();
  const { cards, isEmpty, fault, refusal, editor } = view;
  if (view.isLoadFailed)
    return (
      <Failed
        title={say('addresses.loadFailed')}
        text={say('addresses.loadFailedHint')}
        retryLabel="Try again"
        onRetry={view.retryLoad}
      />
    );
  if (!view.isChoosing) return <AddressSkeletons label={say('addresses.loading')} />;

  const told = refusal ?? (fault && say(fault));
  const add = (
    <Button
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
        <EmptyState icon="pin" title={say('addresses.none')} text={say('addresses.noneHint')} action={add} />
      ) : (
        <>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          <ul className={styles.cards} aria-label="Saved addresses">
            {cards.map((card) => (
              <AddressCard key={card.id} card={card}>
                {usesOf?.(card)}
              </AddressCard>
            ))}
          </ul>
          <div>{add}</div>
        </>
      )}
      {view.isSaving ? <VisuallyHidden role="status">{say('address.saving')}</VisuallyHidden> : null}
      {editor ? (
        <addressEditor.Adopt actor={editor}>
          <AddressEditor />
        </addressEditor.Adopt>
      ) : null}
      <RemovalQuestion
        of={view.removing}
        isRemoving={view.isRemoving}
        onCancel={view.cancelRemoval}
        onConfirm={view.confirmRemoval}
      />
      {told ? <Notice tone="fault" live="assertive" title={told} /> : null}
      {children}
    </div>
  );
}
