import type { connect } from '../../../machines/addToCart/addToCart.connect.ts';
import { describeLine } from '../../domain/lineDescription.ts';
import { formatRupees } from '../../domain/money.ts';
import { addToCartMessages, cartMessages } from '../../messages/cart.ts';
import { formatMessage } from '../../messages/message.ts';
import { LineThumbnail } from '../../preview/thumbnail/LineThumbnail.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { keepUnitsTogether } from '../../ui/keepUnitsTogether.ts';
import { TextLines } from '../../ui/TextLines.tsx';
import styles from './AddedPopup.module.css';

type View = Pick<ReturnType<typeof connect>, 'line' | 'addedCount' | 'isAdded' | 'closePopup' | 'checkOut'>;

/** Shows the added line and the two next steps. (ART-13) */
export function AddedPopup({ line, addedCount, isAdded, closePopup, checkOut }: View) {
  return (
    <Dialog
      open={isAdded}
      size="medium"
      onClose={closePopup}
      title={formatMessage(addToCartMessages['add.addedTitle'])}
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
            <LineThumbnail line={line} missingText={formatMessage(cartMessages['cart.noPreview'])} />
          </div>
          <div>
            <p className={styles.name}>{line.item_name}</p>
            <TextLines className={styles.note} lines={describeLine(line).map(keepUnitsTogether)} />
            <p className={styles.note}>{formatRupees(line.price)}</p>
            {addedCount > 0 ? (
              <p className={styles.note}>{formatMessage(addToCartMessages['add.others'], { count: addedCount })}</p>
            ) : null}
          </div>
        </div>
      ) : null}
    </Dialog>
  );
}
