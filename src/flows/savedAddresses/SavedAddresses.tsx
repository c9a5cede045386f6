import '../../messages/addresses.ts';
import '../../messages/checkout.ts';
import { useId } from 'react';
import { connect } from '../../../machines/savedAddresses/savedAddresses.connect.ts';
import { savedAddressesMachine } from '../../../machines/savedAddresses/savedAddresses.machine.ts';
import { flow } from '../../kit/flow.tsx';
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

export const savedAddresses = flow(savedAddressesMachine, connect);

/** A customer's addresses, to choose two of; they can be added, changed and removed. (ADDR-01 to ADDR-04) */
export function SavedAddresses() {
  const whyNotId = useId();
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
      look={isEmpty ? 'primary' : 'secondary'}
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
          <p className={styles.lead}>{say('addresses.choose')}</p>
          <ul className={styles.cards} aria-label="Saved addresses">
            {cards.map((card) => (
              <AddressCard key={card.id} {...card} {...view} />
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
      <div className={styles.go}>
        <Button
          look={isEmpty ? 'secondary' : 'primary'}
          disabled={!view.canContinue}
          aria-describedby={view.needsPincode ? whyNotId : undefined}
          onClick={view.goOn}
        >
          SAVE & CONTINUE
        </Button>
        {view.needsPincode ? (
          <p className={styles.why} id={whyNotId}>
            {say('address.needsPincode')}
          </p>
        ) : null}
      </div>
    </div>
  );
}
