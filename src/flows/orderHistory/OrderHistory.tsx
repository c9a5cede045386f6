import '../../messages/orders.ts';
import { connect } from '../../../machines/orderHistory/orderHistory.connect.ts';
import { orderHistoryMachine } from '../../../machines/orderHistory/orderHistory.machine.ts';
import { flow } from '../../kit/flow.tsx';
import { say } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './OrderHistory.module.css';
import { OrderRow } from './OrderRow.tsx';
import { OrderRowSkeletons } from './OrderRowSkeletons.tsx';

export const orderHistory = flow(orderHistoryMachine, connect);

/** The orders of whoever is signed in, each leading to its own page. (ORD-26 to ORD-28) */
export function OrderHistory() {
  const { orders, total, isListed, isEmpty, hasFailed, canShowMore, showMore, retry } = orderHistory.useFlow();
  if (hasFailed) return <Failed title={say('orders.failed')} retryLabel="Try again" onRetry={retry} />;
  if (isEmpty)
    return (
      <EmptyState
        icon="bag"
        title={say('orders.none')}
        text={say('orders.noneYet')}
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
      <div className={styles.more}>
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
