import type { connect } from '../../../machines/orderHistory/orderHistory.connect.ts';
import { dayInIndia } from '../../domain/day.ts';
import { inRupees } from '../../domain/money.ts';
import { Link } from '../../ui/Link.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import styles from './OrderRow.module.css';

type Listed = ReturnType<typeof connect>['orders'][number];

/** So many pictures tell an order from the others. */
const PICTURES = 3;

/** 'Misty Ghats and 2 more': what an order was about. */
function nameOf([first, ...others]: Listed['things']): string {
  if (!first) return '';
  return others.length === 0 ? first.title : `${first.title} and ${others.length} more`;
}

/** One order of the list. (ORD-26, ORD-30) */
export function OrderRow({ order }: { order: Listed }) {
  const { orderNo, path, state, isPaid, placed, total, products, things } = order;
  return (
    <li className={styles.order}>
      <div className={styles.pictures}>
        {things.slice(0, PICTURES).map(({ title, picture }, at) => (
          <Thumbnail key={`${title} ${at.toString()}`} src={picture} />
        ))}
      </div>
      <div className={styles.about}>
        <h2 className={styles.number}>
          <Link className={styles.link} to={path}>
            Order {orderNo}
          </Link>
        </h2>
        <p className={styles.things}>{nameOf(things)}</p>
        <p className={styles.facts}>
          {placed === null ? null : <span>Placed on {dayInIndia(placed)}</span>}
          <span>{products === 1 ? '1 product' : `${products} products`}</span>
        </p>
      </div>
      <div className={styles.sum}>
        <Tag tone={isPaid ? 'found' : 'plain'}>{state}</Tag>
        <p className={styles.total}>{inRupees(total)}</p>
      </div>
    </li>
  );
}
