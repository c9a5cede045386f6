import type { Reference } from '../drupal/entity.ts';
import { stableUuid } from '../drupal/uuid.ts';

/** A payment gateway of the shop: configuration that no caller may read, and that what points at it names (PAY-03, PAY-04). */
export const gatewayRef = (name: 'ccavenue' | 'razorpay'): Reference => ({
  type: 'commerce_payment_gateway--commerce_payment_gateway',
  id: stableUuid(`paymentGateway:${name}`),
  meta: { drupal_internal__target_id: name },
});
