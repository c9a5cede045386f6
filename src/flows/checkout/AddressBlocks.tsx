import { companyOf, fullName, type Recipient } from '../../domain/recipient.ts';
import { say } from '../../messages/messages.ts';
import { Link } from '../../ui/Link.tsx';
import styles from './AddressBlocks.module.css';
import { checkout } from './checkout.ts';

/** Who pays and where it goes, with the way back to change it (CHK-66 to CHK-68). */
export function AddressBlocks() {
  const { billing, delivery, canEdit, edit, shippingPath } = checkout.useFlow();
  return (
    <section className={styles.place} aria-label="Addresses">
      <div className={styles.blocks}>
        <div>
          <h2 className={styles.heading}>Billing</h2>
          {billing ? <Written to={billing} /> : null}
        </div>
        <div>
          <h2 className={styles.heading}>Delivery</h2>
          {delivery ? <Written to={delivery} /> : <p>{say('checkout.same')}</p>}
        </div>
        {canEdit ? (
          <Link
            className={styles.edit}
            to={shippingPath}
            aria-label="Edit addresses"
            onClick={(event) => {
              event.preventDefault();
              edit();
            }}
          >
            Edit
          </Link>
        ) : null}
      </div>
    </section>
  );
}

function Written({ to }: { to: Recipient }) {
  const { company, gst } = companyOf(to);
  return (
    <address className={styles.address}>
      {company ? (
        <>
          <span>{company}</span>
          <span>GST {gst}</span>
        </>
      ) : null}
      <span>{fullName(to)}</span>
      <span>{[to.house, to.street_name].filter(Boolean).join(', ')}</span>
      <span>
        {to.city} {to.zip}
      </span>
      <span>{to.state}</span>
      <span className={styles.reach}>{to.phone}</span>
      <span className={styles.reach}>{to.mail}</span>
    </address>
  );
}
