import { type CartLine, lineTotal, quantityOf } from '../../domain/cart.ts';
import { inRupees } from '../../domain/money.ts';
import { sizeLabel } from '../../domain/size.ts';
import { Thumbnail } from '../cart/Thumbnail.tsx';
import styles from './OrderedLines.module.css';

/** Lines that can no longer be changed here (CHK-63). */
export const OrderedLines = ({ lines }: { lines: readonly CartLine[] }) => (
  <ul className={styles.lines} aria-label="Items of the order">
    {lines.map((line) => (
      <li key={line.key} className={styles.line}>
        <Thumbnail line={line} />
        <div>
          <p className={styles.name}>{line.item_name}</p>
          <p className={styles.about}>{line.artist}</p>
          <p className={styles.about}>
            {sizeLabel(line)} in, quantity {quantityOf(line)}
          </p>
        </div>
        <p className={styles.price}>{inRupees(lineTotal(line))}</p>
      </li>
    ))}
  </ul>
);
