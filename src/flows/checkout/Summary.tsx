import type { ReactNode } from 'react';
import type { Discount } from '../../domain/discount.ts';
import { formatRupees } from '../../domain/money.ts';
import { Totals } from '../../ui/Bill.tsx';
import { Panel } from '../../ui/Layout.tsx';
import { Price } from '../../ui/Price.tsx';
import { Coupon } from '../coupon/Coupon.tsx';
import { checkout } from './checkout.ts';
import { ArrivalDates } from './OrderedLines.tsx';
import stageLayoutStyles from './StageLayout.module.css';
import styles from './Summary.module.css';

/** Each discount as a row of a bill; amounts are paise. (CHK-24) */
export const toDiscountRows = (discounts: readonly Discount[]) =>
  discounts.map(({ label, amount }) => ({
    key: `discount ${label}`,
    name: `Discount ${label}`.trim(),
    amount: formatRupees(-amount || 0),
  }));

/** The totals of the order, each discount by itself (CHK-24 to CHK-26). */
function SummaryTotals() {
  const { totals, days } = checkout.useView();
  const { products, subtotal, discounts, total } = totals;
  return (
    <>
      <Totals
        rows={[
          { key: 'products', name: 'Products', amount: products },
          { key: 'subtotal', name: 'Subtotal', amount: formatRupees(subtotal) },
          { key: 'tax', name: 'Tax', amount: 'Included' },
          { key: 'shipping', name: 'Shipping', amount: 'Free' },
          ...toDiscountRows(discounts.length > 0 ? discounts : [{ label: '', amount: 0 }]),
        ]}
        total={{ name: 'Total', amount: <Price live>{formatRupees(total)}</Price> }}
      />
      {days ? (
        <p className={styles.arrival}>
          <ArrivalDates days={days} />
        </p>
      ) : null}
    </>
  );
}

/** The totals with the coupon's field, and the actions below (CHK-24, CHK-27). */
export function Summary({ children, isOpen = true }: { children?: ReactNode; isOpen?: boolean }) {
  const actor = checkout.useView(({ coupon }) => coupon);
  return (
    <Panel>
      <h2 className={styles.title}>Order Summary</h2>
      <SummaryTotals />
      {isOpen && actor ? (
        <div className={styles.coupon}>
          <Coupon />
        </div>
      ) : null}
      {children ? <div className={styles.actions}>{children}</div> : null}
    </Panel>
  );
}

/** Collapsible on a phone, with the total in its header; always open on a desktop. */
export function CollapsibleSummary() {
  const { total } = checkout.useView().totals;
  return (
    <details className={styles.collapsible}>
      <summary className={styles.header}>
        <span>Order Summary</span>
        <span className={styles.amount}>{formatRupees(total)}</span>
      </summary>
      <Summary />
    </details>
  );
}

type Props = {
  title: string;
  children: ReactNode;
  /** Beside the rest on a desktop; on a phone below, or above if `isSummaryFirst`. */
  summary: ReactNode;
  isSummaryFirst?: boolean;
};

/** One stage: its heading, its one column, and the summary beside it (CHK-24). */
export const StageLayout = ({ title, children, summary, isSummaryFirst }: Props) => (
  <div className={stageLayoutStyles.container}>
    <div className={stageLayoutStyles.stage} data-summary-first={isSummaryFirst || undefined}>
      <h1 className={stageLayoutStyles.title}>{title}</h1>
      <div className={stageLayoutStyles.main}>{children}</div>
      <aside className={stageLayoutStyles.summary} aria-label="Order Summary">
        {summary}
      </aside>
    </div>
  </div>
);
