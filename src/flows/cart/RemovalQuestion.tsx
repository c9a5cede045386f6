import { fullNameOf } from '../../domain/madeUp.ts';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { cart } from './cart.ts';
import styles from './RemovalQuestion.module.css';

/** Asked before a line goes, wherever its removal was asked for (CART-03). */
export function RemovalQuestion() {
  const { removing, cancelRemoval, confirmRemoval } = cart.useFlow();
  return (
    <Dialog
      open={removing !== null}
      onClose={cancelRemoval}
      title="Remove Item"
      closeLabel="Close"
      actions={
        <>
          <Button look="secondary" onClick={cancelRemoval}>
            Cancel
          </Button>
          <Button look="danger" onClick={confirmRemoval}>
            Remove
          </Button>
        </>
      }
    >
      <p>{say('cart.confirmRemoval')}</p>
      {removing ? <p className={styles.which}>{fullNameOf(removing)}</p> : null}
    </Dialog>
  );
}
