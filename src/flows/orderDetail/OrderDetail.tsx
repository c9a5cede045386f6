import type { OrderView } from '../../../machines/orderDetail/orderDetail.connect.ts';
import { formatIndianDate } from '../../domain/indianDate.ts';
import { formatMessage } from '../../messages/message.ts';
import { ordersMessages } from '../../messages/order.ts';
import { Tag } from '../../ui/Chip.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './OrderDetail.module.css';
import parts from './OrderParts.module.css';
import {
  AddressLines,
  Letterhead,
  LoadedOrder,
  OrderActions,
  OrderedItems,
  OrderProgress,
  OrderTotals,
  PaymentMethodName,
} from './OrderParts.tsx';

/** A single order in the account. (ORD-29, ORD-30, ORD-32) */
export const OrderDetail = () => (
  <>
    <nav aria-label="Account">
      <Link className={styles.back} to="/account/orders/">
        {formatMessage(ordersMessages['orders.back'])}
      </Link>
    </nav>
    <LoadedOrder>{(order) => <OrderContent order={order} />}</LoadedOrder>
  </>
);

function OrderContent({ order }: { order: OrderView }) {
  const { orderNo, state, status, isPaid, placedAt, note, customer, shipping } = order;
  return (
    <article className={styles.order}>
      <Letterhead />
      <header className={parts.header}>
        <h1 className={styles.title}>Order {orderNo}</h1>
        <OrderActions order={order} />
      </header>
      {note ? <Notice>{formatMessage(ordersMessages[note])}</Notice> : null}
      <OrderProgress order={order} />
      <dl className={parts.facts}>
        <div>
          <dt>Order status</dt>
          <dd>
            <Tag tone={isPaid ? 'success' : 'plain'}>{status ? formatMessage(ordersMessages[status]) : state}</Tag>
          </dd>
        </div>
        <div>
          <dt>Payment method</dt>
          <dd>
            <PaymentMethodName order={order} />
          </dd>
        </div>
        {placedAt === null ? null : (
          <div>
            <dt>Placed on</dt>
            <dd>{formatIndianDate(placedAt)}</dd>
          </div>
        )}
      </dl>
      <div className={styles.stage}>
        <section className={styles.items} aria-labelledby="order-items">
          <h2 className={styles.heading} id="order-items">
            Items
          </h2>
          <OrderedItems items={order.items} />
        </section>
        <section className={styles.totals} aria-labelledby="order-sums">
          <h2 className={styles.heading} id="order-sums">
            Order Summary
          </h2>
          <OrderTotals order={order} />
        </section>
        <div className={styles.addresses}>
          <section aria-labelledby="order-customer">
            <h2 className={styles.heading} id="order-customer">
              Customer details
            </h2>
            <AddressLines lines={customer} />
          </section>
          <section aria-labelledby="order-shipping">
            <h2 className={styles.heading} id="order-shipping">
              Shipping details
            </h2>
            <AddressLines lines={shipping} />
          </section>
        </div>
      </div>
    </article>
  );
}
