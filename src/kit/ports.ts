import { createContext, use } from 'react';
import type { addToCartMachine } from '../../machines/addToCart/addToCart.machine.ts';
import type { CheckoutInput, checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import type { configuratorMachine } from '../../machines/configurator/configurator.machine.ts';
import type { Filters } from '../../machines/listing/filters.ts';
import type { listingMachine } from '../../machines/listing/listing.machine.ts';
import type { testGatewayMachine } from '../../machines/testGateway/testGateway.machine.ts';

/** The charts that pages start, with their ports filled, and what the browser has kept for them. */
export type Ports = {
  listing: typeof listingMachine;
  configurator: typeof configuratorMachine;
  addToCart: typeof addToCartMachine;
  checkout: typeof checkoutMachine;
  testGateway: typeof testGatewayMachine;
  /** What was kept of a checkout: its record, copies, account and what was typed. */
  readCheckout(): Pick<CheckoutInput, 'lines' | 'pincode' | 'draft' | 'record' | 'copies' | 'session'>;
  readFilters(): Filters | null;
  /** The page of the art list that was last open. (ART-03) */
  readListPath(): string | null;
};

export const PortsContext = createContext<Ports | null>(null);

export function usePorts(): Ports {
  const ports = use(PortsContext);
  if (!ports) throw new Error('No ports above this page');
  return ports;
}
