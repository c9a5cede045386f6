import { inRupees } from '../../domain/money.ts';
import { sizeLabel } from '../../domain/size.ts';
import { say } from '../../messages/messages.ts';
import { Price } from '../../ui/Price.tsx';
import styles from './ChosenPrice.module.css';
import { configurator } from './configurator.ts';

/** The price of what is chosen, read out politely at each change; it keeps its place where nothing is chosen. (ART-09) */
export function ChosenPrice() {
  const { price, size, media, mode } = configurator.useFlow();
  return (
    <div className={styles.place} aria-live="polite" aria-atomic="true">
      {price !== null && size ? (
        <>
          <p className={styles.price}>
            <Price size="large">{inRupees(price)}</Price>
            {mode === 'frame' ? <span className={styles.framed}>framed</span> : null}
          </p>
          <p className={styles.note}>
            {sizeLabel(size)} in, {media}
          </p>
        </>
      ) : (
        <p className={styles.ask}>{say('art.chooseSize')}</p>
      )}
    </div>
  );
}
