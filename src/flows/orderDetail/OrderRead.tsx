import '../../messages/orders.ts';
import type { ReactNode } from 'react';
import type { ToldOrder } from '../../../machines/orderDetail/orderDetail.connect.ts';
import { say } from '../../messages/messages.ts';
import { Failed } from '../../ui/Failed.tsx';
import { Skeleton, TextSkeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './OrderRead.module.css';
import { orderDetail } from './orderDetail.ts';

/** The order once it is read; before that its place, or why it is not there. */
export function OrderRead({ children }: { children: (order: ToldOrder) => ReactNode }) {
  const { order, hasFailed, retry } = orderDetail.useFlow();
  if (hasFailed) return <Failed title={say('orders.oneFailed')} retryLabel="Try again" onRetry={retry} />;
  if (order) return children(order);
  return (
    <div className={styles.place} aria-busy="true">
      <VisuallyHidden role="status">The order is on its way</VisuallyHidden>
      <Skeleton width="min(100%, 22rem)" height="3rem" />
      <TextSkeleton lines={3} />
      <Skeleton height="16rem" />
    </div>
  );
}
