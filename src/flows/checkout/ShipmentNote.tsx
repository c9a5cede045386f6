import type { Parcel } from '../../domain/parcels.ts';
import { say } from '../../messages/messages.ts';
import { SUPPORT_LINK, SUPPORT_PHONE } from '../../messages/support.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ParcelNote } from './ParcelNote.tsx';
import styles from './ShipmentNote.module.css';

/** How it is made and sent, and whom to call before it is too late to change (CHK-69, CHK-70). */
export const ShipmentNote = ({ parcels }: { parcels: readonly Parcel[] }) => (
  <section className={styles.note} aria-labelledby="shipment">
    <h2 className={styles.heading} id="shipment">
      Shipment details
    </h2>
    <p className={styles.line}>
      <Icon name="info" size={20} />
      <span>{say('review.madeForYou')}</span>
    </p>
    {parcels.map((parcel) => (
      <p className={styles.line} key={parcel.kind}>
        <Icon name="truck" size={20} />
        <ParcelNote {...parcel} />
      </p>
    ))}
    <p className={styles.call}>
      <span>{say('review.help')}</span>
      <a className={styles.phone} href={SUPPORT_LINK}>
        {SUPPORT_PHONE}
      </a>
    </p>
  </section>
);
