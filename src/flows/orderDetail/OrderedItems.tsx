import { inRupees } from '../../domain/money.ts';
import type { OrderedItem } from '../../domain/order.ts';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { unbroken } from '../../ui/unbroken.ts';
import styles from './OrderedItems.module.css';

/** What was ordered, with price, quantity and sum. (ORD-29) */
export const OrderedItems = ({ items }: { items: readonly OrderedItem[] }) => (
  <ul className={styles.items} aria-label="Items of the order">
    {items.map(({ id, title, picture, about, quantity, unit, total }) => (
      <li key={id} className={styles.item}>
        <Thumbnail src={picture} />
        <div>
          <p className={styles.name}>{title}</p>
          {about.map((line) => (
            <p key={line} className={styles.about}>
              {unbroken(line)}
            </p>
          ))}
          <p className={styles.about}>
            {quantity} × {inRupees(unit)}
          </p>
        </div>
        <p className={styles.total}>{inRupees(total)}</p>
      </li>
    ))}
  </ul>
);
