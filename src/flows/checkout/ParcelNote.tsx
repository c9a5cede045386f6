import type { Parcel } from '../../domain/parcels.ts';
import { say } from '../../messages/messages.ts';
import styles from './ParcelNote.module.css';

/** How a parcel travels, and in how many days it comes; those go to the next line whole (CHK-69, PIN-10). */
export function ParcelNote({ kind, days }: Parcel) {
  const promise = `${days} days`;
  const [before, after] = say(`parcel.${kind}`, { days }).split(promise);
  return (
    <span>
      {before}
      <span className={styles.promise}>{promise}</span>
      {after}
    </span>
  );
}
