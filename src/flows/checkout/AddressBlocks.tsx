import { Link } from 'react-router-dom';
import type { Billing, Delivery } from '../../domain/address.ts';
import { say } from '../../messages/messages.ts';
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
          {billing ? <Written to={billing} name={billing.second_name} company={billing} /> : null}
        </div>
        <div>
          <h2 className={styles.heading}>Delivery</h2>
          {delivery ? <Written to={delivery} name={delivery.last_name} /> : <p>{say('checkout.same')}</p>}
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

type Lines = { to: Billing | Delivery; name: string; company?: Pick<Billing, 'address_type' | 'company_name' | 'gst'> };

const Written = ({ to, name, company }: Lines) => (
  <address className={styles.address}>
    {company?.address_type === 'business' ? (
      <>
        <span>{company.company_name}</span>
        <span>GST {company.gst}</span>
      </>
    ) : null}
    <span>
      {to.first_name} {name}
    </span>
    <span>{[to.house, to.street_name].filter(Boolean).join(', ')}</span>
    <span>
      {to.city} {to.zip}
    </span>
    <span>{to.state}</span>
    <span className={styles.reach}>{to.phone}</span>
    <span className={styles.reach}>{to.mail}</span>
  </address>
);
