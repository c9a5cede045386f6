import { cartMachine } from '../../machines/cart/cart.machine.ts';
import { cartSamples as samples } from '../../machines/cart/cart.samples.ts';
import { BagLines } from '../../src/flows/cart/BagLines.tsx';
import { CartButton } from '../../src/flows/cart/CartButton.tsx';
import { CartPanel } from '../../src/flows/cart/CartPanel.tsx';
import { cartGestures as gestures } from '../../src/flows/cart/cart.gestures.ts';
import { cart } from '../../src/flows/cart/cart.ts';
import { cartPorts as ports } from '../../src/ports/cart.ts';
import { stage } from '../support/walk/stage.ts';

const view = (
  <>
    <CartButton />
    <BagLines />
    <CartPanel />
  </>
);

export const cartStage = stage({ flow: { ...cart, machine: cartMachine }, ports, samples, gestures, view });
