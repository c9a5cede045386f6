import { say } from '../../messages/messages.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AddressBlocks } from './AddressBlocks.tsx';
import { Beside } from './Beside.tsx';
import { checkout } from './checkout.ts';
import { OrderedLines } from './OrderedLines.tsx';
import { PaymentPopup } from './PaymentPopup.tsx';
import { Placing } from './Placing.tsx';
import styles from './Review.module.css';
import { ShipmentNote } from './ShipmentNote.tsx';
import { Summary } from './Summary.tsx';

/** Everything once more before the order is placed (CHK-07, CHK-63 to CHK-71). */
export function Review() {
  const { lines, parcels, repriced, isReading } = checkout.useFlow();
  return (
    <>
      <Beside
        title="Review your order"
        summary={
          <Summary isOpen={isReading}>
            <Placing />
          </Summary>
        }
      >
        <Stack gap={8}>
          {repriced.length > 0 ? <Notice live="polite" title={say('review.repriced')} /> : null}
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
      </Beside>
      <PaymentPopup />
    </>
  );
}
