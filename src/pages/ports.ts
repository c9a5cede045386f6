import type { CheckoutInput, checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import type { Buyer } from '../../machines/checkout/checkoutContext.ts';
import type { Filters } from '../../machines/listing/filters.ts';
import type { listingMachine } from '../../machines/listing/listing.machine.ts';
import type { testGatewayMachine } from '../../machines/testGateway/testGateway.machine.ts';
import { portsContext } from './portsContext.ts';

// The charts that pages start, with their ports filled, and what the browser has kept for them. Apart for each page, so
// that none loads another's.

export type ArtListPorts = { listing: typeof listingMachine; readFilters(): Filters | null };

export type CheckoutPorts = {
  checkout: typeof checkoutMachine;
  testGateway: typeof testGatewayMachine;
  /** What was kept of a checkout: its record, copies, account, coupon and what was typed. */
  readCheckout(): Omit<CheckoutInput, 'prefix' | 'stage' | 'orderNo'>;
  /** Tells of whoever signs in or out in another tab; returns how to stop. */
  followBuyer(tell: (buyer: Buyer) => void): () => void;
};

export const [ArtListPortsContext, useArtListPorts] = portsContext<ArtListPorts>('art list');
export const [CheckoutPortsContext, useCheckoutPorts] = portsContext<CheckoutPorts>('checkout');
