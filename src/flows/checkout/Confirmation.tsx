import { isPictureLine } from '../../domain/cartLine.ts';
import { STORE_NAME } from '../../domain/documentTitle.ts';
import { formatRupees } from '../../domain/money.ts';
import { formatPieceOfLine, formatWallPath } from '../../domain/wallPath.ts';
import { checkoutMessages } from '../../messages/checkout.ts';
import { formatMessage } from '../../messages/message.ts';
import { paymentMessages } from '../../messages/payment.ts';
import { SUPPORT_LINK, SUPPORT_PHONE } from '../../messages/support.ts';
import { PrintOnly, Totals } from '../../ui/Bill.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { checkout } from './checkout.ts';
import { OrderedLines, ParcelNote } from './OrderedLines.tsx';
import styles from './Outcome.module.css';
import { toDiscountRows } from './Summary.tsx';

/** The order is placed, or its payment is pending (CHK-08, PAY-18, PAY-21). */
export function Confirmation() {
  const { orderNo, order, isPaid, print } = checkout.useView();
  return (
    <section className={styles.outcome}>
      <PrintOnly>{STORE_NAME}</PrintOnly>
      <p className={styles.mark}>
        <Icon name={isPaid ? 'check' : 'info'} size={28} />
      </p>
      <h1 className={styles.title} aria-live="polite">
        {formatMessage(paymentMessages[isPaid ? 'payment.ordered' : 'payment.unconfirmed'])}
      </h1>
      <p className={styles.number}>
        Order No <span className={styles.figures}>{orderNo}</span>
      </p>
      <div>
        <p>{formatMessage(paymentMessages[isPaid ? 'payment.emailed' : 'payment.unconfirmedKept'])}</p>
        {isPaid && order?.mail ? <p className={styles.muted}>{order.mail}</p> : null}
      </div>
      {order ? (
        <div className={styles.order}>
          <OrderedLines lines={order.lines} />
          <Totals rows={toDiscountRows(order.discounts)} total={{ name: 'Total', amount: formatRupees(order.total) }} />
        </div>
      ) : null}
      <div className={styles.nextSteps}>
        <h2 className={styles.heading}>What happens next</h2>
        <ol>
          <li>{formatMessage(checkoutMessages['confirmed.printing'])}</li>
          <li>
            {order ? (
              <Stack gap={1}>
                {order.parcels.map((parcel) => (
                  <p key={parcel.kind}>
                    <ParcelNote {...parcel} />
                  </p>
                ))}
              </Stack>
            ) : (
              formatMessage(checkoutMessages['confirmed.shipping'])
            )}
          </li>
          <li>{formatMessage(checkoutMessages['confirmed.keep'])}</li>
        </ol>
        <p className={styles.contact}>
          Call us: <a href={SUPPORT_LINK}>{SUPPORT_PHONE}</a>
        </p>
      </div>
      <Row>
        <Button look="secondary" render={<Link to={`/order/${orderNo}`} />}>
          See your order
        </Button>
        {order?.lines.some(isPictureLine) ? (
          <Button look="secondary" render={<Link to={formatWallPath(order.lines.map(formatPieceOfLine))} />}>
            Plan the wall
          </Button>
        ) : null}
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
