import type { PaymentMethod } from '../../src/domain/gateway.ts';
import type { Reference } from '../drupal/entity.ts';
import { stableUuid } from '../drupal/uuid.ts';

/** A payment gateway of the shop: configuration that no caller may read, and that what points at it names (PAY-03, PAY-04). */
export const gatewayRef = (name: PaymentMethod): Reference => ({
  type: 'commerce_payment_gateway--commerce_payment_gateway',
  id: stableUuid(`paymentGateway:${name}`),
  meta: { drupal_internal__target_id: name },
});

/** The secret of an account with the second provider that exists in this backend alone; a served one has a random one. */
export const RAZORPAY_SECRET = 'embedded-and-of-no-worth';

/** What the provider gives for the demo customer's order that waits to be paid, signed with that secret. */
export const DEMO_RECEIPT = {
  razorpay_payment_id: 'pay_IH4NVgf4Dreq1l',
  razorpay_order_id: 'order_IluGWxBm9U8zJ8',
  razorpay_signature: '01522f41d5962c992f2e9b42371efbd2f6002fe2015d79d13c604196ba20844b',
};
