import type { RequestHandler } from 'msw';
import { PROXY } from '../drupal/caller.ts';
import type { Backend } from './backend.ts';
import { collection } from './collection.ts';

// exactly the store's call: any other reader of payments is asked for a permission
const asksForOneOrder = ({ method, url }: Request) => {
  const { searchParams } = new URL(url);
  return (
    method === 'GET' &&
    searchParams.get('include') === 'order_id' &&
    Boolean(searchParams.get('filter[order_id.order_number]'))
  );
};

/**
 * The payment of an order, polled by its number. In front of a real host the reverse proxy adds the
 * credential for this one call, so that the browser holds none; here that proxy is played too (API-74, PAY-19).
 */
export const paymentHandlers = (backend: Backend): RequestHandler[] => [
  collection(backend, 'commerce_payment--payment_manual', {
    callerFor: (request) => (asksForOneOrder(request) ? PROXY : undefined),
  }),
];
