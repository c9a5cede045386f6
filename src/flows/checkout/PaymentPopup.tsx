import { Payment, payment } from '../payment/Payment.tsx';
import { checkout } from './checkout.ts';

/** Over the review while the shopper chooses how to pay (PAY-01). */
export function PaymentPopup() {
  const { payment: actor } = checkout.useFlow();
  return actor ? (
    <payment.Adopt actor={actor}>
      <Payment />
    </payment.Adopt>
  ) : null;
}
