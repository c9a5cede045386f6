import type { ToldOrder } from '../../../machines/orderDetail/orderDetail.connect.ts';
import { inRupees } from '../../domain/money.ts';
import { Sums } from '../../ui/Sums.tsx';

/** What an order came to. (ORD-29) */
export const OrderSums = ({ order: { subtotal, discount, coupons, total } }: { order: ToldOrder }) => (
  <Sums
    rows={[
      { key: 'subtotal', name: 'Subtotal', amount: inRupees(subtotal) },
      ...(discount > 0
        ? [{ key: 'discount', name: ['Discount', ...coupons].join(' '), amount: inRupees(-discount) }]
        : []),
      { key: 'tax', name: 'Tax', amount: 'Included' },
      { key: 'shipping', name: 'Shipping', amount: 'Free' },
    ]}
    total={{ name: 'Total', amount: inRupees(total) }}
  />
);
