import type { ComponentType } from 'react';
import type { CheckoutInput, checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import type { Buyer } from '../../machines/checkout/checkoutContext.ts';
import type { Filters } from '../../machines/listing/filters.ts';
import type { ListAsked, listingMachine } from '../../machines/listing/listing.machine.ts';
import type { testGatewayMachine } from '../../machines/testGateway/testGateway.machine.ts';
import type { ListPage } from '../domain/listCard.ts';
import { portsContext } from './portsContext.ts';

// The charts that pages start, with their ports filled, and what the browser has kept for them. Apart for each page, so
// that none loads another's.

export type ListPorts = {
  listing: typeof listingMachine;
  /** A page that was read before and is shown at once; null where the backend has to be asked. */
  knownPage(asked: ListAsked): ListPage | null;
  /** The filters of the session. (CAT-07) */
  readFilters(): Filters | null;
  /** The box to search the prints, where the list has one. (CAT-03) */
  search?: ComponentType;
  /** What is shown for a number beyond the last page, where that may name something else. (BLOG-03) */
  post?: ComponentType;
};

export type CheckoutPorts = {
  checkout: typeof checkoutMachine;
  testGateway: typeof testGatewayMachine;
  /** What was kept of a checkout: its record, copies, account, coupon and what was typed. */
  readCheckout(): Omit<CheckoutInput, 'prefix' | 'stage' | 'orderNo'>;
  /** Tells of whoever signs in or out in another tab; returns how to stop. */
  followBuyer(tell: (buyer: Buyer) => void): () => void;
};

export const [ListPortsContext, useListPorts] = portsContext<ListPorts>('list');
export const [CheckoutPortsContext, useCheckoutPorts] = portsContext<CheckoutPorts>('checkout');
