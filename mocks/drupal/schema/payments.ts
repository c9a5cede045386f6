import { needs } from '../access.ts';
import type { Schema } from '../resourceType.ts';
import { field, one, seededOnly, text } from './declare.ts';

/** The payment record of an order (API-74, PAY-20). */
export const paymentTypes: Schema = {
  'commerce_payment--payment_manual': {
    serial: 'drupal_internal__payment_id',
    attributes: {
      commerce_payment_type: field('text', { default: 'payment_manual' }),
      payment_gateway_mode: field('text', { default: 'n/a' }),
      remote_id: text,
      remote_state: text,
      amount: field('price'),
      refunded_amount: field('price'),
      state: text,
      authorized: field('time'),
      expires: field('time'),
      completed: field('time'),
      avs_response_code: text,
      avs_response_code_label: text,
      test: field('boolean'),
      captured: field('time'),
    },
    relationships: {
      payment_gateway: one('commerce_payment_gateway--commerce_payment_gateway'),
      payment_method: one('commerce_payment_method--credit_card'),
      order_id: { ...one('commerce_order--default'), isSearchable: true },
    },
    access: { read: needs('administer commerce_payment'), ...seededOnly },
  },
};
