import { formatPieceOfPage, formatWallPath } from '../../domain/wallPath.ts';
import { formatMessage } from '../../messages/message.ts';
import { ordersMessages } from '../../messages/order.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './OrderConfirmed.module.css';
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

/** A link to the wall planner with the ordered pictures. */
function PlanWallLink({ items }: { items: readonly { orderAgainPath: string | null }[] }) {
  const pieces = items.flatMap(({ orderAgainPath }) => (orderAgainPath && formatPieceOfPage(orderAgainPath)) ?? []);
  return pieces.length > 0 ? (
    <Row>
      <Button look="quiet" size="small" render={<Link to={formatWallPath(pieces)} />}>
        Plan the wall
      </Button>
    </Row>
  ) : null;
}

/** An order as its confirmation: three collapsible sections. (ORD-33, ORD-34) */
export const OrderConfirmed = () => (
  <LoadedOrder>
    {(order) => (
      <article className={styles.order}>
        <Letterhead />
        <header className={parts.header}>
          <h1>{formatMessage(ordersMessages[order.heading])}</h1>
          <OrderActions order={order} />
        </header>
        <p className={styles.number}>
          Order No <span className={styles.digits}>{order.orderNo}</span>
        </p>
        {order.note ? <Notice>{formatMessage(ordersMessages[order.note])}</Notice> : null}
        <OrderProgress order={order} />
        <Accordion
          single={false}
          items={[
            {
              id: 'details',
              title: 'Order details',
              open: true,
              content: (
                <div className={styles.details}>
                  <OrderedItems items={order.items} />
                  <OrderTotals order={order} />
                  <PlanWallLink items={order.items} />
                </div>
              ),
            },
            { id: 'shipping', title: 'Shipping address', open: true, content: <AddressLines lines={order.shipping} /> },
            {
              id: 'payment',
              title: 'Payment method',
              open: true,
              content: (
                <p className={styles.method}>
                  <PaymentMethodName order={order} />
                </p>
              ),
            },
          ]}
        />
      </article>
    )}
  </LoadedOrder>
);
