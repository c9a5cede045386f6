import { formatRupees } from '../../domain/money.ts';
import { formatSize } from '../../domain/size.ts';
import { configuratorMessages } from '../../messages/configurator.ts';
import { formatMessage } from '../../messages/message.ts';
import { Price } from '../../ui/Price.tsx';
import styles from './CurrentPrice.module.css';
import { configurator } from './configurator.ts';

/** The current price, read out politely at each change; its space is reserved where nothing is chosen. (ART-09) */
export function CurrentPrice() {
  const { price, size, media, mode } = configurator.useView();
  return (
    <div className={styles.container} aria-live="polite" aria-atomic="true">
      {price !== null && size ? (
        <>
          <p className={styles.price}>
            <Price size="large">{formatRupees(price)}</Price>
            {mode === 'frame' ? <span className={styles.framed}>framed</span> : null}
          </p>
          <p className={styles.note}>
            {formatSize(size)} in, {media}
          </p>
        </>
      ) : (
        <p className={styles.prompt}>{formatMessage(configuratorMessages['art.chooseSize'])}</p>
      )}
    </div>
  );
}
