import { STORE_NAME } from '../../domain/documentTitle.ts';
import { inRupees } from '../../domain/money.ts';
import { say } from '../../messages/messages.ts';
import { SUPPORT_LINK, SUPPORT_PHONE } from '../../messages/support.ts';
import { OnPaper, Sums } from '../../ui/Bill.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { checkout } from './checkout.ts';
import { discountRows } from './discountRows.ts';
import { OrderedLines, ParcelNote } from './OrderedLines.tsx';
import styles from './Outcome.module.css';

/** The order is on its way (CHK-08, PAY-21). What it holds is shown where this browser placed it. */
export function Confirmation() {
  const { orderNo, ordered, print } = checkout.useFlow();
  return (
    <section className={styles.outcome}>
      <OnPaper>{STORE_NAME}</OnPaper>
      <p className={styles.mark}>
        <Icon name="check" size={28} />
      </p>
      <h1 className={styles.title}>{say('payment.ordered')}</h1>
      <p className={styles.number}>
        Order No <span className={styles.figures}>{orderNo}</span>
      </p>
      <div>
        <p>{say('payment.emailed')}</p>
        {ordered?.mail ? <p className={styles.quiet}>{ordered.mail}</p> : null}
      </div>
      {ordered ? (
        <div className={styles.ordered}>
          <OrderedLines lines={ordered.lines} />
          <Sums rows={discountRows(ordered.discounts)} total={{ name: 'Total', amount: inRupees(ordered.total) }} />
        </div>
      ) : null}
      <div className={styles.next}>
        <h2 className={styles.heading}>What happens next</h2>
        <ol>
          <li>{say('confirmed.printing')}</li>
          <li>
            {ordered ? (
              <div className={styles.parcels}>
                {ordered.parcels.map((parcel) => (
                  <p key={parcel.kind}>
                    <ParcelNote {...parcel} />
                  </p>
                ))}
              </div>
            ) : (
              say('confirmed.shipping')
            )}
          </li>
          <li>{say('confirmed.keep')}</li>
        </ol>
        <p className={styles.call}>
          Call us: <a href={SUPPORT_LINK}>{SUPPORT_PHONE}</a>
        </p>
      </div>
      <Row>
        <Button look="secondary" render={<Link to="/" />}>
          Continue Shopping
        </Button>
        <Button look="secondary" icon="printer" onClick={print}>
          Print
        </Button>
      </Row>
    </section>
  );
}
