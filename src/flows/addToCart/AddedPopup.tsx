import type { connect } from '../../../machines/addToCart/addToCart.connect.ts';
import { aboutOf } from '../../domain/madeUp.ts';
import { inRupees } from '../../domain/money.ts';
import { say } from '../../messages/messages.ts';
import { LineThumbnail } from '../../preview/line/LineThumbnail.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { unbroken } from '../../ui/unbroken.ts';
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
          <div className={styles.picture}>
            <LineThumbnail line={line} missing={say('cart.noPreview')} />
          </div>
          <div>
            <p className={styles.name}>{line.item_name}</p>
            {aboutOf(line).map((about) => (
              <p className={styles.note} key={about}>
                {unbroken(about)}
              </p>
            ))}
            <p className={styles.note}>{inRupees(line.price)}</p>
          </div>
        </div>
      ) : null}
    </Dialog>
  );
}
