import { formatStagePath } from '../../domain/checkoutStage.ts';
import { formatMessage } from '../../messages/message.ts';
import { paymentMessages } from '../../messages/payment.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** A link back to an order that was placed and not paid, for its lines are in no bag any more; nothing without one. (PAY-06, PAY-24) */
export const UnpaidOrder = ({ orderNo }: { orderNo: string | null }) =>
  orderNo === null ? null : (
    <Notice
      title={formatMessage(paymentMessages['payment.orderUnpaid'], { n: orderNo })}
      action={
        <Button
          look="secondary"
          size="small"
          render={<Link to={formatStagePath('/checkout', 'payment_fail', orderNo)} />}
        >
          Go on with this order
        </Button>
      }
    >
      {formatMessage(paymentMessages['payment.orderSafe'])}
    </Notice>
  );
