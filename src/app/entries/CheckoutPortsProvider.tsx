import type { ReactNode } from 'react';
import { type CheckoutPorts, CheckoutPortsContext } from '../../pages/ports.ts';
import { checkoutLogic } from '../../ports/checkout.ts';
import { readCheckout } from '../../ports/readCheckout.ts';
import { testGatewayLogic } from '../../ports/testGateway.ts';

const ports: CheckoutPorts = { checkout: checkoutLogic, testGateway: testGatewayLogic, readCheckout };

/** Fills the charts of the checkout's pages. */
export const CheckoutPortsProvider = ({ children }: { children: ReactNode }) => (
  <CheckoutPortsContext value={ports}>{children}</CheckoutPortsContext>
);
