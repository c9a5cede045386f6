import { CREDIT_DAYS, DESIGN_FEE } from '../../domain/designForm.ts';
import styles from './FeeTerms.module.css';

/** What a design service costs, and on which terms. (DSGN-06 to DSGN-09) */
export const FeeTerms = () => (
  <div className={styles.terms}>
    <p className={styles.fee}>Rs. {DESIGN_FEE}</p>
    <p className={styles.quiet}>
      The fee is credited towards your purchase if you buy within {CREDIT_DAYS} days. Discounts and gift cards do not
      apply to it.
    </p>
  </div>
);
