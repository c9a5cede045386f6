import { say } from '../../messages/messages.ts';
import styles from './Written.module.css';

/** Who somebody is and where, a line at a time, the name first. */
export function Written({ lines: [name, ...rest] }: { lines: readonly string[] }) {
  if (name === undefined) return <p className={styles.none}>{say('orders.notKept')}</p>;
  return (
    <address className={styles.address}>
      <strong className={styles.name}>{name}</strong>
      {rest.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
