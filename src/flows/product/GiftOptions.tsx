import { NOTE_LENGTH } from '../../domain/giftWishes.ts';
import { formatMessage } from '../../messages/message.ts';
import { giftOptionsMessages as messages } from '../../messages/product.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import styles from './GiftOptions.module.css';
import { product } from './product.ts';

/** How a gift is sent; nothing for a product that is no gift. (GIFT-10, CART-20) */
export function GiftOptions() {
  const { isGift, wishes, wish } = product.useView();
  if (!isGift) return null;
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{formatMessage(messages['giftOptions.title'])}</legend>
      <Checkbox label="Wrap it as a gift" checked={wishes.wrapped} onCheck={(wrapped) => wish({ wrapped })} />
      <Checkbox label="No price on the slip" checked={wishes.unpriced} onCheck={(unpriced) => wish({ unpriced })} />
      <TextArea
        label="Words for the card"
        hint={formatMessage(messages['giftOptions.hint'], {
          left: NOTE_LENGTH - wishes.note.length,
          most: NOTE_LENGTH,
        })}
        rows={2}
        maxLength={NOTE_LENGTH}
        value={wishes.note}
        onText={(note) => wish({ note })}
      />
    </fieldset>
  );
}
