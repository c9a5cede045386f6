import type { Parcel } from '../../domain/parcels.ts';
import { formatAddressLines, type Recipient } from '../../domain/recipient.ts';
import { checkoutMessages } from '../../messages/checkout.ts';
import { formatMessage } from '../../messages/message.ts';
import { SUPPORT_LINK, SUPPORT_PHONE } from '../../messages/support.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { handleLinkClick, Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextLines } from '../../ui/TextLines.tsx';
import { Payment, payment } from '../payment/Payment.tsx';
import { checkout } from './checkout.ts';
import { OrderedLines, ParcelNote } from './OrderedLines.tsx';
import { PlaceOrder } from './PlaceOrder.tsx';
import styles from './ReviewStage.module.css';
import { StageLayout, Summary } from './Summary.tsx';

/** Over the review while the shopper chooses how to pay (PAY-01). */
function PaymentPopup() {
  const { payment: actor } = checkout.useView();
  return actor ? (
    <payment.ActorProvider actor={actor}>
      <Payment />
    </payment.ActorProvider>
  ) : null;
}

/** How it is made and sent, and whom to call before it is too late to change (CHK-69, CHK-70). */
const ShipmentNote = ({ parcels }: { parcels: readonly Parcel[] }) => (
  <section className={styles.shipment} aria-labelledby="shipment">
    <h2 className={styles.heading} id="shipment">
      Shipment details
    </h2>
    <p className={styles.shipmentLine}>
      <Icon name="info" size={20} />
      <span>{formatMessage(checkoutMessages['review.madeForYou'])}</span>
    </p>
    {parcels.map((parcel) => (
      <p className={styles.shipmentLine} key={parcel.kind}>
        <Icon name="truck" size={20} />
        <ParcelNote {...parcel} />
      </p>
    ))}
    <p className={styles.support}>
      <span>{formatMessage(checkoutMessages['review.help'])}</span>
      <a className={styles.phone} href={SUPPORT_LINK}>
        {SUPPORT_PHONE}
      </a>
    </p>
  </section>
);

/** Billing and delivery addresses, with a link to edit them (CHK-66 to CHK-68). */
function AddressBlocks() {
  const { billing, delivery, canEdit, edit, shippingPath } = checkout.useView();
  return (
    <section className={styles.addresses} aria-label="Addresses">
      <div className={styles.addressBlocks}>
        <div>
          <h2 className={styles.heading}>Billing</h2>
          {billing ? <FormattedAddress recipient={billing} /> : null}
        </div>
        <div>
          <h2 className={styles.heading}>Delivery</h2>
          {delivery ? (
            <FormattedAddress recipient={delivery} />
          ) : (
            <p>{formatMessage(checkoutMessages['checkout.same'])}</p>
          )}
        </div>
        {canEdit ? (
          <Link className={styles.edit} to={shippingPath} aria-label="Edit addresses" onClick={handleLinkClick(edit)}>
            Edit
          </Link>
        ) : null}
      </div>
    </section>
  );
}

/** An address as the order will keep it. */
const FormattedAddress = ({ recipient }: { recipient: Recipient }) => (
  <address className={styles.address}>
    <TextLines lines={formatAddressLines(recipient)} />
  </address>
);

/** The whole order, before it is placed (CHK-07, CHK-63 to CHK-71). */
export function ReviewStage() {
  const { lines, parcels, repriced, isReviewing } = checkout.useView();
  return (
    <>
      <StageLayout
        title="Review your order"
        summary={
          <Summary isOpen={isReviewing}>
            <PlaceOrder />
          </Summary>
        }
      >
        <Stack gap={8}>
          {repriced.length > 0 ? (
            <Notice live="polite" title={formatMessage(checkoutMessages['review.repriced'])} />
          ) : null}
          <section aria-labelledby="review-items">
            <h2 className={styles.heading} id="review-items">
              Items
            </h2>
            <OrderedLines lines={lines} />
          </section>
          <AddressBlocks />
          <ShipmentNote parcels={parcels} />
          <p>
            <Link className={styles.link} to="/">
              Continue Shopping
            </Link>
          </p>
        </Stack>
      </StageLayout>
      <PaymentPopup />
    </>
  );
}
