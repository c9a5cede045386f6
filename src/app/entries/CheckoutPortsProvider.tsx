import { type ReactNode, use, useCallback } from 'react';
import { cart } from '../../flows/cart/cart.ts';
import { type EffectHandler, EffectHandlerContext } from '../../kit/effects.ts';
import { type CheckoutPorts, CheckoutPortsContext } from '../../pages/ports.ts';
import { checkoutLogic } from '../../ports/checkout.ts';
import { followBuyer, readCheckout } from '../../ports/readCheckout.ts';
import { testGatewayLogic } from '../../ports/testGateway.ts';
import { actForCheckout } from './actForCheckout.ts';

const ports: CheckoutPorts = { checkout: checkoutLogic, testGateway: testGatewayLogic, readCheckout, followBuyer };

/** Fills the charts of the checkout's pages, and acts on what only they let out. */
export function CheckoutPortsProvider({ children }: { children: ReactNode }) {
  const pass = use(EffectHandlerContext);
  const bag = cart.useActor();
  const handle = useCallback<EffectHandler>(
    (effect, chart) => {
      if (!actForCheckout(effect, bag)) pass(effect, chart);
    },
    [bag, pass],
  );
  return (
    <EffectHandlerContext value={handle}>
      <CheckoutPortsContext value={ports}>{children}</CheckoutPortsContext>
    </EffectHandlerContext>
  );
}
