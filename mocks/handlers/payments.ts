import { type Caller, PROXY } from '../drupal/access.ts';
import type { Backend } from './backend.ts';

// exactly the store's call, and no name twice: what else is requested with the credential would show other people's orders
const isOneOrderRequest = ({ method, url }: Request) => {
  const params = [...new URL(url).searchParams].sort();
  return (
    method === 'GET' &&
    params.map(([name]) => name).join(' ') === 'filter[order_id.order_number] include' &&
    params[0]?.[1] !== '' &&
    params[1]?.[1] === 'order_id'
  );
};

/**
 * The payment of an order, polled by its number. In front of a real host the reverse proxy adds the
 * credential for this one call, so that the browser holds none; here that proxy is played too (API-74, PAY-19).
 */
export const getPollCaller = ({ proxy }: Backend, request: Request): Caller | undefined =>
  proxy === undefined && isOneOrderRequest(request) ? PROXY : undefined;
