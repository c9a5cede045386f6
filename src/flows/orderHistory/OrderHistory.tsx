import { connect } from '../../../machines/orderHistory/orderHistory.connect.ts';
import { getOrderFieldId, orderHistoryMachine } from '../../../machines/orderHistory/orderHistory.machine.ts';
import { formatIndianDate } from '../../domain/indianDate.ts';
import { formatRupees } from '../../domain/money.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { formatMessage } from '../../messages/message.ts';
import { ordersMessages } from '../../messages/order.ts';
import { Thumbnail } from '../../ui/Bill.tsx';
import { EmptyState, ErrorState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import { Tag } from '../../ui/Chip.tsx';
import { Link } from '../../ui/Link.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './OrderHistory.module.css';
import orderRowStyles from './OrderRow.module.css';

type ListedOrder = ReturnType<typeof connect>['orders'][number];

/** So many pictures are enough to recognise an order. */
const MAX_PICTURES = 3;

/** 'Misty Ghats and 2 more': the items of an order. */
function getOrderName([first, ...others]: ListedOrder['thumbnails']): string {
  if (!first) return '';
  return others.length === 0 ? first.title : `${first.title} and ${others.length} more`;
}

/** One order of the list. (ORD-26, ORD-30) */
function OrderRow({ order }: { order: ListedOrder }) {
  const { id, orderNo, path, state, isPaid, placedAt, total, productCount, thumbnails } = order;
  return (
    <li id={getOrderFieldId(id)} className={orderRowStyles.order}>
      <div className={orderRowStyles.pictures}>
        {thumbnails.slice(0, MAX_PICTURES).map(({ title, picture }, at) => (
          <Thumbnail key={`${title} ${at.toString()}`} src={picture} />
        ))}
      </div>
      <div className={orderRowStyles.details}>
        <h2 className={orderRowStyles.number}>
          <Link className={orderRowStyles.link} to={path}>
            Order {orderNo}
          </Link>
        </h2>
        <p className={orderRowStyles.itemNames}>{getOrderName(thumbnails)}</p>
        <p className={orderRowStyles.facts}>
          {placedAt === null ? null : <span>Placed on {formatIndianDate(placedAt)}</span>}
          <span>{productCount === 1 ? '1 product' : `${productCount} products`}</span>
        </p>
      </div>
      <div className={orderRowStyles.amount}>
        <Tag tone={isPaid ? 'success' : 'plain'}>{state}</Tag>
        <p className={orderRowStyles.total}>{formatRupees(total)}</p>
      </div>
    </li>
  );
}

const SKELETON_ROWS = [1, 2, 3];

/** Placeholder orders, in their final size. */
const OrderRowSkeletons = () => (
  <div aria-busy="true">
    <VisuallyHidden role="status">Your orders are on their way</VisuallyHidden>
    <ul className={styles.orders} aria-hidden="true">
      {SKELETON_ROWS.map((row) => (
        <li key={row} className={orderRowStyles.order}>
          <div className={orderRowStyles.pictures}>
            <Skeleton width="64px" height="64px" />
          </div>
          <div className={orderRowStyles.details}>
            <Skeleton width="11rem" height="1.5em" />
            <Skeleton width="16rem" />
            <Skeleton width="9rem" />
          </div>
          <div className={orderRowStyles.amount}>
            <Skeleton width="6rem" height="1.75em" />
            <Skeleton width="5rem" />
          </div>
        </li>
      ))}
    </ul>
  </div>
);

export const orderHistory = createFlow(orderHistoryMachine, connect);

/** The orders of the customer, each with a link to its page. (ORD-26 to ORD-28) */
export function OrderHistory() {
  const { orders, total, isListed, isEmpty, hasFailed, canShowMore, showMore, retry } = orderHistory.useView();
  if (hasFailed) return <ErrorState title={formatMessage(ordersMessages['orders.failed'])} onRetry={retry} />;
  if (isEmpty)
    return (
      <EmptyState
        icon="bag"
        title={formatMessage(ordersMessages['orders.none'])}
        text={formatMessage(ordersMessages['orders.noneYet'])}
        action={<Button render={<Link to="/art/" />}>See the prints</Button>}
      />
    );
  if (!isListed) return <OrderRowSkeletons />;
  return (
    <>
      <ul className={styles.orders} aria-label="Orders">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      <div className={styles.footer}>
        <p role="status">
          {canShowMore ? `${orders.length} of ` : ''}
          {total === 1 ? '1 order' : `${total} orders`}
        </p>
        {canShowMore ? (
          <Button look="secondary" onClick={showMore}>
            Show more
          </Button>
        ) : null}
      </div>
    </>
  );
}
