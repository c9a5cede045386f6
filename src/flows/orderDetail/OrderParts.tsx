import type { ReactNode } from 'react';
import { connect, type OrderView } from '../../../machines/orderDetail/orderDetail.connect.ts';
import { orderDetailMachine } from '../../../machines/orderDetail/orderDetail.machine.ts';
import { STORE_NAME } from '../../domain/documentTitle.ts';
import { formatRupees } from '../../domain/money.ts';
import type { OrderedItem } from '../../domain/order.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { formatMessage } from '../../messages/message.ts';
import { ordersMessages } from '../../messages/order.ts';
import { SUPPORT_PHONE } from '../../messages/support.ts';
import { PrintOnly, Thumbnail, Totals } from '../../ui/Bill.tsx';
import { ErrorState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import { keepUnitsTogether } from '../../ui/keepUnitsTogether.ts';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { ProgressSteps } from '../../ui/ProgressSteps.tsx';
import { Skeleton, TextSkeleton } from '../../ui/Skeleton.tsx';
import { TextLines } from '../../ui/TextLines.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './OrderParts.module.css';

export const orderDetail = createFlow(orderDetailMachine, connect);

/** The totals of an order. (ORD-29) */
export const OrderTotals = ({ order: { subtotal, discount, coupons, total } }: { order: OrderView }) => (
  <Totals
    rows={[
      { key: 'subtotal', name: 'Subtotal', amount: formatRupees(subtotal) },
      ...(discount > 0
        ? [{ key: 'discount', name: ['Discount', ...coupons].join(' '), amount: formatRupees(-discount) }]
        : []),
      { key: 'tax', name: 'Tax', amount: 'Included' },
      { key: 'shipping', name: 'Shipping', amount: 'Free' },
    ]}
    total={{ name: 'Total', amount: formatRupees(total) }}
  />
);

/** The order once it is loaded; before that a skeleton, or the error. */
export function LoadedOrder({ children }: { children: (order: OrderView) => ReactNode }) {
  const { order, hasFailed, retry } = orderDetail.useView();
  if (hasFailed) return <ErrorState title={formatMessage(ordersMessages['orders.oneFailed'])} onRetry={retry} />;
  if (order) return children(order);
  return (
    <div className={styles.skeleton} aria-busy="true">
      <VisuallyHidden role="status">The order is on its way</VisuallyHidden>
      <Skeleton width="min(100%, 22rem)" height="3rem" />
      <TextSkeleton lines={3} />
      <Skeleton height="16rem" />
    </div>
  );
}

/** The store's name and phone number, on a printed order. */
export const Letterhead = () => (
  <PrintOnly>
    {STORE_NAME}, {SUPPORT_PHONE}
  </PrintOnly>
);

/** The ordered items, with price, quantity and total. (ORD-29) */
export const OrderedItems = ({ items }: { items: readonly OrderedItem[] }) => (
  <ul className={styles.items} aria-label="Items of the order">
    {items.map(({ id, title, picture, details, quantity, unitPrice, total, orderAgainPath }) => (
      <li key={id} className={styles.item}>
        <Thumbnail src={picture} />
        <div>
          <p className={styles.name}>{title}</p>
          <TextLines className={styles.description} lines={details.map(keepUnitsTogether)} />
          <p className={styles.description}>
            {quantity} × {formatRupees(unitPrice)}
          </p>
          {orderAgainPath ? (
            <Link
              className={styles.reorderLink}
              to={orderAgainPath}
              aria-label={formatMessage(ordersMessages['orders.againOf'], { title })}
            >
              {formatMessage(ordersMessages['orders.again'])}
            </Link>
          ) : null}
        </div>
        <p className={styles.total}>{formatRupees(total)}</p>
      </li>
    ))}
  </ul>
);

/** The progress of an order, and its expected arrival. */
export function OrderProgress({ order: { progress } }: { order: OrderView }) {
  if (!progress) return null;
  const { steps, current, arrival } = progress;
  return (
    <Stack gap={2}>
      <ProgressSteps
        as="section"
        label="Progress of the order"
        steps={steps.map((name) => ({ name: formatMessage(ordersMessages[name]) }))}
        current={current}
      />
      {arrival ? <p>{formatMessage(ordersMessages['orders.expected'], { dates: arrival })}</p> : null}
    </Stack>
  );
}

/** How an order is paid for. (ORD-29) */
export const PaymentMethodName = ({ order: { method, paymentMessage } }: { order: OrderView }) =>
  method ?? formatMessage(ordersMessages[paymentMessage]);

/** Prints the order. */
export function PrintButton() {
  const { print } = orderDetail.useView();
  return (
    <Button look="secondary" size="small" icon="printer" onClick={print}>
      Print
    </Button>
  );
}

/** Links to an order's invoice, where it has one, and prints the page. */
export const OrderActions = ({ order: { orderNo, invoice } }: { order: OrderView }) => (
  <Row gap={3}>
    {invoice ? (
      <Button look="secondary" size="small" render={<Link to={`/order/${orderNo}/invoice`} />}>
        {formatMessage(ordersMessages['orders.invoice'])}
      </Button>
    ) : null}
    <PrintButton />
  </Row>
);

/** A name and an address, line by line. */
export function AddressLines({ lines: [name, ...rest] }: { lines: readonly string[] }) {
  if (name === undefined) return <p className={styles.empty}>{formatMessage(ordersMessages['orders.notKept'])}</p>;
  return (
    <address className={styles.address}>
      <strong className={styles.addressee}>{name}</strong>
      {rest.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a street may have the name of its town, and no line changes its place
        <span key={at}>{line}</span>
      ))}
    </address>
  );
}
