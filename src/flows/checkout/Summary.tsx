import type { ReactNode } from 'react';
import { inRupees } from '../../domain/money.ts';
import { Panel } from '../../ui/Layout.tsx';
import { Price } from '../../ui/Price.tsx';
import { Coupon } from '../coupon/Coupon.tsx';
import { checkout } from './checkout.ts';
import styles from './Summary.module.css';

/** What the order comes to (CHK-24 to CHK-26). */
function Sums() {
  const { products, subtotal, discounts, total } = checkout.useFlow().sums;
  return (
    <dl className={styles.sums}>
      <div>
        <dt>Products</dt>
        <dd>{products}</dd>
      </div>
      <div>
        <dt>Subtotal</dt>
        <dd>{inRupees(subtotal)}</dd>
      </div>
      <div>
        <dt>Tax</dt>
        <dd>Included</dd>
      </div>
      <div>
        <dt>Shipping</dt>
        <dd>Free</dd>
      </div>
      {discounts.length === 0 ? (
        <div>
          <dt>Discount</dt>
          <dd>{inRupees(0)}</dd>
        </div>
      ) : (
        discounts.map(({ label, amount }) => (
          <div key={label}>
            <dt>Discount {label}</dt>
            <dd>{inRupees(-amount)}</dd>
          </div>
        ))
      )}
      <div className={styles.total}>
        <dt>Total</dt>
        <dd>
          <Price live>{inRupees(total)}</Price>
        </dd>
      </div>
    </dl>
  );
}

/** The sums in their box with the coupon's field, and under them what leads on (CHK-24, CHK-27). */
export function Summary({ children, isOpen = true }: { children?: ReactNode; isOpen?: boolean }) {
  const { coupon: actor } = checkout.useFlow();
  return (
    <Panel>
      <h2 className={styles.title}>Order Summary</h2>
      <Sums />
      {isOpen && actor ? (
        <div className={styles.coupon}>
          <Coupon />
        </div>
      ) : null}
      {children ? <div className={styles.onward}>{children}</div> : null}
    </Panel>
  );
}

/** The sums under a fold on a phone, with the total on the fold; open, and without one, on a desk. */
export function FoldedSummary() {
  const { total } = checkout.useFlow().sums;
  return (
    <details className={styles.fold}>
      <summary className={styles.head}>
        <span>Order Summary</span>
        <span className={styles.amount}>{inRupees(total)}</span>
      </summary>
      <Summary />
    </details>
  );
}
