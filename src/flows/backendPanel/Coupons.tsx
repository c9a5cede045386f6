import { sayInPanel } from '../../messages/backendPanel.ts';
import styles from './BackendPanel.module.css';
import { backendPanel } from './backendPanel.ts';
import { CopyButton } from './CopyButton.tsx';
import { Section } from './Section.tsx';

/** What the bag accepts, and what it refuses and why. */
export function Coupons() {
  const { coupons } = backendPanel.useFlow();
  return (
    <Section title="Coupons" note={<span className={styles.note}>{coupons.length || ''}</span>}>
      {coupons.length === 0 ? (
        <p className={styles.quiet}>{sayInPanel('backendPanel.noCoupons')}</p>
      ) : (
        <ul className={styles.list}>
          {coupons.map(({ code, says }) => (
            <li key={code} className={styles.item}>
              <p className={styles.itemName}>
                {code}
                <span className={styles.says}>{says}</span>
              </p>
              <CopyButton text={code} what={`the coupon ${code}`} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
