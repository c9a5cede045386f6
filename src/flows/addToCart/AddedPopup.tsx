import type { connect } from '../../../machines/addToCart/addToCart.connect.ts';
import { inRupees } from '../../domain/money.ts';
import { sizeLabel } from '../../domain/size.ts';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './AddedPopup.module.css';

type View = Pick<ReturnType<typeof connect>, 'line' | 'isAdded' | 'closePopup' | 'checkOut'>;

/** Says what went into the bag, and the two ways on. (ART-13) */
export function AddedPopup({ line, isAdded, closePopup, checkOut }: View) {
  return (
    <Dialog
      open={isAdded}
      size="medium"
      onClose={closePopup}
      title={say('add.addedTitle')}
      closeLabel="Close"
      actions={
        <>
          <Button look="secondary" onClick={closePopup}>
            Continue shopping
          </Button>
          <Button onClick={checkOut}>Proceed to checkout</Button>
        </>
      }
    >
      {line ? (
        <div className={styles.line}>
          <img className={styles.picture} src={line.image_url} alt="" width={72} height={72} />
          <div>
            <p className={styles.name}>{line.item_name}</p>
            <p className={styles.note}>
              {sizeLabel(line)} in, {inRupees(line.price)}
            </p>
          </div>
        </div>
      ) : null}
    </Dialog>
  );
}
